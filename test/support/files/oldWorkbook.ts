/** A workbook of Excel 97 (.xls) with one sheet, by the public layouts MS-CFB and MS-XLS. */

const SECTOR = 512;
const END_OF_CHAIN = 0xfffffffe;
const FREE = 0xffffffff;
const TABLE = 0xfffffffd;
/** Numbers of sectors in a sector of the table, and sectors of the table that the header names. */
const IN_TABLE = SECTOR / 4;
const MOST_TABLES = 109;
const MOST_IN_RECORD = 8224;

const u16 = (...values: number[]): number[] => values.flatMap((n) => [n & 0xff, (n >> 8) & 0xff]);
const u32 = (...values: number[]): number[] =>
  values.flatMap((n) => u16(n & 0xffff, Math.floor(n / 0x10000) & 0xffff));
const wide = (text: string): number[] => [...text].flatMap((c) => u16(c.charCodeAt(0)));
const f64 = (n: number): number[] => [...new Uint8Array(new Float64Array([n]).buffer)];
const record = (id: number, data: readonly number[]): number[] => [
  ...u16(id, data.length),
  ...data,
];
const beginning = (kind: number): number[] =>
  record(0x0809, [...u16(0x0600, kind, 0, 0), ...u32(0, 0)]);

/** `isUnderPassword`: with the record that says so behind the first one. */
export function makeOldWorkbook(
  sheet: string,
  rows: readonly (readonly (string | number)[])[],
  isUnderPassword = false,
): Uint8Array {
  const texts = [...new Set(rows.flat().filter((cell) => typeof cell === 'string'))];
  const numberOf = new Map(texts.map((text, at) => [text, at]));
  const globals = (position: number): number[] => [
    ...beginning(0x0005),
    ...(isUnderPassword ? record(0x2f, [...u16(1, 1, 1), ...new Array<number>(48).fill(7)]) : []),
    ...record(0x85, [...u32(position), 0, 0, sheet.length, 1, ...wide(sheet)]),
    ...sharedStrings(texts),
    ...record(0x0a, []),
  ];
  const cells = rows.flatMap((row, r) =>
    row.flatMap((cell, c) =>
      cell === ''
        ? []
        : typeof cell === 'number'
          ? record(0x203, [...u16(r, c, 0), ...f64(cell)])
          : record(0xfd, [...u16(r, c, 0), ...u32(numberOf.get(cell)!)]),
    ),
  );
  const stream = [
    ...globals(globals(0).length),
    ...beginning(0x0010),
    ...cells,
    ...record(0x0a, []),
  ];
  return container('Workbook', stream);
}

/** What is longer than a record may be goes on in others. */
function sharedStrings(texts: readonly string[]): number[] {
  const parts: number[][] = [u32(texts.length, texts.length)];
  for (const text of texts) {
    const bytes = [...u16(text.length), 1, ...wide(text)];
    const last = parts.at(-1)!;
    if (last.length + bytes.length > MOST_IN_RECORD) parts.push(bytes);
    else last.push(...bytes);
  }
  return parts.flatMap((part, at) => record(at === 0 ? 0xfc : 0x3c, part));
}

/** An OLE container with one stream of at least 4,096 bytes. */
export function container(name: string, content: readonly number[]): Uint8Array {
  const sectors = Math.max(8, Math.ceil(content.length / SECTOR));
  const tables = Math.ceil((sectors + 1) / (IN_TABLE - 1));
  if (tables > MOST_TABLES) throw new Error('more sectors than the header can name');
  // Behind the table stands the directory, and behind that the stream.
  const first = tables + 1;
  const chain = Array.from({ length: sectors }, (_, i) =>
    i + 1 < sectors ? first + i + 1 : END_OF_CHAIN,
  );
  const table = [...new Array<number>(tables).fill(TABLE), END_OF_CHAIN, ...chain];
  const named = Array.from({ length: MOST_TABLES }, (_, i) => (i < tables ? i : FREE));
  const header = [
    0xd0,
    0xcf,
    0x11,
    0xe0,
    0xa1,
    0xb1,
    0x1a,
    0xe1,
    ...new Array<number>(16).fill(0),
    ...u16(0x3e, 3, 0xfffe, 9, 6),
    ...new Array<number>(6).fill(0),
    ...u32(0, tables, tables, 0, 4096, END_OF_CHAIN, 0, END_OF_CHAIN, 0),
    ...u32(...named),
  ];
  const entry = (title: string, kind: number, child: number, start: number, size: number) => {
    const letters = wide(title);
    return [
      ...letters,
      ...new Array<number>(64 - letters.length).fill(0),
      ...u16(title === '' ? 0 : letters.length + 2),
      kind,
      1,
      ...u32(FREE, FREE, child),
      ...new Array<number>(36).fill(0),
      ...u32(start, size, 0),
    ];
  };
  const size = sectors * SECTOR;
  const directory = [
    ...entry('Root Entry', 5, 1, END_OF_CHAIN, 0),
    ...entry(name, 2, FREE, first, size),
    ...entry('', 0, FREE, 0, 0),
    ...entry('', 0, FREE, 0, 0),
  ];
  const bytes = new Uint8Array(SECTOR * (2 + tables + sectors));
  bytes.set(header.slice(0, SECTOR), 0);
  const numbers = Array.from({ length: IN_TABLE * tables }, (_, i) => u32(table[i] ?? FREE));
  bytes.set(numbers.flat(), SECTOR);
  bytes.set(directory, SECTOR * (1 + tables));
  bytes.set(content, SECTOR * (2 + tables));
  return bytes;
}
