import fc from 'fast-check';
import { isFinal, playersOf, type Bracket } from '../../../src/systems/dutch/bracket/bracket';
import { firstDifference, valueOf } from '../../../src/systems/dutch/bracket/value';
import { Completion } from '../../../src/systems/dutch/completion';
import { breaksBye, mayMeet } from '../../../src/systems/dutch/criteria/absolute';
import { fieldOf } from '../../../src/systems/dutch/field';
import { candidates, type Candidate } from '../../../src/systems/dutch/literal/literal';
import { pairRound } from '../../../src/systems/dutch/pairRound';
import { edition } from '../../../src/systems/dutch-2016/edition';
import { randomRounds } from './events';

/**
 * The text taken at its word (B.2–B.8): every candidate in the order of D.1–D.3, the first of the
 * best ones wins. Factorial, hence for brackets of at most eight players.
 */
function bestByTheText(bracket: Bracket): Candidate | undefined {
  const { field, movedDown } = bracket;
  const size = playersOf(bracket).length;
  let best: Candidate | undefined;
  let bestValue: ReturnType<typeof valueOf> | undefined;
  const pairsFrom = Math.floor(size / 2);
  for (let pairs = pairsFrom; pairs >= (isFinal(bracket) ? pairsFrom : 0); pairs--) {
    for (let m1 = Math.min(pairs, movedDown.length); m1 >= 0; m1--) {
      for (const candidate of candidates(bracket, pairs, m1)) {
        if (!candidate.pairs.every(([a, b]) => mayMeet(a, b, field))) continue;
        if (isFinal(bracket) && candidate.floaters.some(breaksBye)) continue;
        if (
          bracket.kind === 'penultimate' &&
          !new Completion(field).allows([...candidate.floaters, ...bracket.beyond])
        )
          continue;
        const value = valueOf(bracket, candidate);
        const difference = bestValue ? firstDifference(value, bestValue) : { sign: -1 };
        if (difference && difference.sign < 0) {
          best = candidate;
          bestValue = value;
        }
      }
    }
    // C.5 comes first: fewer pairs cannot be better.
    if (best) return best;
  }
  return best;
}

const key = (pairs: readonly (readonly [{ no: number }, { no: number }])[]): string[] =>
  pairs.map(([a, b]) => `${a.no}-${b.no}`).sort();

test('small brackets: the engine finds what the text finds by trying everything', () => {
  const kinds = new Map<string, number>();
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.integer({ min: 4, max: 12 }),
      (seed, players) => {
        for (const task of randomRounds(seed, players, Math.min(players - 1, 7))) {
          const round = pairRound(fieldOf(task, edition));
          if (!round) return;
          for (const paired of round.brackets) {
            if (playersOf(paired.bracket).length > 8) continue;
            const expected = bestByTheText(paired.bracket);
            expect(key(paired.pairs)).toEqual(key(expected!.pairs));
            kinds.set(paired.bracket.kind, (kinds.get(paired.bracket.kind) ?? 0) + 1);
          }
        }
      },
    ),
    { numRuns: 60, seed: 2016 },
  );
  // The comparison means something only if every kind of bracket was met.
  expect([...kinds.keys()].sort()).toEqual(['collapsed', 'last', 'normal', 'penultimate']);
}, 120_000);
