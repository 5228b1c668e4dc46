import type { Reason } from '../../explain/reason';
import type { PlayerNo, RoundToPair } from '../../model/types';
import type { PairingSystem } from '../../systems/system';
import type { WordKey } from '../../words';
import { FULL_POINTS, type Answer, type Question, type Slip } from '../exercises/exercise';
import { readHint } from '../exercises/pairingExercise';
import { askedExercise, lastRound, stripOf, courseSystem } from './base';
import type { Drawing, Rule } from './rule';
import { findRound, type RoundWish } from './smallRounds';

/** What a round shows of an article that defines something. */
export interface Fact {
  readonly task: RoundToPair;
  readonly asks: readonly FactQuestion[];
  readonly worked: readonly Reason[];
  /** Whose colours are drawn. */
  readonly strip?: readonly PlayerNo[];
  readonly drawings?: readonly Drawing[];
  readonly says?: readonly Reason[];
  /** The list by number: its order is what is asked for. */
  readonly isUnsorted?: true;
}

export interface FactQuestion {
  readonly label: Reason;
  readonly answer: Answer;
  readonly slips?: readonly Slip[];
}

export const numberAsk = (
  label: Reason,
  value: number,
  slips: readonly Slip[] = [],
): FactQuestion => ({ label, answer: { kind: 'number', value }, slips });

export const asQuestion =
  (article: string, hints: readonly Reason[], working: readonly Reason[]) =>
  ({ label, answer, slips = [] }: FactQuestion): Question => ({
    label,
    answer,
    points: FULL_POINTS,
    slips: slips.filter(({ value }) => answer.kind !== 'number' || value !== answer.value),
    hints: [readHint([article]), ...hints],
    working: working.map((reason) => ({ ...reason, article })),
  });

/** An article that says what something is: found in a small event, asked of it. */
export const fact = (
  systemId: string,
  article: string,
  says: WordKey,
  wish: RoundWish & { readonly edition?: WordKey },
  attempt: (task: RoundToPair, system: PairingSystem) => Fact | null,
): Rule => ({
  article,
  says,
  example: (variant) => {
    const system = courseSystem(systemId);
    const found = findRound(system, wish, variant, (task) => attempt(task, system));
    const { task, asks, worked, strip = [], drawings = [] } = found;
    return {
      exercise: askedExercise({
        article,
        edition: wish.edition ?? system.name,
        says,
        tournament: task.tournament,
        task: [
          { key: 'rules.task.look', args: { round: task.round } },
          ...lastRound(task),
          ...(found.says ?? []),
        ],
        questions: asks.map(asQuestion(article, [], worked)),
        ...(found.isUnsorted
          ? {}
          : { floats: (round: number) => system.floats(task.tournament, round) }),
      }),
      worked,
      drawings: [...(strip.length > 0 ? [stripOf(system, task, strip)] : []), ...drawings],
    };
  },
});
