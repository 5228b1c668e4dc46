import { answersFor, whyNotAnswer } from '../../src/event/answers/answers';
import { picturesOf } from '../../src/event/answers/picture';
import { pictureSteps, playerWord } from '../../src/explain/pictureTable';
import type { TraceStep } from '../../src/explain/reason';
import { taskFor } from '../../src/model/taskFor';
import type { RoundToPair } from '../../src/model/types';
import { SYSTEMS, systemById } from '../../src/systems';
import { insistOnPair } from '../../src/systems/shared/insist';
import type { PairingSystem } from '../../src/systems/system';
import { wordsOf, type WordKey } from '../../src/words';
import { seedingRounds } from '../systems/burstein-2026/witness';
import { randomRounds } from '../systems/dutch-2016/events';
import { claimsIn, type Checks, type Source } from './claim';
import { CHECKS, NOT_CHECKED } from './checked';

/**
 * Every number that a reason says is recomputed from the entries of the players, by the words of the
 * rulings and without the engines: accounts, work by hand, judgements, "why not", answers for a player
 * and pictures of random rounds. A few events an edition in the suite; `CLAIMS=25` takes more of them.
 */
const EVENTS = Number(process.env['CLAIMS'] ?? 2);

/** Areas of the words that speak of how a round was paired. */
const AREAS =
  /^(dutch|dutch2011|dutch2016|dutch2026|french1994|dubov1997|dubov2026|burstein2026|answers|picture|hand|legality)\./;
/** Braces that are filled with players, pairs, colours, words or other reasons. */
const NO_NUMBERS = new Set(
  (
    'player players other others opponent a b white black winner who ours played missing extra ' +
    'higher pair pairs pairing s1 s2 fromS1 fromS2 residents movedDown moved floaters stayOver ' +
    'limbo left came out in before after partners missable scarce met colours forbidden first ' +
    'colour because reason rule criterion wish floats last numbers below ours_pairs'
  ).split(' '),
);

/** Keys whose sentence has a brace for a number. */
const withNumbers = (Object.entries(wordsOf('en').phrases) as [WordKey, string][])
  .filter(([key]) => AREAS.test(key))
  .filter(([, text]) => [...text.matchAll(/\{(\w+)/g)].some(([, name]) => !NO_NUMBERS.has(name)))
  .map(([key]) => key);

test('every reason with numbers is checked, or it is said why not', () => {
  const known = new Set([...Object.keys(CHECKS), ...Object.keys(NOT_CHECKED)]);
  expect(withNumbers.filter((key) => !known.has(key))).toEqual([]);
  // Nothing is listed twice or left over from words that are gone.
  const all = wordsOf('en').phrases;
  expect([...known].filter((key) => !(key in all))).toEqual([]);
  expect(Object.keys(NOT_CHECKED).filter((key) => key in CHECKS)).toEqual([]);
});

/** Seeding rounds of the Burstein system are told in the words of the Dutch one. */
const speaking = ({ id }: PairingSystem, { tournament, round }: RoundToPair): string =>
  id === 'burstein-2026' && round <= seedingRounds(tournament.totalRounds) ? 'dutch-2026' : id;

/** The reasons of one round, from every door. */
function* sources(
  system: PairingSystem,
  task: RoundToPair,
  isTiny: boolean,
): Generator<[readonly TraceStep[], Source]> {
  const result = system.explain ? system.explain(task) : system.pair(task);
  if (!result.ok) return;
  const source: Source = {
    system: speaking(system, task),
    task,
    trace: result.trace.steps,
    ours: result,
    played: null,
    isTiny,
  };
  yield [result.trace.steps, source];
  const pictures = picturesOf(system, task);
  yield [pictureSteps(pictures), source];
  yield [pictures.flatMap(({ players }) => players.map(playerWord)), source];
  if (!isTiny) return;
  let count = task.round;
  for (const a of task.present)
    for (const b of task.present) {
      if (a >= b || count++ % 3 !== 0) continue;
      yield [system.whyNot(task, a, b), source];
      // The best round with these two, judged: what it does worse.
      const other = system.pair(insistOnPair(task, a, b));
      if (other.ok) yield [system.judge(task, other), { ...source, played: other }];
    }
}

/** Answers open the event anew: who was away is not known there. */
function* answers(
  system: PairingSystem,
  { tournament, round }: RoundToPair,
  isTiny: boolean,
): Generator<[readonly TraceStep[], Source]> {
  const task = taskFor(tournament, round);
  if (!task.ok) return;
  const result = system.pair(task.value);
  if (!result.ok) return;
  const source: Source = {
    system: speaking(system, task.value),
    task: task.value,
    trace: result.trace.steps,
    ours: result,
    played: null,
    isTiny,
  };
  for (const no of task.value.present) {
    const answered = answersFor(tournament, system, round, no);
    if (!answered.ok) continue;
    const { picture } = answered.value;
    for (const { says, working } of answered.value.answers) {
      const answer = { player: no, picture, working };
      const history = working.filter(({ key }) => key === 'answers.colour-history');
      yield [[...says, ...history], { ...source, answer }];
    }
    const other = (no % task.value.present.length) + 1;
    const why = whyNotAnswer(tournament, system, round, no, other);
    if (why.ok) {
      const { says, working } = why.value;
      yield [says, { ...source, answer: { player: no, picture: null, working } }];
    }
  }
}

const met = new Map<string, number>();

describe.each(SYSTEMS.filter(({ kind }) => kind === 'swiss').map(({ id }) => [id]))('%s', (id) => {
  const system = systemById(id)!;
  test.each([
    ['tiny', EVENTS * 2, (seed: number) => 5 + (seed % 5)],
    ['middle-sized', Math.ceil(EVENTS / 3), (seed: number) => 14 + (seed % 13)],
  ] as const)(
    '%s rounds',
    (size, events, players) => {
      const checks: Checks = CHECKS;
      const isTiny = size === 'tiny';
      const wrong: string[] = [];
      let said = 0;
      for (let seed = 1; seed <= events; seed++)
        for (const task of randomRounds(seed * 17, players(seed), 6, system))
          for (const [steps, source] of [
            ...sources(system, task, isTiny),
            ...answers(system, task, isTiny),
          ])
            for (const claim of claimsIn(steps, source)) {
              const check = checks[claim.reason.key];
              if (!check) continue;
              said++;
              met.set(claim.reason.key, (met.get(claim.reason.key) ?? 0) + 1);
              try {
                check(claim);
              } catch (problem) {
                wrong.push(`event ${seed * 17}: ${(problem as Error).message}`);
              }
            }
      expect([...new Set(wrong)].slice(0, 20)).toEqual([]);
      expect(said).toBeGreaterThan(100);
    },
    600_000,
  );
});

test('the checks were asked', () => {
  const unmet = Object.keys(CHECKS).filter((key) => !met.has(key));
  // Some things happen in one round of hundreds: those are met where more events are taken.
  expect(unmet.length).toBeLessThan(Object.keys(CHECKS).length / (EVENTS >= 25 ? 10 : 2));
});
