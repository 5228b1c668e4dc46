import type { Outcome, PlayerNo, Tournament } from '../model/types';
import { roundContentOf } from './write/roundSheet';

/** One row of a round as it should stand: a game, or one player with his bye. */
export interface RoundLine {
  readonly white: PlayerNo;
  readonly black: PlayerNo | null;
  readonly whiteOutcome: Outcome;
  readonly blackOutcome: Outcome | null;
  readonly unrated?: boolean;
  /** Where the round was published. */
  readonly table?: number;
}

/** Of one event they are asked for again and again: by the record, the log's proofs, the checks. */
const known = new WeakMap<Tournament, Map<number, readonly RoundLine[]>>();

/** The rows of a round: games in table order, then byes. */
export function roundLines(tournament: Tournament, round: number): readonly RoundLine[] {
  const rounds = known.get(tournament) ?? new Map<number, readonly RoundLine[]>();
  known.set(tournament, rounds);
  const lines = rounds.get(round) ?? linesOf(tournament, round);
  rounds.set(round, lines);
  return lines;
}

function linesOf(tournament: Tournament, round: number): RoundLine[] {
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
