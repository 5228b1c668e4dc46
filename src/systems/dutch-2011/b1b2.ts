import type { Reason } from '../../explain/reason';
import { areForbidden, forbiddenIn } from '../../model/tournament';
import type { PlayerNo, RoundToPair } from '../../model/types';
import { wantSameColourAbsolutely } from './a7preferences';
import type { Card } from './cards';

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
export function obstacleBetween(
  task: RoundToPair,
  a: Card,
  b: Card,
  apart = (one: PlayerNo, other: PlayerNo) => areForbidden(task.tournament, one, other, task.round),
): Obstacle | null {
  if (a.met.has(b.no)) return 'B.1.a';
  if (breaksB2(a, b) && !a.topScorer && !b.topScorer) return 'B.2';
  if (apart(a.no, b.no)) return 'forbidden';
  return null;
}

export const breaksB2 = (a: Card, b: Card): boolean =>
  wantSameColourAbsolutely(a.preference, b.preference);

export type MayMeet = (a: Card, b: Card) => boolean;

/** The obstacles of a whole round, looked up once. */
export function meetings(task: RoundToPair, cards: readonly Card[]): MayMeet {
  const size = cards.length;
  const allowed = new Uint8Array(size * size);
  const apart = forbiddenIn(task.tournament, task.round);
  for (let i = 0; i < size; i++)
    for (let j = i + 1; j < size; j++)
      if (obstacleBetween(task, cards[i], cards[j], apart) === null)
        allowed[i * size + j] = allowed[j * size + i] = 1;
  return (a, b) => allowed[a.rank * size + b.rank] === 1;
}
