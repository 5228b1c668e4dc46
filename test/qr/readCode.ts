/**
 * Reads a code back the way a reader of the standard would, with nothing of ours: the format from its
 * printed table, mask formulas, the walk, the blocks, and the syndromes by plain polynomial arithmetic.
 */
/** ISO/IEC 18004, Annex C: the fifteen bits of level M with masks 0 to 7. */
const FORMATS_M = [
  '101010000010010',
  '101000100100101',
  '101111001111100',
  '101101101001011',
  '100010111111001',
  '100000011001110',
  '100111110010111',
  '100101010100000',
];

/** ISO/IEC 18004, table 9, level M: [blocks, words in all, words of data] of each group of blocks. */
const BLOCKS_M: readonly (readonly [number, number, number])[][] = [
  [[1, 26, 16]],
  [[1, 44, 28]],
  [[1, 70, 44]],
  [[2, 50, 32]],
  [[2, 67, 43]],
  [[4, 43, 27]],
  [[4, 49, 31]],
  [
    [2, 60, 38],
    [2, 61, 39],
  ],
  [
    [3, 58, 36],
    [2, 59, 37],
  ],
  [
    [4, 69, 43],
    [1, 70, 44],
  ],
  [
    [1, 80, 50],
    [4, 81, 51],
  ],
  [
    [6, 58, 36],
    [2, 59, 37],
  ],
  [
    [8, 59, 37],
    [1, 60, 38],
  ],
  [
    [4, 64, 40],
    [5, 65, 41],
  ],
  [
    [5, 65, 41],
    [5, 66, 42],
  ],
];

/** Annex E: rows and columns of the centres of the alignment patterns. */
const CENTRES: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
  [6, 30, 54],
  [6, 32, 58],
  [6, 34, 62],
  [6, 26, 46, 66],
  [6, 26, 48, 70],
];

export interface ReadCode {
  readonly version: number;
  readonly mask: number;
  readonly text: string;
}

export function readCode(rows: readonly (readonly boolean[])[]): ReadCode {
  const size = rows.length;
  const version = (size - 17) / 4;
  const mask = maskOf(rows);
  const stream = walk(rows, version, mask);
  const groups = BLOCKS_M[version - 1];
  const blocks = groups.flatMap(([count, all, data]) =>
    Array.from({ length: count }, () => ({
      all,
      data,
      words: [] as number[],
      checks: [] as number[],
    })),
  );
  const total = blocks.reduce((sum, { all }) => sum + all, 0);
  const words = Array.from({ length: total }, (_, index) =>
    parseInt(stream.slice(index * 8, index * 8 + 8), 2),
  );
  let at = 0;
  for (let index = 0; index < 60; index++) {
    for (const block of blocks) if (index < block.data) block.words.push(words[at++]);
  }
  for (let index = 0; index < 30; index++) {
    for (const block of blocks) if (index < block.all - block.data) block.checks.push(words[at++]);
  }
  if (at !== total) throw new Error('words left over');
  for (const { words: data, checks } of blocks) {
    const syndromes = syndromesOf([...data, ...checks], checks.length);
    if (syndromes.some((value) => value !== 0)) throw new Error('the check words are wrong');
  }
  return {
    version,
    mask,
    text: bytesOf(
      blocks.flatMap((block) => block.words),
      version,
    ),
  };
}

/** Both copies of the format, as figure 25 places them. */
function maskOf(rows: readonly (readonly boolean[])[]): number {
  const size = rows.length;
  const bit = (row: number, column: number): string => (rows[row][column] ? '1' : '0');
  const first = [
    ...[0, 1, 2, 3, 4, 5, 7, 8].map((column) => bit(8, column)),
    ...[7, 5, 4, 3, 2, 1, 0].map((row) => bit(row, 8)),
  ].join('');
  const second = [
    ...Array.from({ length: 7 }, (_, index) => bit(size - 1 - index, 8)),
    ...Array.from({ length: 8 }, (_, index) => bit(8, size - 8 + index)),
  ].join('');
  if (first !== second) throw new Error(`two formats: ${first} ${second}`);
  if (!rows[size - 8][8]) throw new Error('the dark module is light');
  return FORMATS_M.indexOf(first);
}

function isFunction(row: number, column: number, size: number, version: number): boolean {
  if (row === 6 || column === 6) return true;
  if (row < 9 && (column < 9 || column >= size - 8)) return true;
  if (row >= size - 8 && column < 9) return true;
  if (version >= 7 && row < 6 && column >= size - 11) return true;
  if (version >= 7 && column < 6 && row >= size - 11) return true;
  const centres = CENTRES[version - 1];
  const last = centres.at(-1);
  return centres.some((down) =>
    centres.some((right) => {
      const isCorner =
        (down === 6 && right === 6) ||
        (down === 6 && right === last) ||
        (down === last && right === 6);
      return !isCorner && Math.abs(row - down) <= 2 && Math.abs(column - right) <= 2;
    }),
  );
}

const MASK_FORMULAS = [
  (i: number, j: number) => (i + j) % 2,
  (i: number) => i % 2,
  (_: number, j: number) => j % 3,
  (i: number, j: number) => (i + j) % 3,
  (i: number, j: number) => ((i >> 1) + Math.trunc(j / 3)) % 2,
  (i: number, j: number) => ((i * j) % 2) + ((i * j) % 3),
  (i: number, j: number) => (((i * j) % 2) + ((i * j) % 3)) % 2,
  (i: number, j: number) => (((i * j) % 3) + ((i + j) % 2)) % 2,
];

function walk(rows: readonly (readonly boolean[])[], version: number, mask: number): string {
  const size = rows.length;
  const pairs: number[] = [];
  for (let column = size - 1; column >= 8; column -= 2) pairs.push(column);
  pairs.push(5, 3, 1);
  let bits = '';
  pairs.forEach((right, index) => {
    const order = Array.from({ length: size }, (_, row) =>
      index % 2 === 0 ? size - 1 - row : row,
    );
    for (const row of order) {
      for (const column of [right, right - 1]) {
        if (isFunction(row, column, size, version)) continue;
        const isFlipped = MASK_FORMULAS[mask](row, column) === 0;
        bits += rows[row][column] !== isFlipped ? '1' : '0';
      }
    }
  });
  return bits;
}

/** Multiplication in the field by shifting, without tables. */
function product(a: number, b: number): number {
  let sum = 0;
  for (let bit = 7; bit >= 0; bit--) {
    sum = (sum << 1) ^ (sum & 0x80 ? 0x11d : 0);
    if ((b >> bit) & 1) sum ^= a;
  }
  return sum & 0xff;
}

/** The block as a polynomial at α⁰, α¹ …: all zero if nothing was spoilt. */
export function syndromesOf(words: readonly number[], count: number): number[] {
  let root = 1;
  return Array.from({ length: count }, () => {
    const value = words.reduce((sum, word) => product(sum, root) ^ word, 0);
    root = product(root, 2);
    return value;
  });
}

function bytesOf(words: readonly number[], version: number): string {
  const bits = words.map((word) => word.toString(2).padStart(8, '0')).join('');
  if (bits.slice(0, 4) !== '0100') throw new Error('not byte mode');
  const lengthBits = version < 10 ? 8 : 16;
  const length = parseInt(bits.slice(4, 4 + lengthBits), 2);
  const bytes = Array.from({ length }, (_, index) => {
    const from = 4 + lengthBits + index * 8;
    return parseInt(bits.slice(from, from + 8), 2);
  });
  return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
}
