import type { Reason, TraceStep } from '../../explain/reason';
import type { PlayerNo, RoundToPair } from '../../model/types';
import type { PairingSystem } from '../../systems/system';
import { FULL_POINTS, type Exercise, type Question } from '../exercises/exercise';
import { historyOf, readHint } from '../exercises/pairingExercise';
import { courseSystem, lastRound, LETTERS } from './base';
import { findRound, type RoundWish } from './smallRounds';
import { stepsIn, worked } from './tracedRule';
import type { LegalRound } from './tried';
import { plainly, type TriedAs } from './triedRule';

/** The first events that are tried: others than those of the examples. */
const FROM = [2001, 3001] as const;
const SEED = 34;

/** What ends a lesson of a system that has no exercises by level: whole rounds to pair, the second larger. */
export const wholeRounds =
  (systemId: string, wish: RoundWish = {}, { given = () => [] }: Pick<TriedAs, 'given'> = {}) =>
  (): Exercise[] =>
    (wish.from ?? FROM).map((from, index) => {
      const system = courseSystem(systemId);
      const players = index === 0 ? ([5, 6] as const) : ([7, 8] as const);
      return findRound(system, { ...wish, players, from: [from, from] }, 0, (task) => {
        const result = worked(system, task);
        return result && roundExercise(system, task, result, given(system, task));
      });
    });

function roundExercise(
  system: PairingSystem,
  task: RoundToPair,
  result: LegalRound,
  given: readonly Reason[],
): Exercise {
  const { tournament, round } = task;
  return {
    title: { key: 'rules.whole-round', args: { edition: { reason: { key: system.name } } } },
    edition: system.name,
    task: [
      { key: 'course.task.round', args: { round } },
      ...lastRound(task),
      ...given,
      ...(result.bye === null ? [] : [{ key: 'course.task.bye' } as const]),
      LETTERS,
    ],
    tournament,
    bracket: [],
    floats: (before) => system.floats(tournament, before),
    questions: [
      ...result.pairs.flatMap(({ white, black }) =>
        pairQuestions(system, task, result, [white, black]),
      ),
      ...(result.bye === null ? [] : [byeQuestion(task, result, result.bye)]),
    ],
    working: result.trace.steps,
    proofs: [{ reason: { key: 'course.proof.sample' }, players: [...task.present] }],
    seed: SEED,
  };
}

/** The lower number first, so that the order tells nothing of the colours. */
function pairQuestions(
  system: PairingSystem,
  task: RoundToPair,
  result: LegalRound,
  [white, black]: readonly [PlayerNo, PlayerNo],
): Question[] {
  const [first, second] = [white, black].sort((a, b) => a - b);
  const turned = result.pairs.map((pair) =>
    pair.white === white ? { white: black, black: white } : pair,
  );
  // What speaks against the other colours is the rule that gave these.
  const [rule] = system.judge(task, { pairs: turned, bye: result.bye });
  const player = { player: { players: [first] } };
  const wish = (no: PlayerNo): Reason => ({
    key: 'course.hint.wish',
    args: { a: { reason: historyOf(task.tournament, system, no).wish } },
  });
  return [
    {
      label: { key: 'course.ask.opponent', args: player },
      answer: { kind: 'number', value: second, of: first },
      points: FULL_POINTS,
      hints: [
        ...articlesOf(result, first),
        { key: 'course.hint.own-history', args: { a: first } },
        wish(first),
      ],
      working: stepsAbout(result, first),
    },
    {
      label: { key: 'course.ask.colour', args: player },
      answer: { kind: 'colour', value: first === white ? 'white' : 'black' },
      points: FULL_POINTS,
      hints: [wish(first), wish(second), ...(rule ? [readHint([rule.article])] : [])],
      working: rule ? colourSteps(result, rule, [first, second]) : [],
    },
  ];
}

/** What gave the colours: as the account of the round says it, else as the judgement of the other colours does. */
function colourSteps(
  result: LegalRound,
  verdict: TraceStep,
  players: readonly PlayerNo[],
): TraceStep[] {
  const { article } = verdict;
  const own = players.flatMap((no) => stepsAbout(result, no, Infinity));
  const said = own.find((step) => step.article === article);
  return [said ?? { ...because(verdict), article: article! }];
}

/** The rule of colours that a judgement names, without the judgement. */
function because(verdict: Reason): Reason {
  const within = Object.values(verdict.args ?? {}).flatMap((arg) =>
    typeof arg === 'object' && 'reason' in arg ? [arg.reason] : [],
  );
  return plainly(within[0] ?? verdict);
}

const byeQuestion = ({ tournament }: RoundToPair, result: LegalRound, no: PlayerNo): Question => ({
  label: { key: 'course.ask.opponent', args: { player: { players: [no] } } },
  answer: { kind: 'number', value: 0, of: no },
  points: FULL_POINTS,
  hints: [
    { key: 'course.hint.odd' },
    {
      key: 'course.hint.bye-score',
      args: { points: { points: scoreOf(tournament, no) } },
    },
  ],
  working: stepsAbout(result, no),
});

const scoreOf = ({ players, points }: RoundToPair['tournament'], no: PlayerNo): number =>
  players
    .find((each) => each.no === no)!
    .entries.reduce((sum, { outcome }) => sum + points[outcome], 0);

/** What the account says of a player by name. */
const stepsAbout = (result: LegalRound, no: PlayerNo, most = 2): TraceStep[] =>
  [...stepsIn(result.trace.steps)]
    .filter(({ args = {} }) =>
      Object.values(args).some(
        (arg) => typeof arg === 'object' && 'players' in arg && arg.players.includes(no),
      ),
    )
    .slice(0, most)
    .map((step) => ({ ...plainly(step), ...(step.article ? { article: step.article } : {}) }));

function articlesOf(result: LegalRound, no: PlayerNo): Reason[] {
  const articles = stepsAbout(result, no).flatMap(({ article }) => article ?? []);
  return articles.length > 0 ? [readHint([...new Set(articles)])] : [];
}
