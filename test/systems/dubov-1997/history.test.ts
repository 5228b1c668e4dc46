import { CLASSIC_POINTS } from '../../../src/model/outcomes';
import { roundToPair } from '../../../src/model/tournament';
import type { Entry, Outcome, Tournament } from '../../../src/model/types';
import { cmaList, dubov1997 } from '../../../src/systems/dubov-1997';
import { makeCards } from '../../../src/systems/dubov-1997/cards';
import { makeField } from '../../../src/systems/dubov-1997/field';
import { newEvent, seeded } from './simulate';

/**
 * Six fictional players, rated 2000, 1900 … 1500, after four rounds. Each line is a player, each
 * word a round: colour, opponent, result ("w4+" white against 4, won; "w4F" won by forfeit, "w4f"
 * lost by forfeit, "w4a" adjourned; U H Z F byes).
 *
 *      1      2      3      4
 * 1   w4+    b2+    w3F    w6+
 * 2   b5+    w1-    b4=    w3a
 * 3   w6+    b5=    b1f    b2a
 * 4   b1-    w6+    w2=    U
 * 5   w2-    w3=    b6+    H
 * 6   b3-    b4-    w5-    b1-
 */
const CROSSTABLE = [
  'w4+ b2+ w3F w6+',
  'b5+ w1- b4= w3a',
  'w6+ b5= b1f b2a',
  'b1- w6+ w2= U',
  'w2- w3= b6+ H',
  'b3- b4- w5- b1-',
];

const GAMES: Readonly<Record<string, Outcome>> = {
  '+': 'win',
  '=': 'draw',
  '-': 'loss',
  a: 'adjourned',
  F: 'forfeitWin',
  f: 'forfeitLoss',
  p: 'pending',
};
const BYES: Readonly<Record<string, Outcome>> = {
  U: 'pairingBye',
  H: 'halfBye',
  Z: 'zeroBye',
  F: 'fullBye',
};

function entry(word: string): Entry {
  if (word.length === 1) return { outcome: BYES[word], opponent: null, colour: null };
  return {
    outcome: GAMES[word[2]],
    opponent: Number(word[1]),
    colour: word[0] === 'w' ? 'white' : 'black',
  };
}

function event(lines: readonly string[], rounds = 9): Tournament {
  const blank = newEvent(lines.length, rounds, seeded(1));
  return {
    ...blank,
    points: CLASSIC_POINTS,
    pairedRounds: lines[0].split(' ').length,
    players: blank.players.map((player, index) => ({
      ...player,
      rating: 2000 - 100 * index,
      entries: lines[index].split(' ').map(entry),
    })),
  };
}

const cards = makeCards(roundToPair(event(CROSSTABLE)));
const card = (no: number) => cards[no - 1];

describe('what a card says of the history (R2, R15, R29)', () => {
  test('scores: forfeits and byes count, an adjourned game is ½', () =>
    // In half-points: 1: 8; 2: 2+0+1+1; 3: 2+1+0+1; 4: 0+2+1+2; 5: 0+1+2+1; 6: 0.
    expect(cards.map(({ score }) => score)).toEqual([8, 4, 4, 5, 4, 0]));

  test('CMA: games really played only, the adjourned one included', () => {
    // 1 met 4 (1700), 2 (1900), 6 (1500): the forfeit of round 3 is not a game.
    expect(card(1).cma).toEqual({ sum: 5100, games: 3 });
    // 2 met 5 (1600), 1 (2000), 4 (1700), 3 (1800, adjourned).
    expect(card(2).cma).toEqual({ sum: 7100, games: 4 });
    // 4 met 1, 6, 2; the bye is nobody.
    expect(card(4).cma).toEqual({ sum: 5400, games: 3 });
  });

  test('colours: gaps are closed', () => {
    expect(card(1).colours).toEqual(['white', 'black', 'white']);
    expect(card(3).colours).toEqual(['white', 'black', 'black']);
    // So 3 may not have black now (2.4) although he was to have black in round 3 as well.
    expect(card(3).mayHave).toEqual({ white: true, black: false });
  });

  test('a forfeited pair has not met (2.1)', () => {
    const field = makeField(roundToPair(event(CROSSTABLE)));
    expect(field.ban[0][2]).toBeNull(); // 1 and 3
    expect(field.ban[0][1]).toBe('met');
    expect(field.ban[1][2]).toBe('met'); // adjourned, but played
  });

  test('transfers upward: every pair with somebody who then had more, forfeited or not (R15)', () => {
    // Before round 3: 1 has 2 points, 3 has 1½: 3 was paired upward in the forfeited round.
    // Before round 4: 2 and 3 have 1½ each; 6 has 0 and meets 1.
    // Before round 2: 5 has 0 and meets 3 with 1; 6 has 0, 4 has 0; 1 and 2 have 1 each.
    // Round 3: 2 has 1, 4 has 1; 5 has ½ and 6 has 0: upward for 6.
    expect(cards.map(({ transfers }) => transfers)).toEqual([[], [], [3], [], [2], [3, 4]]);
  });

  test('2.2: bye, forfeit win and full-point bye bar from the bye; a half-point bye does not', () =>
    expect(cards.map(({ freePoint }) => freePoint?.outcome ?? null)).toEqual([
      'forfeitWin',
      null,
      null,
      'pairingBye',
      null,
      null,
    ]));
});

describe('the list of art. 9', () => {
  test('by points, CMA with one decimal, games counted', () =>
    expect(cmaList(event(CROSSTABLE))).toMatchObject([
      { rank: 1, no: 1, points: 8, cma: 1700, games: 3 },
      { rank: 2, no: 4, points: 5, cma: 1800, games: 3 },
      // 5 met 2 (1900), 3 (1800), 6 (1500): 5200/3 = 1733.3.
      { rank: 3, no: 5, points: 4, cma: 1733.3, games: 3 },
      // An adjourned game gives no points yet, but its opponent has been met.
      { rank: 4, no: 2, points: 3, cma: 1775, games: 4 },
      // 3 met 6 (1500), 5 (1600), 2 (1900): 5000/3 = 1666.7.
      { rank: 4, no: 3, points: 3, cma: 1666.7, games: 3 },
      // 6 met 3 (1800), 4 (1700), 5 (1600), 1 (2000): 7100/4.
      { rank: 6, no: 6, points: 0, cma: 1775, games: 4 },
    ]));

  test('an opponent without a rating: no average, rather than one with 0 in it', () => {
    const rated = event(CROSSTABLE);
    const players = rated.players.map((p) => (p.no === 6 ? { ...p, rating: 0 } : p));
    const list = cmaList({ ...rated, players });
    // 2 alone has not met 6; 6 himself has an average.
    expect(list.filter(({ cma }) => cma !== null).map(({ no }) => no)).toEqual([2, 6]);
  });

  test('after an earlier round; without a game there is no average', () => {
    const list = cmaList(event(CROSSTABLE), 1);
    expect(list[0]).toMatchObject({ rank: 1, no: 1, points: 2, cma: 1700, games: 1 });
    expect(cmaList(event(CROSSTABLE), 0).every(({ cma }) => cma === null)).toBe(true);
  });
});

describe('what must be supplied first', () => {
  test('a player without a rating is named, nobody is paired as 0 (R2)', () => {
    const rated = event(CROSSTABLE);
    const players = rated.players.map((p) => (p.no === 3 || p.no === 6 ? { ...p, rating: 0 } : p));
    const result = dubov1997.pair(roundToPair({ ...rated, players }));
    expect(result).toMatchObject({
      ok: false,
      refusal: {
        code: 'bad-request',
        players: [3, 6],
        reasons: [
          { key: 'dubov1997.refusal.unrated', args: { players: { players: [3] } } },
          { key: 'dubov1997.refusal.unrated', args: { players: { players: [6] } } },
        ],
        cures: [{ key: 'dubov1997.cure.estimate', article: 'C.04.2.B.1' }],
      },
    });
  });

  test('an absent player without a rating matters if somebody present has met him', () => {
    const rated = event(CROSSTABLE);
    const unrated = (no: number) => ({
      ...rated,
      players: rated.players.map((p) => (p.no === no ? { ...p, rating: 0 } : p)),
    });
    expect(dubov1997.pair(roundToPair(unrated(6), 5, [1, 2]))).toMatchObject({
      refusal: { players: [6] },
    });
    // 1 and 3 have met 6, 2 has not; 2 and 5 without 6 … 5 has met 6 as well: so 2 alone with 6 away.
    expect(dubov1997.pair(roundToPair(unrated(6), 5, [2]))).toMatchObject({ ok: true, bye: 2 });
  });

  test('a round with open games', () => {
    const open = CROSSTABLE.map((line, index) =>
      index === 1 ? line.replace('w3a', 'w3p') : index === 2 ? line.replace('b2a', 'b2p') : line,
    );
    expect(dubov1997.pair(roundToPair(event(open)))).toMatchObject({
      ok: false,
      refusal: {
        code: 'bad-request',
        players: [2, 3],
        reasons: [{ key: 'dubov1997.refusal.pending', args: { round: 4 } }],
      },
    });
  });
});
