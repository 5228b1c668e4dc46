import { compareCma, cmaInTenths, averageOf } from '../../../src/systems/dubov-1997/cma';
import { giveColours } from '../../../src/systems/dubov-1997/articles/article3Colours';
import { transferBan } from '../../../src/systems/dubov-1997/articles/article25Transfers';
import { chooseBye } from '../../../src/systems/dubov-1997/articles/article4Bye';
import { pairFirstRound } from '../../../src/systems/dubov-1997/articles/article5FirstRound';
import { allMet, makeCard, makeField, type Line } from './cards';

describe('art. 1: average of opponents (R1)', () => {
  test('compared exactly: 6955/3 = 2318.33… is less than 4637/2 = 2318.5 and than 2318.4', () => {
    expect(compareCma({ sum: 6955, games: 3 }, { sum: 4637, games: 2 })).toBeLessThan(0);
    expect(compareCma({ sum: 6955, games: 3 }, { sum: 11592, games: 5 })).toBeLessThan(0);
  });

  test('two averages that show the same decimal are still told apart', () => {
    // 6955/3 = 2318.333…, 9273/4 = 2318.25: both are posted as 2318.3.
    expect(cmaInTenths({ sum: 6955, games: 3 })).toBe(23183);
    expect(cmaInTenths({ sum: 9273, games: 4 })).toBe(23183);
    expect(compareCma({ sum: 9273, games: 4 }, { sum: 6955, games: 3 })).toBeLessThan(0);
  });

  test('no game yet: 0, the smallest of all (R2)', () => {
    expect(compareCma(averageOf([]), averageOf([1200]))).toBeLessThan(0);
    expect(cmaInTenths(averageOf([]))).toBe(0);
  });
});

describe('art. 1: colour preference', () => {
  test.each([
    ['B', 'white'],
    ['WBB', 'white'],
    ['WB', 'white'], // as often, black last
    ['BW', 'black'],
    ['BWW', 'black'],
    ['', null],
  ])('after %s: %s', (played, preference) => {
    expect(makeCard({ no: 1, c: 2000, played }).preference).toBe(preference);
  });
});

describe('2.3 and 2.4', () => {
  test.each([
    ['WW', false, true], // a third white running
    ['WBWW', false, true], // difference 2 already, and twice running
    ['WWBWBW', false, true], // difference 2, last two different: 2.3 alone
    ['BBW', true, true], // difference -1: black again gives -2, allowed
    ['BBWB', true, false], // difference -2: 2.3 alone
    ['BB', true, false],
  ])('%s: white %s, black %s', (played, white, black) => {
    expect(makeCard({ no: 1, c: 2000, played }).mayHave).toEqual({ white, black });
  });
});

describe('2.5: transfers upward (R14, R15)', () => {
  const ban = (
    transfers: number[],
    setting: { lastRound?: boolean; transferLimit?: number } = {},
  ) => {
    const field = makeField([{ no: 1, c: 2000, transfers }], { round: 6, ...setting });
    return transferBan(field, field.cards[0]);
  };
  test('not in two rounds running', () => expect(ban([5])).toBe('transferredLastRound'));
  test('a round between breaks the run', () => expect(ban([4])).toBeNull());
  test('three times are enough below ten rounds', () =>
    expect(ban([1, 2, 4])).toBe('tooManyTransfers'));
  test('four with ten rounds or more', () => {
    expect(ban([1, 2, 4], { transferLimit: 4 })).toBeNull();
    expect(ban([1, 2, 3, 4], { transferLimit: 4 })).toBe('tooManyTransfers');
  });
  test('the last round is free (R25)', () =>
    expect(ban([1, 3, 5], { lastRound: true })).toBeNull());
});

describe('art. 3', () => {
  const colours = (a: Line, b: Line) => giveColours(makeCard(a), makeCard(b));

  test('both preferences', () =>
    expect(colours({ no: 1, c: 2000, played: 'W' }, { no: 2, c: 1900, played: 'B' })).toEqual({
      white: 2,
      black: 1,
      rule: 'preferences',
    }));

  test('who has no game takes what the other leaves (R3)', () =>
    expect(colours({ no: 1, c: 2000 }, { no: 2, c: 1900, played: 'B' })).toMatchObject({
      white: 2,
      rule: 'onePreference',
    }));

  test('both want white: the lower difference has it', () =>
    // BBW: one white, two blacks, -1; WB: 0.
    expect(
      colours({ no: 1, c: 2000, played: 'WB' }, { no: 2, c: 1900, played: 'BBW' }),
    ).toMatchObject({ white: 2, rule: 'difference' }));

  test('2.3 and 2.4 leave one way only: it is used before art. 3 is asked (R7)', () =>
    // Both want white; 1 (BB) may not have black, 2 (BWB) may.
    expect(
      colours({ no: 1, c: 2000, played: 'BB' }, { no: 2, c: 1900, played: 'BWB' }),
    ).toMatchObject({ white: 1, rule: 'limits' }));

  test('same difference: the latest difference of the histories is reversed', () =>
    // 1: B W W B, 2: W B W B. Backwards: B-B, W-W, then W-B: 2 had black there and now has white.
    expect(
      colours({ no: 1, c: 2000, played: 'BWWB' }, { no: 2, c: 1900, played: 'WBWB' }),
    ).toMatchObject({ white: 2, rule: 'history' }));

  test('histories of different length are laid together at the latest game (R29)', () =>
    // 1: B W, difference 0; 2: W B B W, difference 0. Both last W; before that B against B; then 1 ends.
    expect(
      colours(
        { no: 1, c: 2000, cma: 1800, played: 'BW' },
        { no: 2, c: 1900, cma: 1700, played: 'WBBW' },
      ),
    ).toMatchObject({ white: 1, rule: 'cma' }));

  test('then the higher CMA has white', () =>
    expect(
      colours(
        { no: 1, c: 2000, cma: 1800, played: 'W' },
        { no: 2, c: 1900, cma: 1801, played: 'W' },
      ),
    ).toMatchObject({ white: 2, rule: 'cma' }));

  test('then the lower rating', () =>
    expect(
      colours(
        { no: 1, c: 2000, cma: 1800, played: 'W' },
        { no: 2, c: 1900, cma: 1800, played: 'W' },
      ),
    ).toMatchObject({ white: 2, rule: 'rating' }));

  test('a full tie: the later in the initial list (R21)', () =>
    expect(
      colours(
        { no: 1, c: 2000, cma: 1800, played: 'W' },
        { no: 2, c: 2000, cma: 1800, played: 'W' },
      ),
    ).toMatchObject({ white: 2, rule: 'initialList' }));
});

describe('art. 4 and 2.2: the bye (R22)', () => {
  const bye = (lines: Line[], met: [number, number][] = []) => {
    const found = chooseBye(makeField(lines, { met }));
    if (!('player' in found)) throw new Error('nobody');
    return found.choice;
  };

  test('the lowest rating of the last group, not of the field', () =>
    expect(
      bye([
        { no: 1, c: 2000, score: 2, played: 'W' },
        { no: 2, c: 1500, score: 2, played: 'B' },
        { no: 3, c: 1700, score: 0, played: 'W' },
        { no: 4, c: 1600, score: 0, played: 'B' },
        { no: 5, c: 1900, score: 0, played: 'B' },
      ]),
    ).toMatchObject({ player: 4, decidedBy: 'rating' }));

  test('same rating in both colours: the dominating colour', () =>
    // Last group: 3 (wants black), 4 and 5 (want white): white dominates; 3 and 4 share 1600.
    expect(
      bye([
        { no: 1, c: 2000, score: 2, played: 'W' },
        { no: 2, c: 1900, score: 2, played: 'B' },
        { no: 3, c: 1600, cma: 1990, score: 0, played: 'W' },
        { no: 4, c: 1600, cma: 1910, score: 0, played: 'B' },
        { no: 5, c: 1700, score: 0, played: 'B' },
      ]),
    ).toMatchObject({ player: 4, decidedBy: 'dominatingColour' }));

  test('same rating, same colour: the higher CMA, then the last of the list', () => {
    const lines = (cma4: number): Line[] => [
      { no: 1, c: 2000, score: 2, played: 'W' },
      { no: 2, c: 1900, score: 2, played: 'W' },
      { no: 3, c: 1600, cma: 1950, score: 0, played: 'B' },
      { no: 4, c: 1600, cma: cma4, score: 0, played: 'B' },
      { no: 5, c: 1700, score: 0, played: 'B' },
    ];
    expect(bye(lines(1940))).toMatchObject({ player: 3, decidedBy: 'cma' });
    expect(bye(lines(1950))).toMatchObject({ player: 4, decidedBy: 'initialList' });
  });

  test('who had a point without playing is passed over; the next group up if all had', () =>
    expect(
      bye([
        { no: 1, c: 2000, score: 2, played: 'W' },
        { no: 2, c: 1900, score: 2, played: 'B' },
        { no: 3, c: 1600, score: 1, played: 'W', hadPoint: true },
      ]),
    ).toMatchObject({
      player: 2,
      candidates: [
        { no: 3, why: 'freePoint' },
        { no: 2, why: null },
      ],
    }));

  test('who would leave the others without a legal round is passed over', () =>
    // 5 would be it, but then 3 and 4 with 1 and 2: 1 has met 2, 3 and 4, so 1 needs 5.
    expect(
      bye(
        [
          { no: 1, c: 2000, score: 4, played: 'WB' },
          { no: 2, c: 1900, score: 2, played: 'BW' },
          { no: 3, c: 1800, score: 2, played: 'WB' },
          { no: 4, c: 1700, score: 0, played: 'BW' },
          { no: 5, c: 1600, score: 0, played: 'WB' },
        ],
        [
          [1, 2],
          [1, 3],
          [1, 4],
        ],
      ),
    ).toMatchObject({
      player: 4,
      candidates: [
        { no: 5, why: 'lookAhead' },
        { no: 4, why: null },
      ],
    }));

  test('nobody eligible: nobody is named', () => {
    const lines = [1, 2, 3].map((no): Line => ({ no, c: 2000 - no, played: 'W', hadPoint: true }));
    expect(chooseBye(makeField(lines))).not.toHaveProperty('player');
  });
});

describe('art. 5: the first round (R24)', () => {
  const seven = [1, 2, 3, 4, 5, 6, 7].map((no): Line => ({ no, c: 2400 - no }));

  test('upper half against lower half, colours alternate from the drawn one, the last has the bye', () => {
    const round = pairFirstRound(makeField(seven), 'black')!;
    expect(round.pairs.map(({ white, black }) => [white, black])).toEqual([
      [4, 1],
      [2, 5],
      [6, 3],
    ]);
    expect(round.bye?.no).toBe(7);
  });

  test('no colour drawn: white is taken and said', () => {
    const round = pairFirstRound(makeField(seven), null)!;
    expect(round.pairs[0]).toMatchObject({ white: 1, black: 4 });
    expect(round.account.colourAssumed).toBe(true);
  });

  test('a pair that the arbiter keeps apart takes the next of the lower half', () => {
    // 1-4 is barred: 1-5, then 2 (row 2) 5 is gone: 6 below, and 3 is left with 4.
    const round = pairFirstRound(makeField(seven, { met: [[1, 4]] }), 'white')!;
    expect(round.pairs.map(({ white, black }) => [white, black])).toEqual([
      [1, 5],
      [6, 2],
      [3, 4],
    ]);
  });

  test('no round if everybody is kept apart', () =>
    expect(
      pairFirstRound(makeField(seven, { met: allMet(1, 2, 3, 4, 5, 6, 7) }), 'white'),
    ).toBeNull());
});
