import { pointSystem } from '../../../src/model/outcomes';
import { roundToPair } from '../../../src/model/tournament';
import type { Colour, RoundToPair } from '../../../src/model/types';
import { colourPreference } from '../../../src/systems/shared/colourPreference';
import { colourRule, giveColours } from '../../../src/systems/dutch/colours';
import {
  breaksBye,
  breaksColours,
  breaksMeeting,
} from '../../../src/systems/dutch/criteria/absolute';
import { isAdditive } from '../../../src/systems/dutch/criteria/criterion';
import { fieldOf as fieldUnder, type Facts } from '../../../src/systems/dutch/field';
import { edition } from '../../../src/systems/dutch-2016/edition';
import { eventOf, taskOf } from './events';

/** Expectations in this file are worked from the sentences of C.04.1–C.04.3 cited in the titles. */

const fieldOf = (task: RoundToPair) => fieldUnder(task, edition);

const coloursOf = (history: string): Colour[] =>
  [...history].filter((c) => c !== '=').map((c) => (c === 'W' ? 'white' : 'black'));

function player(overrides: Partial<Facts> & { history?: string }): Facts {
  const { history = '', ...rest } = overrides;
  const colours = coloursOf(history);
  return {
    no: 1,
    rank: 0,
    score: 4,
    realScore: 4,
    colours,
    preference: colourPreference(colours),
    floats: [null, null],
    byeBar: null,
    unplayedRounds: 0,
    isTopscorer: false,
    hasOddNumber: true,
    ...rest,
  };
}

describe('A.6: colour preferences', () => {
  test.each([
    ['', null, 'none'], // d: no game yet
    ['W', 'black', 'strong'], // b: difference +1
    ['WB', 'white', 'mild'], // c: difference 0, alternate to the last game
    ['BW', 'black', 'mild'],
    ['WBW', 'black', 'strong'],
    ['WBB', 'white', 'absolute'], // a: the last two games with black
    ['BWW', 'black', 'absolute'],
    ['WWBW', 'black', 'absolute'], // a: difference +2
    ['WBWWB', 'black', 'strong'],
    ['BWB=W', 'black', 'mild'], // C.04.2.D.5: counts as =BWBW
    ['BWW=B=W', 'black', 'strong'], // counts as ==BWWBW
  ])('%s wants %s (%s)', (history, colour, strength) => {
    expect(colourPreference(coloursOf(history))).toMatchObject({ colour, strength });
  });
});

describe('A.4.b: floats, and A.2: order', () => {
  // Round 1: 1 beats 3, 2 and 4 draw. Round 2: 1 meets 2 (1 down, 2 up); 3 and 4 do not play.
  const field = fieldOf(taskOf(['3w1 2b=', '4b= 1w=', '1b0 H', '2w= Z']));
  const facts = (no: number) => field.players.find((p) => p.no === no)!;

  test('the higher scored of a pair floats down, the lower up', () => {
    expect(facts(1).floats).toEqual(['down', null]);
    expect(facts(2).floats).toEqual(['up', null]);
  });
  test('whoever does not play, for whatever reason, floats down', () => {
    expect(facts(3).floats[0]).toBe('down');
    expect(facts(4).floats[0]).toBe('down');
  });
  test('score, then pairing number', () => {
    expect(field.players.map(({ no }) => no)).toEqual([1, 2, 3, 4]);
  });
  test('floats are told by the scores of the time, virtual points included', () => {
    // 1 has a virtual point in round 1: against 2 the player floats down although both had nothing.
    const accelerated = fieldOf(taskOf(['2w1', '1b0'], { virtualPoints: { 1: [2] } }));
    expect(accelerated.players.map(({ floats }) => floats[0])).toEqual(['down', 'up']);
  });
});

describe('A.7: topscorers', () => {
  const lines = ['3w1 4b1', '4w= 3b1', '1b0 2w0', '2b= 1w0'];
  test('more than half of the possible points, in the last round only', () => {
    const last = fieldOf(taskOf(lines, { totalRounds: 3 }));
    expect(last.players.filter((p) => p.isTopscorer).map(({ no }) => no)).toEqual([1, 2]);
    const earlier = fieldOf(taskOf(lines, { totalRounds: 4 }));
    expect(earlier.players.some((p) => p.isTopscorer)).toBe(false);
  });
  test('by the points in force: 1½ of 2 draws and a win at 3-1-0 is 4 of 6', () => {
    const field = fieldOf(taskOf(lines, { totalRounds: 3, points: pointSystem(6, 2, 0) }));
    expect(field.players.map(({ isTopscorer }) => isTopscorer)).toEqual([true, true, false, false]);
  });
});

describe('C.1–C.3', () => {
  const field = fieldOf(
    taskOf(['2w1 3b+', '1b0 U', '4w= 1w-', '3b= H'], {
      forbidden: [{ players: [1, 4], rounds: null }],
    }),
  );
  const facts = (no: number) => field.players.find((p) => p.no === no)!;
  test('C.1: a game played bars, a forfeited one does not (C.04.2.D.6), the arbiter’s list does', () => {
    expect(breaksMeeting(facts(1), facts(2), field)).toBe(true);
    expect(breaksMeeting(facts(1), facts(3), field)).toBe(false);
    expect(breaksMeeting(facts(1), facts(4), field)).toBe(true);
  });
  test('C.2: an earlier bye or a win by forfeit bars, a requested bye does not', () => {
    expect([1, 2, 3, 4].map((no) => breaksBye(facts(no)))).toEqual([true, true, false, false]);
  });
  test('C.3: same absolute preferences do not meet unless one is a topscorer', () => {
    const absolute = player({ history: 'BWW' });
    expect(breaksColours(absolute, player({ history: 'WWBW' }))).toBe(true);
    expect(breaksColours(absolute, player({ history: 'WBB' }))).toBe(false);
    expect(breaksColours(absolute, player({ history: 'W' }))).toBe(false);
    expect(breaksColours(absolute, player({ history: 'BWW', isTopscorer: true }))).toBe(false);
  });
});

describe('C.5–C.19 of one pair or one downfloater', () => {
  const bracket = { lowestScore: 4, floaterTakesBye: false };
  const criterion = (article: string) =>
    edition.criteria.filter(isAdditive).find((each) => each.article === article)!;
  const value = (article: string, higher: Facts, lower: Facts) =>
    criterion(article).ofPair(higher, lower, bracket);
  const floating = (article: string, who: Facts) => criterion(article).ofFloater(who, bracket);
  const movedDown = player({ score: 6, floats: ['down', 'down'] });
  const resident = player({ score: 4, floats: ['up', 'up'], rank: 1 });

  test('C.5, C.6 and A.8: a downfloater counts one point below the lowest of the bracket', () => {
    expect(floating('C.5', movedDown)).toBe(1);
    expect(value('C.6', movedDown, resident)).toBe(2);
    expect(floating('C.6', movedDown)).toBe(4);
    expect(floating('C.6', resident)).toBe(2);
  });
  test('C.8: both at ±2 or more, same side', () => {
    expect(value('C.8', player({ history: 'WBWW' }), player({ history: 'WWBW' }))).toBe(1);
    expect(value('C.8', player({ history: 'BWW' }), player({ history: 'WWBW' }))).toBe(0);
  });
  test('C.9: the one who yields gets the same colour a third time', () => {
    // WBWW (+2) is wider than BWW (+1): BWW gets white again, WWW.
    expect(value('C.9', player({ history: 'WBWW' }), player({ history: 'BWW' }))).toBe(1);
    // WWBW (+2, last two different) yields to +3: W after B, W is no third.
    expect(value('C.9', player({ history: 'WWBWW' }), player({ history: 'WWBW' }))).toBe(0);
    expect(value('C.9', player({ history: 'BWW' }), player({ history: 'BWW' }))).toBe(1);
  });
  test('C.10 and C.11: strong yields to strong or absolute; mild yields without a strong one lost', () => {
    const [strong, mild, absolute] = ['W', 'BW', 'BWW'].map((history) => player({ history }));
    expect(value('C.10', strong, mild)).toBe(1);
    expect(value('C.11', strong, mild)).toBe(0);
    expect(value('C.11', strong, strong)).toBe(1);
    expect(value('C.11', absolute, strong)).toBe(1);
    expect(value('C.11', absolute, absolute)).toBe(0);
    expect(value('C.10', strong, player({ history: 'B' }))).toBe(0);
    expect(value('C.10', strong, player({}))).toBe(0);
  });
  test.each([
    ['C.12', 'C.13', 'C.16', 'C.17'],
    ['C.14', 'C.15', 'C.18', 'C.19'],
  ])('%s, %s, %s, %s: repeated floats and their differences', (down, up, downBy, upBy) => {
    expect(value(down, movedDown, resident)).toBe(1);
    expect(value(up, movedDown, resident)).toBe(1);
    expect(value(downBy, movedDown, resident)).toBe(2);
    expect(value(upBy, movedDown, resident)).toBe(2);
    expect(floating(down, movedDown)).toBe(1);
    expect(floating(downBy, movedDown)).toBe(4);
    expect(floating(up, resident)).toBe(0);
    // Equal scores: nobody floats.
    const peer = player({ score: 4, floats: ['down', 'down'] });
    expect(value(down, peer, resident)).toBe(0);
    expect(value(up, peer, resident)).toBe(0);
  });
});

describe('E: colours', () => {
  const give = (higher: Partial<Facts> & { history?: string }, lower: typeof higher) => {
    const a = player({ no: 1, ...higher });
    const b = player({ no: 2, rank: 1, ...lower });
    const { white, rule } = giveColours(a, b, 'white');
    return [white.no, colourRule(rule, edition).article];
  };
  test.each([
    ['W', 'B', 2, 'E.1'],
    ['W', '', 2, 'E.1'],
    ['', 'B', 2, 'E.1'],
    ['WB', 'WBB', 2, 'E.2'], // absolute before mild
    ['BW', 'W', 1, 'E.2'], // strong before mild: 2 gets black
    ['WWBW', 'BWW', 2, 'E.2'], // both absolute for black: the wider difference gets it
    ['WBBW', 'BWBW', 1, 'E.3'], // from the end W W, B B, then B W: 2 had white, so 1 gets it
    ['WBW', 'W', 2, 'E.4'], // 2 has no more games: the higher ranked gets black
    ['BW', 'BW', 2, 'E.4'],
  ])('%s against %s: %i has white (%s)', (higher, lower, white, rule) => {
    expect(give({ history: higher }, { history: lower })).toEqual([white, rule]);
  });
  test('E.5: an odd pairing number gets the initial colour', () => {
    expect(give({}, {})).toEqual([1, 'E.5']);
    expect(give({ hasOddNumber: false }, {})).toEqual([2, 'E.5']);
  });
  test('E.5: numbers are counted among those who have ever been paired', () => {
    // Player 1 has never been there: 2 counts as the first, 3 as the second.
    const event = eventOf(['Z', '3w1', '2b0']);
    const field = fieldOf(roundToPair(event, 2, [2, 3]));
    expect(field.players.map(({ no, hasOddNumber }) => [no, hasOddNumber])).toEqual([
      [2, true],
      [3, false],
    ]);
  });
});
