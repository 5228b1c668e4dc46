import { areForbidden } from '../../../src/model/tournament';
import type { PlayerNo, RoundToPair } from '../../../src/model/types';
import { swaps, type Swap } from '../../support/orders';
import {
  plainFacts,
  wantItFirmly,
  wantTheSame,
  type PlainFacts,
} from '../../support/words/plainFacts';

/**
 * Chapters A, B and D of the French text as its literal reading asks for them. Written from the
 * rulings; it shares no code with the engine (`test/systems/witnesses.test.ts`).
 */

/** Ruling 2: a point without play floats down and bars the exemption. */
const isPointWithoutPlay = (outcome: string): boolean =>
  ['pairingBye', 'fullBye', 'forfeitWin'].includes(outcome);

/** Rulings 2 and 5: the leaders of the last round are freed. */
export const facts1994 = (task: RoundToPair): Map<PlayerNo, PlainFacts> =>
  plainFacts(task, { floatsDown: isPointWithoutPlay, freesLeaders: true });

export interface Card extends PlainFacts {
  readonly exemptBefore: boolean;
}

/** Everybody in the order A.2; a player is the place in it, so "stronger" is "smaller". */
export interface Field {
  readonly cards: readonly Card[];
  readonly mayMeet: (a: number, b: number) => boolean;
}

export function literalField(task: RoundToPair): Field {
  const cards = [...facts1994(task).values()]
    .sort((a, b) => b.score - a.score || a.no - b.no)
    .map((facts): Card => ({ ...facts, exemptBefore: facts.outcomes.some(isPointWithoutPlay) }));
  return { cards, mayMeet: (a, b) => mayMeet(task, cards[a], cards[b]) };
}

/** B.1.a; B.2, which never binds the freed (ruling 5: nobody of them has an absolute preference); the arbiter's own. */
function mayMeet(task: RoundToPair, a: Card, b: Card): boolean {
  if (a.no === b.no || a.met.has(b.no)) return false;
  if (wantTheSame(a, b) && a.wish.strength === 'absolute' && b.wish.strength === 'absolute')
    return false;
  return !areForbidden(task.tournament, a.no, b.no, task.round);
}

/** A score level before it is paired. */
export interface Level {
  /** Moved down from the levels above. */
  readonly moved: readonly number[];
  readonly residents: readonly number[];
}

/** A.3: the levels of equal score, from the highest. */
export function levelsOf({ cards }: Field): number[][] {
  const scores = [...new Set(cards.map(({ score }) => score))];
  return scores.map((score) => [...cards.keys()].filter((a) => cards[a].score === score));
}

/** A.3, ruling 8: while fewer than half of its players came from above. */
export const isHeterogeneous = (moved: number, residents: number): boolean =>
  moved > 0 && moved < residents;

export const inOrder = (players: readonly number[]): number[] => [...players].sort((a, b) => a - b);

type Pairs = readonly (readonly [PlainFacts, PlainFacts])[];

export const disturbedPairs = (pairs: Pairs): number =>
  pairs.filter(([a, b]) => wantTheSame(a, b)).length;

/** BAF 77: disturbed pairs without a weak preference. */
export const firmPairs = (pairs: Pairs): number =>
  pairs.filter(([a, b]) => wantItFirmly(a, b)).length;

/** x of A.8; players without a game count in q only (ruling 6). */
export function leastDisturbed(cards: readonly PlainFacts[]): number {
  const wanting = (colour: 'white' | 'black') =>
    cards.filter(({ wish }) => wish.colour === colour).length;
  const q = Math.ceil(cards.length / 2);
  return Math.max(0, wanting('black') - q, wanting('white') - q);
}

/** How much of B.5 and B.6 a level has given up: nothing, B.6, or both (ruling 9). */
export const GIVEN_UP = [0, 1, 2] as const;
type GivenUp = (typeof GIVEN_UP)[number];

export function mayFloat(card: PlainFacts, direction: 'up' | 'down', givenUp: GivenUp): boolean {
  if (card.isTop || givenUp === 2) return true;
  const [last, before] = card.floats;
  return last !== direction && (givenUp === 1 || before !== direction);
}

/** Rulings 5 and 11: of the opponent of a player moved down, unless one of the two is freed. */
export const mayMeetFromAbove = (moved: PlainFacts, met: PlainFacts, givenUp: GivenUp): boolean =>
  moved.isTop || moved.score <= met.score || mayFloat(met, 'up', givenUp);

/**
 * No exchange, then those of D.2 and BAF 80 (ruling 13) of a group of `size` with `pairs` in S1. The
 * strongest changes sides only where somebody is left over, the last one never.
 */
export function* exchangesOf(size: number, pairs: number): Generator<Swap> {
  yield { out: [], into: [] };
  const positions = Array.from({ length: size }, (_, at) => at + 1);
  const upper = positions.slice(size === 2 * pairs ? 1 : 0, pairs);
  const lower = positions.slice(pairs, -1);
  for (let count = 1; count <= Math.min(upper.length, lower.length); count++)
    yield* swaps(upper, lower, count);
}
