import type { Reason } from '../../explain/reason';
import type { Section } from '../names/section';

/**
 * What is to be written into a workbook, as plain data: it can be shown, tested, sent to a worker,
 * applied to Excel, to a file or to a test book, and undone. Rows and columns count from 0.
 */
export interface Plan {
  /** What is being done, for the history and the log. */
  readonly title: Reason;
  readonly sheets: readonly SheetPlan[];
  /** Sheets of ours that go, by key. */
  readonly remove?: readonly SheetKey[];
  /** Rows added to the log. */
  readonly log?: readonly LogEntry[];
  /** Key of the sheet shown in the end. */
  readonly activate?: SheetKey;
}

/**
 * Which sheet of ours it is, whatever it is called: `event`, `players`, `round-3`, `standings` …
 * It is kept in the workbook as a name over the area that is ours (`areaName`), so that a sheet
 * renamed by the arbiter is still found and a sheet of their own is never taken for one of ours.
 */
export type SheetKey = string;

/** Text is always text: only `{ formula }` is ever written as a formula. `null` leaves a cell alone. */
export type CellValue = string | number | null | CellFormula;

export interface CellFormula {
  readonly formula: string;
  /** What it shows, for whoever reads the file before a spreadsheet has worked it out. */
  readonly shown?: string;
}

export interface SheetPlan {
  readonly key: SheetKey;
  /** The name of a sheet that does not exist yet. */
  readonly name: string;
  /**
   * `replace`: what we wrote before is cleared and everything is written anew.
   * `update`: only the cells in `blocks` are written, the tables grow as needed.
   */
  readonly mode: 'replace' | 'update';
  readonly blocks: readonly Block[];
  /** What a spilling formula of ours will fill. */
  readonly spills?: readonly Spill[];
  /** Rows added at the end of tables that exist (`update` only). */
  readonly rows?: readonly RowsPlan[];
  /** Rows taken out of tables with what the arbiter has in them (`update`, and not in files). */
  readonly rowsGone?: readonly RowsGone[];
  readonly tables?: readonly TablePlan[];
  readonly formats?: readonly FormatPlan[];
  readonly validations?: readonly ValidationPlan[];
  /** Looks that depend on what stands in a cell; they follow what is typed without another write. */
  readonly marks?: readonly MarkPlan[];
  /** Widths in characters, by column. */
  readonly widths?: Readonly<Record<number, number>>;
  /** Rows that are not of the standard height. */
  readonly heights?: readonly HeightPlan[];
  readonly freeze?: { readonly rows: number; readonly columns?: number };
  readonly print?: PrintPlan;
  readonly charts?: readonly ChartPlan[];
  /** Absent: what lies over the cells is left alone. */
  readonly pictures?: readonly PicturePlan[];
  readonly visibility?: 'visible' | 'hidden' | 'veryHidden';
  readonly tabColour?: string;
  readonly gridlines?: boolean;
}

export interface Block {
  readonly row: number;
  readonly column: number;
  /** A rectangle: every row has the same length. */
  readonly cells: readonly (readonly CellValue[])[];
}

export interface RowsPlan {
  readonly table: string;
  /** As wide as the table; `null` where the column is not ours. */
  readonly cells: readonly (readonly CellValue[])[];
}

export interface RowsGone {
  readonly table: string;
  /** Counted from 0 below the header, ascending; never all of them. */
  readonly rows: readonly number[];
}

export interface Area {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

/** The area of a spilling formula, and what it shows: files keep that for whoever has no functions. */
export interface Spill extends Area {
  readonly shown?: readonly (readonly CellValue[])[];
}

export interface TablePlan {
  /** Name of the table (ListObject), found by it again. */
  readonly name: string;
  /** Header row included. */
  readonly area: Area;
  readonly style?: string;
  readonly filter?: boolean;
}

export interface FormatPlan {
  readonly area: Area;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly size?: number;
  readonly colour?: string;
  readonly fill?: string;
  readonly align?: 'left' | 'center' | 'right';
  readonly wrap?: boolean;
  /** In the middle of a high row; else at its foot. */
  readonly middle?: boolean;
  /** Line below each row of the area. */
  readonly line?: string;
  /** Lines around each cell of the area, to write in by hand. */
  readonly box?: string;
  /** For numbers only; text cells are always `@`. */
  readonly numberFormat?: string;
}

export interface ValidationPlan {
  readonly area: Area;
  readonly list: readonly string[];
  /** Other entries are understood too: warn instead of refusing. */
  readonly strict: boolean;
  readonly title: string;
  readonly message: string;
}

/** A conditional format. Only ours are ever taken away again, so each has to be known by `isOurMark`. */
export interface MarkPlan {
  readonly area: Area;
  /** Marked where it is true; without equals sign, written for the first cell of the area. */
  readonly formula: string;
  readonly fill: string;
  readonly colour: string;
}

/** Rows of one height, in points. */
export interface HeightPlan {
  readonly row: number;
  readonly rows: number;
  readonly points: number;
}

export const PAPERS = ['A4', 'Letter'] as const;
export type Paper = (typeof PAPERS)[number];

/** Margins are such that every printer can do them. */
export interface PrintPlan {
  readonly orientation: 'portrait' | 'landscape';
  /** Absent: A4. */
  readonly paper?: Paper;
  /**
   * In percent; absent: fitted to the width of the page. Excel passes over breaks of pages where a
   * sheet is fitted, so whoever sets `breaks` says their scale.
   */
  readonly scale?: number;
  /** Everything on one page, as large as can be; instead of a scale. */
  readonly onePage?: boolean;
  /** Rows with which a new page begins. */
  readonly breaks?: readonly number[];
  /** Absent: everything. */
  readonly area?: Area;
  /** Rows repeated on every page, counted from 0, both included. */
  readonly titleRows?: readonly [number, number];
  readonly header?: string;
  readonly footer?: string;
}

export interface ChartPlan {
  readonly name: string;
  readonly kind: 'line';
  readonly title: string;
  /** Header row and first column hold the names of rounds and series. */
  readonly data: Area;
  /** Where it stands. */
  readonly at: Area;
}

/** A small black-and-white picture over the cells; it moves with its cell and keeps its size. */
export interface PicturePlan {
  /** Found again by it. */
  readonly name: string;
  /** Said to whoever cannot see it. */
  readonly alt: string;
  /** The cell whose upper right corner is the picture's. */
  readonly row: number;
  readonly column: number;
  /** Width and height, in points. */
  readonly size: number;
  /** As many rows of dots as there are dots in a row; `1` is black. */
  readonly dots: readonly string[];
}

/** One line of the log; the time is filled in by whoever applies the plan. */
export interface LogEntry {
  readonly action: string;
  readonly round: string;
  readonly system: string;
  readonly detail: string;
  readonly reason: string;
  /** The arbiter left what the engine pairs. */
  readonly isManual?: boolean;
  /** What ties the line to the one before it and to the event (`src/event/log/chain.ts`). */
  readonly proof?: string;
  /** Which line of its log it will be, counted from 1. */
  readonly line?: number;
  /** In whose log it stands; absent: the event without a name. */
  readonly section?: Section;
}

/** What grows is printed by whole columns, which programs end with what is in them. */
export const ROWS_OF_A_SHEET = 1_048_576;

export const area = (row: number, column: number, rows: number, columns: number): Area => ({
  row,
  column,
  rows,
  columns,
});

export const formula = (text: string): { formula: string } => ({
  formula: text.startsWith('=') ? text : `=${text}`,
});

export const isFormula = (value: CellValue): value is CellFormula =>
  typeof value === 'object' && value !== null;

/** `round-3@b`: a sheet of the section b. The id is in lower case. */
export const sectionKey = (key: SheetKey, section: string): SheetKey => `${key}@${section}`;

export function keyParts(key: SheetKey): { readonly plain: SheetKey; readonly section: string } {
  const at = key.indexOf('@');
  return at < 0
    ? { plain: key, section: '' }
    : { plain: key.slice(0, at), section: key.slice(at + 1) };
}

/** Which sheet of its event it is, in whatever section. */
export const plainKey = (key: SheetKey): SheetKey => keyParts(key).plain;

/** The name that marks our area of a sheet: `pairsheet_round_3`, in a section `pairsheet_round_3__b`. */
export const areaName = (key: SheetKey): string => {
  const { plain, section } = keyParts(key);
  const name = `pairsheet_${areaWord(plain)}`;
  return section === '' ? name : `${name}__${section}`;
};

/** A plain key as names of the workbook have it: `round_3`. */
export const areaWord = (plain: SheetKey): string => plain.replace(/[^a-z0-9]/g, '_');

/** What a name of ours marks: the word of a sheet, and the section in lower case; null: no name of ours. */
export function areaOf(name: string): { readonly word: string; readonly section: string } | null {
  const match = /^pairsheet_([a-z0-9_]*?)(?:__(.+))?$/u.exec(name);
  return match && { word: match[1], section: match[2] ?? '' };
}

/** The smallest rectangle around all cells of a sheet's plan. */
export function extent(sheet: SheetPlan): Area {
  let rows = 1;
  let columns = 1;
  for (const block of sheet.blocks) {
    rows = Math.max(rows, block.row + block.cells.length);
    columns = Math.max(columns, block.column + (block.cells[0]?.length ?? 0));
  }
  for (const spill of sheet.spills ?? []) {
    rows = Math.max(rows, spill.row + spill.rows);
    columns = Math.max(columns, spill.column + spill.columns);
  }
  return area(0, 0, rows, columns);
}
