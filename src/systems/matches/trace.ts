import type { Reason, Trace, TraceStep, TraceTable } from '../../explain/reason';
import type { PlayerNo } from '../../model/types';
import { byHandSteps } from './byHand';
import { byeOrder } from './bye';
import { giveColours } from './colours';
import type { Competitor, Field } from './field';
import { shown } from './judge';
import { byeBarReason } from './limits';
import { criterionWord, measurePairs, measureUpfloaters, type Measured } from './measure';
import type { PairedBracket, PairedRound } from './pairRound';

/** What a round was made of, by numbers. */
export interface MatchTrace {
  readonly bye: PlayerNo | null;
  readonly brackets: readonly {
    readonly score: number;
    readonly group: readonly PlayerNo[];
    readonly upfloaters: readonly PlayerNo[];
    readonly pairs: readonly (readonly [PlayerNo, PlayerNo])[];
  }[];
}

export type Depth = 'round' | 'byHand';

/** The account of a round, in the order of arts. 3 and 4. */
export function traceOf(field: Field, round: PairedRound, depth: Depth): Trace<MatchTrace> {
  const numbers = (list: readonly Competitor[]) => list.map(({ no }) => no);
  return {
    system: field.edition.id,
    round: field.round,
    steps: [
      ...(round.bye ? [byeStep(field, round.bye)] : []),
      ...round.brackets.map((bracket) => bracketStep(field, bracket, depth)),
    ],
    data: {
      bye: round.bye?.no ?? null,
      brackets: round.brackets.map(({ group, upfloaters, pairs }) => ({
        score: group[0].score,
        group: numbers(group),
        upfloaters: numbers(upfloaters),
        pairs: pairs.map(([a, b]) => [a.no, b.no] as const),
      })),
    },
  };
}

/** 3.4: the bye, and who stood before in the order. */
function byeStep({ competitors }: Field, bye: Competitor): TraceStep {
  const before = competitors.filter((each) => byeOrder(each, bye) < 0).sort(byeOrder);
  return {
    key: 'matches.bye',
    article: '3.4',
    args: {
      player: { players: [bye.no] },
      score: { points: bye.score },
      matches: bye.matchesPlayed,
    },
    steps: before.map((each) =>
      each.byeBar
        ? byeBarReason(each.no, each.byeBar)
        : { key: 'matches.byeLeaves', article: '3.4.1', args: { player: { players: [each.no] } } },
    ),
  };
}

function bracketStep(field: Field, bracket: PairedBracket, depth: Depth): TraceStep {
  const { group, upfloaters } = bracket;
  return {
    key: 'matches.bracket',
    article: '3.3',
    args: { score: { points: group[0].score } },
    table: pairsTable(field, bracket),
    steps: [
      { key: 'matches.group', args: { players: shown(group) } },
      {
        ...(upfloaters.length === 0
          ? { key: 'matches.noUpfloaters', article: field.edition.criteria.fewest }
          : { key: 'matches.upfloaters', article: '3.5', args: { players: shown(upfloaters) } }),
        ...withCriteria(field, bracket),
      },
      ...(depth === 'byHand' ? byHandSteps(field, bracket) : []),
    ],
  };
}

/** What the bracket is worth on each criterion that it has; nothing where it has none. */
function withCriteria(field: Field, bracket: PairedBracket): { readonly table?: TraceTable } {
  const { upfloaters, below, pairs } = bracket;
  const measured: Measured[] = [
    ...(upfloaters.length === 0 ? [] : measureUpfloaters(field, below, upfloaters)),
    ...measurePairs(field, bracket, pairs),
  ];
  if (measured.length === 0) return {};
  const table: TraceTable = {
    title: { key: 'matches.criteria' },
    header: [
      { key: 'matches.head.article' },
      { key: 'matches.head.value' },
      { key: 'matches.head.criterion' },
    ],
    rows: measured.map((each) => [
      each.article,
      { key: 'matches.value', args: { value: each.shown } },
      criterionWord(each),
    ]),
  };
  return { table };
}

const pairsTable = (field: Field, { pairs }: PairedBracket): TraceTable => ({
  title: { key: 'matches.pairs' },
  header: [
    { key: 'matches.head.white' },
    { key: 'matches.head.black' },
    { key: 'matches.head.rule' },
  ],
  rows: pairs.map((pair): Reason[] => {
    const { white, black, key, article, first } = giveColours(field, pair);
    return [
      { key: 'matches.who', args: { player: { players: [white.no] } } },
      { key: 'matches.who', args: { player: { players: [black.no] } } },
      { key, article, args: { first: { players: [first.no] } } },
    ];
  }),
});
