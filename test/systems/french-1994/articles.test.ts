import type { Colour, Entry, Player, Tournament } from '../../../src/model/types';
import { roundToPair } from '../../../src/model/tournament';
import { eloFromBcr, eloFromIngo } from '../../../src/systems/french-1994/articles/a1Conversions';
import { compareInitial } from '../../../src/systems/french-1994/articles/a2Order';
import { kindOf } from '../../../src/systems/french-1994/articles/a3Levels';
import {
  preferenceOf,
  writeDifference,
} from '../../../src/systems/french-1994/articles/a7Preference';
import { countColours } from '../../../src/systems/french-1994/articles/b4Colours';
import { mayFloat, mayMeetFromAbove } from '../../../src/systems/french-1994/articles/b5b6Floats';
import { coloursClash, makeField, type Card } from '../../../src/systems/french-1994/field';
import { permutations } from '../../../src/systems/french-1994/articles/d1Permutations';
import { exchangesOfD2 } from '../../../src/systems/french-1994/articles/d2Exchanges';
import { decideColours } from '../../../src/systems/french-1994/articles/eColours';
import { alternated } from '../../../src/systems/shared/colourSteps';
import { runEngine } from '../../../src/systems/french-1994/engine';
import { newEvent } from './randomEvents';

/** Expectations from the printed text; N is black (noirs), B white (blancs), "-" an unplayed round. */
const history = (text: string): Colour[] =>
  [...text]
    .filter((letter) => letter !== '-')
    .map((letter) => (letter === 'B' ? 'white' : 'black'));

const card = (colours: string, more: Partial<Card> = {}): Card => ({
  no: 1,
  rank: 0,
  score: 4,
  colours: history(colours),
  preference: preferenceOf(history(colours), false),
  lastFloat: null,
  floatBefore: null,
  exemptBefore: false,
  freed: false,
  ...more,
});

/** Player 1 with this history against players 2, 3, …; an unplayed round is an announced absence. */
function eventWithHistory(rounds: string): Tournament {
  const event = newEvent(rounds.length + 1, 9);
  const entriesOf = (no: number): Entry[] =>
    [...rounds].map((letter, r): Entry => {
      const isPlayed = letter !== '-' && (no === 1 || no === r + 2);
      if (!isPlayed) return { outcome: 'zeroBye', opponent: null, colour: null };
      const isWhite = (letter === 'B') === (no === 1);
      return {
        outcome: 'draw',
        opponent: no === 1 ? r + 2 : 1,
        colour: isWhite ? 'white' : 'black',
      };
    });
  return {
    ...event,
    pairedRounds: rounds.length,
    players: event.players.map((player) => ({ ...player, entries: entriesOf(player.no) })),
  };
}

describe('A', () => {
  test('A.1: Elo = 2840 − 8 INGO = 600 + 8 BCR', () => {
    expect(eloFromIngo(100)).toBe(2040);
    expect(eloFromBcr(180)).toBe(2040);
    // Both formulas agree where INGO + BCR = 280.
    for (const ingo of [0, 55, 140, 280]) expect(eloFromIngo(ingo)).toBe(eloFromBcr(280 - ingo));
  });

  test('A.2: Elo, then GMI GMF MI MIF MFide MFideF none, then name', () => {
    const player = (name: string, rating: number, title: Player['title']) => ({
      name,
      rating,
      title,
    });
    const sorted = [
      player('b', 2000, ''),
      player('a', 2000, ''),
      player('z', 2000, 'WFM'),
      player('y', 2000, 'FM'),
      player('x', 2000, 'WIM'),
      player('w', 2000, 'IM'),
      player('v', 2000, 'WGM'),
      player('u', 2000, 'GM'),
      player('t', 2001, ''),
    ].sort(compareInitial);
    expect(sorted.map(({ name }) => name).join('')).toBe('tuvwxyzab');
  });

  test('A.3: heterogeneous below one half', () => {
    expect(kindOf(0, 5)).toBe('homogeneous');
    expect(kindOf(1, 2)).toBe('heterogeneous');
    expect(kindOf(2, 2)).toBe('homogeneous');
    expect(kindOf(3, 2)).toBe('homogeneous');
  });

  test.each([
    ['', null, '0'],
    ['B', 'black strong', '+1'],
    ['BN', 'white weak', '-0'],
    ['NB', 'black weak', '+0'],
    ['NBB', 'black absolute', '+1'],
    ['BBNN', 'white absolute', '-0'],
    ['NBN-', 'white strong', '-1'],
    ['BNBB', 'black absolute', '+2'],
  ])('A.7: %s wants %s, written %s', (colours, wanted, written) => {
    const preference = preferenceOf(history(colours), false);
    expect(preference && `${preference.colour} ${preference.strength}`).toBe(wanted);
    expect(writeDifference(history(colours))).toBe(written);
  });

  test('A.7.a: not in the last round above 50 %: strong, or weak at difference 0', () => {
    expect(preferenceOf(history('BNBB'), true)).toEqual({ colour: 'black', strength: 'strong' });
    expect(preferenceOf(history('BBNN'), true)).toEqual({ colour: 'white', strength: 'weak' });
  });

  test('A.8: BAF 77 example 1 (n = 4, b = 1, q = 3, x = 1), example 2 (n = 5, b = 2, q = 4, x = 1)', () => {
    const first = ['BNB', 'NBN', 'BNB', 'NB-', 'BBN'].map((colours) => card(colours));
    expect(countColours(first)).toMatchObject({ n: 4, b: 1, q: 3, x: 1, weak: 1 });
    const second = ['NBN', 'NBN', 'NBB', 'BNB', 'BNB', 'NB-', 'BNB'].map((colours) =>
      card(colours),
    );
    expect(countColours(second)).toMatchObject({ n: 5, b: 2, q: 4, x: 1, weak: 1 });
  });

  test('A.8: never negative, players without a game count in q only (ruling 6)', () => {
    expect(countColours([card('B'), card('N'), card('')])).toMatchObject({
      n: 1,
      b: 1,
      q: 2,
      x: 0,
    });
  });
});

describe('B', () => {
  test('B.2: two absolute preferences for one colour', () => {
    expect(coloursClash(card('NBB'), card('NBB'))).toBe(true);
    expect(coloursClash(card('NBB'), card('BNN'))).toBe(false);
    expect(coloursClash(card('NBB'), card('BNB'))).toBe(false);
  });

  test('B.5 and B.6: B.6 is given up first, then B.5', () => {
    const last = card('B', { lastFloat: 'down' });
    const before = card('B', { floatBefore: 'down' });
    expect([0, 1, 2].map((level) => mayFloat(last, 'down', level as 0))).toEqual([
      false,
      false,
      true,
    ]);
    expect([0, 1, 2].map((level) => mayFloat(before, 'down', level as 0))).toEqual([
      false,
      true,
      true,
    ]);
    expect(mayFloat(last, 'up', 0)).toBe(true);
  });

  test('Note after B.6: not for a pair with a player above 50 % in the last round', () => {
    const low = card('B', { score: 4, lastFloat: 'up' });
    expect(mayMeetFromAbove(card('B', { score: 6 }), low, 0)).toBe(false);
    expect(mayMeetFromAbove(card('B', { score: 6, freed: true }), low, 0)).toBe(true);
  });
});

describe('D', () => {
  test('D.1: the printed beginning and the number of all permutations', () => {
    const all = [...permutations([5, 6, 7, 8])].map((order) => order.join('-'));
    expect(all.slice(0, 8)).toEqual([
      '5-6-7-8',
      '5-6-8-7',
      '5-7-6-8',
      '5-7-8-6',
      '5-8-6-7',
      '5-8-7-6',
      '6-5-7-8',
      '6-5-8-7',
    ]);
    expect(all).toHaveLength(24);
    expect(all[23]).toBe('8-7-6-5');
  });

  /** A table of the text: columns from S1, rows from S2, letters in alphabetical order. */
  const read = (columns: number[][], rows: number[][], letters: string[]): [string, string][] => {
    const cells = rows.flatMap((row, r) =>
      columns.map((column, c): [string, string, string] => [
        letters[r][c],
        column.join('+'),
        row.join('+'),
      ]),
    );
    return cells.sort(([a], [b]) => (a < b ? -1 : 1)).map(([, column, row]) => [column, row]);
  };
  const list = (count: number, size: number, players: number) =>
    [...exchangesOfD2(count, size)]
      .filter(({ out }) => out.length === players)
      .map(({ out, in: into }): [string, string] => [out.join('+'), into.join('+')]);

  test('D.2, 8 players, one exchanged (table as reconstructed in ruling 0)', () => {
    expect(list(8, 4, 1)).toEqual(read([[4], [3], [2]], [[5], [6], [7]], ['acf', 'beh', 'dgi']));
  });

  test('D.2, 8 players, two exchanged', () => {
    const columns = [
      [3, 4],
      [2, 4],
      [2, 3],
    ];
    const rows = [
      [5, 6],
      [5, 7],
      [6, 7],
    ];
    expect(list(8, 4, 2)).toEqual(read(columns, rows, ['jlo', 'knq', 'mpr']));
  });

  test('D.2, 7 players, one exchanged (printed)', () => {
    expect(list(7, 3, 1)).toEqual(read([[3], [2], [1]], [[4], [5], [6]], ['acf', 'beh', 'dgi']));
  });

  test('D.2, 7 players, two exchanged (printed)', () => {
    const columns = [
      [2, 3],
      [1, 3],
      [1, 2],
    ];
    const rows = [
      [4, 5],
      [4, 6],
      [5, 6],
    ];
    expect(list(7, 3, 2)).toEqual(read(columns, rows, ['jlo', 'knq', 'mpr']));
  });

  test.each([
    ['8 players', [4, 6, 8, 9], '9↔10 9↔20 8↔10 9↔21 8↔20 6↔10 8↔21 6↔20 6↔21'],
    ['7 players', [4, 6, 8], '8↔10 8↔20 6↔10 8↔21 6↔20 4↔10 6↔21 4↔20 4↔21'],
  ])('BAF 80, %s: the nine exchanges by position, not by number', (_, s1, printed) => {
    const level = [...s1, 10, 20, 21, 23];
    const named = list(level.length, s1.length, 1).map(
      ([out, into]) => `${level[Number(out) - 1]}↔${level[Number(into) - 1]}`,
    );
    expect(named.join(' ')).toBe(printed);
  });
});

describe('E and F', () => {
  test('E.1, E.2, E.4', () => {
    const by = (a: string, b: string) => decideColours(card(a), card(b, { no: 2 }), 'white');
    expect(by('BNB', 'NBN')).toEqual({ stronger: 'black', rule: 'E.1' });
    expect(by('', 'NBN')).toEqual({ stronger: 'black', rule: 'E.1' });
    expect(by('NB', 'NBB')).toEqual({ stronger: 'white', rule: 'E.2' });
    expect(by('BNB', 'BNB')).toEqual({ stronger: 'black', rule: 'E.4' });
  });

  test('E.3 before E.4: the last difference is turned round', () => {
    expect(decideColours(card('BNNB'), card('NBNB'), 'white')).toEqual({
      stronger: 'white',
      rule: 'E.3',
    });
  });

  test.each([
    ['NBB-N', '-NBBN'],
    ['BN-BN', '-BNBN'],
    ['NBB-N-B', '--NBBNB'],
  ])('F.3: %s counts as %s', (printed, closed) => {
    const cards = [printed, closed].map((rounds) => {
      const field = makeField(roundToPair(eventWithHistory(rounds)));
      return field.cards.find(({ no }) => no === 1)!;
    });
    expect(cards[0].colours).toEqual(cards[1].colours);
    expect(cards[0].preference).toEqual(cards[1].preference);
  });

  test('F.3 with E.3: NBB-N against BNBN differs in the third game from the end', () => {
    expect(alternated(history('NBB-N'), history('BNBN'))).toBe('black');
    expect(alternated(history('NBB-N'), history('BBN'))).toBe(null);
  });

  test('F.4: 11 players, white drawn', () => {
    const { result } = runEngine(roundToPair(newEvent(11, 5)));
    const shown = result?.pairs.map(({ white, black }) => `${white}-${black}`).join(' ');
    expect(shown).toBe('1-6 7-2 3-8 9-4 5-10');
    expect(result?.bye).toBe(11);
  });

  test('F.4: 8 players, black drawn', () => {
    const { result } = runEngine(roundToPair({ ...newEvent(8, 5), initialColour: 'black' }));
    expect(result?.pairs.map(({ white, black }) => `${white}-${black}`).join(' ')).toBe(
      '5-1 2-6 7-3 4-8',
    );
    expect(result?.bye).toBeNull();
  });

  test('Two players without any game later: odd number of the stronger = drawn colour (ruling 20)', () => {
    expect(decideColours(card('', { no: 3 }), card('', { no: 8 }), 'white').stronger).toBe('white');
    expect(decideColours(card('', { no: 4 }), card('', { no: 8 }), 'white').stronger).toBe('black');
  });
});
