import { breaksColours } from '../criteria/absolute';
import {
  isAdditive,
  type AdditiveCriterion,
  type Among,
  type BracketFacts,
  type BracketTraits,
  type Criterion,
  type LookAhead,
} from '../criteria/criterion';
import { downfloaters } from '../criteria/downfloaters';
import type { SingleOutlook } from '../criteria/lookAhead';
import { isInside, type Kind } from './kinds';

/**
 * Criteria as columns in descending priority; a column holds what a pair of these kinds is *worth*,
 * so that the best pairing is the matching of greatest weight.
 */
export interface Column {
  readonly article: string;
  readonly worth: Float64Array;
}

/**
 * `slots`: downfloaters go to empty places. `following`: to the real players of the next bracket,
 * as the look ahead wants it. `completion`: to anybody below, so that all can be paired. `whole`: to
 * anybody below, so that all can be paired and as the look ahead wants it.
 */
export type Mode = 'slots' | 'following' | 'completion' | 'whole';

export interface ColumnPlan {
  readonly kinds: readonly Kind[];
  readonly mode: Mode;
  readonly criteria: readonly Criterion[];
  readonly bracket: BracketFacts;
  readonly shape: BracketTraits;
  /** The slot is the pairing-allocated bye. */
  readonly slotIsBye: boolean;
  readonly hasSeveralScores: boolean;
}

/** Pairs of kinds that exist at all by the absolute criteria; two MDPs never meet each other. */
export function edges({ kinds, slotIsBye }: ColumnPlan): Uint8Array {
  const exists = new Uint8Array(kinds.length ** 2);
  kinds.forEach((a, i) =>
    kinds.forEach((b, j) => {
      const yes =
        a.sample && b.sample
          ? !(a.place === 'movedDown' && b.place === 'movedDown') &&
            !breaksColours(a.sample, b.sample)
          : a.sample !== b.sample && (!slotIsBye || (a.sample ? a : b).mayHaveBye);
      exists[i * kinds.length + j] = Number(yes);
    }),
  );
  return exists;
}

/** All columns of the bracket in descending priority; those in which nothing differs are left out. */
export function columns(plan: ColumnPlan): Column[] {
  const all = plan.criteria.flatMap((criterion) => {
    if (!isAdditive(criterion)) return lookAhead(plan, criterion);
    return isOpen(plan, criterion) ? additive(plan, criterion) : [];
  });
  // Where the following bracket alone is in the graph, not everybody has to be paired.
  const inOrder = plan.mode === 'following' ? all : [column(plan, 'all', () => 1), ...all];
  return inOrder.filter(({ worth }) => worth.some((value) => value !== 0));
}

/** Whether the criterion can tell two pairings of the bracket apart at all. */
function isOpen({ kinds, shape, mode }: ColumnPlan, criterion: AdditiveCriterion): boolean {
  // The number of slots has said it.
  if (mode === 'slots' && criterion.ofFloater === downfloaters.ofFloater) return false;
  if (!criterion.matters(shape)) return false;
  return kinds.some((kind) => isInside(kind) && criterion.concerns(kind.sample!));
}

/** `worthOf` is given the kinds, then their places. */
type WorthOf = (a: Kind, b: Kind, i: number, j: number) => number;

function column({ kinds }: ColumnPlan, article: string, worthOf: WorthOf): Column {
  const worth = new Float64Array(kinds.length ** 2);
  for (let i = 0; i < kinds.length; i++)
    for (let j = i; j < kinds.length; j++)
      worth[i * kinds.length + j] = worth[j * kinds.length + i] = worthOf(kinds[i], kinds[j], i, j);
  return { article, worth };
}

/** A count is one column; a list is one column per value, from the highest. */
function additive(plan: ColumnPlan, criterion: AdditiveCriterion): Column[] {
  const { article, measure } = criterion;
  // With one score only, all values are the same, and the counts have said how many.
  if (measure === 'list' && !plan.hasSeveralScores) return [];
  const among = criterion.among(
    plan.kinds.map((kind) => (isInside(kind) ? kind.sample : null)),
    plan.bracket,
  );
  if (measure === 'count')
    return [
      column(
        plan,
        article,
        additiveWorth(plan, among, (value) => value ?? 0),
      ),
    ];
  return valuesIn(plan, among).map((listed) =>
    column(
      plan,
      article,
      additiveWorth(plan, among, (value) => (value === listed ? 1 : 0)),
    ),
  );
}

/**
 * With slots, a downfloater's cost stands on their slot. Without, they have no edge of their own, so that
 * being paired is worth what floating would have cost.
 */
function additiveWorth(
  { mode }: ColumnPlan,
  { ofPair, ofFloater }: Among,
  measure: (value: number | null) => number,
): WorthOf {
  return (a, b, i, j) => {
    if (isInside(a) && isInside(b)) {
      const [higher, lower] = a.sample!.score >= b.sample!.score ? [i, j] : [j, i];
      const cost = measure(ofPair(higher, lower));
      if (mode === 'slots') return -cost;
      return measure(ofFloater(i)) + measure(ofFloater(j)) - cost;
    }
    if (mode !== 'slots' || isInside(a) === isInside(b)) return 0;
    return -measure(ofFloater(isInside(a) ? i : j));
  };
}

function valuesIn({ kinds }: ColumnPlan, { ofPair, ofFloater }: Among): number[] {
  const found = new Set<number>();
  const add = (value: number | null) => value !== null && found.add(value);
  kinds.forEach((a, i) => {
    if (!isInside(a)) return;
    add(ofFloater(i));
    kinds.forEach((b, j) => {
      if (isInside(b) && a.sample!.score >= b.sample!.score) add(ofPair(i, j));
    });
  });
  return [...found].sort((a, b) => b - a);
}

function lookAhead(plan: ColumnPlan, { article }: LookAhead): Column[] {
  if (plan.mode === 'completion') return [];
  return plan.mode === 'slots' ? lookByPlayer(plan, article) : lookAtNext(plan, article);
}

/** With the following bracket in the graph: its pairs, then its moved-down players by score. */
function lookAtNext(plan: ColumnPlan, article: string): Column[] {
  const scores = new Set(plan.kinds.filter(isInside).map(({ sample }) => sample!.score));
  // Alone in the graph, its bye counts as a place; otherwise everybody has one anyway.
  const isThere = ({ place }: Kind) =>
    place === 'next' || (place === 'slot' && plan.mode === 'following');
  const leaves = (a: Kind, b: Kind) => isInside(a) && b.place === 'next';
  return [
    column(plan, article, (a, b) =>
      Number(
        (isThere(a) || isThere(b)) && (isThere(a) || isInside(a)) && (isThere(b) || isInside(b)),
      ),
    ),
    ...[...scores]
      .sort((a, b) => b - a)
      .map((score) =>
        column(plan, article, (a, b) =>
          Number(
            (leaves(a, b) && a.sample!.score === score) ||
              (leaves(b, a) && b.sample!.score === score),
          ),
        ),
      ),
  ];
}

/** Where each player's outlook is known by itself. */
function lookByPlayer(plan: ColumnPlan, article: string): Column[] {
  const cost = (key: keyof SingleOutlook) => (a: Kind, b: Kind) => {
    if (isInside(a) === isInside(b)) return 0;
    return -Number((isInside(a) ? a : b).outlook?.[key] ?? false);
  };
  return [column(plan, article, cost('losesPair')), column(plan, article, cost('staysUnpaired'))];
}
