/**
 * The first thing that the pane does in a workbook that it did not write itself (made by the command
 * line, or a sample of the workbench) can be put back, lists and hidden record included.
 */
import '../../../support/files/textCoding';
import { writeBook } from '../../../../src/xlsx/workbook';
import { DEFAULT_SETTINGS } from '../../../../src/sheets/settings';
import { eventPlan } from '../../../../src/sheets/write/eventPlan';
import { loadHistory, putBack } from '../../../../taskpane/actions/historyActions';
import { openBook } from '../../../../workbench/files/workbookFile';
import { writePlan } from '../../../../workbench/files/writePlan';
import type { PageSetup } from '../../../../workbench/host/book';
import { MemoryBook } from '../../../../workbench/host/memory/memoryBook';
import { dumpBook, type BookDump } from '../../../support/files/bookDump';
import { nextRound, openDesk, result, SEVEN } from '../../../support/pane/deskBook';
import { startOffice } from '../../../support/pane/officeHost';

jest.setTimeout(60_000);

const PLAN = eventPlan(SEVEN, DEFAULT_SETTINGS);

async function fromFile(): Promise<MemoryBook> {
  const book = new MemoryBook();
  (await openBook(await writeBook(PLAN)))(book);
  return book;
}

/** By an earlier version: nothing tells what was written last. */
async function withoutRegistry(): Promise<MemoryBook> {
  const book = await fromFile();
  book.deleteSheet(book.sheets().find(({ name }) => name === '_pairsheet')!);
  return book;
}

async function sample(): Promise<MemoryBook> {
  const book = new MemoryBook();
  const [first] = book.sheets();
  writePlan(book, PLAN);
  book.deleteSheet(first);
  return book;
}

/** Without the pane's own memory and the log, which tells of both steps. */
const seen = ({ sheets, tables, names }: BookDump) => ({
  sheets: sheets.filter(({ name }) => !/^(_pairsheet|_pairsheet_undo(_\d+)?|Log)$/.test(name)),
  tables: tables.filter(({ name }) => name !== 'Log'),
  names: names.filter(({ name }) => name !== 'pairsheet_log'),
});

/** Paper is not remembered where nobody knows what was set; an empty head of a page is none. */
const withoutPages = ({ sheets, ...rest }: ReturnType<typeof seen>) => ({
  ...rest,
  sheets: sheets.map((sheet) => ({ ...sheet, page: null })),
});

/** What stands in the middle at the foot of the pages. */
const feet = ({ sheets }: ReturnType<typeof seen>): unknown[] =>
  (sheets as unknown as { page: PageSetup }[]).map(
    ({ page }) => page.headersFooters.centerFooter ?? '',
  );

test.each([
  ['made by the command line', fromFile, true],
  ['a sample of the workbench', sample, true],
  ['written by an earlier version', withoutRegistry, false],
])('%s', async (_, make, hasRegistry) => {
  const { book } = await startOffice({ book: await make() });
  const before = seen(dumpBook(book));
  const desk = await openDesk();
  await nextRound(desk);
  for (const index of [0, 1, 2]) await result(desk, 2, index, '1-0');
  await nextRound(desk);
  const restarted = await openDesk();
  await loadHistory(restarted);
  await putBack(restarted, restarted.getState().history.at(-1)!.id);
  expect(restarted.getState().notice).toMatchObject({ tone: 'success' });
  const after = seen(dumpBook(book));
  expect(withoutPages(after)).toEqual(withoutPages(before));
  if (hasRegistry) expect(feet(after)).toEqual(feet(before));
});

test('cells that do not come back are told, and the workbook stays as it was', async () => {
  const { book } = await startOffice({ book: await fromFile() });
  const desk = await openDesk();
  await nextRound(desk);
  await loadHistory(desk);
  const before = dumpBook(book);
  // A host that takes what is written into By name once, and keeps nothing of it.
  const sheet = book.sheets().find(({ name }) => name === 'By name')!;
  const write = sheet.write.bind(sheet);
  let isLosing = true;
  sheet.write = (area, contents) => {
    const isList = contents.length > 3 && contents.some((row) => row.some((cell) => cell?.value));
    if (!isLosing || !isList) return write(area, contents);
    isLosing = false;
  };
  await putBack(desk, desk.getState().history[0].id);
  expect(isLosing).toBe(false);
  expect(desk.getState().notice).toMatchObject({ tone: 'error' });
  expect(dumpBook(book)).toEqual(before);
});
