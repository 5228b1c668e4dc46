/**
 * The pictures as a reader of ISO/IEC 15948 sees them: its signature, chunks with the CRC-32 that node's
 * gzip writes at its end, and the pixels unpacked by node's zlib, which checks the Adler-32 itself.
 */
import { gzipSync, inflateSync } from 'zlib';
import { dotsPng, qrCode, qrDots, QUIET } from '../../src/qr';
import { readCode } from './readCode';

interface Chunk {
  readonly kind: string;
  readonly data: Buffer;
}

/** RFC 1952, 2.3.1: eight bytes before the end of a gzip file. */
function crc32(data: Buffer): number {
  const packed = gzipSync(data);
  return packed.readUInt32LE(packed.length - 8);
}

function chunksOf(png: Buffer): Chunk[] {
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  const chunks: Chunk[] = [];
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    const named = png.subarray(at + 4, at + 8 + length);
    expect(png.readUInt32BE(at + 8 + length)).toBe(crc32(named));
    chunks.push({ kind: named.toString('latin1', 0, 4), data: named.subarray(4) });
    at += 12 + length;
  }
  return chunks;
}

/** Rows of pixels, `1` is black. */
function pixelsOf(bytes: Uint8Array): string[] {
  const [head, data, end, ...more] = chunksOf(Buffer.from(bytes));
  expect([head.kind, data.kind, end.kind, more]).toEqual(['IHDR', 'IDAT', 'IEND', []]);
  const [width, height] = [head.data.readUInt32BE(0), head.data.readUInt32BE(4)];
  // Depth 1, grey, compression and filter method 0, no interlace.
  expect([...head.data.subarray(8)]).toEqual([1, 0, 0, 0, 0]);
  const lines = inflateSync(data.data);
  const stride = 1 + Math.ceil(width / 8);
  expect(lines.length).toBe(stride * height);
  return Array.from({ length: height }, (_, y) => {
    const line = lines.subarray(y * stride, (y + 1) * stride);
    expect(line[0]).toBe(0);
    const bits = [...line.subarray(1)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
    // In grey of one bit 0 is black.
    return bits.slice(0, width).replace(/[01]/g, (bit) => (bit === '0' ? '1' : '0'));
  });
}

it('draws each dot as a square of pixels', () => {
  const dots = ['10', '01'];
  const pixels = pixelsOf(dotsPng(dots));
  expect(pixels).toHaveLength(320);
  const upper = '1'.repeat(160) + '0'.repeat(160);
  expect(pixels.slice(0, 160)).toEqual(Array(160).fill(upper));
  const lower = '0'.repeat(160) + '1'.repeat(160);
  expect(pixels.slice(160)).toEqual(Array(160).fill(lower));
});

it('ends a line of pixels in a whole byte, whatever its width', () => {
  // 109 pixels three times: the last byte of a line holds seven of 327.
  const row = '1'.repeat(108) + '0';
  const pixels = pixelsOf(dotsPng(Array<string>(109).fill(row)));
  expect(pixels).toEqual(Array(327).fill('1'.repeat(324) + '000'));
});

it('begins a second block where one is full (RFC 1951: 65535 bytes)', () => {
  const dots = Array.from({ length: 1600 }, (_, y) => (y % 2 ? '10' : '01').repeat(400));
  expect(pixelsOf(dotsPng(dots))).toEqual(dots);
});

it('gives a code that is read back out of its pixels, with the quiet margin around it', () => {
  const text = 'https://chess.example/open-2026#log=5be0a1b2';
  const code = qrCode(text)!;
  const dots = qrDots(code);
  const pixels = pixelsOf(dotsPng(dots));
  const scale = pixels.length / dots.length;
  const sampled = dots.map((_, y) =>
    Array.from(dots, (__, x) => pixels[Math.floor((y + 0.5) * scale)][(x + 0.5) * scale]).join(''),
  );
  expect(sampled).toEqual(dots);
  const inner = sampled.slice(QUIET, -QUIET).map((row) => row.slice(QUIET, -QUIET));
  expect(sampled.join('').replace(/0/g, '').length).toBe(inner.join('').replace(/0/g, '').length);
  expect(readCode(inner.map((row) => [...row].map((dot) => dot === '1'))).text).toBe(text);
});
