import type { Reason } from '../../../explain/reason';
import { areForbidden } from '../../../model/tournament';
import type { RoundToPair } from '../../../model/types';
import { Meetings } from '../../shared/meetings';
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
export function mayMeetIn(task: RoundToPair, cards: readonly Card[]): MayMeet {
  const meetings = new Meetings(task, cards);
  const bound = cards.filter(
    ({ preference, topScorer }) => preference.strength === 'absolute' && !topScorer,
  );
  for (const a of bound)
    for (const b of bound) if (a !== b && breaksB2(a, b)) meetings.bar(a.rank, b.rank);
  return (a, b) => a !== b && !meetings.has(a.rank, b.rank);
}
