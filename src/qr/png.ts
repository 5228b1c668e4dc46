/**
 * Pictures of black and white dots as PNG (ISO/IEC 15948): one bit a pixel, nothing filtered, and the
 * zlib stream (RFC 1950) holds stored blocks (RFC 1951, 3.2.4). They are a few kilobytes.
 */
import { crc32 } from '../formats/crc32';

/** At least so many pixels wide: printed three centimetres wide, a pixel is no larger than a printer's dot. */
const LEAST_PIXELS = 320;
const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Rows of dots, all of one length, `1` is black; each becomes a square of pixels, so no program need blur them. */
export function dotsPng(dots: readonly string[]): Uint8Array {
  const width = dots[0].length;
  const scale = Math.ceil(LEAST_PIXELS / width);
  const lines = dots.flatMap((row) => Array<number[]>(scale).fill(pixelLine(row, scale)));
  // One bit a pixel, grey; the usual compression and filters; not interlaced.
  const head = [...uint32(width * scale), ...uint32(lines.length), 1, 0, 0, 0, 0];
  return Uint8Array.from([
    ...SIGNATURE,
    ...chunk('IHDR', head),
    ...chunk('IDAT', zlibStored(lines.flat())),
    ...chunk('IEND', []),
  ]);
}

/** The filter of the line (none), then eight pixels a byte from the highest bit down; a set bit is white. */
function pixelLine(row: string, scale: number): number[] {
  const pixels = row.length * scale;
  const line = Array<number>(1 + Math.ceil(pixels / 8)).fill(0);
  for (let x = 0; x < pixels; x++)
    if (row[Math.floor(x / scale)] !== '1') line[1 + (x >> 3)] |= 0x80 >> (x & 7);
  return line;
}

function chunk(kind: string, data: readonly number[]): number[] {
  const named = [...kind].map((letter) => letter.charCodeAt(0)).concat(data);
  return [...uint32(data.length), ...named, ...uint32(crc32(Uint8Array.from(named)))];
}

const LONGEST_BLOCK = 0xffff;

function zlibStored(data: readonly number[]): number[] {
  const stream = [0x78, 0x01];
  for (let at = 0; at < data.length; at += LONGEST_BLOCK) {
    const block = data.slice(at, at + LONGEST_BLOCK);
    const isLast = at + block.length === data.length ? 1 : 0;
    const [low, high] = [block.length & 0xff, block.length >> 8];
    stream.push(isLast, low, high, low ^ 0xff, high ^ 0xff);
    for (const byte of block) stream.push(byte);
  }
  return [...stream, ...uint32(adler32(data))];
}

function adler32(data: readonly number[]): number {
  let [a, b] = [1, 0];
  for (const byte of data) {
    a = (a + byte) % 65521;
    b = (b + a) % 65521;
  }
  return b * 65536 + a;
}

const uint32 = (value: number): number[] => [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff);
