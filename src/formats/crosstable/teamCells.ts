import { largest } from '../../model/largest';
import { findLayout, type Layout } from './layout/layout';
import { cellContent, cellWord, inRange, type Range } from './range';
import { parseTeamMatch } from './readTeamTable';

/** A cell that only a table of teams can have: an opponent and more points than one game gives. */
export interface TeamCell {
  readonly row: number;
  readonly column: number;
  readonly text: string;
  readonly points: number;
}

/**
 * The cell that gives a table away: nearly all cells of its rounds are matches of teams, and a team
 * made more than a point in many of them. Null: it is a table of players, perhaps with slips.
 */
export function teamCellIn(range: Range, { rows, rounds }: Layout): TeamCell | null {
  const cells = rows.flatMap((row) =>
    rounds.map((column) => ({ row, column, text: cellWord(range[row][column]) })),
  );
  const filled = cells.filter(({ text }) => text !== '');
  const matches = filled.flatMap((cell): TeamCell[] => {
    const match = parseTeamMatch(cell.text);
    return match ? [{ ...cell, points: match.gamePoints }] : [];
  });
  if (filled.length === 0 || matches.length < 0.8 * filled.length) return null;
  const ofSeveralGames = matches.filter(({ points }) => points > 1);
  return ofSeveralGames.length >= 0.25 * matches.length ? ofSeveralGames[0] : null;
}

/** How many boards a match has: the most that both sides of one made together; 0: no match is there. */
export function boardsIn(range: Range): number {
  const found = findLayout(range, inRange('table'));
  if (!found.ok) return 0;
  const { rows, rounds, columns } = found.value;
  const numberColumn = columns.get('no') ?? columns.get('rank');
  const rowOf = new Map(
    rows.map((row, index) => [
      numberColumn === undefined ? index + 1 : parseInt(cellWord(range[row][numberColumn]), 10),
      row,
    ]),
  );
  const pointsAt = (row: number | undefined, column: number) =>
    row === undefined ? null : parseTeamMatch(String(cellContent(range[row][column]) ?? ''));
  const sums = rows.flatMap((row) =>
    rounds.map((column) => {
      const own = pointsAt(row, column);
      const theirs = own && pointsAt(rowOf.get(own.opponent), column);
      return own && theirs ? own.gamePoints + theirs.gamePoints : 0;
    }),
  );
  return Math.ceil(largest(sums));
}
