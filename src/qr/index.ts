import { dataOf, interleave, versionFor } from './codewords';
import { MASKS, masked, penalty } from './mask';
import { functionPattern, putFormat, putWords, type Pattern } from './pattern';

export { dotsPng } from './png';
export { MOST_BYTES } from './versions';

/** A QR code: rows of modules, `true` is dark. The margin of four light modules is not among them. */
export interface QrCode {
  readonly size: number;
  readonly rows: readonly (readonly boolean[])[];
}

/** The light margin that the standard asks for on every side, in modules. */
export const QUIET = 4;

/** The code of a text (as UTF-8, level M), or null if it is longer than `MOST_BYTES` bytes. */
export function qrCode(text: string): QrCode | null {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  if (version === null) return null;
  const pattern = functionPattern(version);
  putWords(pattern, interleave(dataOf(bytes, version), version));
  const [best] = MASKS.map((_, mask): [Pattern, number] => {
    const tried = masked(pattern, mask);
    putFormat(tried, mask);
    return [tried, penalty(tried)];
  }).reduce((least, next) => (next[1] < least[1] ? next : least));
  return { size: best.size, rows: rowsOf(best) };
}

const rowsOf = ({ size, dark }: Pattern): boolean[][] =>
  Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (__, column) => dark[row * size + column] === 1),
  );

/** The dark modules as the `d` of an SVG path, one unit a module, the quiet margin included. */
export function qrPath({ rows }: QrCode): string {
  return rows
    .flatMap((row, y) =>
      darkRuns(row).map(([x, length]) => `M${x + QUIET} ${y + QUIET}h${length}v1h-${length}z`),
    )
    .join('');
}

/** The code with its quiet margin as rows of dots, `1` is dark. */
export function qrDots({ rows, size }: QrCode): string[] {
  const light = '0'.repeat(size + 2 * QUIET);
  const side = '0'.repeat(QUIET);
  const margin = Array<string>(QUIET).fill(light);
  const code = rows.map((row) => side + row.map((isDark) => (isDark ? '1' : '0')).join('') + side);
  return [...margin, ...code, ...margin];
}

/** Width and height of the picture that `qrPath` draws in. */
export const qrExtent = ({ size }: QrCode): number => size + 2 * QUIET;

/** Where the dark modules of a row lie together: the first, and how many. */
export function darkRuns(row: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = [];
  row.forEach((isDark, x) => {
    const last = runs.at(-1);
    if (!isDark) return;
    if (last && last[0] + last[1] === x) last[1]++;
    else runs.push([x, 1]);
  });
  return runs;
}
