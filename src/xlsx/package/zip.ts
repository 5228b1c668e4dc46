import { crc32 } from '../../formats/crc32';
import { DamagedFile, LockedFile } from './damaged';
import { deflate } from './deflate';
import { inflate } from './inflate';

/**
 * The container of a workbook. What is not changed goes from the old file to the new one packed as
 * it is, bit for bit. Limits hold before anything is unpacked: a few kilobytes can announce gigabytes.
 */
export interface ZipEntry {
  readonly name: string;
  /** 0 stored, 8 deflated. */
  readonly method: number;
  readonly crc: number;
  readonly size: number;
  readonly packed: Uint8Array;
}

/** A thousand players with thirteen rounds take a tenth of it. */
const MOST_BYTES = 256 * 1024 * 1024;
const MOST_ENTRIES = 10_000;
/** Sheets shrink to a tenth or a fiftieth; what shrinks more, and is large, is made to do harm. */
const TIGHTEST = 200;
const SMALL = 16 * 1024 * 1024;

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const END_SIZE = 22;
const CENTRAL_SIZE = 46;
const LOCAL_SIZE = 30;
const LONGEST_COMMENT = 0xffff;
/** Names are UTF-8. */
const UTF8_FLAG = 0x800;
/** 1 January 1980: files carry no clock of ours. */
const DATE = 0x0021;

export function openZip(bytes: Uint8Array): Map<string, ZipEntry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  if (count > MOST_ENTRIES) throw new DamagedFile(`${count} parts`);
  const entries = new Map<string, ZipEntry>();
  let at = view.getUint32(end + 16, true);
  let total = 0;
  for (let index = 0; index < count; index++) {
    if (at + CENTRAL_SIZE > end || view.getUint32(at, true) !== CENTRAL)
      throw new DamagedFile('no directory where it should be');
    const [nameLength, extra, comment] = [28, 30, 32].map((o) => view.getUint16(at + o, true));
    const name = new TextDecoder().decode(
      bytes.subarray(at + CENTRAL_SIZE, at + CENTRAL_SIZE + nameLength),
    );
    const entry = entryAt(bytes, view, at, name);
    total += entry.size;
    if (total > MOST_BYTES) throw new DamagedFile('too large when unpacked');
    if (entries.has(name)) throw new DamagedFile(`${name} twice`);
    if (!name.endsWith('/')) entries.set(name, entry);
    at += CENTRAL_SIZE + nameLength + extra + comment;
  }
  return entries;
}

function endOf(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_SIZE - LONGEST_COMMENT);
  for (let at = view.byteLength - END_SIZE; at >= first; at--)
    if (view.getUint32(at, true) === END) return at;
  throw new DamagedFile('no zip file, or cut off');
}

function entryAt(bytes: Uint8Array, view: DataView, at: number, name: string): ZipEntry {
  const isEncrypted = (view.getUint16(at + 8, true) & 1) === 1;
  const method = view.getUint16(at + 10, true);
  if (isEncrypted) throw new LockedFile(`${name} is encrypted`);
  if (method !== 0 && method !== 8) throw new DamagedFile(`${name} is packed in an unknown way`);
  const packedSize = view.getUint32(at + 20, true);
  const local = view.getUint32(at + 42, true);
  if (local + LOCAL_SIZE > bytes.length || view.getUint32(local, true) !== LOCAL)
    throw new DamagedFile(`${name} is not where it should be`);
  const start =
    local + LOCAL_SIZE + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  if (start + packedSize > bytes.length) throw new DamagedFile(`${name} is cut off`);
  const size = view.getUint32(at + 24, true);
  if (size > SMALL && size > packedSize * TIGHTEST)
    throw new DamagedFile(`${name} is ${Math.round(size / 1e6)} MB when unpacked`);
  return {
    name,
    method,
    crc: view.getUint32(at + 16, true),
    size,
    packed: bytes.subarray(start, start + packedSize),
  };
}

export function unpack({ name, method, size, crc, packed }: ZipEntry): Uint8Array {
  const data = method === 8 ? inflate(packed, size) : packed;
  if (data.length !== size || crc32(data) !== crc) throw new DamagedFile(`${name} is damaged`);
  return data;
}

export function pack(name: string, data: Uint8Array): ZipEntry {
  return { name, method: 8, crc: crc32(data), size: data.length, packed: deflate(data) };
}

export function makeZip(entries: readonly ZipEntry[]): Uint8Array {
  const names = entries.map(({ name }) => new TextEncoder().encode(name));
  const sizeOf = (head: number) =>
    entries.reduce((sum, _, index) => sum + head + names[index].length, 0);
  const packed = entries.reduce((sum, entry) => sum + entry.packed.length, 0);
  const directory = sizeOf(LOCAL_SIZE) + packed;
  const bytes = new Uint8Array(directory + sizeOf(CENTRAL_SIZE) + END_SIZE);
  const view = new DataView(bytes.buffer);
  let at = 0;
  let listed = directory;
  entries.forEach((entry, index) => {
    const name = names[index];
    view.setUint32(listed, CENTRAL, true);
    view.setUint16(listed + 4, 20, true);
    view.setUint32(listed + 42, at, true);
    facts(view, listed + 6, entry, name.length);
    bytes.set(name, listed + CENTRAL_SIZE);
    listed += CENTRAL_SIZE + name.length;
    view.setUint32(at, LOCAL, true);
    facts(view, at + 4, entry, name.length);
    bytes.set(name, at + LOCAL_SIZE);
    at += LOCAL_SIZE + name.length;
    bytes.set(entry.packed, at);
    at += entry.packed.length;
  });
  view.setUint32(listed, END, true);
  view.setUint16(listed + 8, entries.length, true);
  view.setUint16(listed + 10, entries.length, true);
  view.setUint32(listed + 12, listed - directory, true);
  view.setUint32(listed + 16, directory, true);
  return bytes;
}

/** What the local head and the directory say of an entry alike. */
function facts(view: DataView, at: number, entry: ZipEntry, nameLength: number): void {
  view.setUint16(at, 20, true);
  view.setUint16(at + 2, UTF8_FLAG, true);
  view.setUint16(at + 4, entry.method, true);
  view.setUint16(at + 8, DATE, true);
  view.setUint32(at + 10, entry.crc, true);
  view.setUint32(at + 14, entry.packed.length, true);
  view.setUint32(at + 18, entry.size, true);
  view.setUint16(at + 22, nameLength, true);
}
