import fs from 'fs';
import path from 'path';
import { sayReason } from '../../src/explain/phrasebook';
import { parseTrf } from '../../src/formats/trf/parseTrf';
import { check as checkEvent } from '../../src/model/check';
import type { ForbiddenGroup, RoundToPair } from '../../src/model/types';
import { SYSTEMS, systemById } from '../../src/systems';
import type { PairingSystem } from '../../src/systems/system';
import { LANGUAGES } from '../../src/words';
import { randomRounds } from '../systems/dutch-2016/events';
import { randomEvent, teamPlay, twoGames } from '../systems/matches/randomMatches';
import { CHECKS } from './checked';
import { claimsIn, TOO_LARGE, type Claim } from './claim';
import { saidOfRound, saidToPlayers, type Said } from './everyClaim';
import { otherTasks } from './otherTasks';

/**
 * Every sentence that an answer can give is recomputed from the entries of the players, by the words
 * of the rulings and without the engines: numbers and facts of accounts, work by hand, judgements, "why
 * not", refusals, drawings and answers for a player. Pane, page, projector, sheets and command line say
 * the same reasons. A few events an edition in the suite; `CLAIMS=5` takes more of them, makes about
 * 100,000 claims and prints how many there were, `CLAIMS_EVENTS=FOLDER` takes the TRF files of a folder too.
 */
const EVENTS = Number(process.env['CLAIMS'] ?? 2);
const FOLDER = process.env['CLAIMS_EVENTS'];

const met = new Map<string, number>();
const tally = { checked: 0, tooLarge: 0, labels: 0 };

/** What is wrong with the sentences of a round; [] if everything is so. */
function faultsIn(said: Iterable<Said>, where: string): string[] {
  const wrong: string[] = [];
  for (const [steps, source] of said)
    for (const claim of claimsIn(steps, source)) {
      const fault = faultOf(claim);
      if (fault !== null) wrong.push(`${where}: ${fault}`);
    }
  return wrong;
}

function faultOf(claim: Claim): string | null {
  const { key } = claim.reason;
  const check = CHECKS[key];
  if (!check) return `${key} has no check: its area is not listed`;
  met.set(key, (met.get(key) ?? 0) + 1);
  if (typeof check !== 'function') {
    tally.labels++;
    return null;
  }
  try {
    for (const language of LANGUAGES) {
      const text = sayReason(language, claim.reason);
      if (/undefined|NaN|[{}]/.test(text)) return `${key} in ${language}: ${text}`;
    }
    if (check(claim) === TOO_LARGE) tally.tooLarge++;
    else tally.checked++;
    return null;
  } catch (problem) {
    return (problem as Error).message;
  }
}

/** Some events have players whom the arbiter keeps apart, by name or by a column. */
function keepingApart(task: RoundToPair, seed: number): RoundToPair {
  if (seed % 3 !== 0 || task.present.length < 6) return task;
  const [a, b, c, d] = task.present.slice(seed % 2);
  const forbidden: ForbiddenGroup[] = [
    { players: [a, c], rounds: null },
    { players: [b, d], rounds: null, because: { column: 'Club', value: 'Rooks' } },
  ];
  return { ...task, tournament: { ...task.tournament, forbidden } };
}

function* randomTasks(
  system: PairingSystem,
  events: number,
  players: (seed: number) => number,
): Generator<[string, RoundToPair]> {
  for (let seed = 1; seed <= events; seed++)
    for (const task of randomRounds(seed * 17, players(seed), 6, system))
      yield [`event ${seed * 17}`, keepingApart(task, seed)];
}

const swiss = SYSTEMS.filter(({ kind }) => kind === 'swiss').map(({ id }) => [id] as const);

/** Events of matches as the system sees them: teams with their matches, players over two games. */
function* matchTasks(
  system: PairingSystem,
  events: number,
  players: (seed: number) => number,
): Generator<[string, RoundToPair]> {
  const plays = system.id === 'team-swiss-2026' ? teamPlay : twoGames;
  for (let seed = 1; seed <= events; seed++) {
    const tasks: RoundToPair[] = [];
    randomEvent(seed * 17, system, players(seed), plays, (task) => tasks.push(task));
    for (const task of tasks) yield [`event ${seed * 17}`, task];
  }
}

describe.each(swiss)('%s', (id) => {
  const system = systemById(id)!;
  test.each([
    ['tiny', EVENTS * 2, (seed: number) => 5 + (seed % 5)],
    ['middle-sized', Math.ceil(EVENTS / 3), (seed: number) => 14 + (seed % 13)],
  ] as const)(
    '%s rounds',
    (size, events, players) => {
      const before = tally.checked;
      const wrong: string[] = [];
      const tasks = system.competitors ? matchTasks : randomTasks;
      for (const [where, task] of tasks(system, events, players)) {
        const isTiny = size === 'tiny';
        wrong.push(...faultsIn(saidOfRound(system, task, isTiny), where));
        wrong.push(...faultsIn(saidToPlayers(system, task.tournament, task.round, isTiny), where));
      }
      expect([...new Set(wrong)].slice(0, 20)).toEqual([]);
      expect(tally.checked - before).toBeGreaterThan(100);
    },
    600_000,
  );
});

const others = SYSTEMS.filter(({ kind }) => kind !== 'swiss').map(({ id }) => [id] as const);

describe.each(others)('%s', (id) => {
  test('rounds by its list', () => {
    const system = systemById(id)!;
    const before = tally.checked;
    const wrong: string[] = [];
    for (const [where, task] of otherTasks(system, EVENTS * 6, (seed) => 4 + (seed % 7))) {
      wrong.push(...faultsIn(saidOfRound(system, task, true), where));
      wrong.push(...faultsIn(saidToPlayers(system, task.tournament, task.round, true), where));
    }
    expect([...new Set(wrong)].slice(0, 20)).toEqual([]);
    expect(tally.checked - before).toBeGreaterThan(100);
  }, 600_000);
});

/** In bytes: about 20 players. Every answer pairs the round again. */
const LARGEST_FILE = 3000;

/** Events that other programs paired, asked by the edition that they were paired by. */
const FOLDERS: readonly (readonly [string, string])[] = FOLDER ? [['dutch-2026', FOLDER]] : [];
for (const [id, folder] of FOLDERS)
  test(`events of others by ${id}`, () => {
    const system = systemById(id)!;
    const wrong: string[] = [];
    const files = fs.readdirSync(folder).filter((file) => file.endsWith('.trf'));
    const small = files.filter((file) => fs.statSync(path.join(folder, file)).size < LARGEST_FILE);
    for (const file of small.slice(0, Math.ceil(EVENTS / 2))) {
      const text = fs.readFileSync(path.join(folder, file), 'utf8');
      const checked = checkEvent(parseTrf(text));
      if (!checked.ok) continue;
      for (let round = 1; round <= checked.value.players[0].entries.length; round++)
        wrong.push(...faultsIn(saidToPlayers(system, checked.value, round, false), file));
    }
    expect([...new Set(wrong)].slice(0, 20)).toEqual([]);
  }, 600_000);

test('the checks were asked', () => {
  const checks = Object.entries(CHECKS).filter(([, check]) => typeof check === 'function');
  const unmet = checks.map(([key]) => key).filter((key) => !met.has(key));
  if (process.env['CLAIMS'])
    process.stdout.write(`claims: ${JSON.stringify(tally)}; never made: ${unmet.join(', ')}\n`);
  // Some things happen in one round of hundreds: those are met where more events are taken.
  expect(unmet.length).toBeLessThan(checks.length / (EVENTS >= 25 ? 4 : 1.5));
});
