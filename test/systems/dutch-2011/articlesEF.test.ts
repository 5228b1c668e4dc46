import { dutch2011 } from '../../../src/systems/dutch-2011';
import { allocateColours } from '../../../src/systems/dutch-2011/articles/e1to5colours';
import { cardsOf } from '../../../src/systems/dutch-2011/cards';
import { latestDifference } from '../../../src/systems/shared/latestDifference';
import { coloursPlayed } from '../../../src/model/tournament';
import type { PairingResult } from '../../../src/systems/system';
import { crosstable, event, field, history, nextRound, player } from './builder';

const written = (result: PairingResult): string => {
  if (!result.ok) return JSON.stringify(result.refusal);
  const pairs = result.pairs.map(({ white, black }) => `${white}-${black}`);
  return [...pairs, ...(result.bye === null ? [] : [`bye ${result.bye}`])].join(', ');
};

test('F.4, E.5: round 1 with 11 players, white drawn (worked example)', () => {
  const task = nextRound(event(field(11), { initialColour: 'white' }));
  expect(written(dutch2011.pair(task))).toBe('1-6, 7-2, 3-8, 9-4, 5-10, bye 11');
});

test('F.4, E.5: round 1 with 8 players, black drawn (worked example)', () => {
  const task = nextRound(event(field(8), { initialColour: 'black' }));
  expect(written(dutch2011.pair(task))).toBe('5-1, 2-6, 7-3, 4-8');
});

test('E.5: colours alternate by the place in S1 of those who take part (ruling 22)', () => {
  const task = nextRound(event(field(9), { initialColour: 'white' }), [2]);
  expect(written(dutch2011.pair(task))).toBe('1-6, 7-3, 4-8, 9-5');
});

/** F.3, corrected: gaps are closed (P black, B white in the text). */
test.each([
  ['1b= 1w= 1w= Z 1b=', 'BWWB'],
  ['1w= 1b= Z 1w= 1b=', 'WBWB'],
  ['1b= 1w= 1w= Z 1b= Z 1w=', 'BWWBW'],
])('F.3: the history %s counts as %s', (games, closed) => {
  const letters = coloursPlayed(player(2, history(games)))
    .map((colour) => (colour === 'white' ? 'W' : 'B'))
    .join('');
  expect(letters).toBe(closed);
});

test('F.3, E.3: PBB-P and BP-BP differ last in the third game from the end', () => {
  const first = coloursPlayed(player(1, history('9b= 9w= 9w= Z 9b=')));
  const second = coloursPlayed(player(2, history('9w= 9b= Z 9w= 9b=')));
  expect(latestDifference(first, second)).toBe('white');
});

function coloursOf(rows: readonly string[], a: number, b: number) {
  const cards = cardsOf(nextRound(crosstable(rows)));
  const pair = cards.filter(({ no }) => no === a || no === b) as [
    (typeof cards)[0],
    (typeof cards)[0],
  ];
  const { white, black, rule } = allocateColours(pair, 'white', null);
  return `${white.no}-${black.no} ${rule}`;
}

test('E.1: both preferences are granted', () => {
  expect(coloursOf(['2w=', '1b=', '4w=', '3b='], 1, 4)).toBe('4-1 E.1');
});

test('A.7.f: a player without game leaves the preference to the other', () => {
  expect(coloursOf(['2w=', '1b=', 'H'], 1, 3)).toBe('3-1 A.7.f');
});

test('E.2: the stronger preference; two absolute ones are equal whatever the difference (ruling 21)', () => {
  // 1 has had W B (mild for white), 2 has had B (strong for white).
  expect(coloursOf(['3w= 4b=', 'Z 3b=', '1b= 2w=', 'Z 1w='], 1, 2)).toBe('2-1 E.2');
  // 1: W W W, 2: B W W, both absolute for black: the last difference is three games back.
  expect(
    coloursOf(['3w= 4w= 5w=', '6b= 3w= 4w=', '1b= 2b= .', '. 1b= 2b=', '. . 1b=', '2w= . .'], 1, 2),
  ).toBe('2-1 E.3');
});

test('E.3: alternate from the most recent round with different colours', () => {
  // 1: W B W B, 2: B W W B, both mild for white; they differed last in the second round: 1 had black.
  const others = ['. . . .', '. . . .', '. . . .', '. . . .'];
  expect(coloursOf(['3w= 4b= 5w= 6b=', '3b= 4w= 5w= 6b=', ...others], 1, 2)).toBe('1-2 E.3');
});

test('E.4: the higher ranked player', () => {
  expect(coloursOf(['3w=', '4w=', '1b=', '2b='], 1, 2)).toBe('2-1 E.4');
});

test('ruling 22: two players without any game after round 1', () => {
  expect(coloursOf(['Z', 'Z', '4w=', '3b='], 1, 2)).toBe('1-2 E.5');
  expect(coloursOf(['5w=', 'Z', 'Z', '.', '1b='], 2, 3)).toBe('3-2 E.5');
});

test('F.1: tables by the score of the higher player, the sum, that rank; F.9: adjourned is a draw', () => {
  // 1-6 want black both (E.4: 1 has it). 3 and 8 want black, 4 and 7 white, 3-7 and 4-8 have met:
  // exchange 4 for 7 and nobody is disappointed. 2-5 want white both (E.4: 2 has it).
  const rows = ['5w1', '6b0', '7w=', '8b=', '1b0', '2w1', '3b=', '4w='];
  const result = dutch2011.pair(nextRound(crosstable(rows)));
  expect(written(result)).toBe('6-1, 4-3, 7-8, 2-5');
  const adjourned = crosstable(rows);
  const players = adjourned.players.map((one) =>
    [3, 7].includes(one.no)
      ? { ...one, entries: [{ ...one.entries[0], outcome: 'adjourned' as const }] }
      : one,
  );
  expect(written(dutch2011.pair(nextRound({ ...adjourned, players })))).toBe(written(result));
});

test('F.5: who is absent is not paired', () => {
  const task = nextRound(event(field(5)), [3]);
  expect(written(dutch2011.pair(task))).toBe('1-4, 5-2');
});
