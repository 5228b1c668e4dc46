/**
 * A database as Access 2000 writes it, as far as a reader asks: header, the catalogue in page 2, and for
 * each table a page of its definition, pages of rows and a map of those. Rows of text may be moved.
 */
const PAGE = 4096;
/** 126 bytes of the header lie under this mask in every file; these four of it say “no key”. */
const NO_KEY = [0xfb, 0x8a, 0xbc, 0x4e];

export type Kind = 'text' | 'long' | 'integer' | 'byte' | 'date' | 'boolean';
export type Cell = string | number | boolean | null;
export interface AccessTable {
  readonly name: string;
  readonly columns: Readonly<Record<string, Kind>>;
  readonly rows: readonly Readonly<Record<string, Cell>>[];
  /** Numbers of rows that were deleted, or moved to a page of their own. */
  readonly deleted?: readonly number[];
  readonly moved?: readonly number[];
}

const TYPES: Readonly<Record<Kind, readonly [type: number, size: number]>> = {
  boolean: [1, 0],
  byte: [2, 1],
  integer: [3, 2],
  long: [4, 4],
  date: [8, 8],
  text: [10, 0],
};
const u16 = (n: number): number[] => [n & 0xff, (n >> 8) & 0xff];
const u32 = (n: number): number[] => [...u16(n & 0xffff), ...u16(Math.floor(n / 0x10000) & 0xffff)];
const utf16 = (text: string): number[] => [...text].flatMap((letter) => u16(letter.charCodeAt(0)));
/** Latin letters take a byte behind `FF FE`. */
const short = (text: string): number[] =>
  [...text].every((letter) => letter.charCodeAt(0) < 256) && text.length > 2
    ? [0xff, 0xfe, ...[...text].map((letter) => letter.charCodeAt(0))]
    : utf16(text);
const dayNumber = (day: string): number =>
  (Date.parse(day.replaceAll('/', '-')) - Date.UTC(1899, 11, 30)) / 86_400_000;

function fixed(kind: Kind, cell: Cell): number[] {
  if (kind === 'date') {
    const view = new DataView(new ArrayBuffer(8));
    view.setFloat64(0, cell === null ? 0 : dayNumber(String(cell)), true);
    return [...new Uint8Array(view.buffer)];
  }
  return u32(Number(cell ?? 0)).slice(0, TYPES[kind][1]);
}

function rowBytes(columns: AccessTable['columns'], row: AccessTable['rows'][number]): number[] {
  const all = Object.entries(columns);
  const bytes = u16(all.length);
  for (const [name, kind] of all)
    if (kind !== 'text') bytes.push(...fixed(kind, row[name] ?? null));
  const begins: number[] = [];
  for (const [name, kind] of all) {
    if (kind !== 'text') continue;
    begins.push(bytes.length);
    bytes.push(...short(String(row[name] ?? '')));
  }
  begins.push(bytes.length);
  if (begins.length > 1) bytes.push(...begins.reverse().flatMap(u16), ...u16(begins.length - 1));
  const bits = new Array<number>(Math.ceil(all.length / 8)).fill(0);
  all.forEach(([name, kind], nth) => {
    const isSet = kind === 'boolean' ? row[name] === true : (row[name] ?? null) !== null;
    if (isSet) bits[nth >> 3] |= 1 << (nth & 7);
  });
  return [...bytes, ...bits];
}

function definitionOf(columns: AccessTable['columns'], rows: number, map: number): number[] {
  const all = Object.entries(columns);
  const variable = all.filter(([, kind]) => kind === 'text').length;
  const bytes = new Array<number>(63).fill(0);
  const put = (at: number, values: number[]): unknown => bytes.splice(at, values.length, ...values);
  put(0, [2, 1]);
  put(16, u32(rows));
  put(43, [...u16(variable), ...u16(all.length)]);
  put(55, u32(map));
  let [nthVariable, fixedAt] = [0, 0];
  all.forEach(([, kind], nth) => {
    const column = new Array<number>(25).fill(0);
    const [type, size] = TYPES[kind];
    const isText = kind === 'text';
    column.splice(0, 1, type);
    column.splice(5, 4, ...u16(nth), ...u16(isText ? nthVariable++ : 0));
    column.splice(15, 1, isText ? 2 : 3);
    column.splice(21, 4, ...u16(isText ? 0 : fixedAt), ...u16(isText ? 100 : size));
    if (!isText) fixedAt += size;
    bytes.push(...column);
  });
  for (const [name] of all) bytes.push(...u16(2 * name.length), ...utf16(name));
  return bytes;
}

class Writer {
  readonly pages: number[][] = [];

  add(bytes: number[] = []): number {
    this.pages.push(bytes);
    return this.pages.length - 1;
  }

  /** A page of rows, filled from its end. */
  rows(
    owner: number,
    rows: readonly (readonly [mark: number, bytes: number[]])[],
    at?: number,
  ): number {
    const head = [1, 1, 0, 0, ...u32(owner), 0, 0, 0, 0, ...u16(rows.length)];
    let end = PAGE;
    for (const [mark, { length }] of rows) head.push(...u16((end -= length) | mark));
    const page = [...head, ...new Array<number>(end - head.length).fill(0)];
    for (const [, bytes] of [...rows].reverse()) page.push(...bytes);
    const no = at ?? this.add();
    this.pages[no] = page;
    return no;
  }

  table({ columns, rows, deleted = [], moved = [] }: AccessTable, definition: number): void {
    const [DELETED, MOVED] = [0x8000, 0x4000];
    const used: number[] = [];
    const perPage = 8;
    for (let from = 0; from < rows.length; from += perPage) {
      const part = rows.slice(from, from + perPage).map((row, nth): [number, number[]] => {
        const bytes = rowBytes(columns, row);
        if (deleted.includes(from + nth)) return [DELETED, bytes];
        if (!moved.includes(from + nth)) return [0, bytes];
        const page = this.rows(definition, [[DELETED, bytes]]);
        used.push(page);
        return [MOVED, u32(page * 256)];
      });
      used.push(this.rows(definition, part));
    }
    const map = [0, ...u32(0), ...new Array<number>(64).fill(0)];
    for (const page of used) map[5 + (page >> 3)] |= 1 << (page & 7);
    const mapPage = this.rows(0, [[0, map]]);
    this.pages[definition] = definitionOf(columns, rows.length, mapPage * 256);
  }
}

/** `version`: 0 is Access 97, 1 Access 2000. `key`: pages would be enciphered. */
export function makeAccess(
  tables: readonly AccessTable[],
  { version = 1, key = NO_KEY }: { version?: number; key?: readonly number[] } = {},
): Uint8Array {
  const writer = new Writer();
  const header = [0, 1, 0, 0, ...[...'Standard Jet DB'].map((c) => c.charCodeAt(0)), 0, version];
  while (header.length < 0x3e) header.push(0);
  writer.add([...header, ...key]);
  writer.add();
  const catalogue = writer.add();
  const places = tables.map(() => writer.add());
  tables.forEach((table, nth) => writer.table(table, places[nth]));
  const entries = tables.map(({ name }, nth) => ({
    Id: places[nth],
    Name: name,
    Type: 1,
    Flags: 0,
  }));
  const own = { Id: 2, Name: 'MSysObjects', Type: 1, Flags: -2147483648 };
  writer.table(
    {
      name: 'MSysObjects',
      columns: { Id: 'long', Name: 'text', Type: 'integer', Flags: 'long' },
      rows: [own, ...entries],
    },
    catalogue,
  );
  const bytes = new Uint8Array(writer.pages.length * PAGE);
  writer.pages.forEach((page, nth) => bytes.set(page, nth * PAGE));
  return bytes;
}
