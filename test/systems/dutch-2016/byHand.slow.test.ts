import { sayReason } from '../../../src/explain/phrasebook';
import type { TraceStep } from '../../../src/explain/reason';
import { stepsAsText } from '../../../src/explain/text';
import { taskFor } from '../../../src/model/taskFor';
import { LANGUAGES, type RoundToPair } from '../../../src/model/types';
import { dutch2016 } from '../../../src/systems/dutch-2016';
import { playersOf } from '../../../src/systems/dutch/bracket/bracket';
import { valueOf } from '../../../src/systems/dutch/bracket/value';
import {
  HAND_LIMITS,
  workByHand,
  type HandLimits,
  type HandRow,
} from '../../../src/systems/dutch/byHand';
import { mayMeet } from '../../../src/systems/dutch/criteria/absolute';
import { fieldOf } from '../../../src/systems/dutch/field';
import { candidates, type FactsPair } from '../../../src/systems/dutch/literal/literal';
import { pairRound, type PairedBracket } from '../../../src/systems/dutch/pairRound';
import { edition } from '../../../src/systems/dutch-2016/edition';
import { corpusFiles, readTrf } from '../../support/cases';
import { randomRounds, taskOf } from './events';

const bracketsOf = (task: RoundToPair): readonly PairedBracket[] =>
  pairRound(fieldOf(task, edition))!.brackets;

/** Every row kept, every bracket walked to the end. */
const EVERYTHING: HandLimits = { rows: Infinity, head: Infinity, tail: 0, players: Infinity };

const text = (pairs: readonly FactsPair[]) => pairs.map(([a, b]) => `${a.no}-${b.no}`).join(' ');
const numbers = (players: readonly { readonly no: number }[]) => players.map(({ no }) => no);

/** "1–2 1-5 … C.1" of each row. */
const rowText = (row: HandRow) =>
  [
    row.count === 1n ? row.first : `${row.first}–${row.first + row.count - 1n}`,
    row.candidate ? text(row.candidate.pairs) : `${text(row.stretch.begin)} …`,
    row.refusal?.article ?? 'accepted',
  ].join(' ');

/** Four winners: 1 W, 2 B, 3 W, 4 B; the losers in the same way. */
const FOUR_WINNERS = ['5w1', '6b1', '7w1', '8b1', '1b0', '2w0', '3b0', '4w0'];

/** Round 2 of eight players: 1-5, 2-6, 3-7 and 4-8 were drawn, odd numbers with white. */
const DRAWN = ['5w=', '6b=', '7w=', '8b=', '1b=', '2w=', '3b=', '4w='];

describe('homogeneous brackets', () => {
  test('four winners: S1 = 1 2, S2 = 3 4; 1-3 and 2-4 want the same colour (C.10)', () => {
    const work = workByHand(bracketsOf(taskOf(FOUR_WINNERS))[0]);
    expect([work.s1, work.s2].map(numbers)).toEqual([
      [1, 2],
      [3, 4],
    ]);
    expect(work.head.map(rowText)).toEqual(['1 1-3 2-4 C.10', '2 1-4 2-3 accepted']);
    // Six choices of S1 (D.2), two transpositions of each (D.1).
    expect(work.total).toBe(12n);
  });

  /**
   * 1 3 6 8 had white and want black, 2 4 5 7 the reverse. D.1: 5 6 7 8, 5 6 8 7 … The six that begin
   * with 5 repeat 1-5. In the six with 6, 1 and 6 want the same colour. With 7 first: 5 next puts 2
   * and 5 together, who both want white; 6 next repeats 2-6; 8 next and then 5 6 suits everybody.
   */
  test('transpositions in the order of D.1; those that begin alike are taken together', () => {
    const work = workByHand(bracketsOf(taskOf(DRAWN))[0]);
    expect(work.head.map(rowText)).toEqual([
      '1–6 1-5 … C.1',
      '7–12 1-6 … C.10',
      '13–14 1-7 2-5 … C.10',
      '15–16 1-7 2-6 … C.1',
      '17 1-7 2-8 3-5 4-6 accepted',
    ]);
    expect(work.isComplete).toBe(true);
    expect(work.walked).toBe(17n);
  });

  /**
   * Three winners with white: one pair, S1 = 1, S2 = 2 3 and one downfloater. Kept apart: 1 from 2
   * and from 3. D.1 gives 1-2, 1-3; D.2.b the exchange 1 ↔ 2 (difference 1): 2-1, 2-3.
   */
  test('an exchange (D.2) after all transpositions', () => {
    const task = taskOf(['4w1', '5w1', '6w1', '1b0', '2b0', '3b0'], {
      forbidden: [
        { players: [1, 2], rounds: null },
        { players: [1, 3], rounds: null },
      ],
    });
    const work = workByHand(bracketsOf(task)[0]);
    expect(work.head.map(rowText)).toEqual([
      '1 1-2 C.1',
      '2 1-3 C.1',
      '3 1-2 C.1',
      '4 2-3 accepted',
    ]);
    const { swap } = work.head[3].candidate!;
    expect([swap!.left, swap!.came].map(numbers)).toEqual([[1], [2]]);
  });
});

/** The order that D.1 gives as its example (the list of the French column, which leaves none out). */
test('D.1: the 720 transpositions of a homogeneous bracket of eleven', () => {
  const [paired] = bracketsOf(taskOf(Array<string>(11).fill('')));
  const orders: string[] = [];
  for (const { swap, pairs } of candidates(paired.bracket, 5, 0)) {
    if (swap) break;
    orders.push(pairs.map(([, lower]) => lower.no).join('-'));
  }
  expect(orders).toHaveLength(720);
  expect(orders.slice(0, 3)).toEqual(['6-7-8-9-10', '6-7-8-9-11', '6-7-8-10-9']);
  expect(orders[orders.indexOf('7-6-8-9-10') - 1]).toBe('6-11-10-9-8');
  expect(orders.at(-1)).toBe('11-10-9-8-7');
});

describe('heterogeneous brackets', () => {
  /**
   * Six players: 1 2 3 won with white against 4 5 6. 3 floats down and is S1, S2 = 4 5 6 in the last
   * bracket. First 3-4 with the remainder 5-6: both had black, so that is as good as any.
   */
  test('S1 is the moved-down player; the remainder has S1R and S2R', () => {
    const [, last] = bracketsOf(taskOf(['4w1', '5w1', '6w1', '1b0', '2b0', '3b0']));
    const work = workByHand(last);
    expect(work).toMatchObject({ m0: 1, m1: 1, maxPairs: 2 });
    expect([work.s1, work.s2, work.accepted.s1, work.accepted.s2].map(numbers)).toEqual([
      [3],
      [4, 5, 6],
      [5],
      [6],
    ]);
    expect(work.head.map(rowText)).toEqual(['1 3-4 5-6 accepted']);
    // Three opponents for 3, and two residents can stand in S1R in two ways.
    expect(work.total).toBe(6n);
  });

  /**
   * 1 and 2 have a point, 3 half of one, 4 none; 1 is kept apart from 2 and 3. So 1 and 2 float to 3,
   * with whom only one of them can be paired: S1 = 1, Limbo = 2. 1-3 is refused, and D.3 puts 2 into S1.
   */
  test('an exchange with the Limbo (D.3)', () => {
    const task = taskOf(['F', 'F', 'H', 'Z'], {
      forbidden: [
        { players: [1, 2], rounds: null },
        { players: [1, 3], rounds: null },
      ],
    });
    const work = workByHand(bracketsOf(task)[1]);
    expect(work).toMatchObject({ m0: 2, m1: 1, maxPairs: 1 });
    expect([work.s1, work.limbo].map(numbers)).toEqual([[1], [2]]);
    expect(work.head.map(rowText)).toEqual(['1 1-3 C.1', '2 2-3 accepted']);
    const { movedDownSwap } = work.head[1].candidate!;
    expect([movedDownSwap!.left, movedDownSwap!.came].map(numbers)).toEqual([[1], [2]]);
  });
});

/** The rows against the text taken at its word: none left out, each refused by what is said of it. */
test('small brackets: the rows are the candidates of the text, and each refusal is true', () => {
  let stretches = 0;
  for (let seed = 1; seed <= 15; seed++)
    for (const task of randomRounds(seed, 5 + (seed % 9), 6)) {
      const round = pairRound(fieldOf(task, edition));
      for (const paired of round?.brackets ?? []) {
        if (paired.pairs.length === 0 || playersOf(paired.bracket).length > 8) continue;
        const work = workByHand(paired, EVERYTHING);
        const all = candidates(paired.bracket, work.maxPairs, work.m1);
        const best = valueOf(paired.bracket, paired);
        for (const row of work.head)
          for (let i = 0n; i < row.count; i++) {
            const candidate = all.next().value!;
            if (row.candidate) {
              expect(text(row.candidate.pairs)).toBe(text(candidate.pairs));
              continue;
            }
            stretches++;
            const { begin, refusal } = row.stretch;
            expect(text(candidate.pairs.slice(0, begin.length))).toBe(text(begin));
            if (refusal.article === 'C.1' || refusal.article === 'C.3') {
              expect(mayMeet(...begin.at(-1)!, paired.bracket.field)).toBe(false);
              continue;
            }
            const count = (values: typeof best) =>
              values.find(({ article }) => article === refusal.article)!.count;
            expect(count(valueOf(paired.bracket, candidate))).toBeGreaterThan(count(best));
          }
      }
    }
  expect(stretches).toBeGreaterThan(100);
});

/** The files say how two endorsed programs paired; `corpus.test.ts` shows that the engine agrees. */
test('brackets of the corpus: the accepted candidate is the pairing of the engine', () => {
  const kinds = new Map<string, number>();
  const files = corpusFiles('dutch-2016', '.trf').filter((_, index) => index % 6 === 1);
  for (const file of files) {
    const tournament = readTrf(file);
    for (let round = 1; round <= tournament.pairedRounds; round += 2) {
      const task = taskFor(tournament, round);
      if (!task.ok) throw new Error(JSON.stringify(task.problems));
      for (const paired of bracketsOf(task.value)) {
        if (paired.pairs.length === 0 || playersOf(paired.bracket).length > 20) continue;
        const work = workByHand(paired, { ...HAND_LIMITS, rows: 500 });
        if (!work.isComplete) continue;
        const { candidate, refusal } = (work.tail.at(-1) ?? work.head.at(-1))!;
        const sorted = (pairs: readonly FactsPair[]) => text(pairs).split(' ').sort();
        expect(refusal).toBeNull();
        expect(sorted(candidate!.pairs)).toEqual(sorted(paired.pairs));
        expect(numbers(candidate!.floaters).sort()).toEqual(numbers(paired.floaters).sort());
        // What is shown where the work is given up must be the same candidate, exchanges included.
        expect(candidate).toEqual(work.accepted);
        const kind = `${paired.bracket.kind} ${work.m0 > 0 ? 'heterogeneous' : 'homogeneous'}`;
        kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      }
    }
  }
  expect([...kinds.values()].reduce((a, b) => a + b)).toBeGreaterThan(500);
  expect([...kinds.keys()].sort()).toEqual([
    'collapsed heterogeneous',
    'last heterogeneous',
    'last homogeneous',
    'normal heterogeneous',
    'normal homogeneous',
    'penultimate heterogeneous',
    'penultimate homogeneous',
  ]);
}, 30_000);

describe('in words', () => {
  const explained = (task: RoundToPair): readonly TraceStep[] => {
    const result = dutch2016.explain!(task);
    if (!result.ok) throw new Error(result.refusal.code);
    return result.trace.steps;
  };
  const handSteps = (steps: readonly TraceStep[]): readonly TraceStep[] =>
    steps.flatMap((step) => [
      ...(step.key.startsWith('dutch.hand.') ? [step] : []),
      ...handSteps(step.steps ?? []),
    ]);

  test('a bracket: subgroups, candidates with their article, the accepted one marked', () => {
    const [first] = handSteps(explained(taskOf(FOUR_WINNERS)));
    expect(stepsAsText([first], { language: 'en' })).toEqual([
      'B.1, B.2: By hand: homogeneous bracket, MaxPairs = 2',
      '  S1 and S2 before any change',
      '  BSN  S1  BSN  S2',
      '  1    1   3    3',
      '  2    2   4    4',
      '  B.6: Candidate 2 of 12 is accepted',
      '    Candidates in the prescribed order',
      '    No  Exchange  Pairs     Article  Verdict',
      '    1   –         1-3, 2-4  C.10     players without their colour preference: 2 instead of 0',
      '    2   –         1-4, 2-3  B.4      ✓ accepted',
    ]);
  });

  test('everything can be said in every language, the given-up work included', () => {
    const seen = new Set<string>();
    const say = (steps: readonly TraceStep[]) => {
      for (const language of LANGUAGES) stepsAsText(steps, { language });
      for (const { key } of handSteps(steps)) seen.add(key.replace('dutch.hand.', ''));
    };
    for (let seed = 1; seed <= 4; seed++)
      for (const task of randomRounds(seed, 12 + 9 * seed, 5)) say(explained(task));
    // A bracket of twelve whose accepted candidate comes after more than 14,000 others.
    const [file] = corpusFiles('dutch-2016', '.trf').filter((name) => name.includes('-0016-'));
    const task = taskFor(readTrf(file), 3);
    if (task.ok) say(explained(task.value));
    expect([...seen].sort()).toEqual(
      expect.arrayContaining(['found', 'givenUp', 'heterogeneous', 'homogeneous', 'large']),
    );
  });

  test('a large bracket is counted, not listed', () => {
    const [step] = handSteps(explained(taskOf(Array<string>(240).fill(''))));
    expect(step).toMatchObject({ key: 'dutch.hand.tooLarge', args: { size: 240 } });
    expect(step.table).toBeUndefined();
    expect(sayReason('en', step)).toContain('≈ 6·10^269 candidates');
  });

  test('pair() does none of it', () => {
    const result = dutch2016.pair(taskOf(FOUR_WINNERS));
    expect(result.ok && handSteps(result.trace.steps)).toEqual([]);
  });
});
