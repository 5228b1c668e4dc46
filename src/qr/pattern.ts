import { sizeOf, type Version } from './versions';

/** The modules of a code, row by row; `taken` are those that carry no data. */
export interface Pattern {
  readonly size: number;
  readonly dark: Uint8Array;
  readonly taken: Uint8Array;
}

/** Everything that a version always has: finders, alignment, timing, and room for the format. */
export function functionPattern(version: Version): Pattern {
  const size = sizeOf(version);
  const pattern = { size, dark: new Uint8Array(size * size), taken: new Uint8Array(size * size) };
  for (let at = 0; at < size; at++) {
    set(pattern, at, 6, at % 2 === 0);
    set(pattern, 6, at, at % 2 === 0);
  }
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ])
    squares(pattern, row, column, 4, (ring) => ring !== 2 && ring !== 4);
  for (const row of version.centres) {
    for (const column of version.centres) {
      if (!isFinder(row, column, size)) squares(pattern, row, column, 2, (ring) => ring !== 1);
    }
  }
  putFormat(pattern, 0);
  if (version.number >= 7) putVersion(pattern, version.number);
  return pattern;
}

function set({ size, dark, taken }: Pattern, row: number, column: number, isDark: boolean): void {
  if (row < 0 || column < 0 || row >= size || column >= size) return;
  dark[row * size + column] = isDark ? 1 : 0;
  taken[row * size + column] = 1;
}

/** Rings round a centre, counted from it; what falls off the edge is not drawn. */
function squares(
  pattern: Pattern,
  row: number,
  column: number,
  reach: number,
  isDark: (ring: number) => boolean,
): void {
  for (let down = -reach; down <= reach; down++) {
    for (let right = -reach; right <= reach; right++) {
      const ring = Math.max(Math.abs(down), Math.abs(right));
      set(pattern, row + down, column + right, isDark(ring));
    }
  }
}

const isFinder = (row: number, column: number, size: number): boolean =>
  (row < 9 && column < 9) || (row < 9 && column > size - 9) || (row > size - 9 && column < 9);

/** The remainder of a division of polynomials over two elements, behind the bits that it guards. */
function guarded(value: number, bits: number, divisor: number): number {
  let rest = value << bits;
  for (let bit = 31; bit >= bits; bit--) {
    if ((rest >> bit) & 1) rest ^= divisor << (bit - bits);
  }
  return (value << bits) | rest;
}

/** Level M (00) and the mask in fifteen bits, ten of which guard the others. */
export const formatBits = (mask: number): number => guarded(mask, 10, 0x537) ^ 0x5412;

export const versionBits = (version: number): number => guarded(version, 12, 0x1f25);

/** The format stands twice, with one module that is always dark. */
export function putFormat(pattern: Pattern, mask: number): void {
  const { size } = pattern;
  const bits = formatBits(mask);
  for (let bit = 0; bit < 15; bit++) {
    const isDark = ((bits >> bit) & 1) === 1;
    const near = bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit;
    set(pattern, near, 8, isDark);
    const far = bit < 8 ? size - 1 - bit : bit < 9 ? 7 : 14 - bit;
    set(pattern, 8, far, isDark);
  }
  set(pattern, size - 8, 8, true);
}

function putVersion(pattern: Pattern, version: number): void {
  const bits = versionBits(version);
  for (let bit = 0; bit < 18; bit++) {
    const isDark = ((bits >> bit) & 1) === 1;
    const along = Math.floor(bit / 3);
    const across = pattern.size - 11 + (bit % 3);
    set(pattern, along, across, isDark);
    set(pattern, across, along, isDark);
  }
}

/** The words go upwards and downwards in columns of two, from the right, past the timing column. */
export function putWords(pattern: Pattern, words: Uint8Array): void {
  const { size, dark, taken } = pattern;
  let at = 0;
  let isUpwards = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const row = isUpwards ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (taken[row * size + column]) continue;
        if (at < words.length * 8) {
          dark[row * size + column] = (words[at >> 3] >> (7 - (at & 7))) & 1;
          at++;
        }
      }
    }
    isUpwards = !isUpwards;
  }
}
