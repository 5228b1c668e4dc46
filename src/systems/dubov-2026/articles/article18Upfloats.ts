import type { PlayerNo, Tournament } from '../../../model/types';
import { floatsByScores, type UnplayedRounds } from '../../shared/unplayed';

/** 1.8.2: MaxT. */
export const mostUpfloats = (rounds: number): number => 2 + Math.floor(rounds / 5);

/** 1.3.2 knows upfloaters only, and nobody floats without a game. */
const NO_FLOATS: UnplayedRounds = { downfloat: [], barsBye: [] };

/** Who met a higher score over the board in a round; scores with the virtual points of that round. */
export function upfloatersOf(tournament: Tournament, round: number): PlayerNo[] {
  return [...floatsByScores(NO_FLOATS, tournament, round)].flatMap(([no, float]) =>
    float === 'up' ? [no] : [],
  );
}

/** The rounds before `round` in which each player was an upfloater. */
export function upfloatRounds(
  tournament: Tournament,
  round: number,
): ReadonlyMap<PlayerNo, readonly number[]> {
  const rounds = new Map<PlayerNo, number[]>();
  for (let r = 1; r < round; r++)
    for (const no of upfloatersOf(tournament, r)) {
      const list = rounds.get(no);
      if (list) list.push(r);
      else rounds.set(no, [r]);
    }
  return rounds;
}
