import { readCrosstable } from '../../src/formats/crosstable/readCrosstable';
import { score } from '../../src/model/tournament';

const scores = (range: unknown[][]) => {
  const read = readCrosstable(range);
  if (!read.ok) return read.problems.map(({ code, place }) => [code, place]);
  const { tournament } = read.value;
  return tournament.players.map((p) => [p.no, p.name, p.rating, score(tournament, p) / 2]);
};
const at = (row: number, column: number) => ({ kind: 'argument', name: 'table', row, column });

/** The same little event as printed by different hands: 4 players and a bye, 2 rounds. */
const EVENT = [
  [1, 'Ada', 2000, 2],
  [2, 'Bo', 1900, 1],
  [3, 'Cy', 0, 1],
];

it('reads the crosstable of a results site, opponents by rank, titles above', () => {
  expect(
    scores([
      ['Final ranking crosstable', 0, 0, 0, 0, 0],
      ['Rk.', 0, 'Name', 'Rtg', '1.Rd', '2.Rd', 'Pts.'],
      [1, 0, 'Ada', 2000, '3w1', '2b1', 2],
      [2, 0, 'Bo', 1900, 'bye', '1w0', 1],
      [3, 0, 'Cy', 0, '1b0', '-1', 1],
      [0, 0, 0, 0, 0, 0, 0],
    ]),
  ).toEqual(EVENT);
});

it('prefers the starting number where opponents are given by it, the rank where by rank', () => {
  expect(
    scores([
      ['No', 'Rk', 'Name', 'Elo', 'R1'],
      [2, 1, 'Bo', 1900, '1b1'],
      [1, 2, 'Ada', 2000, '2w0'],
    ]),
  ).toEqual([
    [1, 'Ada', 2000, 0],
    [2, 'Bo', 1900, 1],
  ]);
  expect(
    scores([
      ['No', 'Rk', 'Name', 'Elo', 'R1'],
      [7, 1, 'Bo', 1900, '2b1'],
      [9, 2, 'Ada', 2000, '1w0'],
    ]),
  ).toEqual([
    [1, 'Bo', 1900, 1],
    [2, 'Ada', 2000, 0],
  ]);
});

it('reads a French wall grid; an estimated rating is none', () => {
  expect(
    scores([
      ['Pl', 'Nom', 'Elo', 'R 1', 'R 2', 'Pts'],
      [1, 'Ada', '2000 F', '+3B', '+2N', 2],
      [2, 'Bo', '1900 N', 'EXE', '-1B', 1],
      [3, 'Cy', '1499 E', '-1N', 'EXE', 1],
    ]),
  ).toEqual(EVENT);
});

it('reads a Portuguese table', () => {
  expect(
    scores([
      ['N.º', 'Nome', 'Elo', 'Ronda 1', 'Ronda 2', 'Pontos'],
      ['1', 'Ada', '2000', '3b1', '2p1', '2'],
      ['2', 'Bo', '1900', 'isento', '1b0', '1'],
      ['3', 'Cy', '-', '1p0', 'isento', '1'],
    ]),
  ).toEqual(EVENT);
});

it('reads the grid of a round robin, where a blank and a lost game both arrive as 0', () => {
  const read = readCrosstable([
    ['N°', 'Joueur', 1, 2, 3, 4, 'Total'],
    [1, 'A', 'X', 0, 1, 0, 1],
    [2, 'B', 1, 'X', '½', 0.5, 2],
    [3, 'C', 0, '½', 'X', '0,5', 1],
    [4, 'D', 1, '½', '½', 'X', 2],
  ]);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const { tournament, hasColours } = read.value;
  expect(tournament.players.map((p) => score(tournament, p) / 2)).toEqual([1, 2, 1, 2]);
  expect(tournament.pairedRounds).toBe(3);
  expect(hasColours).toBe(false);
  expect(read.warnings).toEqual([]);
});

it('leaves a round open where the last cells are blank', () => {
  const read = readCrosstable([
    ['No', 'Name', 'R1', 'R2'],
    [1, 'Ada', '2w1', 0],
    [2, 'Bo', '1b0', 0],
  ]);
  expect(read.ok && read.value.tournament.pairedRounds).toBe(1);
});

it('lists all problems with their places', () => {
  expect(
    scores([
      ['No', 'Name', 'Rtg', 'R1', 'R2'],
      [1, 'Ada', 'strong', '2w1', 46024],
      [2, 'Bo', 1900, { code: '#NAME?' }, '1/2'],
    ]),
  ).toEqual([
    ['rating-not-a-number', at(2, 3)],
    ['cell-is-date', at(2, 5)],
    // The opponent's cell of 2w1: that the two disagree follows, and is not said again.
    ['cell-is-error', at(3, 4)],
    // Of results without an opponent the date is the likely cause: it is told alone.
  ]);
  expect(scores([[1, 2]])).toEqual([['table-without-header', at(1, 1)]]);
  expect(scores([['No', 'Name', 'R1']])).toEqual([['table-without-players', at(1, 1)]]);
  expect(
    scores([
      ['No', 'Name', 'R2'],
      [1, 'A', ''],
    ]),
  ).toEqual([['table-lacks-round', at(1, 1)]]);
});
