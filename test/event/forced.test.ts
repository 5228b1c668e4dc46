import { answersFor } from '../../src/event/answers/answers';
import { picturesOf } from '../../src/event/answers/picture';
import type { TraceStep } from '../../src/explain/reason';
import type { RoundToPair } from '../../src/model/types';
import { systemById } from '../../src/systems';
import { eventOf, randomRounds } from '../systems/dutch-2016/events';
import { roundToPair } from '../../src/model/tournament';

const system = systemById('dutch-2026')!;

const keysIn = (steps: readonly TraceStep[]): string[] =>
  steps.flatMap((step) => [step.key, ...keysIn(step.steps ?? [])]);

function* keysToPlayers({ tournament, round, present }: RoundToPair): Generator<string> {
  for (const no of present) {
    const answered = answersFor(tournament, system, round, no);
    if (answered.ok)
      for (const { says, working } of answered.value.answers) yield* keysIn([...says, ...working]);
  }
}

/** Nobody is kept apart in these events: an answer that speaks of a list invents it. */
test('no answer speaks of a list of the arbiter where there is none', () => {
  const keys = new Set<string>();
  for (const seed of [3, 5, 8])
    for (const task of randomRounds(seed, 8, 5, system))
      for (const key of keysToPlayers(task)) keys.add(key);
  expect([...keys].filter((key) => /forbidden|kept-?apart|forced\.apart/i.test(key))).toEqual([]);
  expect(keys.has('forced.no-opponent')).toBe(true);
});

/** Worked by hand: 1 has two points, 2 and 3 one each and have met in round 1, 4 has none. */
test('a bracket of two who have met says so', () => {
  const task = roundToPair(eventOf(['4w1 2b1', '3b1 1w0', '2w0 4b1', '1b0 3w0']));
  const [top, middle] = picturesOf(system, task);
  expect(top.why).toEqual({ key: 'forced.alone', args: { player: { players: [1] } } });
  expect(middle.players.map(({ no }) => no).sort()).toEqual([1, 2, 3]);
});
