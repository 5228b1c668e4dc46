import { MOST_BYTES, qrCode, qrExtent, qrPath } from '../../src/qr';
import { dataOf } from '../../src/qr/codewords';
import { masked, MASKS, penalty } from '../../src/qr/mask';
import { formatBits, functionPattern, versionBits } from '../../src/qr/pattern';
import { checkWords } from '../../src/qr/reedSolomon';
import { capacity, VERSIONS } from '../../src/qr/versions';
import { readCode, syndromesOf } from './readCode';

const hex = (words: ArrayLike<number>): string =>
  Array.from(words, (word) => word.toString(16).padStart(2, '0')).join(' ');

describe('against the figures of ISO/IEC 18004', () => {
  it('reckons the check words of the worked example of Annex I (01234567, version 1, level M)', () => {
    const words = [
      0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec,
      0x11,
    ];
    expect(hex(checkWords(words, 10))).toBe('a5 24 d4 c1 ed 36 c7 87 2c 55');
  });

  it('gives the fifteen bits of the format (Annex C, level M)', () => {
    const printed = [0x5412, 0x5125, 0x5e7c, 0x5b4b, 0x45f9, 0x40ce, 0x4f97, 0x4aa0];
    expect(MASKS.map((_, mask) => formatBits(mask))).toEqual(printed);
  });

  it('gives the eighteen bits of the version (Annex D, table D.1)', () => {
    const printed = [
      0x07c94, 0x085bc, 0x09a99, 0x0a4d3, 0x0bbf6, 0x0c762, 0x0d847, 0x0e60d, 0x0f928,
    ];
    expect(printed.map((_, index) => versionBits(7 + index))).toEqual(printed);
  });

  it('holds what table 7 says in byte mode at level M', () => {
    const printed = [14, 26, 42, 62, 84, 106, 122, 152, 180, 213, 251, 287, 331, 362, 412];
    expect(VERSIONS.map(capacity)).toEqual(printed);
    expect(MOST_BYTES).toBe(412);
  });

  it('fills the free words with 11101100 and 00010001 (7.4.10)', () => {
    expect(hex(dataOf(Uint8Array.from([0x41, 0x42]), VERSIONS[0]))).toBe(
      '40 24 14 20 ec 11 ec 11 ec 11 ec 11 ec 11 ec 11',
    );
  });

  it('leaves room for as many modules as table 1 says (words × 8 and the remainder bits)', () => {
    const remainders = [0, 7, 7, 7, 7, 7, 0, 0, 0, 0, 0, 0, 0, 3, 3];
    const free = VERSIONS.map((version) => {
      const { taken } = functionPattern(version);
      return taken.reduce((count, module) => count + 1 - module, 0);
    });
    expect(free).toEqual(VERSIONS.map(({ words }, index) => words * 8 + remainders[index]));
  });

  it('weighs a light square by 7.8.3: runs, blocks and the share of dark modules', () => {
    const size = 21;
    const light = { size, dark: new Uint8Array(size * size), taken: new Uint8Array(size * size) };
    // N1: 42 lines of 21 alike, each 3 + 16; N2: 20 × 20 blocks of 3; N4: 50 % away from half, 10 × 10.
    expect(penalty(light)).toBe(42 * 19 + 400 * 3 + 100);
    // A chessboard: no runs, no blocks; 221 of 441 dark is within five per cent.
    expect(penalty(masked(light, 0))).toBe(0);
  });
});

describe('read back by a reader of its own', () => {
  it.each([...Array(15).keys()].map((index) => index + 1))(
    'version %i, as full as it gets',
    (number) => {
      const most = capacity(VERSIONS[number - 1]);
      const text = Array.from({ length: most }, (_, index) =>
        String.fromCharCode(33 + ((index * 7 + number) % 90)),
      ).join('');
      const code = qrCode(text);
      expect(readCode(code?.rows ?? [])).toMatchObject({ version: number, text });
    },
  );

  it('reads addresses of every length, with letters of other languages', () => {
    const address = 'https://example.org/tournoi/été-2026/résultats?ronde=7&groupe=são#';
    for (let length = 0; length <= 120; length++) {
      const text = address.repeat(3).slice(0, length);
      expect(readCode(qrCode(text)?.rows ?? []).text).toBe(text);
    }
  });

  it('takes one mask for one text and another for another', () => {
    const masks = new Set<number>();
    for (let index = 0; index < 60; index++) {
      const { rows } = qrCode(`https://example.org/${index}`) ?? { rows: [] };
      masks.add(readCode(rows).mask);
    }
    expect(masks.size).toBeGreaterThan(3);
  });

  it('would notice a spoilt word', () => {
    const good = [0x10, 0x20, ...checkWords([0x10, 0x20], 10)];
    expect(syndromesOf(good, 10).every((value) => value === 0)).toBe(true);
    expect(syndromesOf([0x11, ...good.slice(1)], 10).every((value) => value === 0)).toBe(false);
  });

  it('says no to what does not fit', () => {
    expect(qrCode('x'.repeat(413))).toBeNull();
    expect(qrCode('é'.repeat(207))).toBeNull();
  });
});

describe('as a picture', () => {
  it('draws every dark module once, inside a margin of four', () => {
    const code = qrCode('https://example.org/')!;
    const drawn = new Set<string>();
    for (const [, x, y, length] of qrPath(code).matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
      for (let at = 0; at < Number(length); at++) drawn.add(`${Number(x) + at} ${y}`);
    }
    const dark = code.rows.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`${x + 4} ${y + 4}`] : [])),
    );
    expect([...drawn].sort()).toEqual(dark.sort());
    expect(qrExtent(code)).toBe(code.size + 8);
  });
});
