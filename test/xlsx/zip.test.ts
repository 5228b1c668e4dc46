/** The container of a workbook, against zlib (Node's own) in both directions. */
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { DamagedFile } from '../../src/xlsx/package/damaged';
import { deflate } from '../../src/xlsx/package/deflate';
import { inflate } from '../../src/xlsx/package/inflate';
import { makeZip, openZip, pack, unpack } from '../../src/xlsx/package/zip';

/** A small generator of numbers: the same bytes in every run. */
function bytesOf(length: number, kinds: number, seed: number): Uint8Array {
  let state = seed;
  return Uint8Array.from({ length }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 16) % kinds;
  });
}

const isSame = (a: Uint8Array, b: Uint8Array): boolean => Buffer.compare(a, b) === 0;

const xml = new TextEncoder().encode(
  Array.from({ length: 900 }, (_, row) => `<c r="A${row}" t="s"><v>${row % 7}</v></c>`).join(''),
);
const SAMPLES: readonly [string, Uint8Array][] = [
  ['nothing', new Uint8Array()],
  ['one byte', Uint8Array.of(255)],
  ['one byte many times', new Uint8Array(100_000).fill(7)],
  ['XML', xml],
  ['few kinds of bytes', bytesOf(70_000, 3, 1)],
  ['noise', bytesOf(70_000, 256, 2)],
];

test.each(SAMPLES)('%s: what zlib packs is unpacked, at every level', (_, data) => {
  for (const level of [0, 1, 6, 9])
    expect(isSame(inflate(deflateRawSync(data, { level }), data.length), data)).toBe(true);
  // Strategy 4: fixed codes only.
  expect(isSame(inflate(deflateRawSync(data, { strategy: 4 }), data.length), data)).toBe(true);
});

test.each(SAMPLES)('%s: what is packed zlib unpacks', (_, data) => {
  expect(isSame(inflateRawSync(deflate(data)), data)).toBe(true);
});

test('XML shrinks to a fifth at least', () => {
  expect(deflate(xml).length).toBeLessThan(xml.length / 5);
});

test('every damaged byte is told, or does no harm', () => {
  const packed = new Uint8Array(deflateRawSync(xml.subarray(0, 2_000)));
  const whole = pack('a.xml', xml.subarray(0, 2_000));
  for (let at = 0; at < packed.length; at++) {
    const damaged = packed.slice();
    damaged[at] ^= 0x55;
    try {
      const data = unpack({ ...whole, packed: damaged });
      expect(isSame(data, xml.subarray(0, 2_000))).toBe(true);
    } catch (cause) {
      expect(cause).toBeInstanceOf(DamagedFile);
    }
  }
});

test('a file cut off anywhere is told', () => {
  const zip = makeZip([pack('a.xml', xml), pack('b.xml', xml)]);
  expect([...openZip(zip).keys()]).toEqual(['a.xml', 'b.xml']);
  for (let length = 0; length < zip.length; length += 37)
    expect(() => openZip(zip.subarray(0, length))).toThrow(DamagedFile);
});

test('data that is larger or smaller than announced is told', () => {
  const entry = pack('a.xml', xml);
  for (const size of [xml.length - 1, xml.length + 1])
    expect(() => unpack({ ...entry, size })).toThrow(DamagedFile);
});

test('a part that is packed too tight to be a sheet, or too many of them, are refused unread', () => {
  const bomb = { ...pack('a.xml', new Uint8Array(1_000)), size: 2_000_000_000 };
  expect(() => openZip(makeZip([bomb]))).toThrow(/2000 MB when unpacked/);
  const large = pack('', bytesOf(1_000_000, 256, 3));
  const many = Array.from({ length: 300 }, (_, index) => ({ ...large, name: `${index}.xml` }));
  expect(() => openZip(makeZip(many))).toThrow(/too large/);
});

test('the same name twice is refused: programs would differ in which one they read', () => {
  expect(() => openZip(makeZip([pack('a.xml', xml), pack('a.xml', xml)]))).toThrow(/twice/);
});
