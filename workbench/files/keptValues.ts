/**
 * Lists that are formulas of ours show nothing where Pairsheet is missing, and LibreOffice calculates
 * array formulas anew when it opens a file. So a file to be given away carries what such a list shows on
 * a very hidden sheet, and its formula takes that where our functions are missing. Opened here, it is
 * the list's own formula again.
 */
import { LIVE_LISTS_KEPT } from '../../src/sheets/liveLists';
import { say } from '../../src/sheets/plan/say';
import { LIST_HEADER_ROW } from '../../src/sheets/write/lists/listSheet';
import { LANGUAGES } from '../../src/words';
import type { PlainSheet } from '../../src/xlsx/workbook';
import { formatArea, parseArea, type Area } from '../host/cells/address';

type FileCell = NonNullable<PlainSheet['cells']> extends Map<string, infer C> ? C : never;
type WithCells = Pick<PlainSheet, 'cells'>;

const SHEET = 'Pairsheet values';
const ANCHOR = `${LIST_HEADER_ROW},0`;

export const isKeptSheet = (name: string): boolean => name.startsWith(`${SHEET} `);

/** The file with the values of these lists (sheets by name), beside their formulas. */
export function withKeptValues<F extends { sheets: PlainSheet[] }>(
  file: F,
  lists: ReadonlySet<string>,
): F {
  const kept: PlainSheet[] = [];
  const sheets = file.sheets.map((sheet) => {
    const anchor = lists.has(sheet.name) ? sheet.cells?.get(ANCHOR) : undefined;
    const area = anchor?.formulaRef ? parseArea(anchor.formulaRef) : undefined;
    // One that shows an error has no values to keep.
    if (!anchor?.formula || !area || area.rows * area.columns === 1) return sheet;
    const name = `${SHEET} ${kept.length + 1}`;
    kept.push(valuesOf(sheet, area, name));
    const range = `'${name}'!${fixed({ ...area, row: 0, column: 0 })}`;
    const formula = `IF(ISERROR(_xldudf_CHESS_VERSION()),${range},${anchor.formula})`;
    return withCells(sheet, (cell, place) =>
      place === ANCHOR ? { ...cell, formula } : said(cell, MISSING, AS_SAVED),
    );
  });
  return { ...file, sheets: [...sheets, ...kept] };
}

/** A sheet of such a file with its own formulas. */
export const withOwnFormulas = <S extends WithCells>(sheet: S): S =>
  withCells(sheet, (cell) => {
    const own = cell.formula && LIVE_LISTS_KEPT.exec(cell.formula)?.[1];
    return own ? { ...cell, formula: own } : said(cell, AS_SAVED, MISSING);
  });

const MISSING = LANGUAGES.map((language) => say(language, 'sheet.functions-missing'));
const AS_SAVED = LANGUAGES.map((language) => say(language, 'sheet.functions-missing-kept'));

/** The line above the list, for whoever has no Pairsheet. */
function said(cell: FileCell, from: readonly string[], to: readonly string[]): FileCell {
  const { formula } = cell;
  const at = formula ? from.findIndex((text) => formula.includes(`"${text}"`)) : -1;
  return at < 0 ? cell : { ...cell, formula: formula!.replace(from[at], to[at]) };
}

function withCells<S extends WithCells>(
  sheet: S,
  change: (cell: FileCell, place: string) => FileCell,
): S {
  const cells = [...(sheet.cells ?? [])].map(
    ([place, cell]) => [place, cell.formula ? change(cell, place) : cell] as const,
  );
  return { ...sheet, cells: new Map(cells) };
}

/** What the list shows, from the first cell on. */
function valuesOf({ rows = [], cells }: PlainSheet, area: Area, name: string): PlainSheet {
  const shown = Array.from({ length: area.rows }, (_, row) =>
    Array.from({ length: area.columns }, (_unused, column) => {
      const [r, c] = [area.row + row, area.column + column];
      return cells?.get(`${r},${c}`)?.formulaResult ?? rows[r]?.[c] ?? '';
    }),
  );
  return { name, rows: shown, veryHidden: true };
}

const fixed = (area: Area): string => formatArea(area).replace(/([A-Z]+)(\d+)/g, '$$$1$$$2');
