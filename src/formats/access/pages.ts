/** The file is cut, damaged, or not laid out as an Access database is. */
export class DamagedDatabase extends Error {}
/** Its pages are enciphered. */
export class EncipheredDatabase extends Error {}
/** A version before Access 2000, whose pages are laid out otherwise. */
export class OldDatabase extends Error {}

export const PAGE_SIZE = 4096;
const DATA = 1;
const MAP = 5;
const VERSION_AT = 0x14;
const KEY_AT = 0x3e;
/** Four zeros of the header under the fixed mask that lies over it: no key, pages in clear. */
const NO_KEY = [0xfb, 0x8a, 0xbc, 0x4e];
/** Marks beside the place of a row. */
const DELETED = 0x8000;
const MOVED = 0x4000;
const PLACE = 0x1fff;

/** A stretch of bytes that refuses to be read beyond its end. */
export class PageBytes {
  private readonly view: DataView;

  constructor(readonly bytes: Uint8Array) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get length(): number {
    return this.bytes.length;
  }

  u8 = (at: number): number => this.view.getUint8(this.inside(at, 1));
  u16 = (at: number): number => this.view.getUint16(this.inside(at, 2), true);
  i16 = (at: number): number => this.view.getInt16(this.inside(at, 2), true);
  u32 = (at: number): number => this.view.getUint32(this.inside(at, 4), true);
  i32 = (at: number): number => this.view.getInt32(this.inside(at, 4), true);
  f32 = (at: number): number => this.view.getFloat32(this.inside(at, 4), true);
  f64 = (at: number): number => this.view.getFloat64(this.inside(at, 8), true);

  part(from: number, to: number): PageBytes {
    if (to < from) throw new DamagedDatabase();
    this.inside(from, to - from);
    return new PageBytes(this.bytes.subarray(from, to));
  }

  private inside(at: number, size: number): number {
    if (!(at >= 0) || at + size > this.bytes.length) throw new DamagedDatabase();
    return at;
  }
}

/** The pages of a database of Jet 4 and later (Access 2000 and later), as they were described by others. */
export class Pages {
  private readonly file: PageBytes;

  constructor(bytes: Uint8Array) {
    this.file = new PageBytes(bytes);
    if (this.file.u8(VERSION_AT) === 0) throw new OldDatabase();
    if (NO_KEY.some((byte, nth) => this.file.u8(KEY_AT + nth) !== byte))
      throw new EncipheredDatabase();
    if (bytes.length % PAGE_SIZE !== 0) throw new DamagedDatabase();
  }

  get size(): number {
    return this.file.length;
  }

  page(no: number): PageBytes {
    return this.file.part(no * PAGE_SIZE, (no + 1) * PAGE_SIZE);
  }

  /** Rows of a page of data that belong to a table: those that were moved are fetched from where they are. */
  *rows(no: number, table: number): Generator<PageBytes> {
    const page = this.page(no);
    if (page.u8(0) !== DATA || page.u32(4) !== table) throw new DamagedDatabase();
    for (let nth = 0; nth < page.u16(12); nth++) {
      const mark = page.u16(14 + 2 * nth);
      if ((mark & DELETED) !== 0) continue;
      const row = rowOf(page, nth);
      yield (mark & MOVED) === 0 ? row : this.rowAt(row.u32(0));
    }
  }

  /** The row that a pointer names: the page in three bytes, the row in the lowest one. */
  rowAt(pointer: number): PageBytes {
    return rowOf(this.page(pointer >>> 8), pointer & 0xff);
  }

  /** The numbers of the pages that a map of use names. */
  *mapped(pointer: number): Generator<number> {
    const map = this.rowAt(pointer);
    if (map.u8(0) === 0) return yield* bits(map.part(5, map.length), map.u32(1));
    const perPage = (PAGE_SIZE - 4) * 8;
    for (let nth = 0; 1 + 4 * nth + 4 <= map.length; nth++) {
      const no = map.u32(1 + 4 * nth);
      if (no === 0) continue;
      const page = this.page(no);
      if (page.u8(0) !== MAP) throw new DamagedDatabase();
      yield* bits(page.part(4, PAGE_SIZE), nth * perPage);
    }
  }
}

/** Rows fill a page from its end. */
function rowOf(page: PageBytes, nth: number): PageBytes {
  const from = page.u16(14 + 2 * nth) & PLACE;
  const to = nth === 0 ? PAGE_SIZE : page.u16(12 + 2 * nth) & PLACE;
  return page.part(from, to);
}

function* bits(map: PageBytes, first: number): Generator<number> {
  for (let at = 0; at < map.length; at++)
    for (let bit = 0; bit < 8; bit++)
      if ((map.u8(at) & (1 << bit)) !== 0) yield first + 8 * at + bit;
}
