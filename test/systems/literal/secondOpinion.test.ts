import fs from 'fs';
import path from 'path';
import { NO_AMOUNT, share } from '../../../src/generate/amount';
import { drawDraft, type Wishes } from '../../../src/generate/draft';
import { playDraft } from '../../../src/generate/randomEvent';
import { taskFor } from '../../../src/model/taskFor';
import type { RoundToPair } from '../../../src/model/types';
import { SYSTEMS, systemById } from '../../../src/systems';
import { pairByRank } from '../../../src/systems/audit/byRank';
import { PATIENT, secondOpinion } from '../../../src/systems/audit/secondOpinion';
import type { PairingSystem, PlayedRound } from '../../../src/systems/system';
import { randomRounds } from '../dutch-2016/events';
import { randomEvent, teamPlay, twoGames } from '../matches/randomMatches';

/** The readings are a second opinion only as long as they ask nothing of the engines. */
test('readings import the model and each other, nothing of the engines', () => {
  const root = path.join(__dirname, '../../../src/systems/literal');
  const files = fs
    .readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'));
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    const text = fs.readFileSync(path.join(root, file), 'utf8');
    for (const [whole, to] of text.matchAll(/^(?:import|export)[^;]*?from '([^']+)'/gms)) {
      const target = path.join(root, path.dirname(file), to);
      const isOurs = target.startsWith(root);
      const isModel = target.includes('/src/model/');
      const isShape = target.endsWith('/src/systems/system') && whole.startsWith('import type');
      expect([file, to, isOurs || isModel || isShape]).toEqual([file, to, true]);
    }
  }
});

function* playerRounds(system: PairingSystem): Generator<RoundToPair> {
  for (let seed = 1; seed <= 3; seed++) {
    const wishes: Wishes = {
      players: [6, 11],
      rounds: [4, 6],
      features: { zeroByes: share(0.1), halfByes: share(0.05), forfeitWins: share(0.05) },
      unset: 'off',
      tieBreakPool: [],
      mayAccelerate: false,
    };
    const drawn = drawDraft(wishes, seed * 7919);
    const features = { ...drawn.features, withdrawals: NO_AMOUNT };
    const { tournament } = playDraft({ ...drawn, features }, system);
    for (let round = 1; round <= tournament.pairedRounds; round++) {
      const task = taskFor(tournament, round);
      if (task.ok) yield task.value;
    }
  }
}

function* matchRounds(system: PairingSystem): Generator<RoundToPair> {
  const plays = system.id === 'team-swiss-2026' ? teamPlay : twoGames;
  const tasks: RoundToPair[] = [];
  for (let seed = 1; seed <= 8; seed++)
    randomEvent(seed, system, 9, plays, (task) => tasks.push(task));
  yield* tasks;
}

const READ = SYSTEMS.filter(({ secondOpinion: read }) => read);

test('the editions in force and their predecessor have a literal reading', () => {
  expect(READ.map(({ id }) => id).sort()).toEqual([
    'burstein-2026',
    'double-swiss-2026',
    'dubov-2026',
    'dutch-2016',
    'dutch-2026',
    'team-swiss-2026',
  ]);
});

test.each(READ.map(({ id }) => id))('%s: bracket by bracket engine and reading agree', (id) => {
  const system = systemById(id)!;
  let [agreed, planted, seen] = [0, 0, 0];
  for (const task of system.competitors ? matchRounds(system) : playerRounds(system)) {
    const result = pairByRank(system, task);
    const opinion = secondOpinion(system, task, result);
    if (!opinion) continue;
    expect([task.round, opinion.differing]).toEqual([task.round, []]);
    agreed += opinion.agreed;
    if (!result.ok || result.pairs.length < 2) continue;
    // Everybody who came to a bracket is told of once, where they were paired.
    const told = opinion.brackets.flatMap(({ engine: { pairs, bye } }) => [
      ...pairs.flatMap(({ white, black }) => [white, black]),
      ...(bye === null ? [] : [bye]),
    ]);
    expect(told.sort((a, b) => a - b)).toEqual([...task.present].sort((a, b) => a - b));
    // A planted fault: colours of the first pair turned round.
    const [{ white, black }, ...rest] = result.pairs;
    const wrong: PlayedRound = {
      pairs: [{ white: black, black: white }, ...rest],
      bye: result.bye,
    };
    const found = secondOpinion(system, task, { ...result, ...wrong })!;
    seen++;
    if (found.differing.length === 1) planted++;
    else expect(found.tooLarge.length).toBeGreaterThan(0);
  }
  expect(agreed).toBeGreaterThan(25);
  expect(planted).toBeGreaterThan(seen * 0.8);
});

test.each(READ.map(({ id }) => id))('%s: nothing of six players is too large to try', (id) => {
  const system = systemById(id)!;
  let evens = 0;
  for (let seed = 1; seed <= 4; seed++) {
    const tasks: RoundToPair[] = [];
    if (system.competitors)
      randomEvent(seed, system, 6, system.pairsTeams ? teamPlay : twoGames, (task) =>
        tasks.push(task),
      );
    else tasks.push(...randomRounds(seed, 5 + (seed % 2), 4, system));
    for (const task of tasks) {
      const opinion = secondOpinion(system, task, undefined, PATIENT);
      if (!opinion) continue;
      expect([seed, task.round, opinion.tooLarge, opinion.differing]).toEqual([
        seed,
        task.round,
        [],
        [],
      ]);
      if (task.present.length % 2 === 0) evens++;
    }
  }
  expect(evens).toBeGreaterThan(2);
});

test('what cannot be tried in time is said, and the brackets below it are still read', () => {
  const system = systemById('dutch-2026')!;
  const wishes: Wishes = {
    players: [50, 50],
    rounds: [6, 6],
    features: {},
    unset: 'off',
    tieBreakPool: [],
    mayAccelerate: false,
  };
  const { tournament } = playDraft(drawDraft(wishes, 4), system);
  const task = taskFor(tournament, 4);
  if (!task.ok) throw new Error('no round');
  const opinion = secondOpinion(system, task.value)!;
  expect(opinion.tooLarge.length).toBeGreaterThan(0);
  expect(opinion.differing).toEqual([]);
  expect(opinion.agreed).toBeGreaterThan(2);
  expect(opinion.brackets.at(-1)!.verdict).toBe('agrees');
});
