import { mayMeetByColour } from '../criteria/c03';
import { AFTER_C7, c05, c06 } from '../criteria/index';
import { breaksC2 } from '../criteria/c02';
import type { AdditiveCriterion, BracketFacts } from '../criteria/criterion';
import type { SingleOutlook } from '../criteria/c07';
import type { Facts } from '../facts';

/**
 * Players of a bracket fall into a few kinds that no criterion can tell apart. Criteria are written
 * out once per pair of kinds, as columns in descending priority; a column holds what a pair of
 * these kinds is *worth*, so that the best pairing is the matching of greatest weight.
 */
export interface Kind {
  readonly place: 'movedDown' | 'resident' | 'beyond' | 'slot';
  /** Any player of the kind; null for a slot. */
  readonly sample: Facts | null;
  /** C.7 where it is known player by player. */
  readonly outlook: SingleOutlook | null;
  count: number;
}

export interface Column {
  readonly article: string;
  readonly worth: Float64Array;
}

/** `slots`: downfloaters go to empty places. `beyond`: to the real players below (C.4, C.7 in full). */
export type Mode = 'slots' | 'completion' | 'following';

export interface Plan {
  readonly kinds: readonly Kind[];
  readonly mode: Mode;
  readonly bracket: BracketFacts;
  /** The slot is the pairing-allocated bye (C.2). */
  readonly slotIsBye: boolean;
  readonly isLastRound: boolean;
  readonly hasSeveralScores: boolean;
}

/** Pairs of kinds that exist at all: C.2 and C.3; two MDPs are never paired with each other (B.3). */
export function edges({ kinds, slotIsBye }: Plan): Uint8Array {
  const exists = new Uint8Array(kinds.length ** 2);
  kinds.forEach((a, i) =>
    kinds.forEach((b, j) => {
      const yes =
        a.sample && b.sample
          ? !(a.place === 'movedDown' && b.place === 'movedDown') &&
            mayMeetByColour(a.sample, b.sample)
          : a.sample !== b.sample && !(slotIsBye && breaksC2((a.sample ?? b.sample)!));
      exists[i * kinds.length + j] = Number(yes);
    }),
  );
  return exists;
}

/** All columns of the bracket in descending priority; those in which nothing differs are left out. */
export function columns(plan: Plan): Column[] {
  const inOrder =
    plan.mode === 'following'
      ? [...additive(plan, c05), ...additive(plan, c06), ...c7(plan), ...after(plan)]
      : [
          column(plan, 'C.4', () => 1),
          ...(plan.mode === 'completion' ? additive(plan, c05) : []),
          ...additive(plan, c06),
          ...(plan.mode === 'slots' ? singleC7(plan) : []),
          ...after(plan),
        ];
  return inOrder.filter(({ worth }) => worth.some((value) => value !== 0));
}

const after = (plan: Plan): Column[] =>
  AFTER_C7.filter((criterion) => isOpen(plan, criterion)).flatMap((criterion) =>
    additive(plan, criterion),
  );

/** Whether the criterion can tell two pairings of the bracket apart at all. */
function isOpen({ kinds, isLastRound }: Plan, criterion: AdditiveCriterion): boolean {
  if (criterion.isForLastRound && !isLastRound) return false;
  const { concerns } = criterion;
  return !concerns || kinds.some((kind) => isInside(kind) && concerns(kind.sample!));
}

const isInside = ({ place }: Kind): boolean => place === 'movedDown' || place === 'resident';

function column({ kinds }: Plan, article: string, worthOf: (a: Kind, b: Kind) => number): Column {
  const worth = new Float64Array(kinds.length ** 2);
  for (let i = 0; i < kinds.length; i++)
    for (let j = i; j < kinds.length; j++)
      worth[i * kinds.length + j] = worth[j * kinds.length + i] = worthOf(kinds[i], kinds[j]);
  return { article, worth };
}

/** A count is one column; a list is one column per difference, from the highest (A.8). */
function additive(plan: Plan, criterion: AdditiveCriterion): Column[] {
  // With one score only, all differences are the same, and C.5 or the counts have said how many.
  if (criterion.measure === 'list' && !plan.hasSeveralScores) return [];
  if (criterion.measure === 'count')
    return [
      column(
        plan,
        criterion.article,
        additiveWorth(plan, criterion, (value) => value ?? 0),
      ),
    ];
  return differencesIn(plan, criterion).map((difference) =>
    column(
      plan,
      criterion.article,
      additiveWorth(plan, criterion, (value) => (value === difference ? 1 : 0)),
    ),
  );
}

/**
 * With slots, a downfloater's cost stands on his slot. Without, he has no edge of his own, so that
 * being paired is worth what floating would have cost.
 */
function additiveWorth(
  plan: Plan,
  criterion: AdditiveCriterion,
  measure: (value: number | null) => number,
): (a: Kind, b: Kind) => number {
  const ofFloater = (kind: Kind): number =>
    measure(criterion.ofFloater(kind.sample!, plan.bracket));
  return (a, b) => {
    if (isInside(a) && isInside(b)) {
      const [higher, lower] = a.sample!.score >= b.sample!.score ? [a, b] : [b, a];
      const cost = measure(criterion.ofPair(higher.sample!, lower.sample!, plan.bracket));
      return plan.mode === 'slots' ? -cost : ofFloater(a) + ofFloater(b) - cost;
    }
    if (plan.mode !== 'slots' || isInside(a) === isInside(b)) return 0;
    return -ofFloater(isInside(a) ? a : b);
  };
}

function differencesIn({ kinds, bracket }: Plan, criterion: AdditiveCriterion): number[] {
  const found = new Set<number>();
  const add = (value: number | null) => value !== null && found.add(value);
  const inside = kinds.filter(isInside);
  for (const a of inside) {
    add(criterion.ofFloater(a.sample!, bracket));
    for (const b of inside)
      if (a.sample!.score >= b.sample!.score) add(criterion.ofPair(a.sample!, b.sample!, bracket));
  }
  return [...found].sort((a, b) => b - a);
}

/** C.7 with the following bracket in the graph: its pairs, then its moved-down players by score. */
function c7(plan: Plan): Column[] {
  const scores = new Set(plan.kinds.filter(isInside).map(({ sample }) => sample!.score));
  const leaves = (a: Kind, b: Kind) => isInside(a) && b.place === 'beyond';
  return [
    column(plan, 'C.7', (a, b) => Number(!isInside(a) || !isInside(b))),
    ...[...scores]
      .sort((a, b) => b - a)
      .map((score) =>
        column(plan, 'C.7', (a, b) =>
          Number(
            (leaves(a, b) && a.sample!.score === score) ||
              (leaves(b, a) && b.sample!.score === score),
          ),
        ),
      ),
  ];
}

/** C.7 where each player's outlook is known by itself. */
function singleC7(plan: Plan): Column[] {
  const cost = (key: keyof SingleOutlook) => (a: Kind, b: Kind) => {
    if (isInside(a) === isInside(b)) return 0;
    return -Number((isInside(a) ? a : b).outlook?.[key] ?? false);
  };
  return [column(plan, 'C.7', cost('losesPair')), column(plan, 'C.7', cost('staysUnpaired'))];
}
