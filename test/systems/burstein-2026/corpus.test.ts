import { systemById } from '../../../src/systems';
import type { PlayedRound } from '../../../src/systems/system';
import { nextRounds } from '../../support/nextRounds';
import { witness } from './witness';

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
