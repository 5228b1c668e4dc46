import type { Outcome, PlayerNo, Tournament } from '../model/types';
import { roundContentOf } from './write/roundSheet';

/** One row of a round as it should stand: a game, or one player with his bye. */
export interface RoundLine {
  readonly white: PlayerNo;
  readonly black: PlayerNo | null;
  readonly whiteOutcome: Outcome;
  readonly blackOutcome: Outcome | null;
  readonly unrated?: boolean;
}

/** The rows of a round: games in table order, then byes. */
export function roundLines(tournament: Tournament, round: number): RoundLine[] {
  const { games, byes } = roundContentOf(tournament, round);
  return [
    ...games,
    ...byes.map(({ no, outcome }) => ({
      white: no,
      black: null,
      whiteOutcome: outcome,
      blackOutcome: null,
    })),
  ];
}
