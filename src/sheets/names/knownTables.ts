import type { TableCells } from '../plan/cells';

/** Of each name; two sections of a workbook may have tables of the same name. */
const KEPT = 4;

/**
 * Tables come as fresh cells with every reading, and one result changes one of them. Those that read
 * as they did are given as the objects of before, by which `readEvent` knows what it has read.
 */
export class KnownTables {
  private readonly kept = new Map<string, readonly TableCells[]>();

  readonly take = (tables: readonly TableCells[]): TableCells[] =>
    tables.map((table) => this.known(table));

  private known(table: TableCells): TableCells {
    const before = this.kept.get(table.name) ?? [];
    const same = before.find((other) => isSame(other, table)) ?? table;
    const others = before.filter((other) => other !== same);
    this.kept.set(table.name, [same, ...others].slice(0, KEPT));
    return same;
  }
}

const isSame = (a: TableCells, b: TableCells): boolean =>
  a.name === b.name &&
  a.sheet === b.sheet &&
  a.row === b.row &&
  a.column === b.column &&
  areSame(a.header, b.header) &&
  a.rows.length === b.rows.length &&
  a.rows.every((row, index) => areSame(row, b.rows[index]));

const areSame = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((cell, index) => cell === b[index]);
