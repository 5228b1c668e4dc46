import { blankEvent, blankPlayer } from '../../../src/model/blank';
import { taskFor } from '../../../src/model/taskFor';
import { roundToPair } from '../../../src/model/tournament';
import type { RoundToPair } from '../../../src/model/types';
import { dubov2026 as system } from '../../../src/systems/dubov-2026';
import { giveColours } from '../../../src/systems/dubov-2026/articles/article5Colours';
import { averageRating } from '../../../src/systems/dubov-2026/articles/article17Aro';
import { mostUpfloats } from '../../../src/systems/dubov-2026/articles/article18Upfloats';
import { numberShifters } from '../../../src/systems/dubov-2026/articles/article324Shifts';
import { fieldOf } from '../../../src/systems/dubov-2026/field';
import { eventOf, taskOf, type EventOptions } from '../dutch-2016/events';

/** Expectations follow from the articles named; where a round is given, its working stands above it. */
const pairsOf = (task: RoundToPair): string[] => {
  const result = system.pair(task);
  if (!result.ok) throw new Error(result.refusal.code);
  const pairs = result.pairs.map(({ white, black }) => `${white}-${black}`);
  return result.bye === null ? pairs : [...pairs, `${result.bye} bye`];
};
const factsOf = (lines: readonly string[], options?: EventOptions) =>
  fieldOf(taskOf(lines, options)).players;
const fact = (lines: readonly string[], no: number, options?: EventOptions) =>
  factsOf(lines, options).find((player) => player.no === no)!;

describe('1.6 colour preferences', () => {
  test.each([
    ['no game: mildly Black (1.6.4)', '', 'black', 'mild'],
    ['a draw with White: strongly Black (1.6.2)', '2w=', 'black', 'strong'],
    ['White, Black: mildly White (1.6.3)', '2w= 3b=', 'white', 'mild'],
    ['the last two with Black: White absolutely (1.6.1)', '2w= 3b= 4b=', 'white', 'absolute'],
    ['two more with White: Black absolutely', '2w= 3w=', 'black', 'absolute'],
    ['difference +1, the last two with Black: White', '2w= 3w= 4w= 5b= 6b=', 'white', 'absolute'],
    ['forfeited games do not count', '2w= 3w+', 'black', 'strong'],
  ])('%s', (_, rounds, colour, strength) => {
    const count = rounds.split(' ').filter(Boolean).length;
    const others = Array.from({ length: 5 }, () => Array(count).fill('Z').join(' '));
    expect(fact([rounds, ...others], 1).due).toEqual({ colour, strength });
  });
});

test('1.7 ARO: whole numbers, a half upwards, 0 without a game', () => {
  expect(averageRating([])).toBe(0);
  expect(averageRating([2000, 2001])).toBe(2001);
  expect(averageRating([2000, 2000, 2001])).toBe(2000);
  // Ratings 2400 − index: 2 met 2400 over the board and 2397 not at all.
  expect(fact(['2w1 Z', '1b0 4w+', 'Z Z', 'Z 2b-'], 2).aro).toBe(2400);
});

test.each([
  [4, 2],
  [5, 3],
  [9, 3],
  [10, 4],
  [11, 4],
])(
  '1.8.2: of %i rounds a player floats up %i times before they are a maximum upfloater',
  (rounds, most) => {
    expect(mostUpfloats(rounds)).toBe(most);
  },
);

test('1.8: a higher score met over the board is an upfloat; a forfeit, a bye and a downfloat are none', () => {
  // Round 2: 2 (0) meets 1 (1); 4 (0) was to meet 3 (1), who did not come.
  const lines = ['2w1 2b1', '1b0 1w0', '4w1 4b-', '3b0 3w+'];
  expect(
    factsOf(lines).map(({ no, upfloats, upfloatedLast }) => [no, upfloats, upfloatedLast]),
  ).toEqual(
    expect.arrayContaining([
      [1, 0, false],
      [2, 1, true],
      [3, 0, false],
      [4, 0, false],
    ]),
  );
  expect(system.floats(eventOf(lines), 2)).toEqual(new Map([[2, 'up']]));
});

test('under acceleration the pairing scores of the round decide who floats up', () => {
  const virtualPoints = { 1: [2, 2], 2: [2, 2] };
  const lines = ['3w0', '4b=', '1b1', '2w='];
  expect([...system.floats(eventOf(lines, { virtualPoints }), 1)]).toEqual([
    [3, 'up'],
    [4, 'up'],
  ]);
});

describe('3.1 the bye', () => {
  test('3.1.4 before 3.1.5: most games, then the largest number', () => {
    // 2, 4 and 5 have no point; 5 has not played.
    const task = taskOf(['2w1', '1b0', '4w1', '3b0', 'Z']);
    expect(system.pair(task)).toMatchObject({ ok: true, bye: 4 });
  });
  test.each(['U', 'F'])('3.1.1, C2: not after %s', (bye) => {
    const task = taskOf(['2w1 3b1', '1b0 Z', `${bye} 1w0`], { totalRounds: 5 });
    expect(system.byeBar(task, 3)).toMatchObject({ article: 'C2' });
    expect(system.byeBar(task, 2)).toBeNull();
  });
  test('3.1.2: not to somebody whom the others need', () => {
    // 1 and 2 have met: without 3 there is no round.
    const task = taskOf(['2w1', '1b0', 'H']);
    expect(system.pair(task)).toMatchObject({ ok: true, bye: 2 });
  });
});

test('3.2.3, 5.2.1: the first round is one half against the other, colours by the number', () => {
  const nobody = Array.from({ length: 8 }, () => '');
  expect(pairsOf(taskOf(nobody))).toEqual(['1-5', '6-2', '3-7', '8-4']);
  expect(pairsOf(taskOf(nobody, { initialColour: 'black' }))).toEqual(['5-1', '2-6', '7-3', '4-8']);
});

test('3.2.4, 4.3.3: shifters from the middle outwards', () => {
  const lines = Array.from({ length: 7 }, () => '');
  const g2 = factsOf(lines);
  const order = (size: number) =>
    numberShifters('g2', { g1: [], g2: g2.slice(0, size), nobodyPlayed: false }).map(
      ({ no }) => no,
    );
  // The example of the text: A–G are numbered D C E B F A G.
  expect(order(7)).toEqual([4, 3, 5, 2, 6, 1, 7]);
  expect(order(6)).toEqual([3, 4, 2, 5, 1, 6]);
  expect(order(2)).toEqual([1, 2]);
  expect(order(1)).toEqual([1]);
});

test('3.2.4.2, 3.2.5, 3.2.6: all want Black; the middle ones move, then ARO against numbers', () => {
  // Four winners with White: 1, 2, 3, 4 met 5, 6, 7, 8 (ratings 2400 − index). 4.3 numbers them
  // 2, 3, 1, 4: 2 and 3 move to G1. S1 by ARO: 3 (2394), 2 (2395); G2: 1, 4. So 3-1, 2-4.
  // 5.2.5: the higher ranked of each pair gets Black.
  const winners = ['5w1', '6w1', '7w1', '8w1'];
  const losers = ['1b0', '2b0', '3b0', '4b0'];
  expect(pairsOf(taskOf([...winners, ...losers])).slice(0, 2)).toEqual(['3-1', '4-2']);
});

test('C6, 4.2: the upfloater has the highest score below, then the smallest number', () => {
  // 1 alone has a point; 2, 3 and 4 have met nobody yet with half a point each.
  const result = system.pair(taskOf(['6w1', 'H', 'H', 'H', 'Z', '1b0']));
  if (!result.ok) throw new Error('no round');
  const [top] = (result.trace.data as { brackets: { upfloaters: number[] }[] }).brackets;
  expect(top.upfloaters).toHaveLength(1);
  expect([2, 3, 4]).toContain(top.upfloaters[0]);
});

describe('5.2 colours', () => {
  const FOUR_AWAY = ['Z Z Z Z', 'Z Z Z Z', 'Z Z Z Z', 'Z Z Z Z'] as const;
  const ruleOf = (lines: readonly string[], a: number, b: number) => {
    const players = factsOf(lines);
    const find = (no: number) => players.find((player) => player.no === no)!;
    const { white, rule } = giveColours(find(a), find(b), 'white');
    return [rule, white.no];
  };
  test.each([
    ['5.2.1: nobody has played, the number of the higher ranked', ['H', 'H', 'H'], 2, 3, 3],
    ['5.2.2: both', ['3w=', '4b=', '1b=', '2w='], 1, 2, 2],
    ['5.2.3: the stronger', ['3w= 4b=', 'Z 3b=', '1b= 2w=', 'Z 1w='], 1, 2, 2],
    ['5.2.4: alternated', ['3w= 4b= 5w= 6b=', '4b= 3w= 6w= 5b=', ...FOUR_AWAY], 1, 2, 1],
    ['5.2.5: the higher ranked', ['3w=', '4w=', '1b=', '2b='], 1, 2, 2],
    ['5.2.5: one of them has played', ['3b= 4w=', 'H H', 'Z Z', 'Z Z'], 1, 2, 2],
  ] as const)('%s', (name, lines, a, b, white) => {
    expect(ruleOf(lines, a, b)).toEqual([name.slice(0, 5), white]);
  });
});

describe('refusals', () => {
  const unrated = (): RoundToPair => {
    const players = [1, 2, 3, 4].map((no) => blankPlayer(no, no === 3 ? 0 : 2000 - no));
    return roundToPair({ ...blankEvent(players, 5), initialColour: 'white' });
  };
  test('1.1: everybody needs a rating', () => {
    expect(system.pair(unrated())).toMatchObject({
      ok: false,
      refusal: { code: 'bad-request', players: [3], reasons: [{ article: '1.1.1' }] },
    });
    expect(system.brackets(unrated())).toEqual([]);
    expect(system.whyNot(unrated(), 1, 2)).toMatchObject([{ article: '1.1.1' }]);
  });
  test('1.9.3: no round at all', () => {
    const met = taskOf(['2w1', '1b0']);
    expect(system.pair(met)).toMatchObject({
      ok: false,
      refusal: { code: 'no-legal-pairing', players: [1, 2] },
    });
  });
  test('1.8.2: the number of rounds, once it says who is a maximum upfloater', () => {
    // 2 met a higher score in rounds 2 and 3, 6 in rounds 3 and 4.
    const lines = [
      '3w1 2w1 5w1 6w1',
      '4b0 1b0 3w0 5b=',
      '1b0 4w1 2b1 Z',
      '2w1 3b0 6w= Z',
      '6w= Z 1b0 2w=',
      '5b= Z 4b= 1b0',
    ];
    const event = { ...eventOf(lines), roundsDeclared: false };
    const open = taskFor(event);
    if (!open.ok) throw new Error('no task');
    const often = fieldOf(open.value).players.filter(({ upfloats }) => upfloats >= 2);
    expect(often.map(({ no }) => no).sort()).toEqual([2, 6]);
    expect(system.pair(open.value)).toMatchObject({
      ok: false,
      refusal: { code: 'bad-request', reasons: [{ article: '1.8.2' }] },
    });
    const declared = taskFor(eventOf(lines, { totalRounds: 7 }));
    if (!declared.ok) throw new Error('no task');
    expect(system.pair(declared.value)).not.toMatchObject({ refusal: { code: 'bad-request' } });
  });
});

describe('judge names the first article that is broken', () => {
  const lines = ['5w1', '6w1', '7w1', '8w1', '1b0', '2b0', '3b0', '4b0'];
  const ours = system.pair(taskOf(lines));
  if (!ours.ok) throw new Error('no round');
  const articlesOf = (pairs: readonly (readonly [number, number])[]) =>
    system
      .judge(taskOf(lines), {
        pairs: pairs.map(([white, black]) => ({ white, black })),
        bye: null,
      })
      .map(({ article }) => article);
  const below = ours.pairs.slice(2).map(({ white, black }) => [white, black] as const);

  test.each([
    [
      'C1',
      [
        [1, 5],
        [2, 3],
        [4, 6],
        [7, 8],
      ],
    ],
    [
      'C5',
      [
        [1, 6],
        [2, 5],
        [3, 4],
        [7, 8],
      ],
    ],
    ['3.2.4, 4.3', [[2, 3], [1, 4], ...below]],
    ['3.2.6', [[3, 4], [2, 1], ...below]],
    ['5.2.5', [[1, 3], [4, 2], ...below]],
  ] as const)('%s', (article, pairs) => {
    expect(articlesOf(pairs)[0]).toBe(article);
  });
});
