/** The cells of one sheet: what was entered, what formulas gave, formats and styles. */
import type { Area } from '../cells/address';
import { contains } from '../cells/address';
import type { CellContent, CellStyle, CellValue } from '../book';

export class CellMap<T> {
  private readonly rows = new Map<number, Map<number, T>>();
  /** How often something was set or taken out. */
  changes = 0;

  get(row: number, column: number): T | undefined {
    return this.rows.get(row)?.get(column);
  }
  set(row: number, column: number, value: T): void {
    this.changes++;
    let line = this.rows.get(row);
    if (!line) this.rows.set(row, (line = new Map<number, T>()));
    line.set(column, value);
  }
  delete(row: number, column: number): void {
    const line = this.rows.get(row);
    if (line?.delete(column)) this.changes++;
    if (line?.size === 0) this.rows.delete(row);
  }
  *entries(): Generator<[number, number, T]> {
    for (const [row, line] of this.rows) {
      for (const [column, value] of line) yield [row, column, value];
    }
  }
}

export class MemoryCells {
  readonly entered = new CellMap<CellContent>();
  readonly formats = new CellMap<string>();
  readonly styles = new CellMap<CellStyle>();
  /** Values that spill out of a formula cell into its neighbours. */
  private readonly spilled = new CellMap<CellValue>();
  /** The spill areas, each starting at its formula cell. */
  spills: Area[] = [];

  content(row: number, column: number): CellContent {
    const spilled = this.spilled.get(row, column);
    if (spilled !== undefined && !this.entered.get(row, column)) return { value: spilled };
    return this.entered.get(row, column) ?? { value: '' };
  }

  write(row: number, column: number, cell: CellContent): void {
    this.withdrawSpill(row, column);
    if (cell.value === '' && cell.formula === undefined) this.entered.delete(row, column);
    else this.entered.set(row, column, cell);
  }

  /** Shows the result of a formula; false when another entry is in the way (#SPILL!). */
  showResult(row: number, column: number, values: CellValue[][]): boolean {
    this.withdrawSpill(row, column);
    const area = { row, column, rows: values.length, columns: values[0]?.length ?? 1 };
    const formula = this.entered.get(row, column)?.formula;
    if (this.isBlocked(area)) {
      this.entered.set(row, column, { value: '#SPILL!', formula });
      return false;
    }
    this.entered.set(row, column, { value: values[0]?.[0] ?? '', formula });
    if (area.rows * area.columns > 1) {
      this.spills.push(area);
      values.forEach((line, i) =>
        line.forEach((value, j) => {
          if (i + j > 0) this.spilled.set(row + i, column + j, value);
        }),
      );
    }
    return true;
  }

  private isBlocked(area: Area): boolean {
    for (let i = 0; i < area.rows; i++) {
      for (let j = 0; j < area.columns; j++) {
        if (i + j === 0) continue;
        const [r, c] = [area.row + i, area.column + j];
        if (this.entered.get(r, c) || this.spilled.get(r, c) !== undefined) return true;
      }
    }
    return false;
  }

  private withdrawSpill(row: number, column: number): void {
    const spill = this.spills.find((area) => area.row === row && area.column === column);
    if (!spill) return;
    this.spills = this.spills.filter((area) => area !== spill);
    for (let r = spill.row; r < spill.row + spill.rows; r++) {
      for (let c = spill.column; c < spill.column + spill.columns; c++) this.spilled.delete(r, c);
    }
  }

  /** The formula cell whose spill covers this cell. */
  spillParent(row: number, column: number): Area | undefined {
    return this.spills.find((area) => contains(area, row, column));
  }

  /** Another number after every change. */
  get revision(): number {
    const { entered, formats, styles, spilled } = this;
    return entered.changes + formats.changes + styles.changes + spilled.changes;
  }

  private readonly used = new Map<boolean, { readonly revision: number; readonly area?: Area }>();

  usedArea(valuesOnly: boolean): Area | undefined {
    const { revision } = this;
    const known = this.used.get(valuesOnly);
    if (known?.revision === revision) return known.area && { ...known.area };
    const area = this.measured(valuesOnly);
    this.used.set(valuesOnly, { revision, area });
    return area && { ...area };
  }

  private measured(valuesOnly: boolean): Area | undefined {
    const maps: CellMap<unknown>[] = [this.entered, this.spilled];
    if (!valuesOnly) maps.push(this.formats, this.styles);
    let [top, left, bottom, right] = [Infinity, Infinity, -1, -1];
    for (const map of maps) {
      for (const [row, column] of map.entries()) {
        [top, left] = [Math.min(top, row), Math.min(left, column)];
        [bottom, right] = [Math.max(bottom, row), Math.max(right, column)];
      }
    }
    return bottom < 0
      ? undefined
      : { row: top, column: left, rows: bottom - top + 1, columns: right - left + 1 };
  }
}
