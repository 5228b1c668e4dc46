import { ACCEPTED, handTable, swapCell, type HandLine } from '../../explain/handTable';
import type { Reason, TraceTable } from '../../explain/reason';
import { breaksB2 } from './articles/b1b2';
import type { Bracket, CardPair, Found } from './search/bracket';
import type { Card } from './cards';
import { transpositions } from './articles/d1transpositions';
import { subsetsOf } from '../shared/combinations';
import { exchanges } from '../shared/exchanges';
import { describePairing } from './describe';
import type { SearchContext } from './search/searchBracket';

/** More candidates than this are not worked by hand. */
const MOST_ROWS = 40;
const MOST_PLAYERS = 12;

/**
 * The candidates of a small bracket in the order of the text (C.6–C.9), each with the article that
 * refuses it, down to the accepted one. Requirements are those at which the search ended. Null if
 * they would not fit on a page.
 */
export function candidateTable(
  context: SearchContext,
  bracket: Bracket,
  found: Found,
): TraceTable | null {
  if (bracket.pairs === 0 || bracket.players.length > MOST_PLAYERS) return null;
  const lines: HandLine[] = [];
  for (const { exchange, pairs } of attempts(context, bracket)) {
    if (lines.length === MOST_ROWS) return null;
    const verdict = refusal(context, bracket, found, pairs);
    lines.push({
      number: lines.length + 1,
      exchange,
      pairs: numbersOf(pairs).pairs,
      verdict: verdict ?? ACCEPTED,
    });
    if (verdict === null) return handTable({ key: 'hand.title', article: 'C.7, C.8' }, lines);
  }
  return null;
}

const numbersOf = (pairs: readonly CardPair[]) => ({
  pairs: pairs.map(([a, b]) => [a.no, b.no] as const),
});

interface Attempt {
  readonly exchange: Reason | null;
  readonly pairs: readonly CardPair[];
}

/**
 * C.6–C.9: in a heterogeneous bracket the opponents of S1 in the order of D.1 (2012: for each set of
 * D.3), and for each of them the candidates of the remainder. Where S1 can't be paired like that, no
 * remainder is looked at.
 */
export function* attempts(context: SearchContext, bracket: Bracket): Generator<Attempt> {
  const { players, m1, pairs } = bracket;
  if (m1 === 0) {
    yield* candidates(players, pairs);
    return;
  }
  const movedDown = players.filter((card) => bracket.movedDown.has(card));
  for (const s1 of setsForS1(context, movedDown, m1)) {
    const s2 = players.filter((card) => !s1.includes(card));
    for (const order of transpositions(s2.length, m1)) {
      const first = s1.map((card, i): CardPair => [card, s2[order[i]]]);
      if (!first.every(([a, b]) => context.mayMeet(a, b))) {
        yield { exchange: null, pairs: first };
        continue;
      }
      const taken = new Set(first.flat());
      const rest = players.filter((card) => !taken.has(card));
      for (const { exchange, pairs: others } of candidates(rest, pairs - m1))
        yield { exchange, pairs: [...first, ...others] };
    }
  }
}

function setsForS1({ edition }: SearchContext, movedDown: readonly Card[], m1: number): Card[][] {
  if (edition.choiceOfMovedDown === 'highest') return [movedDown.slice(0, m1)];
  const positions = movedDown.map((_, i) => i);
  return [...subsetsOf(positions, m1)].map((set) => set.map((i) => movedDown[i]));
}

/** Candidates in the order of D.1 and D.2: exchanges of 0, 1, 2 … players, each with its transpositions. */
export function* candidates(players: readonly Card[], pairs: number): Generator<Attempt> {
  const n = players.length;
  for (let count = 0; count <= Math.min(pairs, n - pairs); count++)
    for (const { fromS1, fromS2 } of exchanges(pairs, n, count)) {
      const inS1 = (number: number) =>
        number <= pairs ? !fromS1.includes(number) : fromS2.includes(number);
      const s1 = players.filter((_, i) => inS1(i + 1));
      const s2 = players.filter((_, i) => !inS1(i + 1));
      const cards = (numbers: readonly number[]) => numbers.map((x) => players[x - 1].no);
      const exchange = count === 0 ? null : swapCell(cards(fromS1), cards(fromS2));
      for (const order of transpositions(s2.length, s1.length))
        yield { exchange, pairs: s1.map((card, i): CardPair => [card, s2[order[i]]]) };
    }
}

/** The first rule that refuses a candidate; null for the accepted one. */
export function refusal(
  context: SearchContext,
  bracket: Bracket,
  found: Found,
  candidate: readonly CardPair[],
): Reason | null {
  const pairs = candidate.map(([a, b]): CardPair => (a.rank < b.rank ? [a, b] : [b, a]));
  for (const [a, b] of pairs)
    if (!context.mayMeet(a, b))
      return {
        key: 'dutch2011.hand.cannot-meet',
        article: a.met.has(b.no) ? 'B.1.a' : breaksB2(a, b) ? 'B.2' : 'B.1',
        args: { pair: numbersOf([[a, b]]) },
      };
  const described = describePairing(context, bracket, pairs);
  const barred = described.stayOver.find((card) => !bracket.mayStayOver(card));
  if (barred !== undefined)
    return {
      key: 'dutch2011.hand.no-bye',
      article: 'B.1.b',
      args: { player: { players: [barred.no] } },
    };
  const forBelow: Reason = { key: 'dutch2011.hand.bracket-below', article: 'C.12, C.13' };
  for (const [index, { requirement, count }] of described.totals.entries()) {
    const allowed = found.totals[index].count;
    if (count < allowed) return forBelow;
    if (count > allowed)
      return {
        key: 'dutch2011.hand.gives-up',
        article: requirement.article,
        args: { requirement: requirement.id, count, allowed },
      };
  }
  const accepted = new Set(found.pairs.map(([a, b]) => `${a.no}-${b.no}`));
  if (pairs.some(([a, b]) => !accepted.has(`${a.no}-${b.no}`))) return forBelow;
  return null;
}
