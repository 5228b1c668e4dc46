import { pointSystem } from '../../../src/model/outcomes';
import { roundToPair } from '../../../src/model/tournament';
import type { RoundToPair } from '../../../src/model/types';
import { isAdditive } from '../../../src/systems/dutch/criteria/criterion';
import { colourPreference } from '../../../src/systems/shared/colourPreference';
import { fieldOf as fieldUnder, type Facts } from '../../../src/systems/dutch/field';
import { systemOf } from '../../../src/systems/dutch/system';
import { settleBye } from '../../../src/systems/dutch/pairRound';
import { dutch2016 } from '../../../src/systems/dutch-2016';
import { dutch2026 } from '../../../src/systems/dutch-2026';
import { edition } from '../../../src/systems/dutch-2026/edition';
import type { PairingSystem } from '../../../src/systems/system';
import { eventOf, taskOf } from '../dutch-2016/events';

/** Expectations in this file are worked from the articles of C.04.1–C.04.3 of 2026 cited in the titles. */

const fieldOf = (task: RoundToPair) => fieldUnder(task, edition);

const paired = (task: RoundToPair, system: PairingSystem = dutch2026) => {
  const result = system.pair(task);
  if (!result.ok) throw new Error(result.refusal.code);
  return {
    pairs: result.pairs.map(({ white, black }) => `${white}-${black}`),
    bye: result.bye,
  };
};

describe('1.4.3, 1.4.4: floats of rounds not played', () => {
  // Round 2 of eight players; 1 and 2 play, the others do not.
  const task = taskOf(['2w1 2w1', '1b0 1b0', 'Z U', 'Z F', 'Z H', 'Z Z', 'Z 8w+', 'Z 7b-']);
  const floatsOf = (points = pointSystem(2, 1, 0)) =>
    Object.fromEntries(
      fieldOf({ ...task, tournament: { ...task.tournament, points } }).players.map(
        ({ no, floats }) => [no, floats[0]],
      ),
    );

  test('the bye and what is worth more than a loss; not an absence, not a loss by forfeit', () => {
    expect(floatsOf()).toMatchObject({
      3: 'down',
      4: 'down',
      5: 'down',
      6: null,
      7: 'down',
      8: null,
    });
  });
  test('the bye is a downfloat whatever it is worth', () => {
    expect(floatsOf(pointSystem(2, 1, 0, { pairingBye: 0 }))).toMatchObject({ 3: 'down' });
  });
  test('a half-point bye that is worth no more than a loss is none', () => {
    expect(floatsOf(pointSystem(2, 1, 1, { halfBye: 1 }))).toMatchObject({ 5: null });
  });
  test('2016 counted every one of them', () => {
    const floats = dutch2016.floats(task.tournament, 2);
    expect([3, 4, 5, 6, 7, 8].map((no) => floats.get(no))).toEqual(Array(6).fill('down'));
    const now = dutch2026.floats(task.tournament, 2);
    expect([3, 4, 5, 6, 7, 8].filter((no) => now.get(no) === 'down')).toEqual([3, 4, 5, 7]);
  });
});

describe('C2 (C.04.1 4): who may not have the bye', () => {
  const barred = (line: string, points = pointSystem(2, 1, 0)) =>
    fieldOf(taskOf([line, 'Z'], { points })).players.find(({ no }) => no === 1)!.byeBar !== null;
  test.each([
    ['U', true], // an earlier bye
    ['2w+', true], // a win's points without playing
    ['F', true],
    ['H', false],
    ['Z', false],
    ['2w-', false],
  ])('%s: %s', (line, expected) => {
    expect(barred(line)).toBe(expected);
  });
  test('an earlier bye bars although it was worth half a point', () => {
    expect(barred('U', pointSystem(2, 1, 0, { pairingBye: 1 }))).toBe(true);
  });
  test('a half-point bye bars where it is worth a win', () => {
    expect(barred('H', pointSystem(2, 1, 0, { halfBye: 2 }))).toBe(true);
  });
  test('points awarded for a round before a late entry bar where they make a win', () => {
    const task = taskOf(['Z', 'Z']);
    const [first, second] = task.tournament.players;
    const players = [
      { ...first, extraPoints: [2] },
      { ...second, extraPoints: [1] },
    ];
    const field = fieldOf({ ...task, tournament: { ...task.tournament, players } });
    expect(field.players.map(({ no, byeBar }) => [no, byeBar !== null])).toEqual([
      [1, true],
      [2, false],
    ]);
    expect(field.players.map(({ floats }) => floats[0])).toEqual(['down', 'down']);
  });
  test('with the round and the article', () => {
    expect(dutch2026.byeBar(taskOf(['F', 'Z']), 1)).toMatchObject({
      article: 'C2',
      args: { round: 1 },
    });
    expect(dutch2016.byeBar(taskOf(['F', 'Z']), 1)).toBeNull();
  });
});

describe('C5: the bye goes to the lowest score for which the round can be completed', () => {
  /**
   * Six players before round 3 of 3; 4 is absent. 1 and 3 have 2 points, 2 and 5 one, 6 none. If 1 met
   * 3, two of 2, 5 and 6 had to meet: 5 has met both others, so 2-6, and 5 had the bye with a point.
   * Published with bbpPairings 6.0.0.
   */
  const event = eventOf(['4w1 2b1', '5b1 1w0', '6w1 4b1', '1b0 3w0', '2w0 6b1', '3b0 5w0'], {
    totalRounds: 3,
  });
  const task = roundToPair(event, 3, [1, 2, 3, 5, 6]);
  test('the upper bracket floats two so that the lowest player gets it', () => {
    expect(paired(task)).toEqual({ pairs: ['1-5', '3-2'], bye: 6 });
    expect(settleBye(fieldOf(task))!.field.byeScore).toBe(0);
  });
  test('2016 gave it to a player with one point', () => {
    const { bye } = paired(task, dutch2016);
    expect([2, 5]).toContain(bye);
  });
  test('judged as such, before all brackets', () => {
    const ours = dutch2016.pair(task);
    if (!ours.ok) throw new Error(ours.refusal.code);
    expect(dutch2026.judge(task, ours)).toMatchObject([{ article: 'C5' }]);
  });
});

describe('C9: the fewest unplayed rounds', () => {
  // Five players before round 2: 1 and 2 won, 3 and 4 lost, 5 was absent. 3, 4 and 5 have no point;
  // 5 has a round without a game, so the bye goes to 3 or 4: 4, and 3 meets 5.
  const task = taskOf(['3w1', '4b1', '1b0', '2w0', 'Z'], { totalRounds: 3 });
  test('before the order of generation, which would give it to 5', () => {
    expect(paired(task)).toEqual({ pairs: ['2-1', '3-5'], bye: 4 });
    const criteria = edition.criteria.filter(({ article }) => article !== 'C9');
    expect(paired(task, systemOf({ ...edition, criteria })).bye).toBe(5);
  });
});

describe('C6–C21 of one pair or one downfloater', () => {
  const bracket = { lowestScore: 4, floaterTakesBye: false };
  const criterion = (article: string) =>
    edition.criteria.filter(isAdditive).find((each) => each.article === article)!;
  const player = (overrides: Partial<Facts>): Facts => ({
    no: 1,
    rank: 0,
    score: 4,
    realScore: 4,
    colours: [],
    preference: colourPreference([]),
    floats: [null, null],
    byeBar: null,
    unplayedRounds: 0,
    isTopscorer: false,
    hasOddNumber: true,
    ...overrides,
  });
  const movedDown = player({ score: 6, floats: ['down', 'down'] });
  const resident = player({ score: 4, floats: ['down', 'down'] });
  const below = player({ score: 4, floats: ['up', 'up'], rank: 1 });

  test('the numbers of the text, in its order', () => {
    expect(edition.criteria.map(({ article }) => article)).toEqual(
      Array.from({ length: 16 }, (_, i) => `C${i + 6}`),
    );
  });
  test('C7: the scores of downfloaters; pairs do not count', () => {
    expect(criterion('C7').ofFloater(movedDown, bracket)).toBe(6);
    expect(criterion('C7').ofPair(movedDown, below, bracket)).toBeNull();
  });
  test('C9: only where the one downfloater gets the bye', () => {
    const away = player({ unplayedRounds: 2 });
    expect(criterion('C9').ofFloater(away, bracket)).toBe(0);
    expect(criterion('C9').ofFloater(away, { ...bracket, floaterTakesBye: true })).toBe(2);
  });
  test.each(['C14', 'C16'])(
    '%s: residents only, and not the pairs of moved-down players',
    (article) => {
      expect(criterion(article).ofFloater(resident, bracket)).toBe(1);
      expect(criterion(article).ofFloater(movedDown, bracket)).toBe(0);
      expect(criterion(article).ofPair(movedDown, below, bracket)).toBe(0);
    },
  );
  test.each(['C15', 'C17'])('%s: opponents of moved-down players', (article) => {
    expect(criterion(article).ofPair(movedDown, below, bracket)).toBe(1);
    expect(criterion(article).ofPair(resident, below, bracket)).toBe(0);
  });
  test.each(['C18', 'C20'])(
    '%s: a moved-down player who floats on counts for more than any pair',
    (article) => {
      expect(criterion(article).ofPair(movedDown, below, bracket)).toBe(2);
      expect(criterion(article).ofFloater(movedDown, bracket)).toBeGreaterThan(2);
      expect(criterion(article).ofFloater(resident, bracket)).toBeNull();
    },
  );
});

describe('R6, R10, R11 and the tables', () => {
  test('5.2.5 counts only those who have ever been taken into a pairing', () => {
    const field = fieldOf(roundToPair(eventOf(['Z', '3w1', '2b0']), 2, [2, 3]));
    expect(field.players.map(({ hasOddNumber }) => hasOddNumber)).toEqual([true, false]);
  });
  test('C1: players kept apart by the arbiter do not meet', () => {
    const forbidden = [{ players: [1, 3], rounds: null }];
    expect(paired(taskOf(['', '', '', ''], { forbidden })).pairs).toEqual(['1-4', '3-2']);
  });
  test('C.04.7 1.5: an acceleration sorts the boards by the pairing score', () => {
    const virtualPoints = { 3: [2], 4: [2] };
    expect(paired(taskOf(['', '', '', ''], { virtualPoints })).pairs).toEqual(['3-4', '1-2']);
    expect(paired(taskOf(['', '', '', ''], { virtualPoints }), dutch2016).pairs).toEqual([
      '1-2',
      '3-4',
    ]);
  });
});
