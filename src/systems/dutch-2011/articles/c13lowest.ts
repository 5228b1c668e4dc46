import { openBracket, wantedByC1, type Opening } from './c1to14bracket';
import { backtrack } from './c12backtracking';
import { reduceM1 } from './c14reduction';
import type { Below, Bracket, Found } from '../search/bracket';
import { byRank, type Card } from '../cards';
import type { Journal } from '../journal';
import { largestM1, mostPairs, reachOf } from '../search/reach';
import { searchBracket, type SearchContext } from '../search/searchBracket';
import { movedDownFrom, type Level } from '../search/level';

/** The lowest bracket, possibly joined from several. */
interface Lowest {
  readonly residents: readonly Card[];
  /** Who counts as moved down: S1 of a heterogeneous bracket. */
  readonly incoming: readonly Card[];
  /** The players of the lowest score, of whom B.5 and B.6 are asked. */
  readonly lowestGroup: readonly Card[];
}

/**
 * The lowest bracket: C.12, then fewer players moved down in S1, then C.13. `levels` are the brackets
 * above from the top; C.13 changes the last one or takes it away by joining. Null: no legal pairing.
 */
export function settleLowest(
  context: SearchContext,
  group: readonly Card[],
  levels: Level[],
  journal: Journal,
): Level | null {
  const above = levels.at(-1) ?? null;
  const incoming = above === null ? [] : movedDownFrom(above);
  const first = pairLowest(
    context,
    { residents: group, incoming, lowestGroup: group },
    above,
    journal,
  );
  if (first !== null) return first;

  let residents = group;
  for (;;) {
    const penultimate = levels.at(-1);
    if (penultimate === undefined) return null;
    const found = pairPenultimateAgain(context, penultimate, residents);
    journal.push({
      kind: 'C.13',
      bracket: found?.bracket ?? penultimate.bracket,
      found: found?.found ?? null,
    });
    if (found !== null) {
      const changed: Level = { ...penultimate, bracket: found.bracket, found: found.found };
      levels[levels.length - 1] = changed;
      const lowest = { residents, incoming: movedDownFrom(changed), lowestGroup: group };
      const last = pairLowest(context, lowest, null, journal);
      if (last === null) throw new Error('C.13 promised a complete lowest bracket');
      return last;
    }
    levels.pop();
    const s1 = [...penultimate.residents, ...penultimate.incoming].sort(byRank);
    journal.push({ kind: 'joined', s1, s2: residents });
    const joined = { residents, incoming: s1, lowestGroup: group };
    const last = pairLowest(context, joined, null, journal);
    if (last !== null) return last;
    residents = [...penultimate.residents, ...residents].sort(byRank);
  }
}

/** The lowest bracket as it stands; `above` is given only while C.12 is still allowed. */
function pairLowest(
  context: SearchContext,
  lowest: Lowest,
  above: Level | null,
  journal: Journal,
): Level | null {
  let mayBacktrack = above !== null;
  let { incoming } = lowest;
  const { residents } = lowest;
  for (;;) {
    journal.push({ kind: 'bracket', lowest: true, residents, incoming });
    const opening = openLowest(context, lowest, incoming, above);
    const lonely = [...opening.lonelyResidents, ...opening.lonelyMovedDown];
    if (opening.lonelyMovedDown.length > 0 && opening.lonelyResidents.length === 0)
      // All but one must be paired here, so a smaller number is of no use.
      if (wantedByC1(context, opening).slice(0, 1).some(tryBacktracking)) continue;
    if (!mayAllStayOver(lonely, residents.length + incoming.length)) return null;
    for (const card of lonely)
      journal.push({ kind: 'C.1', card, movedDown: opening.lonelyMovedDown.includes(card) });
    const settled = lower(opening.bracket);
    if (settled === 'again') continue;
    return settled && { residents, incoming, left: lonely, ...settled };
  }

  /** C.12 and fewer in S1, by turns. */
  function lower(start: Bracket): { bracket: Bracket; found: Found } | 'again' | null {
    const isInReach = reachOf(context);
    for (let bracket = start; ;) {
      const found = isInReach(bracket) ? searchBracket(context, bracket) : null;
      if (found !== null) {
        journal.push({ kind: 'paired', bracket, found });
        return { bracket, found };
      }
      if (tryBacktracking(bracket)) return 'again';
      if (bracket.m1 === 0) return null;
      const smaller = reduceM1(context, bracket);
      journal.push({ kind: 'C.14', from: bracket, to: smaller });
      bracket = smaller;
    }
  }

  function tryBacktracking({ pairs, m1, mayStayOver }: Bracket): boolean {
    if (!mayBacktrack || above === null || incoming.length === 0) return false;
    const found = backtrack(context, above, { residents, pairs, m1, mayStayOver });
    const before = incoming;
    if (found !== null) {
      above.found = found;
      incoming = movedDownFrom(above);
      mayBacktrack = false;
    }
    journal.push({
      kind: 'C.12',
      pairs,
      m1,
      before,
      after: found && incoming,
      above: above.bracket,
      found,
    });
    return found !== null;
  }
}

/** In an odd field one player without opponent may simply have the bye (C.1, B.1.b). */
function mayAllStayOver(lonely: readonly Card[], players: number): boolean {
  if (lonely.length === 0) return true;
  return lonely.length === 1 && players % 2 === 1 && lonely[0].mayHaveBye;
}

function openLowest(
  context: SearchContext,
  { residents, lowestGroup }: Lowest,
  incoming: readonly Card[],
  above: Level | null,
): Opening {
  const opening = openBracket(context, residents, incoming, above);
  return {
    ...opening,
    bracket: {
      ...opening.bracket,
      residents: new Set(lowestGroup),
      mayStayOver: (card) => card.mayHaveBye,
    },
  };
}

/**
 * C.13: the penultimate bracket from its number of pairs downwards; the first pairing with which the
 * lowest bracket can be completed. A heterogeneous one first with all of S1, then with fewer.
 */
function pairPenultimateAgain(
  context: SearchContext,
  level: Level,
  residents: readonly Card[],
): { bracket: Bracket; found: Found } | null {
  const below = completion(context, level, residents);
  const least = level.bracket.m1 === 0 ? 0 : context.edition.leastM1BeforeJoining;
  for (let m1 = largestM1(context, level.bracket, below); m1 >= least; m1--) {
    const pairs = mostPairs(context, { ...level.bracket, m1 }, below);
    if (pairs === null || pairs === 0) continue;
    const bracket: Bracket = { ...level.bracket, m1, pairs };
    const found = searchBracket(context, bracket, below);
    if (found !== null) return { bracket, found };
  }
  return null;
}

/** The lowest bracket as places: every player must be paired, one may have the bye in an odd field. */
function completion({ mayMeet }: SearchContext, level: Level, residents: readonly Card[]): Below {
  const cards = [...residents, ...level.left];
  const bye = (cards.length + level.bracket.players.length) % 2;
  return {
    size: cards.length + bye,
    plain: false,
    takes: (card, place) => (place < cards.length ? mayMeet(card, cards[place]) : card.mayHaveBye),
    joins: (place, other) =>
      other < cards.length ? mayMeet(cards[place], cards[other]) : cards[place].mayHaveBye,
  };
}
