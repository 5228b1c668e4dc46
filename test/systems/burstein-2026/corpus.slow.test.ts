import { systemById } from '../../../src/systems';
import { fieldOf } from '../../../src/systems/burstein-2026/field';
import { roundGraph } from '../../../src/systems/burstein-2026/bracket/graph';
import { firstOfBest } from '../../../src/systems/burstein-2026/bracket/pairBracket';
import { pairRound } from '../../../src/systems/burstein-2026/pairRound';
import type { PlayedRound } from '../../../src/systems/system';
import { nextRounds } from '../../support/nextRounds';
import { witness } from '../../../src/systems/literal/burstein-2026/witness';

const system = systemById('burstein-2026')!;

const key = ({ pairs, bye }: PlayedRound): string =>
  `${pairs
    .map(({ white, black }) => `${white}-${black}`)
    .sort()
    .join(' ')} bye ${bye}`;

/** Expected: a reading written from the text that py4swiss confirms once its faults are corrected. */
const cases = nextRounds('burstein-2026');

test('the corpus is there', () => expect(cases).toHaveLength(186));

test('every next round is paired as expected, colours and bye included', () => {
  const wrong = cases.filter(({ task, expected }) => {
    const found = system.pair(task);
    return !found.ok || key(found) !== key(expected);
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
}, 60_000);

test('nothing is held against an expected round', () => {
  const accused = cases.filter(
    ({ task, expected }) =>
      system.judge(task, expected).length > 0 || system.legality(task, expected).length > 0,
  );
  expect(accused.map(({ name }) => name)).toEqual([]);
}, 60_000);

/** The witness itself is measured, on what it can try in time. */
test('the witness finds every round of at most nine players', () => {
  const small = cases.filter(({ task }) => task.present.length <= 9);
  expect(small.length).toBeGreaterThan(20);
  const wrong = small.filter(({ task, expected }) => {
    const found = witness(task);
    return !found || key(found) !== key(expected);
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
}, 60_000);

/** The engine looks at everybody below only where it must; both ways have to give the same. */
test('a bracket paired by itself is what the whole round in sight gives', () => {
  let brackets = 0;
  for (const { name, task } of cases)
    for (const { bracket, pairs, floaters } of pairRound(fieldOf(task))!.brackets) {
      const whole = firstOfBest(roundGraph(bracket), bracket.players);
      const numbers = (found: typeof whole) => [
        name,
        found.pairs.map(([a, b]) => [a.no, b.no]),
        found.floaters.map(({ no }) => no),
      ];
      expect(numbers(whole)).toEqual(numbers({ pairs, floaters }));
      brackets++;
    }
  expect(brackets).toBeGreaterThan(1000);
}, 120_000);
