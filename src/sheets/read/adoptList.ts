import { error, type Checked } from '../../model/problems';
import { cellAddress, type CellContent, type SheetCells, type TableCells } from '../cells';
import { columnOf, findColumns, PLAYER_COLUMNS, type PlayerColumn } from '../headers';
import { cellText } from '../numbers';
import { readPlayers, type PlayersRead } from './readPlayers';

/** A list of the arbiter's own, as far as it was understood. */
export interface AdoptedList {
  readonly sheet: string;
  /** Where its header row stands, as an address. */
  readonly headerAt: string;
  /** Every header with the column it was taken for; null: left alone. */
  readonly columns: readonly { readonly header: string; readonly column: PlayerColumn | null }[];
  readonly players: PlayersRead;
}

/** How far down a header row is looked for: titles and logos may stand above it. */
const HEADER_SEARCH = 30;

/** Finds the list of players in any sheet: the row with the most known headers, a name among them. */
export function adoptList(cells: SheetCells): Checked<AdoptedList> {
  const header = headerRow(cells.rows);
  if (header === null) {
    const address = cellAddress(cells.row, cells.column);
    const place = { kind: 'cell', sheet: cells.sheet, address } as const;
    return { ok: false, problems: [error('no-header-row', place, cells.sheet)] };
  }
  const table: TableCells = {
    name: 'Players',
    sheet: cells.sheet,
    row: cells.row + header,
    column: cells.column,
    header: cells.rows[header].map(cellText),
    rows: untilEmpty(cells.rows.slice(header + 1)),
  };
  const taken = findColumns(PLAYER_COLUMNS, table.header);
  const players = readPlayers(table);
  return {
    ok: true,
    value: {
      sheet: cells.sheet,
      headerAt: cellAddress(table.row, table.column),
      columns: table.header
        .map((text, index) => ({ header: text, index }))
        .filter(({ header: text }) => text !== '')
        .map(({ header: text, index }) => {
          const column = columnOf(PLAYER_COLUMNS, text);
          return { header: text, column: column && taken.get(column) === index ? column : null };
        }),
      players,
    },
    warnings: players.problems,
  };
}

function headerRow(rows: readonly (readonly CellContent[])[]): number | null {
  let best: number | null = null;
  let most = 0;
  rows.slice(0, HEADER_SEARCH).forEach((row, index) => {
    const found = findColumns(PLAYER_COLUMNS, row.map(cellText));
    if (found.has('name') && found.size > most) {
      best = index;
      most = found.size;
    }
  });
  return best;
}

/** A list ends at the first two empty rows: below it may stand remarks. */
function untilEmpty(rows: readonly (readonly CellContent[])[]): (readonly CellContent[])[] {
  const isEmpty = (row: readonly CellContent[] | undefined) =>
    row === undefined || row.every((cell) => cellText(cell) === '');
  const end = rows.findIndex((row, index) => isEmpty(row) && isEmpty(rows[index + 1]));
  return end < 0 ? [...rows] : rows.slice(0, end);
}
