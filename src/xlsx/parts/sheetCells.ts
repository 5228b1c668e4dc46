import { areaAddress, cellAddress, parseAddress, shiftReferences } from '../../sheets/plan/cells';
import type { Area, CellValue } from '../../sheets/plan/plan';
import { contains } from '../../sheets/apply/placePlan';
import { DamagedFile } from '../package/damaged';
import { fileFormula } from '../fileFormula';
import type { Look, Styles } from './styles';
import { element, type XmlElement } from '../package/xml';

/** What Excel has room for: whoever asks for more has not been Excel. */
const MOST_ROWS = 1_048_576;
const MOST_COLUMNS = 16_384;

interface Row {
  readonly node: XmlElement;
  readonly cells: Map<number, XmlElement>;
}

/** The cells of a sheet of a file. What is not written keeps its element as it is. */
export class XlsxCells {
  private readonly rows = new Map<number, Row>();
  /** Areas that array formulas fill. */
  private arrays: { readonly at: XmlElement; readonly area: Area }[] = [];
  /** Cells of formulas that were written here with what they show. */
  private readonly fresh = new Set<XmlElement>();

  constructor(
    private readonly root: XmlElement,
    private readonly data: XmlElement,
    private readonly styles: Styles,
    private readonly sharedText: (index: number) => string,
  ) {
    let row = -1;
    for (const node of data.all('row')) {
      row = node.get('r') === undefined ? row + 1 : Number(node.get('r')) - 1;
      if (!(row >= 0 && row < MOST_ROWS)) throw new DamagedFile(`row ${row + 1}`);
      const cells = new Map<number, XmlElement>();
      let column = -1;
      for (const cell of node.all('c')) {
        column = parseAddress(cell.get('r') ?? '')?.column ?? column + 1;
        if (column >= MOST_COLUMNS) throw new DamagedFile(`column ${column + 1}`);
        cell.set('r', cellAddress(row, column));
        cells.set(column, cell);
        const array = cell.child('f');
        const area = array?.get('t') === 'array' ? parseAddress(array.get('ref') ?? '') : null;
        if (area) this.arrays.push({ at: cell, area });
      }
      node.set('r', row + 1);
      this.rows.set(row, { node, cells });
    }
  }

  /** The last row and column that hold a cell; -1: none. */
  get last(): { row: number; column: number } {
    let last = { row: -1, column: -1 };
    for (const [row, { cells }] of this.rows)
      for (const column of cells.keys())
        last = { row: Math.max(last.row, row), column: Math.max(last.column, column) };
    return last;
  }

  /** What stands in the rows that hold cells, from the top; each from its first column to its last. */
  filledRows(): (string | number | boolean)[][] {
    return [...this.rows]
      .filter(([, { cells }]) => cells.size > 0)
      .sort(([a], [b]) => a - b)
      .map(([row, { cells }]) =>
        Array.from({ length: Math.max(...cells.keys()) + 1 }, (_, column) =>
          this.entered(row, column),
        ),
      );
  }

  /** All formulas, each with whether it was written here beside what it shows. */
  formulas(): { readonly text: string; readonly isFresh: boolean }[] {
    return [...this.rows.values()].flatMap(({ cells }) =>
      [...cells.values()].flatMap((cell) => {
        const formula = cell.child('f');
        return formula ? [{ text: formula.text, isFresh: this.fresh.has(cell) }] : [];
      }),
    );
  }

  /** What stands in a cell as a person would enter it; '' where nothing does, or where a formula of another cell spills. */
  entered(row: number, column: number): string | number | boolean {
    const cell = this.rows.get(row)?.cells.get(column);
    if (!cell) return '';
    const formula = cell.child('f');
    if (formula) return `=${formula.text}`;
    if (this.arrays.some(({ area }) => contains(area, row, column))) return '';
    const value = cell.child('v')?.text;
    const type = cell.get('t') ?? 'n';
    if (type === 'inlineStr') return textOf(cell.child('is'));
    if (value === undefined) return '';
    if (type === 's') return this.sharedText(Number(value));
    if (type === 'n') return Number(value);
    return type === 'b' ? value === '1' : unescapeText(value);
  }

  style(row: number, column: number): number {
    const line = this.rows.get(row);
    const own = line?.cells.get(column)?.get('s');
    if (own !== undefined) return Number(own);
    if (line?.cells.has(column)) return 0;
    const ofRow = line?.node.get('s');
    if (ofRow !== undefined && line?.node.get('customFormat') === '1') return Number(ofRow);
    const ofColumn = this.root
      .child('cols')
      ?.elements.find(
        (each) => Number(each.get('min')) <= column + 1 && Number(each.get('max')) >= column + 1,
      )
      ?.get('style');
    return Number(ofColumn ?? 0);
  }

  numberFormat(row: number, column: number): string {
    return this.styles.numberFormat(this.style(row, column));
  }

  change(row: number, column: number, look: Look): void {
    const style = this.styles.derive(this.style(row, column), look);
    this.cell(row, column).set('s', style);
  }

  /** Writes a value; `null` leaves the cell alone. Text is always text. */
  write(row: number, column: number, value: CellValue, numberFormat: string): void {
    if (value === null) return;
    const style = this.styles.derive(this.style(row, column), {
      numberFormat: typeof value === 'string' ? '@' : numberFormat,
    });
    const cell = this.emptied(row, column);
    cell.set('s', style);
    if (value === '') return;
    if (typeof value === 'object') {
      cell.children = [element('f', {}, [fileFormula(value.formula)])];
      if (value.shown === undefined) return;
      cell.set('t', 'str');
      cell.children.push(element('v', {}, [escapeText(value.shown)]));
    } else if (typeof value === 'number') cell.children = [element('v', {}, [String(value)])];
    else {
      cell.set('t', 'inlineStr');
      const text = element('t', { 'xml:space': 'preserve' }, [escapeText(value)]);
      cell.children = [element('is', {}, [text])];
    }
  }

  /**
   * A formula that fills an area; what it shows is kept, for programs without our functions. Without
   * the `mark` Excel would show the formula as one of a single cell, `=@…`.
   */
  spill(
    area: Area,
    formula: string,
    shown: readonly (readonly CellValue[])[],
    mark: number | undefined,
  ): void {
    for (let row = area.row; row < area.row + area.rows; row++)
      for (let column = area.column; column < area.column + area.columns; column++) {
        const value = shown[row - area.row]?.[column - area.column] ?? '';
        const cell = this.emptied(row, column);
        if (row === area.row && column === area.column)
          cell.children = [
            element('f', { t: 'array', ref: areaAddress(area) }, [fileFormula(formula)]),
          ];
        if (typeof value === 'number') cell.children.push(element('v', {}, [String(value)]));
        else if (typeof value === 'string') {
          cell.set('t', 'str');
          cell.children.push(element('v', {}, [escapeText(value)]));
        }
      }
    const at = this.cell(area.row, area.column);
    at.set('cm', mark);
    this.fresh.add(at);
    this.arrays.push({ at, area });
  }

  /** Takes out what stands in the cells of an area; looks stay. */
  empty(area: Area): void {
    this.eachCell(area, (row, column) => {
      this.emptied(row, column);
      this.change(row, column, { numberFormat: 'General' });
    });
  }

  /** Takes the cells of an area out, looks and all. */
  remove(area: Area): void {
    this.eachCell(area, (row, column) => {
      this.emptied(row, column);
      const line = this.rows.get(row)!;
      line.node.remove(line.cells.get(column)!);
      line.cells.delete(column);
    });
  }

  /** In points; undefined: the standard height. */
  setHeight(first: number, rows: number, points: number | undefined): void {
    for (let row = first; row < first + rows; row++) {
      if (points === undefined && !this.rows.has(row)) continue;
      this.line(row)
        .node.set('ht', points)
        .set('customHeight', points === undefined ? undefined : 1);
    }
  }

  copyStyle(from: number, to: number, column: number): void {
    const style = this.style(from, column);
    if (style !== 0 || this.rows.get(to)?.cells.has(column)) this.cell(to, column).set('s', style);
  }

  /** The first cell below an area, in its columns, in which something stands. */
  firstBelow({ row, rows, column, columns }: Area): Area | null {
    let first: Area | null = null;
    this.eachCell({ row: row + rows, rows: Infinity, column, columns }, (r, c) => {
      if (this.entered(r, c) !== '' && (!first || r < first.row))
        first = { row: r, column: c, rows: 1, columns: 1 };
    });
    return first;
  }

  isBlank(area: Area): boolean {
    let isBlank = true;
    this.eachCell(area, (row, column) => {
      if (this.entered(row, column) !== '') isBlank = false;
    });
    return isBlank;
  }

  /** Cells that exist in an area, which may be as large as the sheet. */
  private eachCell(area: Area, visit: (row: number, column: number) => void): void {
    for (const [row, { cells }] of [...this.rows])
      if (row >= area.row && row < area.row + area.rows)
        for (const column of [...cells.keys()]) if (contains(area, row, column)) visit(row, column);
  }

  private line(row: number): Row {
    const found = this.rows.get(row);
    if (found) return found;
    const made = { node: element('row', { r: row + 1 }), cells: new Map<number, XmlElement>() };
    this.rows.set(row, made);
    this.data.children.push(made.node);
    return made;
  }

  private cell(row: number, column: number): XmlElement {
    const line = this.line(row);
    const found = line.cells.get(column);
    if (found) return found;
    const style = this.style(row, column);
    const made = element('c', { r: cellAddress(row, column), s: style === 0 ? undefined : style });
    line.cells.set(column, made);
    line.node.children.push(made);
    return made;
  }

  /** A cell without content: formulas that leaned on it are made to stand alone first. */
  private emptied(row: number, column: number): XmlElement {
    const cell = this.cell(row, column);
    const formula = cell.child('f');
    const index = formula?.get('si');
    if (formula && index !== undefined && formula.text !== '')
      this.freeShared(index, formula.text, row, column);
    const array = this.arrays.find(({ at }) => at === cell);
    if (array) {
      this.arrays = this.arrays.filter((other) => other !== array);
      this.eachCell(array.area, (r, c) => {
        if (r !== row || c !== column) this.emptied(r, c);
      });
    }
    cell.children = [];
    for (const name of ['t', 'cm', 'vm']) cell.set(name, undefined);
    return cell;
  }

  private freeShared(index: string, text: string, row: number, column: number): void {
    for (const [r, { cells }] of this.rows)
      for (const [c, cell] of cells) {
        const formula = cell.child('f');
        if (formula?.get('si') !== index || formula.text !== '') continue;
        formula.attributes.clear();
        formula.children = [shiftReferences(text, r - row, c - column)];
      }
  }

  /** Rows and cells in order, as every program wants them. */
  finish(): void {
    const rows = [...this.rows].sort(([a], [b]) => a - b);
    for (const [, { node, cells }] of rows) {
      const others = node.elements.filter(({ name }) => name !== 'c');
      node.children = [...[...cells].sort(([a], [b]) => a - b).map(([, cell]) => cell), ...others];
      node.set('spans', undefined);
    }
    this.data.children = rows.map(([, { node }]) => node);
    const { row, column } = this.last;
    const dimension = this.root.child('dimension');
    if (dimension && row >= 0)
      dimension.set('ref', areaAddress({ row: 0, column: 0, rows: row + 1, columns: column + 1 }));
  }
}

/** `_x0041_` is a letter in Excel's texts; the same five signs typed by a person are not. */
const escapeText = (text: string): string => text.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');

export const unescapeText = (text: string): string =>
  text.replace(/_x([0-9a-f]{4})_/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));

/** The text of a string item: its runs, without what is said of their pronunciation. */
export const textOf = (item: XmlElement | undefined): string =>
  unescapeText(
    (item?.elements ?? [])
      .map((part) =>
        part.name === 't' ? part.text : part.name === 'r' ? (part.child('t')?.text ?? '') : '',
      )
      .join(''),
  );
