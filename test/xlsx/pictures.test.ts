/** Pictures in a file: beside whatever else lies over the cells, found again by their names. */
import { dotsPng } from '../../src/qr';
import { DEFAULT_SETTINGS } from '../../src/sheets/settings';
import { type PicturePlan, type Plan } from '../../src/sheets/plan/plan';
import { sheetPartAt } from '../../src/xlsx/parts/drawings';
import { Package } from '../../src/xlsx/package/package';
import { addPicture, picturesOn, type FilePicture } from '../../src/xlsx/parts/pictures';
import { readWorkbook, updateBook, writeBook, writeWorkbook } from '../../src/xlsx/workbook';

const picture = (name: string, dots: readonly string[]): PicturePlan => ({
  ...{ name, alt: `of <${name}>`, row: 0, column: 1, size: 60 },
  dots,
});
const [BLACK, WHITE] = [
  ['11', '11'],
  ['00', '00'],
];

const plan = (pictures: readonly PicturePlan[] | undefined): Plan => ({
  title: { key: 'pane.written-checkIn' },
  sheets: [
    {
      ...{ key: 'by-club', name: 'By club', mode: 'replace', widths: { 1: 20 } },
      blocks: [{ row: 0, column: 0, cells: [['title', '']] }],
      ...(pictures ? { pictures } : {}),
    },
  ],
});

const OPTIONS = { language: DEFAULT_SETTINGS.language, time: '10:00' };

async function opened(bytes: Uint8Array): Promise<readonly FilePicture[]> {
  const read = await readWorkbook(bytes);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value.sheets.find(({ name }) => name === 'By club')?.pictures ?? [];
}

async function updated(bytes: Uint8Array, next: Plan): Promise<Uint8Array> {
  const written = await updateBook(bytes, next, OPTIONS);
  if (!written.ok) throw new Error(JSON.stringify(written.problems));
  return written.value;
}

const mediaIn = (bytes: Uint8Array) =>
  new Package(bytes).parts.filter((part) => part.startsWith('xl/media/'));

test('a picture stands at the right of its cell, in its size, with its words', async () => {
  const [read] = await opened(await writeBook(plan([picture('A', BLACK)]), OPTIONS));
  // 20 digits of 7 pixels and 5 are 145 pixels; 60 points are 80.
  expect(read).toEqual({
    ...{ name: 'A', alt: 'of <A>', row: 0, column: 1, dx: 65, dy: 0, width: 80, height: 80 },
    image: dotsPng(BLACK),
  });
});

test('written anew, it is replaced with its bytes; left out, it is left alone; none takes it out', async () => {
  const first = await writeBook(plan([picture('A', BLACK)]), OPTIONS);
  const second = await updated(first, plan([picture('A', WHITE)]));
  expect((await opened(second)).map(({ image }) => image)).toEqual([dotsPng(WHITE)]);
  expect(mediaIn(second)).toHaveLength(1);
  expect(await opened(await updated(second, plan(undefined)))).toHaveLength(1);
  const none = await updated(second, plan([]));
  expect(await opened(none)).toEqual([]);
  expect(mediaIn(none)).toEqual([]);
});

test('a chart and a picture of the arbiter’s own stay where they are', async () => {
  const logo: FilePicture = {
    ...{ name: 'Logo', alt: '', row: 9, column: 0, dx: 3, dy: 4, width: 50, height: 40 },
    image: Uint8Array.of(0xff, 0xd8, 0xff, 0xe0),
  };
  const chart = {
    type: 'line' as const,
    series: [{ name: 'one', values: 'By club!$B$2:$C$2', categories: 'By club!$B$1:$C$1' }],
    anchor: { from: { row: 3, col: 0 }, to: { row: 8, col: 3 } },
  };
  const rows = [
    ['title', 'R1', 'R2'],
    ['one', 1, 2],
  ];
  const sheets = [{ name: 'By club', rows, charts: [chart], pictures: [logo] }];
  const namedRanges = [{ name: 'pairsheet_by_club', range: "'By club'!$A$1:$B$1" }];
  const own = await writeWorkbook({ sheets, namedRanges });
  expect(await opened(own)).toEqual([logo]);

  const bytes = await updated(own, plan([picture('A', BLACK)]));
  expect((await opened(bytes)).map(({ name }) => name)).toEqual(['Logo', 'A']);
  const read = await readWorkbook(bytes);
  expect(read.ok && read.value.sheets[0].charts).toHaveLength(1);
  const again = await updated(bytes, plan([]));
  expect((await opened(again)).map(({ name }) => name)).toEqual(['Logo']);
});

test('a picture as Excel saves it, between two cells, is found with its size', async () => {
  const bytes = await writeBook(plan([]), OPTIONS);
  const file = new Package(bytes);
  const part = sheetPartAt(file, 0)!;
  const kept: FilePicture = {
    ...{ name: 'A', alt: 'x', row: 2, column: 1, dx: 5, dy: 6, width: 70, height: 30 },
    image: dotsPng(WHITE),
  };
  addPicture(file, part, file.edit(part), kept);
  const drawing = file.edit(file.parts.find((each) => each.startsWith('xl/drawings/drawing'))!);
  const [anchor] = drawing.elements;
  anchor.name = 'twoCellAnchor';
  anchor.remove(anchor.child('ext')!);
  expect(picturesOn(file, part)).toEqual([kept]);
});
