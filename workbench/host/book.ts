/**
 * The workbook under the host. The host's API objects know Excel's rules and speak only to this
 * interface; below it lies either plain memory (tests) or the grid on the workbench page.
 */
import type { Area } from './cells/address';

/** An empty cell is ''. An error is its text, such as '#N/A'. */
export type CellValue = string | number | boolean;

export interface CellContent {
  value: CellValue;
  /** With its equals sign. */
  formula?: string;
}

/** The look of a cell, as far as the add-in sets it. Absent means the default. */
export interface CellStyle {
  bold?: boolean;
  italic?: boolean;
  underline?: boolean;
  strikethrough?: boolean;
  fontColor?: string;
  fontName?: string;
  fontSize?: number;
  fill?: string;
  horizontal?: string;
  vertical?: string;
  wrap?: boolean;
  indent?: number;
  rotation?: number;
  shrink?: boolean;
  unlocked?: boolean;
  borders?: Partial<Record<BorderEdge, Border>>;
}
export type BorderEdge = 'EdgeTop' | 'EdgeBottom' | 'EdgeLeft' | 'EdgeRight';
export interface Border {
  style: string;
  weight: string;
  color: string;
}

export type Visibility = 'Visible' | 'Hidden' | 'VeryHidden';

export interface Validation {
  area: Area;
  rule: object;
  errorAlert?: object;
  prompt?: object;
  ignoreBlanks: boolean;
}

/** A conditional format by formula, the only kind here. */
export interface ConditionalFormat {
  id: string;
  areas: readonly Area[];
  /** With its equals sign, written for the first cell of the first area. */
  formula: string;
  stopIfTrue: boolean;
  look: Pick<CellStyle, 'fill' | 'fontColor'>;
}

export interface PageSetup {
  orientation: string;
  paperSize: string | null;
  printArea?: Area;
  titleRows?: Area;
  titleColumns?: Area;
  /** Rows with which a new page begins, as somebody set them. */
  breaks: readonly number[];
  centerHorizontally: boolean;
  centerVertically: boolean;
  printGridlines: boolean;
  printHeadings: boolean;
  blackAndWhite: boolean;
  zoom: object;
  margins: Record<'top' | 'bottom' | 'left' | 'right' | 'header' | 'footer', number>;
  headersFooters: Record<string, string>;
}

/** A chart as the add-in asked for it. */
export interface Chart {
  name: string;
  type: string;
  data: Area;
  seriesBy: string;
  title: string;
  legend: string;
  at: Area;
}

/** A picture over the cells: it moves with the cell of its upper left corner. Lengths are in pixels. */
export interface Picture {
  name: string;
  /** Alternative text. */
  alt: string;
  row: number;
  column: number;
  /** From the cell's own corner. */
  dx: number;
  dy: number;
  width: number;
  height: number;
  /** A PNG or a JPEG, in Base64. */
  image: string;
}

export interface BookSheet {
  readonly id: string;
  /** Another number after every change of its cells; absent where nobody counts. */
  readonly revision?: number;
  name: string;
  visibility: Visibility;
  tabColor: string;
  showGridlines: boolean;
  showHeadings: boolean;
  /** Options of the protection, or undefined when the sheet is not protected. */
  protection: { options: object; password?: string } | undefined;
  frozen: { rows: number; columns: number };
  readonly validations: readonly Validation[];
  /** The first in priority first. */
  readonly conditionalFormats: readonly ConditionalFormat[];
  readonly page: PageSetup;
  readonly charts: Chart[];
  readonly pictures: Picture[];
  readonly merges: readonly Area[];

  content(row: number, column: number): CellContent;
  /** null leaves a cell as it is; value '' without a formula empties it. */
  write(area: Area, contents: readonly (readonly (CellContent | null)[])[]): void;
  numberFormat(row: number, column: number): string;
  setNumberFormats(area: Area, formats: readonly (readonly (string | null)[])[]): void;
  style(row: number, column: number): CellStyle;
  /** Cells of the sheet with the same key have the same style and number format; undefined: not known. */
  lookKey?(row: number, column: number): string | undefined;
  /** Sets these properties on every cell; undefined values go back to the default. */
  setStyle(area: Area, style: CellStyle): void;
  clearStyle(area: Area): void;
  /** The smallest area holding all content (and, unless valuesOnly, all formatting). */
  usedArea(valuesOnly: boolean): Area | undefined;
  /** In pixels. */
  columnWidth(column: number): number;
  setColumnWidth(column: number, columns: number, width: number): void;
  isColumnHidden(column: number): boolean;
  setColumnsHidden(column: number, columns: number, hidden: boolean): void;
  rowHeight(row: number): number;
  setRowHeight(row: number, rows: number, height: number): void;
  isRowHidden(row: number): boolean;
  setRowsHidden(row: number, rows: number, hidden: boolean): void;
  setValidations(validations: readonly Validation[]): void;
  setConditionalFormats(formats: readonly ConditionalFormat[]): void;
  merge(area: Area): void;
  unmerge(area: Area): void;
  /** The cells that the dynamic array formula of this cell fills, itself included. */
  spillOf(row: number, column: number): Area | undefined;
  /** Whether a formula of another cell fills this one. */
  isSpilledInto(row: number, column: number): boolean;
}

export interface BookTable {
  readonly id: string;
  readonly sheet: BookSheet;
  name: string;
  /** Header row, body and, if shown, total row. */
  area: Area;
  style: string;
  showBandedRows: boolean;
  showBandedColumns: boolean;
  showFilterButton: boolean;
  showTotals: boolean;
  highlightFirstColumn: boolean;
  highlightLastColumn: boolean;
  /** Rows of the sheet that a filter hides; absent: none is on. */
  filteredOut?: readonly number[];
}

export interface BookName {
  name: string;
  formula: string;
  visible: boolean;
  comment: string;
}

export interface ChangeEvent {
  kind: 'changed';
  sheet: BookSheet;
  area: Area;
  changeType: 'RangeEdited' | 'RowInserted' | 'RowDeleted' | 'ColumnInserted' | 'ColumnDeleted';
}
export type BookEvent =
  | ChangeEvent
  | { kind: 'selected'; sheet: BookSheet; area: Area }
  | { kind: 'activated' | 'deactivated' | 'added' | 'deleted' | 'calculated'; sheet: BookSheet }
  | { kind: 'renamed'; sheet: BookSheet; before: string };

export interface Book {
  fileName: string;
  /** Set: sheets can be neither added, taken out, renamed, moved nor hidden. */
  structureProtection?: { password?: string };
  /** Another workbook has the focus, as after Alt+Tab. */
  isInBackground?: boolean;
  /** Absent: formulas are calculated by themselves. */
  isCalculatedByHand?: boolean;
  /** Days are counted from 1904 and not from 1900. */
  countsFrom1904?: boolean;
  /** What `values` says of errors, where the host speaks another language. */
  errorWords?: Readonly<Record<string, string>>;
  /** Custom XML parts by their ids. */
  readonly customXml: Map<string, string>;
  sheets(): readonly BookSheet[];
  addSheet(name: string): BookSheet;
  deleteSheet(sheet: BookSheet): void;
  moveSheet(sheet: BookSheet, position: number): void;
  activeSheet(): BookSheet;
  activate(sheet: BookSheet): void;
  selection(): { sheet: BookSheet; area: Area };
  select(sheet: BookSheet, area: Area): void;
  tables(): readonly BookTable[];
  addTable(sheet: BookSheet, area: Area, name: string): BookTable;
  deleteTable(table: BookTable): void;
  names(): readonly BookName[];
  setName(name: BookName): void;
  deleteName(name: string): void;
  /** Tables whose rows were inserted or deleted; co-authors cannot merge that with cells, and empty it. */
  readonly shifted?: Set<string>;
  readonly settings: Map<string, unknown>;
  readonly properties: Map<string, unknown>;
  listen(listener: (event: BookEvent) => void): () => void;
  /** Told when a batch of the add-in begins and ends: events and recalculation wait for the end. */
  beginBatch(): void;
  endBatch(): void;
  /** `isFull`: the functions of the add-in are asked again too, though their arguments are the same. */
  recalculate(isFull?: boolean): void;
}
