import type { HalfPoints } from '../../../model/types';
import { wantSameColour, wantSameColourStrongly } from './a7preferences';
import { breaksB2 } from './b1b2';
import type { Bracket, CardPair } from '../search/bracket';
import type { Card } from '../cards';
import type { Edition } from '../edition';

export const REQUIREMENTS = [
  'closeness',
  'B.2',
  'A.7.d',
  'X',
  'Z',
  'B.5 down',
  'B.6 down',
  'B.5 up',
  'B.6 up',
] as const;
export type RequirementId = (typeof REQUIREMENTS)[number];

/** One relative requirement: how often a pair, or a player who stays over, breaks it. */
export interface Requirement {
  readonly id: RequirementId;
  /** The article that gives it up (C.10) or states it. */
  readonly article: string;
  /** Of the list of score differences (2012 only): the difference that is counted. */
  readonly difference?: HalfPoints;
  /** At most that many can break it. */
  readonly bound: number;
  /** `upfloater`: the lower player if they are the opponent of a player moved down. */
  readonly brokenByPair?: (pair: CardPair, upfloater: Card | null) => boolean;
  readonly brokenByFloater?: (card: Card) => boolean;
}

/** What a pairing of a bracket gives up, in the order of importance. */
export type Totals = readonly { readonly requirement: Requirement; readonly count: number }[];

/**
 * The requirements of C.3 in the order in which C.10 gives them up, the last to be given up first.
 * "Only for the minimum number of pairs" makes the result the pairing whose list of counts is
 * lexicographically smallest.
 */
export function requirementsOf(
  edition: Edition,
  bracket: Bracket,
  round: number,
): readonly Requirement[] {
  const { pairs, m1 } = bracket;
  const floaters = bracket.players.length - 2 * pairs;
  const all: Requirement[] = [...edition.closeness(bracket)];
  if (bracket.players.some((card) => card.topScorer)) all.push(b2(pairs));
  if (round % 2 === 1) all.push(a7d(pairs), x(pairs));
  else all.push(x(pairs), z(pairs));
  if (floaters > 0) {
    const asked = (card: Card) => bracket.residents.has(card);
    all.push(
      floatDown('B.5 down', 'C.10.d', floaters, (card) => asked(card) && card.lastFloat === 'down'),
      floatDown(
        'B.6 down',
        'C.10.c',
        floaters,
        (card) => asked(card) && card.floatBefore === 'down',
      ),
    );
  }
  if (m1 > 0)
    all.push(
      floatUp('B.5 up', 'C.10.b', m1, (card) => card.lastFloat === 'up'),
      floatUp('B.6 up', 'C.10.a', m1, (card) => card.floatBefore === 'up'),
    );
  return all;
}

/** C.10.g: B.2 is given up in pairs with a top scorer only. */
const b2 = (bound: number): Requirement => ({
  id: 'B.2',
  article: 'C.10.g',
  bound,
  brokenByPair: ([a, b]) => breaksB2(a, b),
});

/** C.10.f: in odd rounds strong preferences count as absolute (A.7.d) until X has reached P1. */
const a7d = (bound: number): Requirement => ({
  id: 'A.7.d',
  article: 'C.10.f',
  bound,
  brokenByPair: ([a, b]) => wantSameColourStrongly(a.preference, b.preference),
});

/** C.10.e: pairs in which both want the same colour. */
const x = (bound: number): Requirement => ({
  id: 'X',
  article: 'C.10.e',
  bound,
  brokenByPair: ([a, b]) => wantSameColour(a.preference, b.preference),
});

/** C.10.e, even rounds: those of them in which both want it at least strongly. */
const z = (bound: number): Requirement => ({
  id: 'Z',
  article: 'C.10.e',
  bound,
  brokenByPair: ([a, b]) => wantSameColourStrongly(a.preference, b.preference),
});

const floatDown = (
  id: RequirementId,
  article: string,
  bound: number,
  brokenByFloater: (card: Card) => boolean,
): Requirement => ({ id, article, bound, brokenByFloater });

const floatUp = (
  id: RequirementId,
  article: string,
  bound: number,
  broken: (card: Card) => boolean,
): Requirement => ({
  id,
  article,
  bound,
  brokenByPair: (_, upfloater) => upfloater !== null && broken(upfloater),
});
