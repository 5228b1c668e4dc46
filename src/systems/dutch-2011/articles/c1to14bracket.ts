import { backtrack } from './c12backtracking';
import { reduce } from './c14reduction';
import type { Bracket } from '../search/bracket';
import { byRank, type Card } from '../cards';
import type { Journal } from '../journal';
import { mostPairs, reachOf } from '../search/reach';
import { searchBracket, type SearchContext } from '../search/searchBracket';
import { movedDownFrom, startingM1, withoutOpponent, type Level } from '../search/level';

/** C.1–C.14 for a bracket that is not the lowest. `above` may be changed by C.12. */
export function settleBracket(
  context: SearchContext,
  residents: readonly Card[],
  above: Level | null,
  journal: Journal,
): Level {
  let mayBacktrack = above !== null;
  for (;;) {
    const incoming = above === null ? [] : movedDownFrom(above);
    const opening = openBracket(context, residents, incoming, above);
    journal.push({ kind: 'bracket', lowest: false, residents, incoming });
    for (const card of opening.lonelyResidents)
      journal.push({ kind: 'C.1', card, movedDown: false });
    let bracket = opening.bracket;
    if (opening.lonelyMovedDown.length > 0 && wantedByC1(context, opening).some(tryBacktracking))
      continue;
    for (const card of opening.lonelyMovedDown)
      journal.push({ kind: 'C.1', card, movedDown: true });
    const isInReach = reachOf(context);
    for (;;) {
      const found = isInReach(bracket) ? searchBracket(context, bracket) : null;
      if (found !== null) {
        journal.push({ kind: 'paired', bracket, found });
        return {
          residents,
          incoming,
          left: [...opening.lonelyResidents, ...opening.lonelyMovedDown],
          bracket,
          found,
        };
      }
      if (tryBacktracking(bracket)) break;
      const smaller = reduce(context, bracket);
      journal.push({ kind: 'C.14', from: bracket, to: smaller });
      bracket = smaller;
    }
  }

  function tryBacktracking(wanted: Bracket): boolean {
    const { pairs, m1, mayStayOver } = wanted;
    if (!mayBacktrack || above === null || movedDownFrom(above).length === 0) return false;
    const found = backtrack(context, above, { residents, pairs, m1, mayStayOver });
    const before = movedDownFrom(above);
    if (found !== null) {
      above.found = found;
      mayBacktrack = false;
    }
    journal.push({
      kind: 'C.12',
      pairs,
      m1,
      before,
      after: found === null ? null : movedDownFrom(above),
      above: above.bracket,
      found,
    });
    return found !== null;
  }
}

export interface Opening {
  readonly lonelyResidents: readonly Card[];
  readonly lonelyMovedDown: readonly Card[];
  readonly movedDown: readonly Card[];
  readonly others: readonly Card[];
  /** Residents without opponent now, who could find one among other players moved down. */
  readonly hopeful: readonly Card[];
  readonly bracket: Bracket;
}

/** C.1 and C.2: who has no opponent, and P0, M0 and the type of the bracket without them. */
export function openBracket(
  { mayMeet }: SearchContext,
  residents: readonly Card[],
  incoming: readonly Card[],
  above: Level | null,
): Opening {
  const lonely = new Set(withoutOpponent(mayMeet, [...residents, ...incoming]));
  const movedDown = incoming.filter((card) => !lonely.has(card));
  const others = residents.filter((card) => !lonely.has(card));
  const lonelyResidents = residents.filter((card) => lonely.has(card));
  const upper = above === null ? [] : above.bracket.players;
  return {
    lonelyResidents,
    hopeful: lonelyResidents.filter((card) => upper.some((other) => mayMeet(card, other))),
    lonelyMovedDown: incoming.filter((card) => lonely.has(card)),
    movedDown,
    others,
    bracket: startingBracket(residents, others, movedDown),
  };
}

function startingBracket(
  residents: readonly Card[],
  others: readonly Card[],
  movedDown: readonly Card[],
): Bracket {
  const players = [...others, ...movedDown].sort(byRank);
  return {
    players,
    movedDown: new Set(movedDown),
    m1: startingM1(movedDown.length, players.length),
    pairs: Math.floor(players.length / 2),
    residents: new Set(residents),
    lowestScore: residents[residents.length - 1].score,
    mayStayOver: () => true,
  };
}

/**
 * The bracket counted with the moved down who have no opponent, as C.1 looks at it first, and with
 * all residents but those who can never find one.
 */
export function withThem(opening: Opening): Bracket {
  const { others, hopeful, movedDown, lonelyMovedDown, bracket } = opening;
  const counted = [...others, ...hopeful];
  const everyoneMoved = [...movedDown, ...lonelyMovedDown];
  return {
    ...startingBracket([...bracket.residents], counted, everyoneMoved),
    mayStayOver: bracket.mayStayOver,
  };
}

/**
 * C.1: what a player moved down who has no opponent asks of C.12. In a bracket treated as homogeneous
 * nothing if the number of pairs can be reached with the present players; otherwise that number,
 * then, by C.14, one pair less and again, as long as the present players can't do as much.
 */
export function wantedByC1(context: SearchContext, opening: Opening): Bracket[] {
  const bracket = withThem(opening);
  if (bracket.m1 > 0) return [bracket];
  const wanted: Bracket[] = [];
  const isReached = (asked: Bracket) => mostPairs(context, asked) !== null;
  for (let asked = bracket; asked.pairs > 0 && !isReached(asked);) {
    wanted.push(asked);
    asked = { ...asked, pairs: asked.pairs - 1 };
  }
  return wanted;
}
