import type { PlayedRound } from '../../../src/systems/system';
import { pairByRank } from '../../../src/systems/audit/byRank';
import { systemById } from '../../../src/systems';
import { nextRounds } from '../../support/nextRounds';
import { witness } from '../../../src/systems/literal/dubov-2026/witness';

const system = systemById('dubov-2026')!;
const rounds = nextRounds('dubov-2026');

const key = ({ pairs, bye }: PlayedRound): string =>
  `${pairs
    .map(({ white, black }) => `${white}-${black}`)
    .sort()
    .join(' ')} bye ${bye}`;

test('the corpus is there', () => expect(rounds).toHaveLength(155));

/** Expected: a reading of the text and at least one foreign program that agrees (`index.tsv`). */
test('no next round differs', () => {
  const wrong = rounds.flatMap(({ name, task, expected }) => {
    const result = pairByRank(system, task);
    return result.ok && key(result) === key(expected) ? [] : [name];
  });
  expect(wrong).toEqual([]);
}, 60_000);

/** The witness itself is measured. */
test('the witness agrees on every round of at most 13 players', () => {
  const small = rounds.filter(({ task }) => task.present.length <= 13);
  const wrong = small.flatMap(({ name, task, expected }) => {
    const found = witness(task);
    return found && key(found) === key(expected) ? [] : [name];
  });
  expect(wrong).toEqual([]);
  expect(small.length).toBeGreaterThan(50);
}, 120_000);

test('what the rules give is not found fault with', () => {
  const faulted = rounds.filter(({ task, expected }) => system.judge(task, expected).length > 0);
  expect(faulted.map(({ name }) => name)).toEqual([]);
}, 120_000);
