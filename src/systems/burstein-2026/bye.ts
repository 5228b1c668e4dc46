import {
  deficiency,
  greedyMatching,
  maximumMatching,
  unmatchedCount,
} from '../matching/maximumMatching';
import { mayMeet } from '../dutch/criteria/absolute';
import type { Field, Ranked } from './field';

/** 3.1: who gets the pairing-allocated bye, and the others who were in question, best first. */
export interface ByeChoice {
  readonly player: Ranked;
  /** Everybody who may have it and leaves a complete round (3.1.1, 3.1.2), in the order of 3.1.3–3.1.5. */
  readonly candidates: readonly Ranked[];
}

/** Null: the number of players is even. `none`: the round cannot be completed. */
export function assignBye(field: Field): ByeChoice | null | 'none' {
  const { players } = field;
  const areJoined = (v: number, w: number): boolean => mayMeet(players[v], players[w], field);
  const neighbours = (v: number): number[] => {
    const list: number[] = [];
    for (let w = 0; w < players.length; w++) if (w !== v && areJoined(v, w)) list.push(w);
    return list;
  };
  const mate = maximumMatching(
    players.length,
    neighbours,
    greedyMatching(players.length, areJoined),
  );
  const isOdd = players.length % 2 === 1;
  if (unmatchedCount(mate) !== Number(isOdd)) return 'none';
  if (!isOdd) return null;
  // Whom some largest pairing leaves alone leaves a complete round.
  const { missable } = deficiency(players.length, neighbours, mate);
  const candidates = missable
    .map((v) => players[v])
    .filter(field.mayHaveBye)
    .sort(byClaim);
  return candidates.length === 0 ? 'none' : { player: candidates[0] as Ranked, candidates };
}

/** 3.1.3 lowest score, 3.1.4 most games played, 3.1.5 lowest ranked. */
export const byClaim = (a: Ranked, b: Ranked): number =>
  a.score - b.score || b.games - a.games || b.place - a.place;
