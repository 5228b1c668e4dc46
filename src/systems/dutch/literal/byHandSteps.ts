import { ACCEPTED, handTable, type HandLine } from '../../../explain/handTable';
import { placeWord } from '../../../explain/pictureTable';
import type { Reason, ReasonArg, TraceStep } from '../../../explain/reason';
import { playersOf } from '../bracket/bracket';
import { workByHand, type HandRow, type HandWork } from '../byHand';
import type { Articles, Edition } from '../edition';
import type { Facts } from '../field';
import type { Alteration, Candidate, FactsPair } from './literal';
import type { PairedBracket } from '../pairRound';

/** The pairs of a larger bracket would not fit on a line. */
const MOST_PLAYERS = 20;

/**
 * The bracket by hand: S1 and S2, then the candidates with what refuses them. `isPerfect`: whether
 * the accepted one is perfect or only the best available. Null: nobody is paired here.
 */
export function byHandStep(paired: PairedBracket, isPerfect: boolean): TraceStep | null {
  if (paired.pairs.length === 0) return null;
  const work = workByHand(paired);
  const { edition } = paired.bracket.field;
  const { articles } = edition;
  const size = playersOf(paired.bracket).length;
  const args = { total: sayCount(work.total), walked: sayCount(work.walked), size };
  // Two players: an exchange would only turn the same pair round.
  if (work.total === 1n || size === 2)
    return {
      key: 'dutch.hand.only',
      article: articles.candidate,
      args: { pairs: pairsArg(paired.pairs) },
    };
  if (size > MOST_PLAYERS)
    return {
      key: work.isComplete ? 'dutch.hand.large' : 'dutch.hand.tooLarge',
      article: articles.alterations,
      args,
      ...(work.isComplete ? {} : { steps: [counted(work)] }),
    };
  return {
    key: work.m0 === 0 ? 'dutch.hand.homogeneous' : 'dutch.hand.heterogeneous',
    article: articles.subgroups,
    args: { m0: work.m0, m1: work.m1, maxPairs: work.maxPairs },
    table: subgroups(work, playersOf(paired.bracket)),
    steps: [
      ...limboStep(work, articles),
      ...remainderStep(work, articles),
      {
        key: work.isComplete ? 'dutch.hand.found' : 'dutch.hand.givenUp',
        article: work.m0 === 0 ? articles.homogeneous : articles.heterogeneous,
        args,
        table: handTable({ key: 'hand.title' }, linesOf(work, isPerfect, edition)),
        ...(work.isComplete ? {} : { steps: [counted(work)] }),
      },
    ],
  };
}

/** Where the list ends before it, the place of the accepted candidate is counted. */
const counted = ({ place, total }: HandWork): TraceStep =>
  placeWord({ of: 'bracket', number: String(place), total: String(total) });

/** S1 beside S2, each with the number in the bracket that section D sorts by. */
function subgroups({ s1, s2 }: HandWork, all: readonly Facts[]): TraceStep['table'] {
  const bsn = (player: Facts | undefined) => (player ? all.indexOf(player) + 1 : '');
  const who = (player: Facts | undefined): Reason | string =>
    player ? { key: 'dutch.who', args: { player: { players: [player.no] } } } : '';
  const rows = Array.from({ length: Math.max(s1.length, s2.length) }, (_, i) => [
    bsn(s1[i]),
    who(s1[i]),
    bsn(s2[i]),
    who(s2[i]),
  ]);
  return {
    title: { key: 'dutch.hand.subgroups' },
    header: [
      { key: 'dutch.hand.bsn' },
      { key: 'dutch.hand.s1' },
      { key: 'dutch.hand.bsn' },
      { key: 'dutch.hand.s2' },
    ],
    rows,
  };
}

function limboStep({ limbo }: HandWork, articles: Articles): TraceStep[] {
  if (limbo.length === 0) return [];
  return [{ key: 'dutch.hand.limbo', article: articles.limbo, args: { players: named(limbo) } }];
}

/** S1R and S2R of the accepted candidate, before any exchange. */
function remainderStep({ m0, m1, accepted }: HandWork, articles: Articles): TraceStep[] {
  if (m0 === 0 || accepted.s1.length === 0) return [];
  const rest = [...accepted.s1, ...accepted.s2].sort((a, b) => a.rank - b.rank);
  return [
    {
      key: 'dutch.hand.remainder',
      article: articles.remainder,
      args: {
        pairs: pairsArg(accepted.pairs.slice(0, m1)),
        s1: numbersArg(rest.slice(0, accepted.s1.length)),
        s2: numbersArg(rest.slice(accepted.s1.length)),
      },
    },
  ];
}

function linesOf(work: HandWork, isPerfect: boolean, edition: Edition): HandLine[] {
  const { perfect, best } = edition.articles;
  const accepted = { ...ACCEPTED, article: isPerfect ? perfect : best };
  const head = work.head.map((row) => lineOf(row, accepted, edition));
  if (!work.isComplete)
    return [
      ...head,
      gap('dutch.hand.gapOpen', null),
      candidateLine('…', work.accepted, accepted, edition),
    ];
  const from = work.head.at(-1)!;
  const next = work.tail.at(0);
  const left = next ? next.first - from.first - from.count : 0n;
  return [
    ...head,
    ...(left > 0n ? [gap('dutch.hand.gap', left)] : []),
    ...work.tail.map((row) => lineOf(row, accepted, edition)),
  ];
}

const gap = (key: 'dutch.hand.gap' | 'dutch.hand.gapOpen', count: bigint | null): HandLine => ({
  number: '…',
  exchange: null,
  pairs: null,
  verdict: {
    key,
    ...(count === null ? {} : { args: { count: sayCount(count) } }),
  },
});

function lineOf(row: HandRow, accepted: Reason, edition: Edition): HandLine {
  const { first, count, candidate, refusal } = row;
  const number = count === 1n ? Number(first) : `${first} … ${first + count - 1n}`;
  if (candidate === null)
    return {
      number,
      exchange: exchangeCell(row.stretch, edition),
      pairs: numbersOf(row.stretch.begin),
      isBeginning: true,
      floaters: null,
      verdict: row.refusal,
    };
  return candidateLine(number, candidate, refusal ?? accepted, edition);
}

const candidateLine = (
  number: HandLine['number'],
  candidate: Candidate,
  verdict: Reason,
  edition: Edition,
): HandLine => ({
  number,
  exchange: exchangeCell(candidate, edition),
  pairs: numbersOf(candidate.pairs),
  floaters: candidate.floaters.map(({ no }) => no),
  verdict,
});

/** Changes between S1 and the Limbo, and between S1 and S2. */
function exchangeCell({ movedDownSwap, swap }: Alteration, { words }: Edition): Reason | null {
  if (!movedDownSwap && !swap) return null;
  return {
    key: movedDownSwap ? (swap ? words.bothExchanges : words.movedDownExchange) : words.exchange,
    args: {
      ...(movedDownSwap && {
        s1: numbersArg(movedDownSwap.left),
        limbo: numbersArg(movedDownSwap.came),
      }),
      ...(swap && { left: numbersArg(swap.left), came: numbersArg(swap.came) }),
    },
  };
}

/** Digits as long as somebody would read them; then only the size of the number. */
function sayCount(count: bigint): string {
  const digits = String(count);
  return digits.length <= 7 ? digits : `≈ ${digits[0]}·10^${digits.length - 1}`;
}

const numbersOf = (pairs: readonly FactsPair[]) => pairs.map(([a, b]) => [a.no, b.no] as const);
const pairsArg = (pairs: readonly FactsPair[]): ReasonArg => ({ pairs: numbersOf(pairs) });
const named = (players: readonly Facts[]): ReasonArg => ({ players: players.map(({ no }) => no) });
const numbersArg = (players: readonly Facts[]): ReasonArg => ({
  numbers: players.map(({ no }) => no),
});
