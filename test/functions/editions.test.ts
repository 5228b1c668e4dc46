import './shim';
import { tiebreak } from '../../functions/tieBreaks/byCode';
import { tiebreakEditions } from '../../functions/editions';

/**
 * Rulings on C.07: a requested bye before a game is category 3, whose dummy has the own score, in 2026
 * with a cap. The player with the bye of round 1 below has 3½, so the dummies of the texts differ.
 */
const TABLE = [
  ['No', 'Name', 'Pts', 'R1', 'R2', 'R3', 'R4'],
  [1, 'Rook, Anna', 3.5, '-½', '3w1', '2b1', '4w1'],
  [2, 'Knight, Ben', 2, '4w1', '5b1', '1w0', '3b0'],
  [3, 'Bishop, Cleo', 2, '5w1', '1b0', '4w0', '2w1'],
  [4, 'Pawn, Dan', 1.5, '2b0', '-½', '3b1', '1b0'],
  [5, 'Castle, Eve', 0, '3b0', '2w0', '-', '-'],
];

const sumOf = (rows: unknown[][], column: number): number =>
  rows.slice(1).reduce((sum, row) => sum + (Number(row[column]) || 0), 0);

test.each([
  ['BH', 'C07-2024', 'C07-2026'],
  ['BH', 'FIDE-2009', 'C07-2026'],
  ['SB', 'C07-2023', 'C07-2026'],
])('%s by %s and %s: each column Counted sums to its value', (code, first, second) => {
  for (const player of [1, 2, 3]) {
    const rows = tiebreakEditions(player, TABLE, code, first, second);
    expect(sumOf(rows, 4)).toBeCloseTo(tiebreak(player, TABLE, code, first));
    expect(sumOf(rows, 8)).toBeCloseTo(tiebreak(player, TABLE, code, second));
    expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([12]));
  }
});

test('a row a round, told apart where the editions part', () => {
  const rows = tiebreakEditions(1, TABLE, 'BH', 'C07-2024', 'C07-2026');
  expect(rows[0].slice(3, 5)).toEqual(['C07-2024: Term', 'C07-2024: Counted']);
  expect(rows.slice(1).map(([round]) => round)).toEqual([1, 2, 3, 4]);
  // Own score 3½; since 2026 at most half of the four rounds.
  expect([rows[1][3], rows[1][7], rows[1][11]]).toEqual([3.5, 2, '≠']);
});

test('an edition that does not exist is refused', () => {
  expect(() => tiebreakEditions(1, TABLE, 'BH', 'C07-1900', 'C07-2026')).toThrow();
});
