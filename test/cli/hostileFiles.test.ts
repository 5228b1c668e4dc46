/**
 * Files that are damaged or made to do harm. Each is answered with a pairing or with problems, never
 * as a fault of ours, and a refusal writes nothing.
 */
import { writeBook } from '../../src/xlsx/workbook';
import { DEFAULT_SETTINGS } from '../../src/sheets/settings';
import { eventPlan } from '../../src/sheets/write/eventPlan';
import { Terminal } from '../support/cli';
import { editZip } from '../support/files/editZip';
import { SEVEN } from '../support/seven';

let event: Uint8Array;
beforeAll(async () => {
  event = await writeBook(eventPlan(SEVEN, DEFAULT_SETTINGS));
});

const PLAYERS = 'xl/worksheets/sheet2.xml';
const TABLE = 'xl/tables/table2.xml';
type Edits = Parameters<typeof editZip>[1];

const tableAt = (reference: string): Edits => ({
  [TABLE]: (text) => text.replace(/ref="[^"]*"/g, `ref="${reference}"`),
});
const withRows = (rows: string): Edits => ({
  [PLAYERS]: (text) => text.replace('</sheetData>', `${rows}</sheetData>`),
});
const withType = (part: string, type: string): Edits => ({
  [part]: (text) => text.replace('?>', `?>${type}`),
});
const cell = (address: string) =>
  `<row r="${address.replace(/\D/g, '')}"><c r="${address}"><v>1</v></c></row>`;
/** Read in time and memory that grow with the rows. */
const MANY = Array.from({ length: 100_000 }, (_, row) => cell(`A${row + 100}`)).join('');
/** In the last sheet of all, which is hidden. */
const farRegistry: Edits = {
  'xl/worksheets/sheet6.xml': (text) =>
    text.replace('</sheetData>', `${cell('A999999999')}</sheetData>`),
};
/** Ten times ten times …: two kilobytes that would become gigabytes. */
const LAUGHS = `<!DOCTYPE a [<!ENTITY l0 "ha">${Array.from(
  { length: 12 },
  (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`,
).join('')}]>`;

/** The code that is told; null: the file can be used. */
const FILES: readonly (readonly [string, string | null, Edits])[] = [
  ['a table as large as the sheet', 'bad-number', tableAt('A1:XFD1048576')],
  ['a hundred thousand rows below the players', null, withRows(MANY)],
  ['a table to the last row', null, tableAt('A4:L1048576')],
  ['a table to the last column', null, tableAt('A4:XFD11')],
  ['a table that is nowhere', 'unknown-number', tableAt('ZZZ99999999999:A1')],
  ['a table from bottom to top', 'unknown-number', tableAt('L11:A4')],
  ['a cell in the last corner', 'not-a-workbook', withRows(cell('XFD1048576'))],
  ['a cell beyond the sheet', 'not-a-workbook', withRows(cell('A999999999'))],
  ['a record of what was written beyond the sheet', 'not-a-workbook', farRegistry],
  ['a cell in no column', 'not-a-workbook', withRows(cell('ZZZZZZZ50'))],
  ['a row that stands twice', 'not-a-workbook', withRows(cell('A5'))],
  [
    'a cell that stands twice',
    'not-a-workbook',
    withRows('<row r="50"><c r="A50"/><c r="A50"/></row>'),
  ],
  [
    'a cell in the row of another',
    'not-a-workbook',
    withRows('<row r="50"><c r="A51"><v>1</v></c></row>'),
  ],
  [
    'a text that is not there',
    null,
    withRows('<row r="50"><c r="A50" t="s"><v>9999</v></c></row>'),
  ],
  ['a look that is not there', null, withRows('<row r="50"><c r="M50" s="9999"/></row>')],
  ['17 MB of nothing', 'not-a-workbook', withRows(' '.repeat(17_000_000))],
  ['deep nesting', null, withRows('<a>'.repeat(50_000) + '</a>'.repeat(50_000))],
  ['entities that grow', 'not-a-workbook', withType(PLAYERS, LAUGHS)],
  ['entities in the workbook', 'not-a-workbook', withType('xl/workbook.xml', LAUGHS)],
  [
    'an entity that fetches a file',
    'not-a-workbook',
    withType(PLAYERS, '<!DOCTYPE a [<!ENTITY e SYSTEM "file:///etc/hosts">]>'),
  ],
  [
    'a relation that leads out of the file',
    'players-table-renamed',
    {
      'xl/worksheets/_rels/sheet2.xml.rels': (text) =>
        text.replace('/xl/tables/table2.xml', '../../../../etc/hosts'),
    },
  ],
  [
    'a relation that leads in a circle',
    'players-table-renamed',
    {
      'xl/worksheets/_rels/sheet2.xml.rels': (text) =>
        text.replace('/xl/tables/table2.xml', '/xl/worksheets/sheet2.xml'),
    },
  ],
  ['no styles', null, { 'xl/styles.xml': () => null }],
  ['no sheet', 'not-a-workbook', { [PLAYERS]: () => null }],
  ['no workbook', 'not-a-workbook', { 'xl/workbook.xml': () => null }],
  ['no list of types', 'not-a-workbook', { '[Content_Types].xml': () => null }],
  ['a sheet that is no XML', 'not-a-workbook', { [PLAYERS]: () => 'hello' }],
  [
    'a sheet that breaks off',
    'not-a-workbook',
    { 'xl/worksheets/sheet4.xml': (text) => text.slice(0, 900) },
  ],
];

test.each(FILES)('%s', async (_, code, edits) => {
  const bytes = editZip(event, edits);
  const terminal = new Terminal({ 'e.xlsx': bytes });
  const standings = await terminal.run('standings', 'e.xlsx');
  const told = /\[([a-z-]+)\]/.exec(terminal.stderr)?.[1] ?? null;
  expect({ standings, told }).toEqual({ standings: code === null ? 0 : 3, told: code });
  const pair = await terminal.run('pair', 'e.xlsx');
  expect([0, 3]).toContain(pair);
  if (pair === 0) return;
  expect(terminal.files.size).toBe(1);
  expect(terminal.read('e.xlsx')).toBe(bytes);
});

test('bytes changed at random, or cut off', async () => {
  let state = 20_261_117;
  const random = (limit: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % limit;
  };
  for (let run = 0; run < 60; run++) {
    const bytes = run % 5 === 0 ? event.slice(0, random(event.length)) : event.slice();
    for (let change = random(6); change >= 0; change--)
      if (bytes.length > 0) bytes[random(bytes.length)] = random(256);
    const terminal = new Terminal({ 'e.xlsx': bytes });
    const exit = await terminal.run('pair', 'e.xlsx');
    expect({ run, exit, stderr: exit === 2 ? terminal.stderr : '' }).toEqual({
      run,
      exit: exit === 0 ? 0 : 3,
      stderr: '',
    });
  }
});
