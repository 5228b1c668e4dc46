import {
  adjournedRule,
  correctedRatingRule,
  correctionRule,
  editionOfDayRule,
  HANDLING_NAME,
  lateEntryRule,
  mayMeetRule,
  presentRule,
  tablesRule,
} from '../handlingRules';
import { initialListRule } from '../initialList';
import { exercisesOf } from '../lessonExercises';
import type { Lesson } from '../rule';
import { historyRule } from '../staticRules';
import { DUTCH_HISTORIES, type HistorySample } from '../../samples/textExamples';

const edition = HANDLING_NAME;
const HISTORY = DUTCH_HISTORIES.find(({ system }) => system === 'dutch-2026')!;
const OTHERS: HistorySample = {
  ...HISTORY,
  histories: [
    ['white', null, 'black', 'white'],
    [null, 'black', null, 'white'],
    ['black', 'white', null, null, 'black'],
  ],
};

/** C.04.2, in force since February 2026, as it goes with C.04.3. */
export const HANDLING: readonly Lesson[] = [
  {
    file: 'lesson-handling-1.xlsx',
    title: 'rules.lesson.handling-1',
    edition,
    rules: [
      editionOfDayRule(edition, '1.1', 'says.systems'),
      initialListRule(edition, '2.2', 'says.initial-keys'),
      correctedRatingRule('2.3', 'says.until-four'),
      lateEntryRule('2.4', 'says.late'),
    ],
    exercises: exercisesOf(['pairing-colours', 2]),
  },
  {
    file: 'lesson-handling-2.xlsx',
    title: 'rules.lesson.handling-2',
    edition,
    rules: [
      adjournedRule('3.1', 'says.adjourned'),
      presentRule('3.2', 'says.withdrawn', 'withdrawn'),
      presentRule('3.3', 'says.absent', 'absent'),
      historyRule('3.4', 'says.history', [HISTORY, OTHERS]),
      mayMeetRule('3.5', 'says.may-meet'),
      tablesRule('3.6', 'says.tables'),
      correctionRule('4.3', 'says.correction'),
    ],
    exercises: exercisesOf(['pairing-round', 2]),
  },
];
