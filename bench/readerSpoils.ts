/** What is wrong in every line, and single cells, lines and tags as long as one likes. */
import { writeOds, writeXlsx } from 'hucre';
import type { MakeFile } from './readerFiles';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** In every line one letter or digit becomes another, a third of the way in and at two thirds. */
export const spoilt = (bytes: Uint8Array): Uint8Array =>
  utf8(
    new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-8')
      .decode(bytes)
      .split('\n')
      .map((line, at) => {
        if (at < 3) return line;
        const place = Math.floor((line.length * (1 + (at % 2))) / 3);
        return `${line.slice(0, place)}x${line.slice(place + 1)}`;
      })
      .join('\n'),
  );

/** Texts at which patterns with two ways to go on take the square of the length. */
const LONG: Readonly<Record<string, string>> = {
  ...{
    digits: '7',
    blanks: ' ',
    'hard blanks': '\u00a0',
    letters: 'a',
    capitals: 'W',
    commas: ',',
  },
  ...{ dots: '.', signs: '+', dashes: '-', equals: '=', brackets: '(', 'closing brackets': ')' },
  ...{ halves: '½', opponents: '12w1 ', results: '1-0 ', dates: '2026-01-', numbers: '1.' },
  ...{
    'angle brackets': '<',
    quotes: '"',
    apostrophes: "'",
    colons: ':',
    stars: '*',
    slashes: '/',
  },
  ...{ entities: '&amp;', ampersands: '&', accents: 'e\u0301', emoji: '😀', names: "O'X-Y, " },
  ...{
    words: 'bye ',
    'blank and digit': ' 1',
    'digit and blank': '1 ',
    percent: '%',
    hashes: '#1',
  },
};
const HEADS = 'No\tName\tRtg\t1\t2\tPts';
const ROWS = [
  '1\tAlder\t2000\t2w1\t3b1\t2',
  '2\tBirch\t1900\t1b0\t\t0',
  '3\tCedar\t1800\t\t1w0\t0',
];

/** One cell of a table, by its place. */
const withCell = (column: number, text: string): string => {
  const rows = [HEADS, ...ROWS].map((row) => row.split('\t'));
  rows[1][column] = text;
  return rows.map((row) => row.join('\t')).join('\n');
};
const withHead = (text: string): string =>
  [HEADS.replace('\t2\t', `\t${text}\t`), ...ROWS].join('\n');

const TRF_LINE = (name: string) =>
  `001    1      ${name.padEnd(33)} 2000 FRA    10000000 1990/01/01  1.0    1     2 w 1`;
const TRF = (line: string): string =>
  [line, TRF_LINE('Alder'), TRF_LINE('Birch').replace('   1  ', '   2  ')].join('\n');
const xml = (players: string): string =>
  `<?xml version="1.0"?><playerslist>${players}</playerslist>`;
const page = (inner: string): string => `<html><body><table>${inner}</table></body></html>`;
const cells = (rows: readonly string[]): string =>
  rows
    .map(
      (row) =>
        `<tr>${row
          .split('\t')
          .map((cell) => `<td>${cell}</td>`)
          .join('')}</tr>`,
    )
    .join('');
const sheets = (text: string) => ({
  sheets: [
    {
      name: 'Ranking',
      rows: withCell(1, text)
        .split('\n')
        .map((row) => row.split('\t')),
    },
  ],
});

const PLACES: readonly (readonly [name: string, where: string, of: (text: string) => string])[] = [
  ['cell.tsv', 'a name', (text) => withCell(1, text)],
  ['cell.tsv', 'a rating', (text) => withCell(2, text)],
  ['cell.tsv', 'a game', (text) => withCell(3, text)],
  ['cell.tsv', 'points', (text) => withCell(5, text)],
  ['cell.tsv', 'a head', withHead],
  [
    'lines.txt',
    'the title',
    (text) => `${text}\n\n${withCell(1, 'Alder').replaceAll('\t', '   ')}`,
  ],
  ['lines.trf', 'a comment', (text) => TRF(`### ${text}`)],
  ['lines.trf', 'a tournament line', (text) => TRF(`012 ${text}`)],
  ['lines.trf', 'a date', (text) => TRF(`042 ${text}`)],
  ['lines.trf', 'an odd record', (text) => TRF(`XXC ${text}`)],
  ['lines.trf', 'tie-breaks', (text) => TRF(`202 ${text}`)],
  ['lines.trf', 'rounds behind a player', (text) => TRF('012 Open') + text],
  ['page.html', 'a cell', (text) => page(cells([HEADS, ...ROWS]) + `<tr><td>${text}</td></tr>`)],
  ['page.html', 'an attribute', (text) => page(`<tr x="${text}"></tr>${cells([HEADS, ...ROWS])}`)],
  [
    'page.html',
    'open tags',
    (text) => page(cells([HEADS, ...ROWS])) + '<td'.repeat(text.length / 3),
  ],
  ['page.html', 'open tables', (text) => '<html>' + '<table>'.repeat(text.length / 7)],
  ['page.html', 'open comments', (text) => '<html>' + '<!-- '.repeat(text.length / 5)],
  ['page.html', 'scripts', (text) => '<html>' + '<script>'.repeat(text.length / 8)],
  ['list.xml', 'a name', (text) => xml(`<player><name>${text}</name></player>`)],
  ['list.xml', 'open players', (text) => xml('<player>'.repeat(text.length / 8))],
  ['list.csv', 'a cell', (text) => `FIDE-ID;Name;Elo\n1;${text};2000`],
  ['list.csv', 'a quoted cell', (text) => `FIDE-ID;Name;Elo\n1;"${text};2000`],
  [
    'event.sjson',
    'a result',
    (text) => JSON.stringify({ Sections: [{ Players: [{ Results: [text] }] }] }),
  ],
];
const repeated = (piece: string, length: number): string =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
/** Places where what is repeated stands fast. */
const isAlone = (where: string): boolean => /^(?:open|scripts)/.test(where);

/** A place, and the file with each of the long texts in it. */
export interface Growing {
  readonly name: string;
  readonly where: string;
  readonly of: readonly { readonly what: string; readonly make: MakeFile }[];
}

export const GROWING: readonly Growing[] = [
  ...PLACES.map(([name, where, of]) => ({
    name,
    where,
    of: Object.entries(isAlone(where) ? { themselves: 'a' } : LONG).map(([what, piece]) => ({
      what,
      make: (size: number) => utf8(of(repeated(piece, size))),
    })),
  })),
  ...(['xlsx', 'ods'] as const).map((kind) => ({
    name: `cell.${kind}`,
    where: 'a cell',
    of: Object.entries({ digits: '7', blanks: ' 1', letters: 'a' }).map(([what, piece]) => ({
      what,
      make: (size: number) =>
        (kind === 'xlsx' ? writeXlsx : writeOds)(sheets(repeated(piece, size))),
    })),
  })),
];
