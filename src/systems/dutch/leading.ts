import { subsetsOf } from '../shared/combinations';
import { playersOf, type Bracket, type BracketPairing } from './bracket/bracket';
import { firstGenerated } from './bracket/generation';
import { bracketGraph } from './bracket/graph';
import { fewestFloaters, pairBracket } from './bracket/pairBracket';
import { firstDifference, valueOf } from './bracket/value';
import { Completion } from './completion';
import type { Outlook } from './criteria/lookAhead';
import { outlook, type Completes } from './criteria/lookThrough';
import type { Facts, Field } from './field';
import type { PairedBracket } from './pairRound';

/** Two players who are to meet, the higher ranked first. */
export type Wanted = readonly [Facts, Facts];

/** The same field where the two may meet nobody but each other. */
export function forcePair<F extends Field>(field: F, wanted: Wanted): F {
  const forced = new Set(wanted.map(({ rank }) => rank));
  return {
    ...field,
    mustNotMeet: (x, y) => forced.has(x) !== forced.has(y) || field.mustNotMeet(x, y),
  };
}

/** Everybody below a bracket. */
const restBelow = ({ field, residents }: Bracket): readonly Facts[] =>
  field.players.slice(residents.at(-1)!.rank + 1);

/** Whether these downfloaters still lead to a round with the two. */
type Leads = (floaters: readonly Facts[]) => boolean;

/**
 * Two of one bracket must meet in it: should they float down together they do not meet any more, for
 * moved-down players meet residents only. Whoever is to meet somebody below must float. And everybody
 * else must find an opponent too.
 */
function leadsIn(bracket: Bracket, wanted: Wanted): Leads {
  const completion = new Completion(forcePair(bracket.field, wanted));
  const rest = restBelow(bracket);
  const here = wanted.filter((one) => playersOf(bracket).includes(one));
  return (floaters) =>
    here.every((one) => floaters.includes(one) === (here.length === 1)) &&
    completion.allows([...floaters, ...rest]);
}

/** Whether the pairing of a bracket that does not pair the two leaves them to meet further below. */
export const leavesThem = (paired: PairedBracket, wanted: Wanted): boolean =>
  !wanted.every((one) => playersOf(paired.bracket).includes(one)) &&
  leadsIn(paired.bracket, wanted)(paired.floaters);

/**
 * The best pairing of a bracket among those that lead to the two. The criteria are those of the
 * text, the look ahead too: it sees the following bracket free, not bound to the pair. Null: none.
 */
export function bestLeading(bracket: Bracket, wanted: Wanted): BracketPairing | null {
  if (wanted.every((one) => bracket.movedDown.includes(one))) return null;
  const leads = leadsIn(bracket, wanted);
  const ifLeads = (found: BracketPairing) => (leads(found.floaters) ? found : null);
  const bound = { ...bracket, field: forcePair(bracket.field, wanted) };
  // Nothing is looked at below, so that the pair can bind the whole graph.
  if (bracket.kind !== 'normal') return ifLeads(pairBracket(bound));
  const inside = { ...bracket, field: boundInside(bracket, wanted) };
  const found = bracket.floaterTakesBye ? null : ifLeads(pairBracket(inside, completesIn(inside)));
  return found ?? bestByFloaters(inside, leads) ?? ifLeads(pairWhole(bound));
}

/** 2026 has the rest completable in every bracket (C4). */
function completesIn({ field }: Bracket): Completes | null {
  if (field.edition.completion === 'collapse') return null;
  const completion = new Completion(field);
  return (rest) => completion.allows(rest);
}

/** The pair binds those of the bracket only: whoever is to meet somebody below meets nobody here. */
function boundInside(bracket: Bracket, wanted: Wanted): Field {
  const ranks = new Set(playersOf(bracket).map(({ rank }) => rank));
  const forced = forcePair(bracket.field, wanted);
  return {
    ...bracket.field,
    mustNotMeet: (x, y) =>
      (ranks.has(x) && ranks.has(y) ? forced : bracket.field).mustNotMeet(x, y),
  };
}

/** Everybody below in the graph, the pair bound there too: right but for the look ahead. */
function pairWhole(bracket: Bracket): BracketPairing {
  const rest = restBelow(bracket);
  const below = rest.filter((player) => !bracket.beyond.includes(player));
  const total = playersOf(bracket).length + rest.length;
  return firstGenerated(bracketGraph({ ...bracket, below }, 'whole', total % 2));
}

/** How much is tried before the look ahead is taken as the pair binds it. */
const MOST_WORK = 60_000;

interface FloaterSet {
  readonly floaters: readonly Facts[];
  readonly below: Outlook;
}

/**
 * By the sets of downfloaters, in the order of the criteria that speak of them alone: how many, their
 * scores, the look ahead. Null: none leads to the pair, or there are too many to be tried.
 */
function bestByFloaters(bracket: Bracket, leads: Leads): BracketPairing | null {
  const players = playersOf(bracket);
  let work = MOST_WORK / (players.length + restBelow(bracket).length);
  const completes = completesIn(bracket) ?? undefined;
  for (let size = fewestFloaters(bracket); size <= players.length; size += 2) {
    const groups = new Map<string, FloaterSet[]>();
    for (const floaters of subsetsOf(players, size)) {
      if (work-- < 0) return null;
      if (!leads(floaters)) continue;
      const set = { floaters, below: outlook(floaters, bracket, completes) };
      const key = JSON.stringify(costOf(set));
      groups.set(key, [...(groups.get(key) ?? []), set]);
    }
    const inOrder = [...groups.values()].sort(([a], [b]) => compareLists(costOf(a), costOf(b)));
    for (const group of inOrder) {
      const found = bestOf(bracket, group);
      if (found) return found;
    }
  }
  return null;
}

/** Scores from the highest, then the look ahead: how many stay unpaired, and with which scores. */
const costOf = ({ floaters, below }: FloaterSet): number[] => [
  ...floaters.map(({ score }) => score),
  below.unpaired,
  ...below.leftMovedDown,
];

function compareLists(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? a.length - b.length : a[at] - (b[at] ?? -1);
}

/** The best pairing that leaves one of these sets over; null: there is none. */
function bestOf(bracket: Bracket, sets: readonly FloaterSet[]): BracketPairing | null {
  const each = sets.map(({ floaters }) => floaters);
  const count = each[0].length;
  // Single downfloaters are told apart by the graph itself.
  const choices = count === 1 ? [each.flat()] : each;
  let best: BracketPairing | null = null;
  for (const allowed of choices) {
    const found = floating(bracket, allowed, count);
    const isLess =
      found &&
      (!best || (firstDifference(valueOf(bracket, found), valueOf(bracket, best))?.sign ?? 0) < 0);
    if (isLess) best = found;
  }
  return best;
}

/** The best pairing whose downfloaters are `count` of the allowed ones; null: there is none. */
function floating(
  bracket: Bracket,
  allowed: readonly Facts[],
  count: number,
): BracketPairing | null {
  const graph = bracketGraph(bracket, 'slots', count);
  const mayFloat = new Set(allowed);
  const isBarred = (v: number, w: number): boolean =>
    graph.playerAt[v] === null && graph.playerAt[w] !== null && !mayFloat.has(graph.playerAt[w]);
  const found = firstGenerated({
    ...graph,
    isBlocked: (v, w) => graph.isBlocked(v, w) || isBarred(v, w) || isBarred(w, v),
  });
  const isRight =
    found.floaters.length === count && found.floaters.every((one) => mayFloat.has(one));
  return isRight ? found : null;
}
