import type { Reason, TraceStep } from '../../explain/reason';
import { sayPoints } from '../../model/points';
import type { WordKey } from '../../words';
import { barredStep } from './criteria/barred';
import type { BracketKind } from './bracket/bracket';
import type { CriterionValue } from './bracket/value';
import type { Articles, Edition } from './edition';
import type { BracketTrace, ByeTrace, CriterionTrace, DutchTrace } from './trace';

export const BRACKET_WORDS: Readonly<Record<BracketKind, WordKey>> = {
  normal: 'dutch.bracket.normal',
  last: 'dutch.bracket.last',
  penultimate: 'dutch.bracket.penultimate',
  collapsed: 'dutch.bracket.collapsed',
};

/** A bracket worked by hand, by its place in the round; null: nothing to show. */
export type ByHandSteps = (bracket: number, isPerfect: boolean) => TraceStep | null;

/** The account of a round in sentences, bracket by bracket; with the work by hand if it is given. */
export function roundSteps(
  data: DutchTrace,
  { articles }: Edition,
  byHand: ByHandSteps = () => null,
): TraceStep[] {
  return [
    ...data.brackets.map((bracket, index) =>
      bracketStep(bracket, articles, byHand(index, bracket.criteria.every(isPerfect))),
    ),
    ...(data.bye ? [byeStep(data.bye, articles)] : []),
  ];
}

export function bracketStep(
  bracket: BracketTrace,
  articles: Articles,
  byHand: TraceStep | null = null,
): TraceStep {
  const { kind, score, movedDown, limbo, floaters, topscorers } = bracket;
  const some = (key: WordKey, article: string, players: readonly number[]): TraceStep[] =>
    players.length === 0 ? [] : [{ key, article, args: { players: { players } } }];
  const steps: TraceStep[] = [
    {
      key: 'dutch.residents',
      article: articles.bracket,
      args: { players: { players: bracket.residents } },
    },
    ...some('dutch.movedDown', articles.movedDown, movedDown),
    ...some('dutch.limbo', articles.limbo, limbo),
    ...some('dutch.topscorers', articles.topscorers, topscorers),
    pairsStep(bracket, articles),
    ...(kind === 'last' || kind === 'collapsed'
      ? []
      : some(
          'dutch.floaters',
          kind === 'penultimate' ? articles.completion : articles.floaters,
          floaters,
        )),
    criteriaStep(bracket.criteria, articles),
    ...(byHand ? [byHand] : []),
  ];
  return {
    key: BRACKET_WORDS[kind],
    article:
      kind === 'penultimate' || kind === 'collapsed' ? articles.specialBracket : articles.bracket,
    args: { score: { points: score } },
    steps,
  };
}

function pairsStep({ pairs }: BracketTrace, articles: Articles): TraceStep {
  return {
    key: pairs.length === 0 ? 'dutch.noPairs' : 'dutch.pairs',
    article: articles.best,
    args: { count: pairs.length },
    ...(pairs.length === 0
      ? {}
      : {
          table: {
            title: { key: 'dutch.pairsTitle' },
            header: [
              { key: 'dutch.head.white' },
              { key: 'dutch.head.black' },
              { key: 'dutch.head.colourRule' },
            ],
            rows: pairs.map(({ white, black, higher, rule, words }) => [
              who(white),
              who(black),
              {
                key: words,
                article: rule,
                args: { higher: { players: [higher] } },
              },
            ]),
          },
        }),
  };
}

const who = (player: number): Reason => ({
  key: 'dutch.who',
  args: { player: { players: [player] } },
});

function criteriaStep(criteria: readonly CriterionTrace[], articles: Articles): TraceStep {
  const unmet = criteria.filter((criterion) => !isPerfect(criterion));
  return {
    key: unmet.length === 0 ? 'dutch.perfect' : 'dutch.unmet',
    article: unmet.length === 0 ? articles.perfect : articles.best,
    args: { articles: unmet.map(({ article }) => article).join(', ') },
    table: {
      title: { key: 'dutch.criteriaTitle' },
      // The long text stands last: in a sheet it may run on.
      header: [
        { key: 'dutch.head.article' },
        { key: 'dutch.head.value' },
        { key: 'dutch.head.bound' },
        { key: 'dutch.head.criterion' },
      ],
      rows: criteria.map((criterion) => [
        criterion.article,
        sayValue(criterion),
        sayValue({ ...criterion, ...criterion.lowerBound }),
        { key: criterion.words, article: criterion.article },
      ]),
    },
  };
}

/** Nothing to minimize is left: no downfloater but the odd one, no player disappointed. */
function isPerfect({ measure, count, list, lowerBound }: CriterionTrace): boolean {
  if (measure === 'list') return list.join() === lowerBound.list.join();
  return count <= lowerBound.count && list.length <= lowerBound.list.length;
}

/** A value in words: the number, or the differences from the highest. */
export function sayValue({ measure, count, list }: CriterionValue): string | Reason {
  const points = list.map(sayPoints).join(' ');
  if (measure === 'lookAhead') {
    return list.length === 0
      ? String(count)
      : { key: 'dutch.value.c7', args: { count, scores: points } };
  }
  if (measure === 'count') return String(count);
  return list.length === 0 ? '–' : points;
}

function byeStep({ player, score, barred }: ByeTrace, articles: Articles): TraceStep {
  return {
    key: 'dutch.bye',
    article: articles.bye,
    args: { player: { players: [player] } },
    steps: [
      ...(articles.byeScore === null
        ? []
        : [
            {
              key: 'dutch.byeScore' as const,
              article: articles.byeScore,
              args: { score: { points: score } },
            },
          ]),
      ...barred.map(({ player: other, round, outcome }) =>
        barredStep({ players: [other] }, { round, outcome }, articles),
      ),
    ],
  };
}
