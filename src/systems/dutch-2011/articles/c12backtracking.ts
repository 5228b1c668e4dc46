import type { Below, Found } from '../search/bracket';
import type { Card } from '../cards';
import { compareFound } from '../search/compareFound';
import { mostPairs } from '../search/reach';
import { searchBracket, type SearchContext } from '../search/searchBracket';
import { movedDownFrom, type Level } from '../search/level';

/** What the lower bracket must reach with another set of players moved down. */
export interface Need {
  readonly residents: readonly Card[];
  readonly pairs: number;
  /** M1; 0: as a homogeneous bracket. */
  readonly m1: number;
  readonly mayStayOver: (card: Card) => boolean;
}

/**
 * C.12: the first pairing of the bracket above, in its own order, that moves down as many players as
 * now, but others, with whom the lower bracket reaches what it needs. Null if there is none.
 *
 * The two brackets are one matching problem: whoever leaves the upper one must fit into the lower
 * one. The present set can't be found again, since it does not fit.
 */
export function backtrack(context: SearchContext, above: Level, need: Need): Found | null {
  if (above.found.stayOver.length === 0 || above.bracket.pairs === 0) return null;
  const moved = above.left.length + above.found.stayOver.length;
  const classes = context.edition.backtrackingKeepsScores ? scoreClasses(above) : undefined;
  // Another set rarely helps: whether any leaves the bracket above its pairs is asked first.
  const search = (below: Below | null) =>
    below && mostPairs(context, above.bracket, below) === above.bracket.pairs
      ? searchBracket(context, above.bracket, { ...below, classes })
      : null;
  if (need.m1 === 0) return search(lowerBracket(context, above, need, moved, () => 'mayStay'));
  if (need.m1 === moved) return search(lowerBracket(context, above, need, moved, () => 'mustPlay'));
  if (context.edition.choiceOfMovedDown === 'anySet')
    return search(lowerBracket(context, above, need, moved, () => 'fewMayStay'));
  return bestSplit(context, above, need, moved, search);
}

/**
 * C.4 puts the M1 highest of the moved down into S1. Which of a new set they are depends on the set:
 * the lowest of them is tried at every rank, and the best pairing of all is the first in the order.
 *
 * First without that wish, asking only that M1 of them play: nothing can be better than what this
 * gives, so if it gives nothing, or something that fulfils the wish, no rank need be tried.
 */
function bestSplit(
  context: SearchContext,
  above: Level,
  need: Need,
  moved: number,
  search: (below: Below | null) => Found | null,
): Found | null {
  const able = new Set(
    [...above.bracket.players, ...above.left].filter((card) =>
      need.residents.some((other) => context.mayMeet(card, other)),
    ),
  );
  const highest = (found: Found) => movedDownFrom({ ...above, found }).filter((c) => able.has(c));
  const downTo = (last: Card): Found | null => {
    const isHigh = (card: Card) => card.rank <= last.rank && able.has(card);
    const found = search(
      lowerBracket(context, above, need, moved, (card) => (isHigh(card) ? 'mustPlay' : 'mayStay')),
    );
    return found && highest(found).filter(isHigh).length === need.m1 ? found : null;
  };
  const bound = search(lowerBracket(context, above, need, moved, () => 'fewMayStay'));
  if (bound === null) return null;
  const lowest = highest(bound)[need.m1 - 1];
  const direct = lowest ? downTo(lowest) : null;
  if (direct && compareFound(direct, bound) === 0) return direct;
  let best: Found | null = null;
  for (const last of able) {
    const found = downTo(last);
    if (found && (best === null || compareFound(found, best) < 0)) best = found;
  }
  return best;
}

type Claim = 'mustPlay' | 'mayStay' | 'fewMayStay';

/** The lower bracket as places for those who leave the upper one. */
function lowerBracket(
  { mayMeet }: SearchContext,
  above: Level,
  need: Need,
  moved: number,
  claimOf: (card: Card) => Claim,
): Below | null {
  const cards = [...need.residents, ...above.left];
  const spare = need.residents.length + moved - 2 * need.pairs;
  if (spare < 0) return null;
  const fixed = new Set(above.left);
  // Spare places beyond these are for residents only, so that M1 of the moved down have to play.
  const forFew = moved - need.m1;
  const staysAt = (card: Card, place: number) => {
    if (!need.mayStayOver(card)) return false;
    const claim = claimOf(card);
    if (claim === 'mustPlay') return false;
    return claim === 'mayStay' || place - cards.length < forFew;
  };
  return {
    size: cards.length + spare,
    plain: false,
    takes: (card, place) =>
      place < cards.length ? mayMeet(card, cards[place]) : staysAt(card, place),
    joins: (place, other) => {
      if (place >= cards.length) return false;
      if (other < cards.length) return mayMeet(cards[place], cards[other]);
      return fixed.has(cards[place])
        ? staysAt(cards[place], other)
        : need.mayStayOver(cards[place]);
    },
  };
}

/** 2012: the other set must have the same scores. */
function scoreClasses(above: Level): Below['classes'] {
  const scores = [...new Set(above.bracket.players.map((card) => card.score))].sort(
    (a, b) => b - a,
  );
  if (scores.length === 1) return undefined;
  const classOf = (card: Card) => scores.indexOf(card.score);
  const wanted = scores.map(() => 0);
  for (const card of above.found.stayOver) wanted[classOf(card)]++;
  return { classOf, wanted };
}
