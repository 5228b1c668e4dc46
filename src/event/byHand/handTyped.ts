import type { CellEffect } from '../../sheets/stored/snapshot';
import type { TableCells } from '../../sheets/plan/cells';
import {
  columnOf,
  isTable,
  PLAYER_COLUMNS,
  ROUND_COLUMNS,
  roundOfTable,
} from '../../sheets/names/headers';
import { cellText } from '../../sheets/plan/numbers';
import type { SheetPlan } from '../../sheets/plan/plan';
import { readSettings } from '../../sheets/read/readSettings';
import { roundColumns } from '../../sheets/read/readRound';
import { withoutMatchResults } from '../../sheets/read/teams/readTeamRound';

/**
 * A cell that people type into, by what it belongs to instead of where it stands: the table, the row (a game,
 * a player, a setting) and the header of the column. So it is found again after a sort or new numbers.
 */
export interface CellName {
  readonly table: string;
  readonly row: string;
  readonly column: string;
}

/** A cell that somebody typed into since, and what stands there. */
export interface HandTyped extends CellName {
  readonly text: string;
}

interface NamedCell extends HandTyped {
  /** Where it stands in the table, counted below the header. */
  readonly at: readonly [row: number, column: number];
}

const named = new WeakMap<TableCells, ReadonlyMap<string, NamedCell>>();
const keyOf = ({ table, row, column }: CellName): string => JSON.stringify([table, row, column]);

/**
 * The cells of a table that people type into. What we derive (numbers, points, names in a round) is not among
 * them, and what a match shows of its boards counts as empty.
 */
function cellsIn(table: TableCells): ReadonlyMap<string, NamedCell> {
  const known = named.get(table);
  if (known) return known;
  const { columns, rowName } = shapeOf(table);
  const cells = new Map<string, NamedCell>();
  const seen = new Map<string, number>();
  const rows = roundOfTable(table.name) === null ? table.rows : withoutMatchResults(table);
  rows.forEach((row, index) => {
    const name = rowName(row.map(cellText));
    if (name === '') return;
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    const rowKey = times === 1 ? name : `${name} #${times}`;
    for (const column of columns) {
      const cell = { table: table.name, row: rowKey, column: table.header[column] ?? '' };
      cells.set(keyOf(cell), { ...cell, text: cellText(row[column]), at: [index, column] });
    }
  });
  named.set(table, cells);
  return cells;
}

interface Shape {
  readonly columns: readonly number[];
  readonly rowName: (texts: readonly string[]) => string;
}

function shapeOf(table: TableCells): Shape {
  const { header } = table;
  const all = header.map((_, index) => index);
  if (roundOfTable(table.name) !== null) {
    const columns = roundColumns(header);
    const [white, black] = [
      columns.get('white') ?? columns.get('home') ?? -1,
      columns.get('black') ?? columns.get('away') ?? -1,
    ];
    const typed = new Set([columns.get('result'), columns.get('table')]);
    return {
      columns: all.filter(
        (index) => typed.has(index) || columnOf(ROUND_COLUMNS, header[index] ?? '') === null,
      ),
      rowName: (texts) => [texts[white], texts[black]].filter(Boolean).join(' – '),
    };
  }
  if (isTable('players', table.name)) {
    const columnIs = (index: number) => columnOf(PLAYER_COLUMNS, header[index] ?? '');
    const names = all.filter((index) => ['name', 'firstName'].includes(columnIs(index) ?? ''));
    return {
      columns: all.filter((index) => columnIs(index) !== 'no'),
      rowName: (texts) => names.map((index) => texts[index]).join(' '),
    };
  }
  if (isTable('teams', table.name))
    return { columns: all, rowName: (texts) => texts.filter(Boolean).slice(0, 2).join(' ') };
  if (isTable('event', table.name)) {
    const { setting, value } = readSettings(table).columns;
    return { columns: [value], rowName: (texts) => texts[setting] ?? '' };
  }
  return { columns: [], rowName: () => '' };
}

/** What a step leaves otherwise than it was, cell by cell. */
export function effectsOf(
  before: readonly TableCells[],
  after: readonly TableCells[],
): CellEffect[] {
  return after.flatMap((table) => {
    const was = before.find(({ name }) => name === table.name);
    if (was === table) return [];
    const then = was ? cellsIn(was) : null;
    return [...cellsIn(table)].flatMap(([key, { table: name, row, column, text }]): CellEffect[] =>
      (then?.get(key)?.text ?? '') === text ? [] : [[name, row, column, text]],
    );
  });
}

/** What somebody typed since, and putting back would take away. */
export interface TypedSince {
  /** It can stay: the row is there afterwards too. */
  readonly kept: readonly HandTyped[];
  /** Its row or its sheet goes. */
  readonly lost: readonly HandTyped[];
}

/**
 * Compares the tables as they are with what our own steps left in them: anything else was typed. `restored`:
 * the tables as putting back will leave them; `gone`: those that will not be there.
 */
export function typedSince(
  now: readonly TableCells[],
  restored: readonly TableCells[],
  gone: readonly string[],
  effects: readonly CellEffect[],
): TypedSince {
  const left = new Map(
    effects.map(([table, row, column, text]) => [keyOf({ table, row, column }), text]),
  );
  const [kept, lost]: [HandTyped[], HandTyped[]] = [[], []];
  for (const table of now) {
    const before = restored.find(({ name }) => name === table.name);
    if (!before && !gone.includes(table.name)) continue;
    const then = before ? cellsIn(before) : null;
    for (const [key, { row, column, text }] of cellsIn(table)) {
      const cell = { table: table.name, row, column, text };
      const was = then?.get(key)?.text;
      const isTyped = cell.text !== (left.get(key) ?? was ?? '');
      if (!isTyped || cell.text === was) continue;
      if (was === undefined) lost.push(cell);
      else kept.push(cell);
    }
  }
  return { kept, lost };
}

/** Writes what was typed where it belongs now; a row that is not there is passed over. */
export function keptSheets(tables: readonly TableCells[], kept: readonly HandTyped[]): SheetPlan[] {
  return tables.flatMap((table): SheetPlan[] => {
    const cells = cellsIn(table);
    const blocks = kept.flatMap((cell) => {
      const found = cells.get(keyOf(cell));
      if (!found || found.text === cell.text) return [];
      const [row, column] = found.at;
      const at = { row: table.row + 1 + row, column: table.column + column };
      return [{ ...at, cells: [[cell.text]] }];
    });
    const key = sheetKey(table.name);
    if (blocks.length === 0 || key === null) return [];
    return [{ key, name: table.sheet, mode: 'update', blocks }];
  });
}

function sheetKey(table: string): string | null {
  const round = roundOfTable(table);
  if (round !== null) return `round-${round}`;
  if (isTable('players', table)) return 'players';
  if (isTable('teams', table)) return 'teams';
  return isTable('event', table) ? 'event' : null;
}
