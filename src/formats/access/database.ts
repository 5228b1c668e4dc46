import { serialDate } from '../../model/day';
import { DamagedDatabase, Pages, PageBytes } from './pages';

/** Text, number, yes or no, or nothing; a day as `2026/11/18`. Other kinds of columns are nothing. */
export type AccessValue = string | number | boolean | null;
export type AccessRow = ReadonlyMap<string, AccessValue>;

const [BOOLEAN, BYTE, INTEGER, LONG, CURRENCY, SINGLE, DOUBLE, DATE, TEXT, MEMO] = [
  1, 2, 3, 4, 5, 6, 7, 8, 10, 12,
];
const DEFINITION = 2;
/** The table of the tables stands here in every database. */
const CATALOGUE_PAGE = 2;
const IS_TABLE = 1;
/** Tables of Access itself. */
const OF_THE_SYSTEM = 0x80000002;

interface Column {
  readonly name: string;
  readonly type: number;
  /** Its bit among those that say what is not empty. */
  readonly nth: number;
  /** Where its values stand: from the beginning of the row, or their number among those of any length. */
  readonly fixedAt: number | null;
  readonly variable: number;
  /** In bytes; 0 where it is of any length. */
  readonly size: number;
}

/** A database of Microsoft Access (2000 and later) that is read, table by table. */
export class AccessDatabase {
  private readonly pages: Pages;
  private readonly tables: ReadonlyMap<string, number>;

  constructor(bytes: Uint8Array) {
    this.pages = new Pages(bytes);
    const tables = new Map<string, number>();
    for (const row of this.rowsOf(CATALOGUE_PAGE)) {
      const [name, id] = [row.get('Name'), row.get('Id')];
      const flags = Number(row.get('Flags') ?? 0) >>> 0;
      const isTable = (Number(row.get('Type')) & 0x7f) === IS_TABLE;
      if (isTable && (flags & OF_THE_SYSTEM) === 0 && typeof name === 'string')
        tables.set(name.toLowerCase(), Number(id) & 0xffffff);
    }
    this.tables = tables;
  }

  has(table: string): boolean {
    return this.tables.has(table.toLowerCase());
  }

  /** Every row of a table; none where there is no such table. */
  *rows(table: string): Generator<AccessRow> {
    const page = this.tables.get(table.toLowerCase());
    if (page !== undefined) yield* this.rowsOf(page);
  }

  private *rowsOf(table: number): Generator<AccessRow> {
    const definition = this.definition(table);
    const columns = columnsOf(definition);
    for (const no of this.pages.mapped(definition.u32(55)))
      for (const row of this.pages.rows(no, table)) yield this.values(row, columns);
  }

  /** The definition of a table may go on over several pages. */
  private definition(first: number): PageBytes {
    const parts: Uint8Array[] = [];
    const seen = new Set<number>();
    for (let no = first; no !== 0;) {
      const page = this.pages.page(no);
      if (page.u8(0) !== DEFINITION || seen.has(no)) throw new DamagedDatabase();
      seen.add(no);
      parts.push(parts.length === 0 ? page.bytes : page.bytes.subarray(8));
      no = page.u32(4);
    }
    const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
    parts.reduce((at, part) => (whole.set(part, at), at + part.length), 0);
    return new PageBytes(whole);
  }

  /**
   * A row: number of its columns, values of fixed length, values of any length, where those begin (from
   * the last to the first), how many they are, and a bit a column that has a value. Columns that were
   * added to the table later are missing in older rows.
   */
  private values(row: PageBytes, columns: readonly Column[]): AccessRow {
    const count = row.u16(0);
    const bitsAt = row.length - Math.ceil(count / 8);
    const hasVariable = columns.some(({ fixedAt }) => fixedAt === null);
    const variables = hasVariable ? row.u16(bitsAt - 2) : 0;
    const begins = (nth: number): number => row.u16(bitsAt - 4 - 2 * nth);
    const isSet = (nth: number): boolean =>
      nth < count && (row.u8(bitsAt + (nth >> 3)) & (1 << (nth & 7))) !== 0;
    return new Map(
      columns.map((column) => {
        const { name, type, nth, fixedAt, variable } = column;
        if (type === BOOLEAN) return [name, isSet(nth)];
        if (!isSet(nth) || (fixedAt === null && variable >= variables)) return [name, null];
        const cell =
          fixedAt === null
            ? row.part(begins(variable), begins(variable + 1))
            : row.part(2 + fixedAt, bitsAt);
        return [name, this.value(cell, column)];
      }),
    );
  }

  private value(cell: PageBytes, { type, size, fixedAt }: Column): AccessValue {
    if (type === BYTE) return cell.u8(0);
    if (type === INTEGER) return cell.i16(0);
    if (type === LONG) return cell.i32(0);
    if (type === SINGLE) return cell.f32(0);
    if (type === DOUBLE) return cell.f64(0);
    if (type === CURRENCY) return (cell.i32(4) * 2 ** 32 + cell.u32(0)) / 10_000;
    if (type === DATE) return serialDate(cell.f64(0));
    if (type === TEXT) return textOf(fixedAt === null ? cell.bytes : cell.part(0, size).bytes);
    return type === MEMO ? this.memo(cell) : null;
  }

  /** A long text: here, in a row of its own, or in a chain of rows. */
  private memo(cell: PageBytes): string {
    const length = cell.u32(0) & 0x3fffffff;
    const kind = cell.u32(0) >>> 30;
    if (kind === 2) return textOf(cell.part(12, 12 + length).bytes);
    if (kind === 1) return textOf(this.pages.rowAt(cell.u32(4)).part(0, length).bytes);
    // A chain that leads back into itself would never come to its end.
    if (length > this.pages.size) throw new DamagedDatabase();
    const parts: number[] = [];
    for (let pointer = cell.u32(4); pointer !== 0 && parts.length < length;) {
      const row = this.pages.rowAt(pointer);
      if (row.length <= 4) throw new DamagedDatabase();
      for (const byte of row.bytes.subarray(4)) parts.push(byte);
      pointer = row.u32(0);
    }
    return textOf(Uint8Array.from(parts.slice(0, length)));
  }
}

/** Columns stand behind a record for each index; their names follow all of them in the same order. */
function columnsOf(definition: PageBytes): readonly Column[] {
  const [INDEX_SIZE, COLUMN_SIZE, INDEXES_AT, IS_FIXED] = [12, 25, 63, 1];
  const count = definition.u16(45);
  const first = INDEXES_AT + INDEX_SIZE * definition.u32(51);
  let at = first + COLUMN_SIZE * count;
  return Array.from({ length: count }, (_, nth) => {
    const column = definition.part(first + COLUMN_SIZE * nth, first + COLUMN_SIZE * (nth + 1));
    const length = definition.u16(at);
    const name = textOf(definition.part(at + 2, at + 2 + length).bytes);
    at += 2 + length;
    const isFixed = (column.u8(15) & IS_FIXED) !== 0;
    return {
      name,
      type: column.u8(0),
      nth: column.u16(5),
      variable: column.u16(7),
      fixedAt: isFixed ? column.u16(21) : null,
      size: column.u16(23),
    };
  });
}

/** UTF-16, or with `FF FE` in front a form in which Latin letters take one byte; a zero changes between both. */
function textOf(bytes: Uint8Array): string {
  if (bytes.length < 2 || bytes[0] !== 0xff || bytes[1] !== 0xfe)
    return new TextDecoder('utf-16le').decode(bytes);
  let text = '';
  let isShort = true;
  for (let at = 2; at < bytes.length;) {
    if (bytes[at] === 0) {
      isShort = !isShort;
      at += 1;
    } else if (isShort) text += String.fromCharCode(bytes[at++]);
    else {
      if (at + 1 >= bytes.length) break;
      text += String.fromCharCode(bytes[at] | (bytes[at + 1] << 8));
      at += 2;
    }
  }
  return text;
}
