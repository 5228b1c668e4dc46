/** A screenshot as a PNG with a palette: a third of the size, and a pane has few colours anyway. */
const { deflateSync, inflateSync, crc32 } = require('node:zlib');
const { Buffer } = require('node:buffer');

const MOST_COLOURS = 256;
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function* chunks(png) {
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    yield [png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, at + 8 + length)];
    at += length + 12;
  }
}

const paeth = (a, b, c) => {
  const [pa, pb, pc] = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - 2 * c)];
  return pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
};

/** PNG, 9.2: what each filter adds, from the byte to the left, above, and above to the left. */
const FILTERS = [() => 0, (a) => a, (a, b) => b, (a, b) => (a + b) >> 1, paeth];

/** The pixels of an 8-bit PNG without interlacing, which is what browsers write. */
function pixelsOf(png) {
  const parts = [...chunks(png)];
  const header = parts.find(([name]) => name === 'IHDR')[1];
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const depth = { 2: 3, 6: 4 }[header[9]];
  const data = parts.filter(([name]) => name === 'IDAT').map(([, bytes]) => bytes);
  const raw = inflateSync(Buffer.concat(data));
  const line = width * depth;
  const pixels = Buffer.alloc(line * height);
  for (let y = 0; y < height; y++) {
    const filter = FILTERS[raw[y * (line + 1)]];
    for (let x = 0; x < line; x++) {
      const at = y * line + x;
      const left = x >= depth ? pixels[at - depth] : 0;
      const up = y > 0 ? pixels[at - line] : 0;
      const corner = x >= depth && y > 0 ? pixels[at - line - depth] : 0;
      pixels[at] = raw[y * (line + 1) + 1 + x] + filter(left, up, corner);
    }
  }
  const colours = new Uint32Array(width * height);
  for (let i = 0; i < colours.length; i++) colours[i] = pixels.readUIntBE(i * depth, 3);
  return { width, height, colours };
}

const red = (colour) => colour >> 16;
const green = (colour) => (colour >> 8) & 255;
const blue = (colour) => colour & 255;
const distance = (a, b) =>
  (red(a) - red(b)) ** 2 + (green(a) - green(b)) ** 2 + (blue(a) - blue(b)) ** 2;

/**
 * The colours to keep: by how often they occur, each worth the more the farther it is from those
 * that were taken, so that a small red mark is not lost among the greys of the letters.
 */
function paletteOf(counts) {
  const waiting = [...counts].map(([colour, count]) => ({ colour, count, far: Infinity }));
  const palette = [];
  while (palette.length < MOST_COLOURS && waiting.length > 0) {
    let best = 0;
    const worth = ({ count, far }) => Math.sqrt(count) * Math.min(far, 1e9);
    for (let i = 1; i < waiting.length; i++) if (worth(waiting[i]) > worth(waiting[best])) best = i;
    const [{ colour }] = waiting.splice(best, 1);
    palette.push(colour);
    for (const each of waiting) each.far = Math.min(each.far, distance(each.colour, colour));
  }
  return palette;
}

const nearestIn = (palette, colour) => {
  let best = 0;
  for (let i = 1; i < palette.length; i++)
    if (distance(palette[i], colour) < distance(palette[best], colour)) best = i;
  return best;
};

function chunk(name, bytes) {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), bytes]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(bytes.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

function palettePng(png) {
  const { width, height, colours } = pixelsOf(png);
  const counts = new Map();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const palette = paletteOf(counts);
  const indexes = new Map([...counts.keys()].map((colour) => [colour, nearestIn(palette, colour)]));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const lines = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      lines[y * (width + 1) + 1 + x] = indexes.get(colours[y * width + x]);
  const table = Buffer.from(
    palette.flatMap((colour) => [red(colour), green(colour), blue(colour)]),
  );
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', table),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

module.exports = { palettePng };
