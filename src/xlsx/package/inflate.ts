import { DamagedFile } from './damaged';

/** Raw deflate data (RFC 1951) unpacked into exactly `size` bytes; anything else is damage. */
export function inflate(data: Uint8Array, size: number): Uint8Array {
  const out = new Uint8Array(size);
  const input = new BitReader(data);
  let at = 0;
  for (let isLast = false; !isLast;) {
    isLast = input.bits(1) === 1;
    const kind = input.bits(2);
    if (kind === 0) at = copyStored(input, out, at);
    else if (kind === 1) at = unpackBlock(input, out, at, FIXED);
    else if (kind === 2) at = unpackBlock(input, out, at, readTrees(input));
    else throw new DamagedFile('unknown kind of block');
  }
  if (at !== size) throw new DamagedFile(`${at} bytes instead of ${size}`);
  return out;
}

class BitReader {
  private at = 0;
  private held = 0;
  private count = 0;

  constructor(private readonly data: Uint8Array) {}

  bits(wanted: number): number {
    while (this.count < wanted) {
      if (this.at >= this.data.length) throw new DamagedFile('data ends too early');
      this.held |= this.data[this.at++] << this.count;
      this.count += 8;
    }
    const value = this.held & ((1 << wanted) - 1);
    this.held >>>= wanted;
    this.count -= wanted;
    return value;
  }

  /** The next bytes from a byte's edge. */
  bytes(length: number): Uint8Array {
    this.at -= this.count >> 3;
    this.held = 0;
    this.count = 0;
    if (this.at + length > this.data.length) throw new DamagedFile('data ends too early');
    this.at += length;
    return this.data.subarray(this.at - length, this.at);
  }
}

/** RFC 1951, 3.2.2: codes of one length are consecutive; how many there are, and their symbols. */
interface Tree {
  readonly counts: Uint16Array;
  readonly symbols: Uint16Array;
}

const LONGEST = 15;

function treeOf(lengths: readonly number[]): Tree {
  const counts = new Uint16Array(LONGEST + 1);
  for (const length of lengths) counts[length]++;
  counts[0] = 0;
  const starts = new Uint16Array(LONGEST + 2);
  for (let length = 1; length <= LONGEST; length++)
    starts[length + 1] = starts[length] + counts[length];
  const symbols = new Uint16Array(lengths.length);
  lengths.forEach((length, symbol) => {
    if (length > 0) symbols[starts[length]++] = symbol;
  });
  return { counts, symbols };
}

function symbolOf(input: BitReader, { counts, symbols }: Tree): number {
  let code = 0;
  let first = 0;
  let index = 0;
  for (let length = 1; length <= LONGEST; length++) {
    code |= input.bits(1);
    const count = counts[length];
    if (code - first < count) return symbols[index + code - first];
    index += count;
    first = (first + count) << 1;
    code <<= 1;
  }
  throw new DamagedFile('code that stands for nothing');
}

interface Trees {
  readonly literals: Tree;
  readonly distances: Tree;
}

const filled = (count: number, length: number): number[] => Array<number>(count).fill(length);

const FIXED: Trees = {
  literals: treeOf([...filled(144, 8), ...filled(112, 9), ...filled(24, 7), ...filled(8, 8)]),
  distances: treeOf(filled(30, 5)),
};

const ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

function readTrees(input: BitReader): Trees {
  const literals = input.bits(5) + 257;
  const distances = input.bits(5) + 1;
  const given = input.bits(4) + 4;
  const short = filled(19, 0);
  for (let index = 0; index < given; index++) short[ORDER[index]] = input.bits(3);
  const tree = treeOf(short);
  const lengths: number[] = [];
  while (lengths.length < literals + distances) {
    const symbol = symbolOf(input, tree);
    if (symbol < 16) lengths.push(symbol);
    else if (symbol === 16) {
      const last = lengths.at(-1);
      if (last === undefined) throw new DamagedFile('repeats nothing');
      lengths.push(...filled(input.bits(2) + 3, last));
    } else lengths.push(...filled(symbol === 17 ? input.bits(3) + 3 : input.bits(7) + 11, 0));
  }
  if (lengths.length > literals + distances) throw new DamagedFile('too many codes');
  return {
    literals: treeOf(lengths.slice(0, literals)),
    distances: treeOf(lengths.slice(literals)),
  };
}

function copyStored(input: BitReader, out: Uint8Array, at: number): number {
  const [low, high, notLow, notHigh] = input.bytes(4);
  const length = low | (high << 8);
  if ((length ^ (notLow | (notHigh << 8))) !== 0xffff)
    throw new DamagedFile('length of a block does not fit');
  if (at + length > out.length) throw new DamagedFile('more data than announced');
  out.set(input.bytes(length), at);
  return at + length;
}

/** RFC 1951, 3.2.5: base values and extra bits of lengths (from symbol 257) and distances. */
export const LENGTHS = ranges(3, [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3]);
LENGTHS.push(...ranges(67, [4, 4, 4, 4, 5, 5, 5, 5]), { base: 258, extra: 0 });
export const DISTANCES = ranges(
  1,
  Array.from({ length: 30 }, (_, index) => Math.max(0, (index >> 1) - 1)),
);

function ranges(first: number, extras: readonly number[]): { base: number; extra: number }[] {
  let base = first;
  return extras.map((extra) => {
    const range = { base, extra };
    base += 1 << extra;
    return range;
  });
}

function unpackBlock(input: BitReader, out: Uint8Array, from: number, trees: Trees): number {
  let at = from;
  for (;;) {
    const symbol = symbolOf(input, trees.literals);
    if (symbol === 256) return at;
    if (symbol < 256) {
      if (at >= out.length) throw new DamagedFile('more data than announced');
      out[at++] = symbol;
      continue;
    }
    const length = measure(input, LENGTHS[symbol - 257]);
    const distance = measure(input, DISTANCES[symbolOf(input, trees.distances)]);
    if (distance > at) throw new DamagedFile('refers to before the beginning');
    if (at + length > out.length) throw new DamagedFile('more data than announced');
    for (let end = at + length; at < end; at++) out[at] = out[at - distance];
  }
}

function measure(input: BitReader, range: { base: number; extra: number } | undefined): number {
  if (!range) throw new DamagedFile('code that stands for nothing');
  return range.base + input.bits(range.extra);
}
