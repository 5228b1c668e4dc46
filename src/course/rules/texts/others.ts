import { courseSystem } from '../base';
import { inBracket } from '../completionRule';
import {
  byeRule,
  completeRule,
  differenceRule,
  groupRule,
  orderRule,
  wishRule,
} from '../definitions';
import { exercisesOf } from '../lessonExercises';
import type { Lesson } from '../rule';
import { announcedLadder, ladderBefore } from '../ladderRule';
import { aroRule, inTable, refusedInList, traced, upfloatsRule } from '../tracedRule';
import { tried } from '../triedRule';
import { wholeRounds } from '../wholeRounds';

const ODD = { players: [5, 7] } as const;
const BYES = { features: { byes: 0.1, forfeits: 0.05 } } as const;

const DUBOV_ID = 'dubov-2026';
const dubov = courseSystem(DUBOV_ID).name;

/** C.04.4.1, in force since February 2026. */
export const DUBOV: readonly Lesson[] = [
  {
    file: 'lesson-dubov-1.xlsx',
    title: 'rules.lesson.dubov-1',
    edition: dubov,
    rules: [
      orderRule(DUBOV_ID, '1.2', 'says.order'),
      groupRule(DUBOV_ID, '1.3', 'says.bracket-from-below'),
      differenceRule(DUBOV_ID, '1.5', 'says.difference'),
      wishRule(DUBOV_ID, '1.6.1', 'says.absolute', 'absolute', { fromRound: 4 }),
      wishRule(DUBOV_ID, '1.6.2', 'says.strong', 'strong'),
      wishRule(DUBOV_ID, '1.6.3', 'says.mild', 'mild', { fromRound: 3 }),
      aroRule(DUBOV_ID, '1.7', 'says.aro'),
      upfloatsRule(DUBOV_ID, '1.8', 'says.upfloats'),
      completeRule(DUBOV_ID, '1.9', 'says.complete'),
      tried(DUBOV_ID, 'C1', 'says.met'),
      tried(DUBOV_ID, 'C2', 'says.bye-bar', ODD),
      tried(DUBOV_ID, 'C3', 'says.same-absolute-all', { fromRound: 4, from: [3, 1011] }),
      refusedInList(DUBOV_ID, 'C4', 'says.completion', { players: [6, 8], fromRound: 4 }),
      tried(DUBOV_ID, 'C5', 'says.fewest-up'),
      tried(DUBOV_ID, 'C6', 'says.highest-up'),
      tried(DUBOV_ID, 'C7', 'says.preferences'),
      tried(DUBOV_ID, 'C10', 'says.up-last-round', { from: [23, 1018] }),
    ],
    exercises: wholeRounds(DUBOV_ID, { fromRound: 3 }),
  },
  {
    file: 'lesson-dubov-2.xlsx',
    title: 'rules.lesson.dubov-2',
    edition: dubov,
    rules: [
      byeRule(DUBOV_ID, '3.1', 'says.bye-first'),
      tried(DUBOV_ID, '3.1.3', 'says.bye-lowest', ODD),
      tried(DUBOV_ID, '3.1.4', 'says.bye-games', { ...ODD, ...BYES }),
      tried(DUBOV_ID, '3.1.5', 'says.bye-number', ODD),
      traced(DUBOV_ID, '3.2.3', 'says.seekers', ['dubov2026.g1', 'dubov2026.g2']),
      tried(DUBOV_ID, '3.2.4, 4.3', 'says.shifts', {}, { shownAs: '3.2.4' }),
      traced(DUBOV_ID, '3.2.5', 'says.s1-by-aro', ['dubov2026.pairs'], { fromRound: 3 }),
      tried(DUBOV_ID, '3.2.6', 'says.t2'),
      tried(DUBOV_ID, '4.2', 'says.up-sets'),
      traced(DUBOV_ID, '4.3', 'says.shifts', ['dubov2026.shift.order']),
      tried(DUBOV_ID, '5.2.1', 'says.number-odd', { features: { byes: 0.15 } }),
      tried(DUBOV_ID, '5.2.2', 'says.both-granted'),
      tried(DUBOV_ID, '5.2.3', 'says.stronger'),
      tried(DUBOV_ID, '5.2.4', 'says.alternate', { fromRound: 4 }),
      tried(DUBOV_ID, '5.2.5', 'says.higher'),
    ],
    exercises: wholeRounds(DUBOV_ID, { fromRound: 3, from: [4001, 5001] }),
  },
];

const BURSTEIN_ID = 'burstein-2026';
const burstein = courseSystem(BURSTEIN_ID).name;
/** Five rounds have two seeding rounds. */
const AFTER = { fromRound: 3 } as const;

/** C.04.4.2, in force since February 2026. */
export const BURSTEIN: readonly Lesson[] = [
  {
    file: 'lesson-burstein-1.xlsx',
    title: 'rules.lesson.burstein-1',
    edition: burstein,
    rules: [
      groupRule(BURSTEIN_ID, '1.2', 'says.groups'),
      byeRule(BURSTEIN_ID, '1.3', 'says.bye', AFTER),
      differenceRule(BURSTEIN_ID, '1.4', 'says.difference'),
      wishRule(BURSTEIN_ID, '1.5.1', 'says.absolute', 'absolute', { fromRound: 4 }),
      wishRule(BURSTEIN_ID, '1.5.2', 'says.strong', 'strong'),
      wishRule(BURSTEIN_ID, '1.5.3', 'says.mild', 'mild', AFTER),
      wishRule(BURSTEIN_ID, '1.5.4', 'says.no-wish', 'none', { features: { byes: 0.15 } }),
      traced(BURSTEIN_ID, '1.6', 'says.seeding', ['burstein2026.seeding']),
      inTable(BURSTEIN_ID, '1.7', 'says.index', 'burstein2026.ranking', {
        label: 'rules.ask.buchholz',
        column: 3,
        wish: AFTER,
      }),
      inTable(BURSTEIN_ID, '1.8', 'says.index-order', 'burstein2026.ranking', {
        label: 'rules.ask.bsn',
        column: 0,
        wish: AFTER,
      }),
      completeRule(BURSTEIN_ID, '1.9', 'says.complete'),
    ],
    exercises: wholeRounds(BURSTEIN_ID, AFTER),
  },
  {
    file: 'lesson-burstein-2.xlsx',
    title: 'rules.lesson.burstein-2',
    edition: burstein,
    rules: [
      tried(BURSTEIN_ID, 'C1', 'says.met', AFTER),
      tried(BURSTEIN_ID, 'C2', 'says.bye-bar', { ...ODD, ...AFTER }),
      tried(BURSTEIN_ID, 'C3', 'says.same-absolute-all', { fromRound: 4, from: [11, 1003] }),
      inBracket(BURSTEIN_ID, 'C4', 'says.completion', AFTER),
      tried(BURSTEIN_ID, 'C5', 'says.fewest-out', AFTER),
      tried(BURSTEIN_ID, 'C6', 'says.lowest-out', AFTER),
      inBracket(BURSTEIN_ID, 'C7', 'says.following', { fromRound: 4 }),
      tried(BURSTEIN_ID, 'C8', 'says.preferences', AFTER),
      tried(BURSTEIN_ID, '3.1.3', 'says.bye-lowest', { ...ODD, ...AFTER }),
      tried(BURSTEIN_ID, '3.1.4', 'says.bye-games', {
        players: [5, 9],
        ...AFTER,
        ...BYES,
        from: [7, 1015],
      }),
      tried(BURSTEIN_ID, '3.1.5', 'says.bye-rank', { ...ODD, ...AFTER }),
      traced(BURSTEIN_ID, '3.2', 'says.bracket-down', ['burstein2026.bracket'], AFTER),
      tried(BURSTEIN_ID, '4.3', 'says.pairing-order', AFTER),
      tried(BURSTEIN_ID, '5.2.2', 'says.both-granted', AFTER),
      tried(BURSTEIN_ID, '5.2.3', 'says.stronger', AFTER),
      tried(BURSTEIN_ID, '5.2.4', 'says.alternate', { fromRound: 4 }),
      tried(BURSTEIN_ID, '5.2.5', 'says.higher', AFTER),
    ],
    exercises: wholeRounds(BURSTEIN_ID, { ...AFTER, from: [4001, 5001] }),
  },
];

const DOUBLE_ID = 'double-swiss-2026';
const double = courseSystem(DOUBLE_ID).name;

/** C.04.5, new in February 2026. */
export const DOUBLE: readonly Lesson[] = [
  {
    file: 'lesson-double-swiss.xlsx',
    title: 'rules.lesson.double-swiss',
    edition: double,
    rules: [
      tried(DOUBLE_ID, 'C1', 'says.met'),
      tried(DOUBLE_ID, 'C2', 'says.bye-bar', ODD),
      refusedInList(DOUBLE_ID, 'C3', 'says.completion', { players: [6, 8], fromRound: 3 }),
      tried(DOUBLE_ID, 'C4', 'says.fewest-up'),
      tried(DOUBLE_ID, 'C5', 'says.highest-up'),
      tried(DOUBLE_ID, 'C7', 'says.up-floated', { players: [7, 9], fromRound: 3 }),
      tried(DOUBLE_ID, '3.4.2', 'says.bye-lowest', ODD),
      tried(DOUBLE_ID, '3.4.4', 'says.bye-number', ODD),
      tried(DOUBLE_ID, '3.5', 'says.up-sets'),
      tried(DOUBLE_ID, '3.6', 'says.identifier'),
      tried(DOUBLE_ID, '4.3.1', 'says.number-odd', { fromRound: 1 }),
      tried(DOUBLE_ID, '4.3.2', 'says.fewer-whites'),
      tried(DOUBLE_ID, '4.3.3', 'says.alternate', { fromRound: 3 }),
      tried(DOUBLE_ID, '4.3.4', 'says.first-alternates'),
    ],
    exercises: wholeRounds(DOUBLE_ID, { fromRound: 3 }),
  },
];

const TEAM_ID = 'team-swiss-2026';
const team = courseSystem(TEAM_ID).name;

/** C.04.6, in force since February 2026. */
export const TEAMS: readonly Lesson[] = [
  {
    file: 'lesson-team-swiss-1.xlsx',
    title: 'rules.lesson.team-swiss-1',
    edition: team,
    rules: [
      tried(TEAM_ID, 'C1', 'says.met'),
      tried(TEAM_ID, 'C2', 'says.bye-bar', ODD),
      refusedInList(TEAM_ID, 'C3', 'says.completion', { players: [6, 8], fromRound: 3 }),
      tried(TEAM_ID, 'C4', 'says.fewest-up'),
      tried(TEAM_ID, 'C5', 'says.highest-up'),
      tried(TEAM_ID, 'C7', 'says.up-floated', { players: [7, 9], fromRound: 3, from: [1, 1016] }),
      tried(TEAM_ID, 'C8', 'says.team-preferences', { players: [6, 9], from: [18, 1002] }),
    ],
    exercises: exercisesOf(['team-pairing', 1], ['team-pairing', 3]),
  },
  {
    file: 'lesson-team-swiss-2.xlsx',
    title: 'rules.lesson.team-swiss-2',
    edition: team,
    rules: [
      tried(TEAM_ID, '3.4.2', 'says.bye-lowest', ODD),
      tried(TEAM_ID, '3.4.4', 'says.bye-number', ODD),
      tried(TEAM_ID, '3.5', 'says.up-sets'),
      tried(TEAM_ID, '3.6', 'says.identifier'),
      tried(TEAM_ID, '4.3.1', 'says.number-odd', { fromRound: 1 }),
      tried(TEAM_ID, '4.3.2', 'says.one-wish', { fromRound: 3 }),
      tried(TEAM_ID, '4.3.3', 'says.opposite-wishes', { fromRound: 3 }),
      tried(TEAM_ID, '4.3.5', 'says.lower-difference'),
      tried(TEAM_ID, '4.3.6', 'says.alternate', { fromRound: 3 }),
      tried(TEAM_ID, '4.3.7', 'says.first-wish', { fromRound: 3, from: [9, 1026] }),
      tried(TEAM_ID, '4.3.8', 'says.first-alternates'),
    ],
    exercises: exercisesOf(['team-pairing', 2], ['team-pairing', 4]),
  },
];

const KEIZER_ID = 'keizer';
/** Without the ladder nobody could pair the round. */
const LADDER = { given: ladderBefore };

/** The ladder, by our own numbers of its rules. */
export const KEIZER: readonly Lesson[] = [
  {
    file: 'lesson-keizer.xlsx',
    title: 'rules.lesson.keizer',
    edition: courseSystem(KEIZER_ID).name,
    rules: [
      announcedLadder(KEIZER_ID, 'K1', 'says.ladder-rules'),
      inTable(KEIZER_ID, 'K2', 'says.ladder-worth', 'keizer.ladder', {
        label: 'rules.ask.worth',
        column: 2,
        given: ladderBefore,
      }),
      inTable(KEIZER_ID, 'K3', 'says.ladder-list', 'keizer.ladder', {
        label: 'rules.ask.ladder-place',
        column: 0,
        wish: { fromRound: 3 },
      }),
      inTable(KEIZER_ID, 'K4', 'says.ladder-points', 'keizer.ladder', {
        label: 'rules.ask.keizer-points',
        column: 3,
        given: ladderBefore,
      }),
      tried(KEIZER_ID, 'K5', 'says.ladder-bye', ODD, LADDER),
      tried(KEIZER_ID, 'K6', 'says.ladder-again', {}, LADDER),
      tried(KEIZER_ID, 'K7', 'says.ladder-near', {}, LADDER),
      tried(KEIZER_ID, 'K8', 'says.ladder-colour', {}, LADDER),
    ],
    exercises: wholeRounds(KEIZER_ID, { fromRound: 3 }, LADDER),
  },
];
