import { sayReason } from '../../../src/explain/phrasebook';
import type { Reason, TraceStep } from '../../../src/explain/reason';
import { LANGUAGES, type RoundToPair } from '../../../src/model/types';
import { dutch2016, type DutchTrace } from '../../../src/systems/dutch-2016';
import { randomRounds, taskOf } from './events';

const pairOf = (task: RoundToPair) => {
  const result = dutch2016.pair(task);
  if (!result.ok) throw new Error(result.refusal.code);
  return result;
};

/** Every sentence of a step, its table and its inner steps can be said in every language. */
function sayAll(steps: readonly TraceStep[]): string[] {
  return steps.flatMap((step) => {
    const cells: (string | number | Reason)[] = step.table
      ? [step.table.title, ...step.table.header, ...step.table.rows.flat()]
      : [];
    const reasons = [step, ...cells.filter((cell): cell is Reason => typeof cell === 'object')];
    return [
      ...reasons.flatMap((reason) => LANGUAGES.map((l) => sayReason(l, reason))),
      ...sayAll(step.steps ?? []),
    ];
  });
}

/** Six players, one round: 1, 2, 3 won with white; 4, 5, 6 lost. Brackets of 3 with one floater. */
const SIX = ['4w1', '5w1', '6w1', '1b0', '2b0', '3b0'];

describe('trace', () => {
  const { trace } = pairOf(taskOf(SIX));
  const data = trace.data as DutchTrace;

  test('brackets with residents, moved-down players, downfloaters and rules of colour', () => {
    // 1-2 (both want black, E.4 gives it to 1), 3 floats down: 3-4 would be first, 3 met 6 only.
    expect(
      data.brackets.map(({ residents, movedDown, floaters, kind }) => ({
        residents,
        movedDown,
        floaters,
        kind,
      })),
    ).toEqual([
      { residents: [1, 2, 3], movedDown: [], floaters: [3], kind: 'normal' },
      { residents: [4, 5, 6], movedDown: [3], floaters: [], kind: 'last' },
    ]);
    expect(data.brackets[0].pairs).toMatchObject([{ white: 2, black: 1, higher: 1, rule: 'E.4' }]);
  });

  test('every criterion has its value and its bound by counting', () => {
    const first = data.brackets[0].criteria;
    expect(first.map(({ article }) => article)).toEqual(
      Array.from({ length: 15 }, (_, i) => `C.${i + 5}`),
    );
    const of = (article: string) => first.find((c) => c.article === article)!;
    expect(of('C.5')).toMatchObject({ count: 1, lowerBound: { count: 1 } });
    expect(of('C.6')).toMatchObject({ list: [2], lowerBound: { list: [2] } });
    // Three players want black: of one pair, one must do without.
    expect(of('C.10')).toMatchObject({ count: 1, lowerBound: { count: 1 } });
    expect(of('C.11')).toMatchObject({ count: 1, lowerBound: { count: 1 } });
  });

  test('can be said in every language', () => {
    expect(sayAll(trace.steps).every((sentence) => sentence.length > 0)).toBe(true);
  });

  test('no bound by counting is ever beaten, and everything can be said', () => {
    for (let seed = 1; seed <= 25; seed++)
      for (const task of randomRounds(seed, 5 + (seed % 11), 6)) {
        const result = dutch2016.pair(task);
        if (!result.ok) continue;
        sayAll(result.trace.steps);
        for (const bracket of (result.trace.data as DutchTrace).brackets)
          for (const { article, count, lowerBound } of bracket.criteria)
            if (!['C.6', 'C.16', 'C.17', 'C.18', 'C.19'].includes(article))
              expect([article, count]).toEqual([article, Math.max(count, lowerBound.count)]);
      }
  });

  test('who could not get the bye, and why (C.2)', () => {
    const result = pairOf(taskOf(['2w1', '1b0', 'U']));
    expect((result.trace.data as DutchTrace).bye).toMatchObject({
      player: 2,
      barred: [{ player: 3, round: 1, outcome: 'pairingBye' }],
    });
  });
});

describe('judge', () => {
  const task = taskOf(SIX);
  const ours = pairOf(task);
  const keys = (pairs: [number, number][], bye: number | null = null) =>
    dutch2016
      .judge(task, { pairs: pairs.map(([white, black]) => ({ white, black })), bye })
      .map(({ key, article }) => [key.replace('dutch.', ''), article]);

  test('nothing to say of our own round', () => {
    expect(dutch2016.judge(task, ours)).toEqual([]);
  });
  test('an absolute rule comes first', () => {
    expect(
      keys([
        [1, 4],
        [2, 3],
        [5, 6],
      ]),
    ).toEqual([['met', 'C.1']]);
  });
  test('the first criterion on which it is worse: a pair less in the first bracket', () => {
    expect(
      keys([
        [5, 1],
        [6, 2],
        [4, 3],
      ]),
    ).toEqual([['judge.worse', 'C.5']]);
  });
  test('as good but later in the order of generation', () => {
    // 3 or 2 may float down alike; the text tries 1-2 with 3 floating first.
    expect(
      keys([
        [3, 1],
        [4, 2],
        [5, 6],
      ]),
    ).toEqual([['judge.later', 'B.8']]);
  });
  test('wrong colours, with the rule that gives them', () => {
    const turned = ours.pairs.map(({ white, black }, i): [number, number] =>
      i === 0 ? [black, white] : [white, black],
    );
    expect(keys(turned)).toEqual([['judge.colours', 'E.4']]);
  });
  test('not the same players', () => {
    expect(
      keys(
        [
          [1, 2],
          [3, 4],
        ],
        5,
      ),
    ).toEqual([['judge.players', undefined]]);
  });
});

describe('why not', () => {
  const task = taskOf(SIX);
  const why = (a: number, b: number) => {
    const steps = dutch2016.whyNot(task, a, b);
    expect(sayAll(steps).every((sentence) => sentence.length > 0)).toBe(true);
    return steps.map(({ key, article }) => [key.replace('dutch.', ''), article]);
  };
  test('they have met', () => expect(why(1, 4)).toEqual([['met', 'C.1']]));
  test('they are paired', () => expect(why(1, 2)).toEqual([['why.arePaired', undefined]]));
  test('later in the order of generation', () => expect(why(1, 3)).toEqual([['why.later', 'B.8']]));
  test('2 would have to float instead of 3: as good, but later', () =>
    expect(why(2, 4)).toEqual([['why.later', 'B.8']]));
  test('nobody by that number', () => expect(why(1, 9)).toEqual([['why.notPaired', undefined]]));
  test('worse on a criterion: 1-4 instead of 1-3 with four winners', () => {
    // 1 W, 2 B, 3 W, 4 B have won: 1-4 and 2-3 suit the colours; 1-3 would disappoint two players.
    const four = taskOf(['5w1', '6b1', '7w1', '8b1', '1b0', '2w0', '3b0', '4w0']);
    expect(dutch2016.whyNot(four, 1, 3)).toMatchObject([
      { key: 'dutch.why.worse', article: 'C.10', args: { found: '2', best: '0' } },
    ]);
  });
});
