import { playersOf, type Bracket } from '../../../src/systems/dutch/bracket/bracket';
import { firstDifference, valueOf } from '../../../src/systems/dutch/bracket/value';
import { mayMeet } from '../../../src/systems/dutch/criteria/absolute';
import { asking, type Criterion } from '../../../src/systems/dutch/criteria/criterion';
import type { Edition } from '../../../src/systems/dutch/edition';
import { fieldOf } from '../../../src/systems/dutch/field';
import { candidates, type Candidate } from '../../../src/systems/dutch/literal/literal';
import { pairRound } from '../../../src/systems/dutch/pairRound';
import { edition as dutch2016 } from '../../../src/systems/dutch-2016/edition';
import { randomRounds } from '../dutch-2016/events';

/**
 * An edition with a criterion that asks for a fact which no other criterion asks of a pair. Players
 * who differ in that fact alone must not be taken for alike: what the engine finds is compared with
 * all candidates in their order.
 */
const notAlike: Criterion = {
  article: 'new',
  words: 'dutch2016.C.10',
  ...asking(['unplayedRounds'], {
    measure: 'count',
    ofPair: (higher, lower) => (higher.unplayedRounds === lower.unplayedRounds ? 1 : 0),
  }),
};

/** Before the colours, so that it often decides. */
const at = dutch2016.criteria.findIndex(({ measure }) => measure === 'lookAhead') + 1;
const edition: Edition = { ...dutch2016, criteria: dutch2016.criteria.toSpliced(at, 0, notAlike) };

function bestByTheText(bracket: Bracket, pairs: number, m1: number): Candidate {
  let best: { readonly candidate: Candidate; readonly value: ReturnType<typeof valueOf> } | null =
    null;
  for (const candidate of candidates(bracket, pairs, m1)) {
    if (!candidate.pairs.every(([a, b]) => mayMeet(a, b, bracket.field))) continue;
    const value = valueOf(bracket, candidate);
    const difference = best && firstDifference(value, best.value);
    if (!best || (difference && difference.sign < 0)) best = { candidate, value };
  }
  return best!.candidate;
}

test('a criterion with a fact of its own pairs as all candidates in their order do', () => {
  let decided = 0;
  let brackets = 0;
  for (let seed = 1; seed <= 40; seed++)
    for (const task of randomRounds(seed, 4 + (seed % 8), 5)) {
      const round = pairRound(fieldOf(task, edition));
      const without = pairRound(fieldOf(task, dutch2016));
      for (const [index, paired] of (round?.brackets ?? []).entries()) {
        const { bracket, pairs, floaters } = paired;
        if (bracket.kind !== 'normal' || playersOf(bracket).length > 7) continue;
        const m1 = bracket.movedDown.filter((player) => !floaters.includes(player)).length;
        const text = (list: typeof pairs) => list.map(([a, b]) => `${a.no}-${b.no}`).sort();
        expect(text(pairs)).toEqual(text(bestByTheText(bracket, pairs.length, m1).pairs));
        brackets++;
        const other = without!.brackets[index];
        if (index === 0 && text(other.pairs).join() !== text(pairs).join()) decided++;
      }
    }
  expect(brackets).toBeGreaterThan(100);
  // The new criterion really changes pairings, so that a forgotten fact would show.
  expect(decided).toBeGreaterThan(2);
});
