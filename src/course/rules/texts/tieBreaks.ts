import { exercisesOf } from '../lessonExercises';
import type { Lesson } from '../rule';
import {
  courseEdition,
  hasCut,
  hasPart,
  hasUnplayed,
  teamTieBreakRule,
  tieBreakRule,
} from '../tieBreakRule';

const edition = courseEdition().name;
const AWAY = { forfeits: 0.08, byes: 0.08 } as const;
const GONE = { ...AWAY, withdrawals: 0.15 } as const;

/** C.07, in force since March 2026. */
export const TIE_BREAKS: readonly Lesson[] = [
  {
    file: 'lesson-tie-breaks-1.xlsx',
    title: 'rules.lesson.tie-breaks-1',
    edition,
    rules: [
      tieBreakRule('7.1', 'says.wins', 'WIN', { event: AWAY, shows: hasUnplayed }),
      tieBreakRule('7.2', 'says.won', 'WON', { event: AWAY, shows: hasUnplayed }),
      tieBreakRule('7.3', 'says.black', 'BPG'),
      tieBreakRule('7.4', 'says.black-won', 'BWG'),
      tieBreakRule('7.5', 'says.progressive', 'PS'),
      tieBreakRule('7.6', 'says.elected', 'REP', { event: GONE, shows: hasUnplayed }),
      tieBreakRule('7.7', 'says.standard', 'STD'),
      tieBreakRule('7.8', 'says.number', 'TPN'),
    ],
    exercises: exercisesOf(['tie-break-sum', 1]),
  },
  {
    file: 'lesson-tie-breaks-2.xlsx',
    title: 'rules.lesson.tie-breaks-2',
    edition,
    rules: [
      tieBreakRule('8.1', 'says.buchholz', 'BH'),
      tieBreakRule('8.2', 'says.average-buchholz', 'AOB'),
      tieBreakRule('8.3', 'says.fore', 'FB'),
      tieBreakRule('9.1', 'says.sonneborn', 'SB'),
      tieBreakRule('9.2', 'says.koya', 'KS'),
      tieBreakRule('14.1', 'says.cut-one', 'BH-C1', { shows: hasCut }),
      tieBreakRule('14.2', 'says.cut-two', 'BH-C2', { shows: hasCut }),
      tieBreakRule('14.3', 'says.median-one', 'BH-M1', { shows: hasCut }),
      tieBreakRule('14.4', 'says.median-two', 'BH-M2', {
        event: { players: 10, rounds: 6 },
        shows: hasCut,
      }),
      tieBreakRule('14.5', 'says.limit', 'KS/L-1'),
    ],
    exercises: exercisesOf(['tie-break-sum', 4], ['tie-break-cut', 3]),
  },
  {
    file: 'lesson-tie-breaks-3.xlsx',
    title: 'rules.lesson.tie-breaks-3',
    edition,
    rules: [
      tieBreakRule('6', 'says.direct', 'DE', { isTied: true }),
      tieBreakRule('10.1', 'says.average-rating', 'ARO'),
      tieBreakRule('10.2', 'says.performance', 'TPR'),
      tieBreakRule('10.3', 'says.perfect-performance', 'PTP'),
      tieBreakRule('10.4', 'says.average-performance', 'APRO'),
      tieBreakRule('10.5', 'says.average-perfect', 'APPO'),
      tieBreakRule('10.6', 'says.rating', 'RTNG'),
    ],
    exercises: exercisesOf(['tie-break-direct', 3], ['tie-break-performance', 2]),
  },
  {
    file: 'lesson-tie-breaks-4.xlsx',
    title: 'rules.lesson.tie-breaks-4',
    edition,
    rules: [
      tieBreakRule('16.2', 'says.categories', 'BH', {
        event: GONE,
        shows: hasPart('category3', 'category4', 'category5'),
      }),
      tieBreakRule('16.3', 'says.adjusted', 'BH', { event: GONE, shows: hasPart('seen-adjusted') }),
      tieBreakRule('16.4', 'says.dummy', 'BH', {
        event: AWAY,
        shows: hasPart('category1', 'category2'),
      }),
      tieBreakRule('16.5', 'says.cut-unplayed', 'BH-C1', {
        event: AWAY,
        shows: ({ parts }) => parts.some(({ cut }) => cut === 'lowest-vur'),
      }),
    ],
    exercises: exercisesOf(['tie-break-unplayed', 3], ['tie-break-unplayed', 5]),
  },
  {
    file: 'lesson-tie-breaks-5.xlsx',
    title: 'rules.lesson.tie-breaks-5',
    edition,
    rules: [
      teamTieBreakRule('12.1', 'says.board-count', 'BC'),
      teamTieBreakRule('13.1', 'says.other-score', 'MPvGP'),
      teamTieBreakRule('13.2', 'says.team-sonneborn', 'EMMSB'),
      teamTieBreakRule('13.4', 'says.schedule', 'SSSC'),
    ],
    exercises: exercisesOf(['team-tie-break', 2], ['team-tie-break', 4]),
  },
];
