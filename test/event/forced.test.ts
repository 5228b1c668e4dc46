import { answersFor } from '../../src/event/answers/answers';
import { picturesOf } from '../../src/event/answers/picture';
import type { TraceStep } from '../../src/explain/reason';
import type { RoundToPair } from '../../src/model/types';
import { systemById } from '../../src/systems';
import { stuckAs } from '../../src/systems/forced/forcedParts';
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

/**
 * Worked by hand: 1 and 3 have two points and may meet. 2 and 5 have met, 5 and 6 too: with 1-3 paired only 2-6 is
 * left, and 5 would have the bye with one point, where 6 can have it with none.
 */
test('two go down so that the bye goes to the lowest score', () => {
  const lines = ['4w1 2b1', '5b1 1w0', '6w1 4b1', '1b0 3w0', '2w0 6b1', '3b0 5w0'];
  const task = roundToPair(eventOf(lines, { totalRounds: 3 }), 3, [1, 2, 3, 5, 6]);
  const [top, ...others] = picturesOf(system, task);
  expect(others.at(-1)!.bye).toBe(6);
  expect(top.leaving).toEqual([1, 3]);
  expect(top.why).toEqual({
    key: 'forced.lowest-bye',
    article: 'C5',
    args: { pairs: 1, score: { points: 0 } },
  });
});

test('that they may meet each other is said only of those who may', () => {
  const alone = { alone: 2, missable: [1, 2], scarce: [] };
  expect(stuckAs(alone, () => false)).toBe('none');
  expect(stuckAs({ ...alone, missable: [1, 2, 4], scarce: [3] }, () => false)).toBe('few-only');
  const met = (a: number, b: number) => a + b !== 3;
  expect(stuckAs({ ...alone, missable: [1, 2, 4], scarce: [3] }, met)).toBe('few');
  expect(stuckAs({ ...alone, missable: [1, 2, 4] }, met)).toBe('among');
});
