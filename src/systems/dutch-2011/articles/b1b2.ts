import type { Reason } from '../../../explain/reason';
import { areForbidden } from '../../../model/tournament';
import type { RoundToPair } from '../../../model/types';
import { wantSameColourAbsolutely } from './a7preferences';
import type { Card } from '../cards';

/** Why two players can't meet at all. */
export type Obstacle = 'B.1.a' | 'B.2' | 'forbidden';

/** Each with its sentence and article. */
export const OBSTACLES: Readonly<Record<Obstacle, Reason>> = {
  'B.1.a': { key: 'dutch2011.why.B.1.a', article: 'B.1.a' },
  'B.2': { key: 'dutch2011.why.B.2', article: 'B.2' },
  forbidden: { key: 'dutch2011.why.forbidden' },
};

/**
 * B.1.a and B.2: what keeps two players apart whatever else is given up. By the note to B.2 a pair
 * with at least one top scorer is not kept apart by colours; C.10.g counts it instead.
 */
export function obstacleBetween(task: RoundToPair, a: Card, b: Card): Obstacle | null {
  if (a.met.has(b.no)) return 'B.1.a';
  if (breaksB2(a, b) && !a.topScorer && !b.topScorer) return 'B.2';
  if (areForbidden(task.tournament, a.no, b.no, task.round)) return 'forbidden';
  return null;
}

export const breaksB2 = (a: Card, b: Card): boolean =>
  wantSameColourAbsolutely(a.preference, b.preference);

export type MayMeet = (a: Card, b: Card) => boolean;

/** The obstacles of a whole round, looked up once: as `obstacleBetween`, from the few pairs that have one. */
export function meetings(task: RoundToPair, cards: readonly Card[]): MayMeet {
  const size = cards.length;
  const rankOf = new Map(cards.map(({ no, rank }) => [no, rank]));
  const apart = new Uint8Array(size * size);
  const keepApart = (a: number, b: number): void => {
    apart[a * size + b] = apart[b * size + a] = 1;
  };
  for (const { rank, met } of cards) {
    keepApart(rank, rank);
    for (const no of met) {
      const other = rankOf.get(no);
      if (other !== undefined) keepApart(rank, other);
    }
  }
  const bound = cards.filter(
    ({ preference, topScorer }) => preference.strength === 'absolute' && !topScorer,
  );
  for (const a of bound) for (const b of bound) if (breaksB2(a, b)) keepApart(a.rank, b.rank);
  for (const { players, rounds } of task.tournament.forbidden) {
    if (rounds !== null && !rounds.includes(task.round)) continue;
    const ranks = players.flatMap((no) => rankOf.get(no) ?? []);
    for (const a of ranks) for (const b of ranks) keepApart(a, b);
  }
  return (a, b) => apart[a.rank * size + b.rank] === 0;
}
