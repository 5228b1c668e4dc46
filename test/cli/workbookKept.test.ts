/**
 * `pairsheet pair event.xlsx`: the round comes into the file, and nothing else of it changes. The
 * workbook has what an arbiter's has: sheets of his own with prices, shares, dates, a comment, a
 * chart, a picture, conditional formats; a renamed sheet; cells beside our lists.
 */
import { readWorkbook, writeBook } from '../../src/xlsx/workbook';
import { DEFAULT_SETTINGS } from '../../src/sheets/settings';
import { eventPlan } from '../../src/sheets/write/eventPlan';
import { openZip, unpack } from '../../src/xlsx/package/zip';
import { Terminal } from '../support/cli';
import { OWN_PARTS, protectedSheet, withCell, withOwnSheet } from '../support/pane/ownSheet';
import { SEVEN } from '../support/seven';

const PAIR = ['pair', 'event.xlsx', '--system', DEFAULT_SETTINGS.system] as const;
const BACKUP = 'event.backup-20260131-184502.xlsx';

async function paired(bytes: Uint8Array): Promise<{ terminal: Terminal; exit: number }> {
  const terminal = new Terminal({ 'event.xlsx': bytes });
  return { terminal, exit: await terminal.run(...PAIR) };
}

const event = () => writeBook(eventPlan(SEVEN, DEFAULT_SETTINGS));

const partsOf = (bytes: Uint8Array): Map<string, string> =>
  new Map(
    [...openZip(bytes)].map(([name, entry]) => [
      name,
      Buffer.from(unpack(entry)).toString('latin1'),
    ]),
  );

async function bookOf(bytes: Uint8Array) {
  const book = await readWorkbook(bytes);
  if (!book.ok) throw new Error(JSON.stringify(book.problems));
  return book.value;
}

test('parts of sheets that are not written stay byte for byte', async () => {
  const before = withOwnSheet(await event());
  const { terminal, exit } = await paired(before);
  expect({ exit, stderr: terminal.stderr }).toMatchObject({ exit: 0 });
  const [was, is] = [partsOf(before), partsOf(terminal.read('event.xlsx'))];
  for (const part of OWN_PARTS)
    expect({ part, text: is.get(part) }).toEqual({ part, text: was.get(part) });
  // Event, Players, Round 1: only By name, the record and the list of what was written change.
  for (const part of ['xl/worksheets/sheet1.xml', 'xl/worksheets/sheet2.xml'])
    expect(is.get(part)).toBe(was.get(part));
  for (const part of was.keys()) expect([...is.keys()]).toContain(part);
});

test('every cell keeps its look, and every look its number', async () => {
  const before = withOwnSheet(await event());
  const { terminal } = await paired(before);
  const [was, is] = [await bookOf(before), await bookOf(terminal.read('event.xlsx'))];
  for (const name of ['Event', 'Players', 'Round 1', 'Prizes']) {
    const styled = (book: typeof was) =>
      [...(book.sheets.find((sheet) => sheet.name === name)?.cells ?? [])].map(
        ([place, { value, style }]) => [place, value, style],
      );
    expect(styled(was).length).toBeGreaterThan(5);
    expect(styled(is)).toEqual(styled(was));
  }
});

test('the new round stands after the last one, and is shown alone', async () => {
  const { terminal } = await paired(withOwnSheet(await event()));
  const book = await bookOf(terminal.read('event.xlsx'));
  const names = book.sheets.map(({ name }) => name);
  expect(names.slice(0, 5)).toEqual(['Event', 'Players', 'Round 1', 'Round 2', 'By name']);
  expect(book.sheets[book.activeSheet ?? 0].name).toBe('Round 2');
  const selected = [...partsOf(terminal.read('event.xlsx')).values()].filter((text) =>
    text.includes('tabSelected="1"'),
  );
  expect(selected).toHaveLength(1);
});

test('a result typed into the new round stays text', async () => {
  const { terminal } = await paired(await event());
  const book = await bookOf(terminal.read('event.xlsx'));
  const round = book.sheets.find(({ name }) => name === 'Round 2')!;
  const results = [4, 5, 6].map((row) => round.cells?.get(`${row},5`)?.style?.numFmt);
  expect(results).toEqual(['@', '@', '@']);
});

test('the log tells of it', async () => {
  const { terminal } = await paired(await event());
  const book = await bookOf(terminal.read('event.xlsx'));
  const rows = book.sheets.find(({ name }) => name === 'Log')!.rows;
  expect(rows[3].slice(0, 4)).toEqual([
    '2026-01-31 18:45',
    'Round 2 paired: 3 games',
    '2',
    DEFAULT_SETTINGS.system,
  ]);
});

test('a cell of the arbiter’s own beside a list stays', async () => {
  const { terminal, exit } = await paired(withCell(await event(), 'By name', 'G20', 'my note'));
  expect(exit).toBe(0);
  const book = await bookOf(terminal.read('event.xlsx'));
  expect(book.sheets.find(({ name }) => name === 'By name')?.rows[19][6]).toBe('my note');
});

test('a sheet of the arbiter’s own with the name of the round is a refusal; nothing is written', async () => {
  const unpaired = {
    ...SEVEN,
    pairedRounds: 0,
    players: SEVEN.players.map((player) => ({ ...player, entries: [] })),
  };
  const book = await writeBook(eventPlan(unpaired, DEFAULT_SETTINGS));
  const before = withOwnSheet(book, 'Round 1');
  const { terminal, exit } = await paired(before);
  expect({ exit, files: [...terminal.files.keys()] }).toEqual({ exit: 3, files: ['event.xlsx'] });
  expect(terminal.stderr).toContain('[sheet-exists]');
});

test('a protected sheet is a refusal; nothing is written', async () => {
  const before = protectedSheet(await event(), 'By name');
  const { terminal, exit } = await paired(before);
  expect({ exit, files: [...terminal.files.keys()] }).toEqual({ exit: 3, files: ['event.xlsx'] });
  expect(terminal.stderr).toContain('[sheet-protected]');
  expect(terminal.read('event.xlsx')).toBe(before);
});

test('when the file cannot be written, the backup is named', async () => {
  const terminal = new Terminal({ 'event.xlsx': await event() });
  const write = terminal.write;
  terminal.write = (path, content) => {
    if (path === 'event.xlsx')
      throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', syscall: 'write' });
    write(path, content);
  };
  expect(await terminal.run(...PAIR)).toBe(5);
  expect(terminal.stderr.trim().split('\n').at(-1)).toBe(
    `event.xlsx is as it was; a copy of it: ${BACKUP}`,
  );
});
