import type { RoundToPair } from '../src/model/types';
import { french1994 } from '../src/systems/french-1994';
import { newEvent, nextTask, playRound, seeded } from '../test/systems/french-1994/randomEvents';
import { movedDownInto, tooManyWhites, twoWhoHaveMet } from './hardRounds';
import { processorTime, report } from './measure';

function paired1994(task: RoundToPair) {
  let result: ReturnType<typeof french1994.pair> | undefined;
  const spent = processorTime(() => (result = french1994.pair(task)));
  return { result: result!, spent };
}

/** The slowest round of whole events, trace included; the limit holds for every single round. */
for (const { name, players, rounds, draws, forfeits, absences } of [
  { name: 'usual', players: 300, rounds: 11, draws: 0.3, forfeits: 0.02, absences: 0.03 },
  { name: 'decisive', players: 299, rounds: 11, draws: 0, forfeits: 0, absences: 0 },
  { name: 'messy', players: 301, rounds: 11, draws: 0.3, forfeits: 0.15, absences: 0.15 },
  // Everybody equal: one level of the whole field, round after round.
  { name: 'all draws', players: 300, rounds: 11, draws: 1, forfeits: 0, absences: 0 },
  { name: 'all draws, forfeits', players: 301, rounds: 11, draws: 1, forfeits: 0.1, absences: 0 },
  { name: 'level of 60 equals', players: 60, rounds: 25, draws: 1, forfeits: 0, absences: 0 },
  { name: 'level of 61 equals', players: 61, rounds: 25, draws: 1, forfeits: 0.05, absences: 0 },
  { name: 'all draws, long', players: 301, rounds: 60, draws: 1, forfeits: 0.03, absences: 0 },
  // Nearly a round robin: hardly anybody has not met.
  { name: 'long', players: 40, rounds: 33, draws: 0.4, forfeits: 0, absences: 0 },
  { name: 'usual', players: 1000, rounds: 11, draws: 0.3, forfeits: 0.02, absences: 0.03 },
  { name: 'all draws', players: 1000, rounds: 11, draws: 1, forfeits: 0, absences: 0 },
  {
    name: 'all draws, forfeits',
    players: 1501,
    rounds: 11,
    draws: 1,
    forfeits: 0.1,
    absences: 0.05,
  },
]) {
  const random = seeded(players * rounds);
  const habits = { draws, forfeits, absences };
  let event = newEvent(players, rounds);
  let slowest = 0;
  let paired = 0;
  while (paired < rounds) {
    const task = nextTask(event, habits, random);
    const { result, spent } = paired1994(task);
    slowest = Math.max(slowest, spent);
    if (!result.ok) break;
    paired++;
    event = playRound(event, result, habits, random);
  }
  report(`${players} players, ${name}, slowest of ${paired} rounds`, slowest, 1000);
}

/** Levels that need the exact search as a whole. */
for (const { name, task, limit } of [
  { name: 'C.13: a level of 300 gives up a pair', task: twoWhoHaveMet(300), limit: 1000 },
  { name: 'C.13: a level of 1500 gives up a pair', task: twoWhoHaveMet(1500), limit: 3000 },
  { name: 'two levels of 304, too many whites', task: tooManyWhites(304), limit: 1000 },
  { name: 'two levels of 1000, too many whites', task: tooManyWhites(1000), limit: 10000 },
  { name: '75 moved down into a level of 150', task: movedDownInto(75, 150), limit: 1000 },
  { name: '500 moved down into a level of 1000', task: movedDownInto(500, 1000), limit: 20000 },
]) {
  const { result, spent } = paired1994(task);
  report(`${name}${result.ok ? '' : ' (refused)'}`, spent, limit);
}
