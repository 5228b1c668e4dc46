import type { Reason, Trace, TraceStep } from '../../explain/reason';
import type { HalfPoints, PlayerNo } from '../../model/types';
import type { WordKey } from '../../words';
import { colourRule, giveColours } from '../dutch/colours';
import { byHandStep } from './byHand';
import { byeStep } from './byeSteps';
import { CRITERION_WORDS, sayValue, valueOf, type CriterionValue } from './criteria';
import { edition } from './edition';
import type { Field, Ranked } from './field';
import type { PairedBracket, PairedRound } from './pairRound';

/** The account of a round as data. */
export interface BursteinTrace {
  readonly round: number;
  readonly bye: PlayerNo | null;
  readonly brackets: readonly {
    readonly score: HalfPoints;
    readonly residents: readonly PlayerNo[];
    readonly incoming: readonly PlayerNo[];
    readonly pairs: readonly (readonly [PlayerNo, PlayerNo])[];
    readonly floaters: readonly PlayerNo[];
    readonly criteria: readonly CriterionValue[];
  }[];
}

/** `depth`: the work by hand takes time and is only done for somebody who wants to read it. */
export function traceOf(
  { brackets, bye }: PairedRound,
  field: Field,
  depth: 'round' | 'byHand' = 'round',
): Trace<BursteinTrace> {
  const values = brackets.map((paired) => valueOf(paired.bracket, paired)!);
  const steps = brackets.map((paired, index) => ({
    ...bracketStep(paired, values[index], depth),
  }));
  return {
    system: edition.id,
    round: field.round,
    steps: [...(bye ? [byeStep(bye, field)] : []), ...steps],
    data: {
      round: field.round,
      bye: bye?.player.no ?? null,
      brackets: brackets.map(({ bracket, pairs, floaters }, index) => ({
        score: bracket.residents[0].score,
        residents: numbers(bracket.residents),
        incoming: numbers(bracket.incoming),
        pairs: pairs.map(([a, b]) => [a.no, b.no] as const),
        floaters: numbers(floaters),
        criteria: values[index],
      })),
    },
  };
}

function bracketStep(
  paired: PairedBracket,
  values: readonly CriterionValue[],
  depth: 'round' | 'byHand',
): TraceStep {
  const { bracket, floaters } = paired;
  const some = (key: WordKey, article: string, players: readonly Ranked[]): TraceStep[] =>
    players.length === 0
      ? []
      : [{ key, article, args: { players: { players: numbers(players) } } }];
  const byHand = depth === 'byHand' ? byHandStep(paired) : null;
  return {
    key: 'burstein2026.bracket',
    article: '1.2.2',
    args: { score: { points: bracket.residents[0].score } },
    steps: [
      ...some('burstein2026.residents', '1.2.2', bracket.residents),
      ...some('burstein2026.incoming', '1.2.2', bracket.incoming),
      rankingStep(bracket.players),
      pairsStep(paired),
      ...some('burstein2026.floaters', '3.2.1', floaters),
      criteriaStep(values),
      ...(byHand ? [byHand] : []),
    ],
  };
}

/** 1.8, 4.1: the Index of everybody in the bracket. */
const rankingStep = (players: readonly Ranked[]): TraceStep => ({
  key: 'burstein2026.ranking',
  article: '1.8, 4.1',
  table: {
    title: { key: 'burstein2026.rankingTitle' },
    header: [
      { key: 'burstein2026.head.bsn' },
      { key: 'burstein2026.head.player' },
      { key: 'burstein2026.head.points' },
      { key: 'burstein2026.head.buchholz' },
      { key: 'burstein2026.head.sonnebornBerger' },
    ],
    rows: players.map(({ no, score, buchholz, sonnebornBerger }, index) => [
      index + 1,
      who(no),
      { key: 'burstein2026.points', args: { score: { points: score } } },
      { key: 'burstein2026.buchholz', args: { value: { points: buchholz } } },
      {
        key: 'burstein2026.sonnebornBerger',
        args: { value: { number: sonnebornBerger / 4, decimals: 2 } },
      },
    ]),
  },
});

function pairsStep({ bracket, pairs }: PairedBracket): TraceStep {
  if (pairs.length === 0) return { key: 'burstein2026.noPairs', article: '3.2.1' };
  return {
    key: 'burstein2026.pairs',
    article: '3.2.2',
    args: { count: pairs.length },
    table: {
      title: { key: 'dutch.pairsTitle' },
      header: [
        { key: 'dutch.head.white' },
        { key: 'dutch.head.black' },
        { key: 'dutch.head.colourRule' },
      ],
      rows: pairs.map(([higher, lower]) => {
        const { white, black, rule } = giveColours(higher, lower, bracket.field.initialColour);
        const { article, key } = colourRule(rule, edition);
        const colours: Reason = { key, article, args: { higher: { players: [higher.no] } } };
        return [who(white.no), who(black.no), colours];
      }),
    },
  };
}

const criteriaStep = (values: readonly CriterionValue[]): TraceStep => ({
  key: 'burstein2026.criteria',
  article: '3.2.2',
  table: {
    title: { key: 'dutch.criteriaTitle' },
    header: [
      { key: 'dutch.head.article' },
      { key: 'dutch.head.value' },
      { key: 'dutch.head.criterion' },
    ],
    rows: values.map((value) => [
      value.article,
      sayValue(value),
      { key: CRITERION_WORDS[value.article], article: value.article },
    ]),
  },
});

const who = (player: PlayerNo): Reason => ({
  key: 'dutch.who',
  args: { player: { players: [player] } },
});

const numbers = (players: readonly Ranked[]): PlayerNo[] => players.map(({ no }) => no);
