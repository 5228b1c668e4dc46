import { largest } from '../../model/largest';
import { isFooter } from '../../formats/footers';
import { isTitle } from '../../model/checks/players';
import { error, warning, type Checked, type Problem } from '../../model/problems';
import type { Title } from '../../model/types';
import {
  cellAddress,
  cellPlace,
  type CellContent,
  type SheetCells,
  type TableCells,
} from '../plan/cells';
import {
  columnOf,
  findColumns,
  MEMBER_COLUMNS,
  PLAYER_COLUMNS,
  type PlayerColumn,
} from '../names/headers';
import { namesakes } from '../names/namesakes';
import { cellInteger, cellText } from '../plan/numbers';
import { birthDates } from './birthDates';
import { ownHeads, type ColumnChoice } from './foreignHeads';
import { findRemarks, findTwice, type ListProposal } from './proposals';
import { readPlayers, type PlayerRow, type PlayersRead } from './readPlayers';
import { titleInName } from './titlesInNames';

/** A list of the arbiter's own, as far as it was understood. */
export interface AdoptedList {
  readonly sheet: string;
  /** Where its header row stands, as an address. */
  readonly headerAt: string;
  /** What the sheet calls the event, above its header; empty: nothing. */
  readonly title: string;
  /** Every header with the column it was taken for; null: left alone. */
  readonly columns: readonly {
    readonly header: string;
    readonly column: PlayerColumn | null;
    /** Its place in the header row. */
    readonly index: number;
  }[];
  readonly players: PlayersRead;
  /** Titles that stood in a name and were taken out of it. */
  readonly titled: readonly { readonly was: string; readonly title: Title }[];
  readonly proposals: readonly ListProposal[];
}

/** How far down a header row is looked for: titles and logos may stand above it. */
const HEADER_SEARCH = 30;

/** Finds the list of players in any sheet: the row with the most known headers, a name among them. */
export function adoptList(
  cells: SheetCells,
  chosen: ColumnChoice = new Map(),
): Checked<AdoptedList> {
  const header = headerRow(cells.rows);
  if (header === null) {
    const address = cellAddress(cells.row, cells.column);
    const place = { kind: 'cell', sheet: cells.sheet, address } as const;
    return { ok: false, problems: [error('no-header-row', place, cells.sheet)] };
  }
  const heads = cells.rows[header].map(cellText);
  const body = untilEmpty(cells.rows.slice(header + 1));
  const titles = titlesUnder(heads, body);
  const table: TableCells = {
    name: 'Players',
    sheet: cells.sheet,
    row: cells.row + header,
    column: cells.column,
    header: ownHeads(
      heads.map((head, index) => (index === titles ? 'Title' : head)),
      chosen,
    ),
    rows: body,
  };
  const footers = findFooters(table);
  const players = readPlayers({
    ...table,
    // The rows stay where they are, so that problems name the right cells.
    rows: table.rows.map((row, index) => (footers.includes(index) ? [] : row)),
  });
  const taken = players.columns;
  const titled = takeOutTitles(players.rows);
  const dated = readBirths(titled.rows, table, taken.get('born'));
  const rows = withTeams(dated.rows, heads, table);
  const remarks = findRemarks(table, rows, heads, new Set(taken.values()));
  const twice = findTwice(rows);
  const again = new Set(twice.map(({ row }) => row));
  const told = footers.map((row) => {
    const column = table.rows[row].findIndex((cell) => cellText(cell) !== '');
    const text = cellText(table.rows[row][column]);
    return warning('row-left-out', cellPlace(table, row, column), text);
  });
  const alike = namesakes(rows.filter(({ row }) => !again.has(row)))
    .flat()
    .map(({ name, place }) => warning('same-name', place, name));
  const problems = [...told, ...players.problems, ...dated.problems, ...remarks.unused, ...alike];
  return {
    ok: true,
    value: {
      sheet: cells.sheet,
      headerAt: cellAddress(table.row, table.column),
      title: titleAbove(cells.rows.slice(0, header)),
      columns: heads.flatMap((text, index) => {
        if (text === '') return [];
        const column = [...taken].find(([, at]) => at === index)?.[0] ?? null;
        return [{ header: text, column, index }];
      }),
      players: { ...players, rows, problems },
      titled: titled.taken,
      proposals: [...twice, ...remarks.proposals],
    },
    warnings: problems,
  };
}

/** `Spring open: entries` is the list of the spring open. */
const WHAT_IT_LISTS =
  /(?:\s*:\s*|\s+[–—-]\s+)(?:\p{Ll}[\p{L} ]*|Entries|Players|Participants|Inscri\p{L}+|Joueurs|Jogadores|Participantes|Jugadores|Anmeldungen|Teilnehmer\p{L}*|Meldeliste)$/u;

/** The first row above the header that says one thing, in words. */
function titleAbove(rows: SheetCells['rows']): string {
  for (const row of rows) {
    const [text, ...more] = row.map(cellText).filter((each) => each !== '');
    if (text !== undefined && more.length === 0 && /\p{L}{3}/u.test(text))
      return text.replace(WHAT_IT_LISTS, '').trim();
  }
  return '';
}

/** What columns of teams and boards say, where they are not taken for something else by being alone. */
function withTeams(
  rows: readonly PlayerRow[],
  heads: readonly string[],
  table: TableCells,
): readonly PlayerRow[] {
  const columns = findColumns(MEMBER_COLUMNS, heads);
  const [team, place] = [columns.get('team'), columns.get('place')];
  if (team === undefined) return rows;
  return rows.map((row) => {
    const cells = table.rows[row.row];
    return {
      ...row,
      team: cellText(cells[team] ?? null),
      ...(place === undefined ? {} : { placeInTeam: cellInteger(cells[place] ?? null) }),
    };
  });
}

/** A title inside a name goes to where titles stand, unless another one stands there. */
function takeOutTitles(players: readonly PlayerRow[]) {
  const taken: { was: string; title: Title }[] = [];
  const rows = players.map((row): PlayerRow => {
    const found = titleInName(row.name);
    if (!found || (row.title.value !== '' && row.title.value !== found.title)) return row;
    taken.push({ was: row.name, title: found.title });
    return { ...row, name: found.name, title: { ...row.title, value: found.title } };
  });
  return { rows, taken };
}

/** Dates of birth as dates; one that cannot be read stays as it is, and is told. */
function readBirths(
  players: readonly PlayerRow[],
  table: TableCells,
  column: number | undefined,
): { readonly rows: readonly PlayerRow[]; readonly problems: readonly Problem[] } {
  if (column === undefined) return { rows: players, problems: [] };
  const dates = birthDates(players.map(({ born }) => born));
  const problems = players.flatMap(({ row, born }, index) =>
    dates[index] === null ? [warning('born-not-a-date', cellPlace(table, row, column), born)] : [],
  );
  return {
    rows: players.map((row, index) => ({ ...row, born: dates[index] ?? row.born })),
    problems,
  };
}

/** Titles often stand under an empty header. */
function titlesUnder(
  heads: readonly string[],
  rows: readonly (readonly CellContent[])[],
): number | null {
  if (ownHeads(heads).some((head) => columnOf(PLAYER_COLUMNS, head) === 'title')) return null;
  const isTitles = (column: number): boolean => {
    const words = rows.map((row) => cellText(row[column] ?? null).toUpperCase()).filter(Boolean);
    return words.length > 0 && words.every((word) => isTitle(word));
  };
  const width = largest(
    rows.map((row) => row.length),
    heads.length,
  );
  for (let column = 0; column < width; column++)
    if ((heads[column] ?? '') === '' && isTitles(column)) return column;
  return null;
}

/**
 * Rows at the foot or in between that are no players: they begin like a footer and have no number,
 * or hold nothing but a word outside the columns of number and name.
 */
function findFooters(table: TableCells): readonly number[] {
  const columns = findColumns(PLAYER_COLUMNS, table.header);
  const text = (row: number, column: number | undefined) =>
    column === undefined ? '' : cellText(table.rows[row][column] ?? null);
  const hasNumber = (row: number) => /^\d+\.?$/.test(text(row, columns.get('no')));
  const isNumbered = table.rows.some((_, row) => hasNumber(row));
  return table.rows.flatMap((cells, row) => {
    const filled = cells.map(cellText).filter(Boolean);
    if (filled.length === 0 || (isNumbered && hasNumber(row))) return [];
    const name = text(row, columns.get('name'));
    const isRemark = name === '' && filled.length <= 2 && !/^\d+\.?$/.test(filled[0]);
    // Without numbers a word such as *Media* may be somebody's name: then nothing else is known of them.
    const isCounted = filled.some(isFooter) && filled.length <= (isNumbered ? 4 : 3);
    const isKnown = (['rating', 'fideId', 'born', 'federation'] as const).some(
      (key) => text(row, columns.get(key)) !== '',
    );
    return isRemark || (isCounted && (isNumbered || !isKnown || /\d/.test(name))) ? [row] : [];
  });
}

function headerRow(rows: readonly (readonly CellContent[])[]): number | null {
  let best: number | null = null;
  let most = 0;
  rows.slice(0, HEADER_SEARCH).forEach((row, index) => {
    const found = findColumns(PLAYER_COLUMNS, ownHeads(row.map(cellText)));
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
