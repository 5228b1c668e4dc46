import type { SystemId } from '../../model/types';
import type { WordKey } from '../../words';
import { blankEvent, blankPlayer } from '../../model/blank';
import { alterationExercise, comparisonExercise } from '../examples/alterations';
import { historyExercise } from '../examples/textExamples';
import type { Exercise } from '../exercises/exercise';
import type { AlterationSample, ComparisonSample } from '../samples/alterations';
import type { HistorySample } from '../samples/textExamples';
import { askedExercise, courseSystem } from './base';
import { asQuestion, numberAsk, type FactQuestion } from './factRule';
import type { Reason } from '../../explain/reason';
import type { Rule, RuleExample } from './rule';

/** Examples that need no event: they follow from the article alone. */

const about = (exercise: Exercise, article: string, says: WordKey): Exercise => ({
  ...exercise,
  title: {
    key: 'rules.title',
    args: { article, edition: { reason: { key: exercise.edition } } },
  },
  task: [{ key: says }, ...exercise.task],
});

/** Orders and comparisons of S1 and S2; the answers themselves are the working. */
export const ordersRule = (
  article: string,
  says: WordKey,
  samples: readonly [told: AlterationSample, asked: AlterationSample],
): Rule => ({
  article,
  says,
  example: (variant) =>
    told(
      about(
        alterationExercise(samples[variant], courseSystem(samples[variant].system)),
        article,
        says,
      ),
    ),
});

export const comparisonRule = (article: string, says: WordKey, sample: ComparisonSample): Rule => ({
  article,
  says,
  example: () =>
    told(about(comparisonExercise(sample, courseSystem(sample.system)), article, says)),
});

export const historyRule = (
  article: string,
  says: WordKey,
  samples: readonly [told: HistorySample, asked: HistorySample],
): Rule => ({
  article,
  says,
  example: (variant) =>
    told(
      about(
        historyExercise(samples[variant], courseSystem(samples[variant].system)),
        article,
        says,
      ),
    ),
});

const told = (exercise: Exercise): RuleExample => ({ exercise, worked: [], drawings: [] });

/** What is asked without any event: the questions and the sentences that answer them. */
export interface Plain {
  readonly task?: readonly Reason[];
  readonly asks: readonly FactQuestion[];
  readonly worked: readonly Reason[];
  readonly table?: Exercise['table'];
}

export const plainRule = (
  edition: WordKey,
  article: string,
  says: WordKey,
  make: (variant: 0 | 1) => Plain,
): Rule => ({
  article,
  says,
  example: (variant) => {
    const { task = [], asks, worked, table } = make(variant);
    return {
      exercise: askedExercise({
        article,
        edition,
        says,
        tournament: blankEvent([], 0),
        task,
        questions: asks.map(asQuestion(article, [], worked)),
        ...(table ? { table } : {}),
      }),
      worked,
      drawings: [],
    };
  },
});

/** The colour of the first players in round 1, by lot and by number. */
export const initialColourRule = (id: SystemId, article: string, says: WordKey): Rule => {
  const system = courseSystem(id);
  return plainRule(system.name, article, says, (variant) => {
    const players = Array.from({ length: 6 + 2 * variant }, (_, index) => blankPlayer(index + 1));
    const initialColour = variant === 0 ? 'white' : 'black';
    const tournament = { ...blankEvent(players, 5), initialColour } as const;
    const result = system.pair({ tournament, round: 1, present: players.map(({ no }) => no) });
    if (!result.ok) throw new Error('A first round cannot be paired');
    return {
      task: [
        {
          key: 'course.task.first-round',
          args: {
            colour: { reason: { key: initialColour === 'black' ? 'word.black' : 'word.white' } },
          },
        },
      ],
      asks: [1, 2, 3].map((no) => ({
        label: { key: 'rules.ask.initial', args: { no } },
        answer: {
          kind: 'colour',
          value: result.pairs.some(({ white }) => white === no) ? 'white' : 'black',
        },
      })),
      worked: [
        {
          key: 'rules.worked.ours',
          args: {
            what: {
              reason: {
                key: 'rules.pairs',
                args: {
                  pairs: { pairs: result.pairs.map(({ white, black }) => [white, black] as const) },
                },
              },
            },
          },
        },
      ],
    };
  });
};

export { numberAsk };
