import type { Reason, TraceStep } from '../../explain/reason';
import { sayPoints } from '../../explain/phrasebook';
import type { KeysAfter } from '../../words';
import { isListOnly, type CriterionValue } from './bracket/value';
import type { BracketTrace, ByeTrace, CriterionTrace, DutchTrace } from './trace';

/** A bracket worked by hand, by its place in the round; null: nothing to show. */
export type ByHandSteps = (bracket: number, isPerfect: boolean) => TraceStep | null;

/** The account of a round in sentences, bracket by bracket; with the work by hand if it is given. */
export function roundSteps(data: DutchTrace, byHand: ByHandSteps = () => null): TraceStep[] {
  return [
    ...data.brackets.map((bracket, index) =>
      bracketStep(bracket, byHand(index, bracket.criteria.every(isPerfect))),
    ),
    ...(data.bye ? [byeStep(data.bye)] : []),
  ];
}

export function bracketStep(bracket: BracketTrace, byHand: TraceStep | null = null): TraceStep {
  const { kind, score, movedDown, limbo, floaters, topscorers } = bracket;
  const some = (
    key: KeysAfter<'dutch2016.'>,
    article: string,
    players: readonly number[],
  ): TraceStep[] =>
    players.length === 0
      ? []
      : [{ key: `dutch2016.${key}`, article, args: { players: { players } } }];
  const steps: TraceStep[] = [
    {
      key: 'dutch2016.residents',
      article: 'A.3',
      args: { players: { players: bracket.residents } },
    },
    ...some('movedDown', 'A.4', movedDown),
    ...some('limbo', 'B.2', limbo),
    ...some('topscorers', 'A.7', topscorers),
    pairsStep(bracket),
    ...(kind === 'last' || kind === 'collapsed'
      ? []
      : some('floaters', kind === 'penultimate' ? 'C.4' : 'A.4', floaters)),
    criteriaStep(bracket.criteria),
    ...(byHand ? [byHand] : []),
  ];
  return {
    key: `dutch2016.bracket.${kind}`,
    article: kind === 'penultimate' || kind === 'collapsed' ? 'A.9' : 'A.3',
    args: { score: { points: score } },
    steps,
  };
}

function pairsStep({ pairs }: BracketTrace): TraceStep {
  return {
    key: pairs.length === 0 ? 'dutch2016.noPairs' : 'dutch2016.pairs',
    article: 'B.8',
    args: { count: pairs.length },
    ...(pairs.length === 0
      ? {}
      : {
          table: {
            title: { key: 'dutch2016.pairsTitle' },
            header: (['white', 'black', 'colourRule'] as const).map((key) => ({
              key: `dutch2016.head.${key}`,
            })),
            rows: pairs.map(({ white, black, higher, rule }) => [
              who(white),
              who(black),
              {
                key: `dutch2016.rule.${rule}`,
                article: rule,
                args: { higher: { players: [higher] } },
              },
            ]),
          },
        }),
  };
}

const who = (player: number): Reason => ({
  key: 'dutch2016.who',
  args: { player: { players: [player] } },
});

function criteriaStep(criteria: readonly CriterionTrace[]): TraceStep {
  const unmet = criteria.filter((criterion) => !isPerfect(criterion));
  return {
    key: unmet.length === 0 ? 'dutch2016.perfect' : 'dutch2016.unmet',
    article: unmet.length === 0 ? 'B.4' : 'B.8',
    args: { articles: unmet.map(({ article }) => article).join(', ') },
    table: {
      title: { key: 'dutch2016.criteriaTitle' },
      // The long text stands last: in a sheet it may run on.
      header: (['article', 'value', 'bound', 'criterion'] as const).map((key) => ({
        key: `dutch2016.head.${key}`,
      })),
      rows: criteria.map((criterion) => [
        criterion.article,
        sayValue(criterion),
        sayValue({ article: criterion.article, ...criterion.lowerBound }),
        { key: `dutch2016.${criterion.article}`, article: criterion.article },
      ]),
    },
  };
}

/** Nothing to minimize is left: no downfloater but the odd one, no player disappointed. */
function isPerfect({ article, count, list, lowerBound }: CriterionTrace): boolean {
  if (isListOnly(article)) return list.join() === lowerBound.list.join();
  return count <= lowerBound.count && list.length <= lowerBound.list.length;
}

/** A value in words: the number, or the differences from the highest. */
export function sayValue({ article, count, list }: CriterionValue): string | Reason {
  const points = list.map(sayPoints).join(' ');
  if (article === 'C.7') {
    return list.length === 0
      ? String(count)
      : { key: 'dutch2016.value.c7', args: { count, scores: points } };
  }
  if (!isListOnly(article)) return String(count);
  return list.length === 0 ? '–' : points;
}

function byeStep({ player, barred }: ByeTrace): TraceStep {
  return {
    key: 'dutch2016.bye',
    article: 'C.2',
    args: { player: { players: [player] } },
    steps: barred.map(({ player: other, round, outcome }): TraceStep => ({
      key: outcome === 'pairingBye' ? 'dutch2016.barred.bye' : 'dutch2016.barred.forfeit',
      article: 'C.2',
      args: { player: { players: [other] }, round },
    })),
  };
}
