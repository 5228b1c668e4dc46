import { courseSystem } from '../base';
import { inBracket } from '../completionRule';
import {
  byeRule,
  completeRule,
  differenceRule,
  floatOfGameRule,
  floatWithoutGame,
  groupRule,
  orderRule,
  wishRule,
} from '../definitions';
import {
  alterationRule,
  bsnRule,
  candidateRule,
  downfloaterRule,
  firstCandidateRule,
  parametersRule,
  subgroupsRule,
  topscorerRule,
} from '../dutchBrackets';
import { exercisesOf } from '../lessonExercises';
import type { Lesson } from '../rule';
import { comparisonRule, initialColourRule, ordersRule } from '../staticRules';
import { tried } from '../triedRule';
import { initialListRule } from '../initialList';
import { setsRule } from '../sets';
import type { AlterationSample } from '../../samples/alterations';
import { COMPARISON_SAMPLES } from '../../samples/alterations';

const ID = 'dutch-2026';
const edition = courseSystem(ID).name;
const LONG = { players: [8, 12], rounds: 7, fromRound: 4 } as const;

const sample = (
  kind: AlterationSample['kind'],
  article: string,
  players: number,
  s1: number,
): AlterationSample => ({
  system: ID,
  kind,
  article,
  players: Array.from({ length: players }, (_, index) => index + 1),
  s1,
  ...(kind === 'exchange' ? { exchanged: 1 } : {}),
  asked: 6,
});

const COMPARISON = COMPARISON_SAMPLES.find(({ system }) => system === ID)!;

/** C.04.3, in force since February 2026, article by article. */
export const DUTCH: readonly Lesson[] = [
  {
    file: 'lesson-dutch-1.xlsx',
    title: 'rules.lesson.dutch-1',
    edition,
    rules: [
      initialListRule(edition, '1.1', 'says.initial-list'),
      orderRule(ID, '1.2', 'says.order'),
      groupRule(ID, '1.3', 'says.groups'),
      downfloaterRule('1.4.1', 'says.downfloater'),
      floatOfGameRule(ID, '1.4.2', 'says.float-game'),
      floatWithoutGame(ID, '1.4.3', 'says.float-unplayed', 'down'),
      floatWithoutGame(ID, '1.4.4', 'says.float-none', 'none'),
      byeRule(ID, '1.5', 'says.bye'),
      differenceRule(ID, '1.6', 'says.difference'),
      wishRule(ID, '1.7.1', 'says.absolute', 'absolute', { fromRound: 4 }),
      wishRule(ID, '1.7.2', 'says.strong', 'strong'),
      wishRule(ID, '1.7.3', 'says.mild', 'mild', { fromRound: 3 }),
      wishRule(ID, '1.7.4', 'says.no-wish', 'none', { features: { byes: 0.15 } }),
      topscorerRule('1.8', 'says.topscorers'),
      completeRule(ID, '1.9', 'says.complete'),
    ],
    exercises: exercisesOf(['pairing-colours', 1], ['pairing-round', 1]),
  },
  {
    file: 'lesson-dutch-2.xlsx',
    title: 'rules.lesson.dutch-2',
    edition,
    rules: [
      tried(ID, 'C1', 'says.met'),
      tried(ID, 'C2', 'says.bye-bar', { players: [5, 7] }),
      tried(ID, 'C3', 'says.same-absolute', { fromRound: 4, from: [37, 1007] }),
      inBracket(ID, 'C4', 'says.completion', { fromRound: 3 }),
      tried(ID, 'C5', 'says.bye-score', { players: [5, 7] }),
      tried(ID, 'C6', 'says.fewest-down'),
      tried(ID, 'C7', 'says.lowest-down'),
      inBracket(ID, 'C8', 'says.next-bracket', { players: [7, 10] }),
      tried(ID, 'C9', 'says.bye-unplayed', { players: [7, 9], features: { byes: 0.1 } }),
    ],
    exercises: exercisesOf(['pairing-downfloater', 1], ['pairing-round', 2]),
  },
  {
    file: 'lesson-dutch-3.xlsx',
    title: 'rules.lesson.dutch-3',
    edition,
    rules: [
      tried(ID, 'C10', 'says.top-difference', { players: [6, 8], fromRound: 5, from: [44, 1580] }),
      inBracket(ID, 'C11', 'says.top-third', {
        players: [8, 10],
        rounds: 7,
        fromRound: 6,
        from: [88, 1079],
      }),
      tried(ID, 'C12', 'says.preferences'),
      tried(ID, 'C13', 'says.strong-preferences', { ...LONG, from: [8, 1003] }),
      tried(ID, 'C14', 'says.down-again', { players: [8, 12] }),
      tried(ID, 'C15', 'says.up-again', { players: [8, 12] }),
      tried(ID, 'C16', 'says.down-two', { players: [8, 12], fromRound: 3, from: [8, 1008] }),
      inBracket(ID, 'C17', 'says.up-two', { players: [8, 12], fromRound: 3 }),
      inBracket(ID, 'C18', 'says.down-again-scores', {
        players: [10, 13],
        rounds: 7,
        fromRound: 4,
        from: [9, 1045],
      }),
      inBracket(ID, 'C19', 'says.up-again-scores', {
        players: [10, 13],
        rounds: 7,
        fromRound: 4,
        from: [8, 1010],
      }),
      inBracket(ID, 'C20', 'says.down-two-scores', {
        players: [10, 13],
        rounds: 7,
        fromRound: 4,
        from: [7, 1042],
      }),
      inBracket(ID, 'C21', 'says.up-two-scores', {
        players: [10, 13],
        rounds: 7,
        fromRound: 4,
        from: [94, 1011],
      }),
    ],
    exercises: exercisesOf(['pairing-transposition', 3], ['pairing-round', 3]),
  },
  {
    file: 'lesson-dutch-4.xlsx',
    title: 'rules.lesson.dutch-4',
    edition,
    rules: [
      parametersRule('3.1', 'says.parameters'),
      subgroupsRule('3.2', 'says.subgroups'),
      firstCandidateRule('3.3', 'says.first-candidate'),
      candidateRule('3.4', 'says.perfect', true),
      candidateRule('3.5', 'says.not-perfect', false),
      alterationRule('3.6', 'says.alter-same', false),
      alterationRule('3.7', 'says.alter-mixed', true),
      tried(ID, '3.8', 'says.best'),
      bsnRule('4.1', 'says.bsn'),
      ordersRule('4.2', 'says.transpositions', [
        sample('transposition', '4.2', 6, 3),
        sample('transposition', '4.2', 8, 4),
      ]),
      ordersRule('4.3', 'says.exchanges', [
        sample('exchange', '4.3', 6, 3),
        sample('exchange', '4.3', 7, 3),
      ]),
      comparisonRule('4.3', 'says.exchanges', COMPARISON),
      setsRule(edition, '4.4', 'says.sets'),
    ],
    exercises: exercisesOf(['pairing-exchange', 2], ['pairing-transposition', 4]),
  },
  {
    file: 'lesson-dutch-5.xlsx',
    title: 'rules.lesson.dutch-5',
    edition,
    rules: [
      initialColourRule(ID, '5.1', 'says.lot'),
      tried(ID, '5.2.1', 'says.both-granted'),
      tried(ID, '5.2.2', 'says.stronger', { fromRound: 3 }),
      tried(ID, '5.2.3', 'says.alternate', { fromRound: 3 }),
      tried(ID, '5.2.4', 'says.higher'),
      tried(ID, '5.2.5', 'says.parity', { features: { byes: 0.1, lateEntries: 0.3 } }),
    ],
    exercises: exercisesOf(['pairing-colours', 3], ['pairing-colours', 5], ['pairing-round', 4]),
  },
];
