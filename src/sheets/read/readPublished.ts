import { plainWord } from '../../formats/tidy';
import type { Place } from '../../model/problems';
import type { PlayerNo } from '../../model/types';
import { findTieBreak } from '../../tiebreaks/editions';
import { type TieBreakCode, type TieBreakEdition } from '../../tiebreaks/types';
import { cellAddress, type SheetCells, type TableCells } from '../plan/cells';
import {
  columnOf,
  findColumns,
  PLAYER_COLUMNS,
  STANDINGS_COLUMNS,
  type StandingsColumn,
} from '../names/headers';
import { cellInteger, cellText } from '../plan/numbers';

/** A cell of a list that somebody published: what it shows, and where. */
export interface ShownCell {
  readonly text: string;
  readonly place: Place;
}

export interface PublishedRow {
  /** null: nobody of the event has this number or name. */
  readonly no: PlayerNo | null;
  /** What the list calls them. */
  readonly who: ShownCell;
  readonly rank: ShownCell | null;
  readonly points: ShownCell | null;
  readonly tieBreaks: ReadonlyMap<TieBreakCode, ShownCell>;
}

/** Standings as the workbook shows them, whoever wrote them. */
export interface PublishedList {
  readonly sheet: string;
  /** After which round, where the list says so. */
  readonly after: number | null;
  /** In the order of the columns, which is the order of application. */
  readonly tieBreaks: readonly TieBreakCode[];
  readonly rows: readonly PublishedRow[];
}

export interface PublishedPlayer {
  readonly no: PlayerNo;
  readonly name: string;
}

/** How far down a header row is looked for. */
const HEADER_SEARCH = 30;

/**
 * Standings in any sheet: a header with the rank, the number or the name, and points or a
 * tie-break. null: the sheet holds none (a list of average ratings is none either).
 */
export function readPublished(
  cells: SheetCells,
  players: readonly PublishedPlayer[],
  edition: TieBreakEdition,
): PublishedList | null {
  for (const [index, row] of cells.rows.slice(0, HEADER_SEARCH).entries()) {
    const header = row.map(cellText);
    const columns = findColumns(STANDINGS_COLUMNS, header);
    const codes = tieBreakColumns(header, edition);
    const isNamed = columns.has('no') || columns.has('name');
    if (!columns.has('rank') || !isNamed || columns.has('average')) continue;
    if (!columns.has('points') && codes.size === 0) continue;
    return {
      sheet: cells.sheet,
      after: roundIn([...cells.rows.slice(0, index).flat().map(cellText), cells.sheet]),
      tieBreaks: [...codes.keys()],
      rows: readRows(cells, index + 1, columns, codes, players),
    };
  }
  return null;
}

/** Points that the arbiter keeps in a column of their own beside the players; null: there is none. */
export function readClaimedPoints(
  table: TableCells,
  players: readonly PublishedPlayer[],
): PublishedList | null {
  const columns = findColumns(STANDINGS_COLUMNS, table.header);
  if (!columns.has('points')) return null;
  columns.delete('rank');
  const cells = { sheet: table.sheet, row: table.row + 1, column: table.column, rows: table.rows };
  const rows = readRows(cells, 0, columns, new Map(), players).filter(
    ({ points }) => points!.text !== '',
  );
  return rows.length === 0 ? null : { sheet: table.sheet, after: null, tieBreaks: [], rows };
}

/** Headers that are a tie-break by code or name and none of the columns of a player. */
function tieBreakColumns(
  header: readonly string[],
  edition: TieBreakEdition,
): Map<TieBreakCode, number> {
  const found = new Map<TieBreakCode, number>();
  header.forEach((text, index) => {
    if (columnOf(STANDINGS_COLUMNS, text) || columnOf(PLAYER_COLUMNS, text)) return;
    const code = text === '' ? undefined : findTieBreak(edition, text)?.code;
    if (code && !found.has(code)) found.set(code, index);
  });
  return found;
}

function readRows(
  cells: SheetCells,
  from: number,
  columns: ReadonlyMap<StandingsColumn, number>,
  codes: ReadonlyMap<TieBreakCode, number>,
  players: readonly PublishedPlayer[],
): PublishedRow[] {
  const find = finder(players);
  const rows: PublishedRow[] = [];
  for (let index = from; index < cells.rows.length; index++) {
    const row = cells.rows[index];
    const shown = (column: number | undefined): ShownCell | null =>
      column === undefined
        ? null
        : {
            text: cellText(row[column]),
            place: {
              kind: 'cell',
              sheet: cells.sheet,
              address: cellAddress(cells.row + index, cells.column + column),
            },
          };
    const number = shown(columns.get('no'));
    const name = shown(columns.get('name'));
    // The list ends where nobody is named any more: below it may stand remarks.
    if (!number?.text && !name?.text) break;
    rows.push({
      no: find(number && cellInteger(number.text), name?.text ?? ''),
      who: name?.text ? name : number!,
      rank: shown(columns.get('rank')),
      points: shown(columns.get('points')),
      tieBreaks: new Map([...codes].map(([code, column]) => [code, shown(column)!])),
    });
  }
  return rows;
}

/** By number where the name agrees, else by name: numbers of other lists may be other numbers. */
function finder(players: readonly PublishedPlayer[]) {
  const names = new Map(players.map(({ no, name }) => [no, plainWord(name)]));
  const byName = new Map<string, PlayerNo | null>();
  for (const [no, name] of names) byName.set(name, byName.has(name) ? null : no);
  return (no: number | null, name: string): PlayerNo | null => {
    const wanted = plainWord(name);
    const exact = wanted === '' ? null : byName.get(wanted);
    // A list may leave out first names, or have two players of one name.
    if (no !== null && !exact && names.get(no)?.startsWith(wanted)) return no;
    return exact ?? null;
  };
}

/** `after round 3`, `Ronda 4`, `9 rondes` above the list or in its sheet's name; one round before a number of rounds. */
function roundIn(texts: readonly string[]): number | null {
  const plain = texts.map(plainWord);
  for (const pattern of [
    /\b(?:round|ronde|ronda|rd) ?(\d{1,2})\b/,
    /\b(\d{1,2}) ?ro(?:und|nde|nda)s\b/,
  ])
    for (const text of plain) {
      const match = pattern.exec(text);
      if (match) return Number(match[1]);
    }
  return null;
}
