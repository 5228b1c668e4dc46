import { numbersByLot } from '../../../src/handling';
import { blankEvent, blankPlayer } from '../../../src/model/blank';
import { score } from '../../../src/model/tournament';
import type { Entry, Tournament } from '../../../src/model/types';
import { newRound } from '../../../src/sheets/write/newRound';
import { roundToPair } from '../../../src/model/tournament';
import { roundRobin } from '../../../src/systems/round-robin';
import { asStandingsCount, withdrawalsOf } from '../../../src/systems/round-robin/withdrawals';

const entry = (outcome: Entry['outcome'], opponent: number, colour: Entry['colour']): Entry => ({
  outcome,
  opponent,
  colour,
});

/**
 * Six players by the table, three rounds played (1-6 2-5 3-4, 6-4 5-3 1-2, 2-6 3-1 4-5), White won
 * every game. 6 has withdrawn after `rounds` of his five games.
 */
function sixPlayers(rounds: number): Tournament {
  const table = [
    ['1-6', '2-5', '3-4'],
    ['6-4', '5-3', '1-2'],
    ['2-6', '3-1', '4-5'],
  ].map((games) => games.map((game) => game.split('-').map(Number)));
  const players = [1, 2, 3, 4, 5, 6].map((no) => ({
    ...blankPlayer(no, 2000 - no),
    withdrawn: no === 6,
    entries: table.map((games, index): Entry => {
      const [white, black] = games.find((game) => game.includes(no))!;
      const isGone = [white, black].includes(6) && index >= rounds;
      if (no === white) return entry(isGone ? 'forfeitWin' : 'win', black, 'white');
      return entry(isGone ? 'forfeitLoss' : 'loss', white, 'black');
    }),
  }));
  return { ...blankEvent(players, 5), pairedRounds: 3 };
}

const pointsOf = (tournament: Tournament) =>
  tournament.players.map((player) => score(tournament, player) / 2);

/** C.05: less than half of the games played, the results do not count in the standings. */
test('who leaves after two of five games does not count', () => {
  const event = sixPlayers(2);
  expect(withdrawalsOf(event)).toEqual([{ no: 6, played: 2, games: 5, counts: false }]);
  const { tournament, notes } = asStandingsCount(event);
  expect(notes.map(({ key }) => key)).toEqual(['roundRobin.withdrawn-taken-out']);
  // Taken out: 1-6 (a win of 1), 6-4 (a win of 6) and the forfeit win of 2.
  expect(pointsOf(event)).toEqual([2, 2, 2, 1, 1, 1]);
  expect(pointsOf(tournament)).toEqual([1, 1, 2, 1, 1, 0]);
});

/** C.05: half or more, the results count and the games left are forfeits. */
test('who leaves after three of five games counts', () => {
  const event = sixPlayers(3);
  const { tournament, notes } = asStandingsCount(event);
  expect(tournament.players).toBe(event.players);
  expect(notes.map(({ key }) => key)).toEqual(['roundRobin.withdrawn-counts']);
});

test('the games left stand in the table as forfeits', () => {
  const event = sixPlayers(3);
  const result = roundRobin.pair(roundToPair(event));
  if (!result.ok) throw new Error(result.refusal.code);
  const { games, byes } = newRound(event, result, undefined, roundRobin);
  expect(games[0]).toEqual({
    white: 6,
    black: 5,
    whiteOutcome: 'forfeitLoss',
    blackOutcome: 'forfeitWin',
  });
  expect(games[1].whiteOutcome).toBe('pending');
  expect(byes).toEqual([]);
});

test('whoever has the round free in an odd field gets no point for it', () => {
  const event = blankEvent(
    [1, 2, 3].map((no) => blankPlayer(no, 2000)),
    3,
  );
  const result = roundRobin.pair(roundToPair(event));
  if (!result.ok) throw new Error(result.refusal.code);
  expect(newRound(event, result, undefined, roundRobin).byes).toEqual([
    { no: 1, outcome: 'zeroBye' },
  ]);
});

test('lots: the same seed draws the same numbers, every number once, all places alike', () => {
  const event = blankEvent(
    Array.from({ length: 10 }, (_, index) => blankPlayer(index + 1, 2000)),
    9,
  );
  const draw = (seed: string) => {
    const numbers = numbersByLot(event, seed);
    return event.players.map(({ no }) => numbers.get(no)!);
  };
  expect(draw('a')).toEqual(draw('a'));
  expect(draw('a')).not.toEqual(draw('b'));
  expect([...draw('x')].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  const counts = new Array<number>(10).fill(0);
  for (let seed = 0; seed < 5000; seed++) counts[draw(String(seed))[0] - 1]++;
  // 500 each are expected, the deviation is 21.
  for (const count of counts) expect(Math.abs(count - 500)).toBeLessThan(90);
});
