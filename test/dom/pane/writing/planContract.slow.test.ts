/**
 * One contract for plans of writes (src/sheets/README.md, "Applying a plan"): every plan of the
 * product gives the same workbook, cell by cell, whoever applies it: the Excel adapter over real
 * office.js, the writer of files, and the workbench, which opens a file, applies and saves it again.
 */
import '../../../support/files/textCoding';
import { updateBook, writeBook } from '../../../../src/xlsx/workbook';
import { TIE_BREAK_COURSE } from '../../../../src/course/samples/tiebreaks';
import { DEFAULT_SETTINGS } from '../../../../src/sheets/settings';
import { eventPlan } from '../../../../src/sheets/write/eventPlan';
import { type Plan } from '../../../../src/sheets/plan/plan';
import { applyPlan } from '../../../../taskpane/excel/applyPlan';
import type { WriteOptions } from '../../../../taskpane/store/types';
import { excelBook } from '../../../../taskpane/excel/excelBook';
import { openBook, saveBook } from '../../../../workbench/files/workbookFile';
import { writePlan } from '../../../../workbench/files/writePlan';
import type { PageSetup } from '../../../../workbench/host/book';
import { MemoryBook } from '../../../../workbench/host/memory/memoryBook';
import { workbookPlan } from '../../../../workbench/samples/workbookPlan';
import { dumpBook, type BookDump } from '../../../support/files/bookDump';
import { bookInUse, SEVEN, type DeskBook } from '../../../support/pane/deskBook';
import { startOffice } from '../../../support/pane/officeHost';
import { ACTIONS } from '../../../support/pane/writingActions';

jest.setTimeout(120_000);

interface Write {
  readonly before: Uint8Array;
  readonly plan: Plan;
  readonly options: WriteOptions;
}

/** What an action of the pane writes, and the workbook that it writes into. */
async function writesOf(
  { office, desk }: DeskBook,
  act: (desk: DeskBook['desk']) => unknown,
): Promise<Write[]> {
  const writes: Write[] = [];
  const apply = excelBook.apply;
  const spy = jest.spyOn(excelBook, 'apply').mockImplementation(async (plan, options) => {
    writes.push({ before: await saveBook(office.book), plan, options });
    return apply(plan, options);
  });
  await act(desk);
  spy.mockRestore();
  return writes;
}

async function bookFrom(bytes: Uint8Array): Promise<MemoryBook> {
  const book = new MemoryBook();
  (await openBook(bytes))(book);
  return book;
}

/**
 * Without snapshots, which only Excel takes (a file has its backup), and charts, which only Excel
 * draws. Whether a sheet added to hidden ones stands before or behind them is not seen.
 */
function seen(dump: BookDump): unknown {
  const isSnapshot = ({ name }: { name: string }) => name === '_pairsheet_undo';
  const sheets = dump.sheets.filter((sheet) => !isSnapshot(sheet));
  const isVisible = (sheet: BookDump['sheets'][number]) =>
    (sheet as unknown as { visibility: string }).visibility === 'Visible';
  return {
    ...dump,
    order: sheets.filter(isVisible).map(({ name }) => name),
    sheets: Object.fromEntries(
      sheets.map((sheet) => [
        sheet.name,
        { ...sheet, charts: [], page: pageOf(sheet), cells: cellsOf(sheet) },
      ]),
    ),
  };
}

/** What a formula shows is calculated by whoever shows it; here nobody does. */
const cellsOf = ({ cells }: BookDump['sheets'][number]): unknown =>
  Object.fromEntries(
    Object.entries(cells).map(([place, cell]) => [
      place,
      cell.formula === undefined ? cell : { ...cell, value: '' },
    ]),
  );

/** Files count margins in inches, with an end to their digits; an empty head of a page is none. */
function pageOf(sheet: BookDump['sheets'][number]): unknown {
  const { page } = sheet as unknown as { page: PageSetup };
  const margins = Object.entries(page.margins).map(([side, size]) => [side, size.toFixed(1)]);
  const texts = Object.entries(page.headersFooters).filter(([, text]) => text !== '');
  return {
    ...page,
    margins: Object.fromEntries(margins),
    headersFooters: Object.fromEntries(texts),
  };
}

async function inExcel({ before, plan, options }: Write): Promise<MemoryBook> {
  const opened = await bookFrom(before);
  // The pane read the workbook before it was saved and opened again; Excel keeps the ids of its parts.
  const parts = [...opened.customXml.values()];
  opened.customXml.clear();
  parts.forEach((xml, index) => opened.customXml.set(`{X${index + 1}}`, xml));
  const { book } = await startOffice({ book: opened });
  expect(await applyPlan(plan, options)).toMatchObject({ ok: true });
  return book;
}

async function inFile({ before, plan, options }: Write): Promise<MemoryBook> {
  const written = await updateBook(before, plan, options);
  if (!written.ok) throw new Error(JSON.stringify(written.problems));
  return bookFrom(written.value);
}

/** In a file nothing can be moved: what stands below a table that grows is a refusal there. */
function withoutNotesBelow({ office }: DeskBook): void {
  for (const [sheet, cell] of [
    ['Players', 'C14'],
    ['Round 2', 'C12'],
  ])
    if (office.sheetNames().includes(sheet)) office.type(sheet, cell, '');
}

const PLANNED = ACTIONS.filter(({ takesOut, inExcelOnly }) => !takesOut && !inExcelOnly);

test.each(PLANNED)('$name: the same workbook from all three', async ({ book = bookInUse, act }) => {
  const start = await book();
  withoutNotesBelow(start);
  await start.desk.refresh();
  const writes = await writesOf(start, act);
  expect(writes.length).toBeGreaterThan(0);
  for (const write of writes) {
    const excel = await inExcel(write);
    expect(seen(dumpBook(await inFile(write)))).toEqual(seen(dumpBook(excel)));
    expect(seen(dumpBook(await bookFrom(await saveBook(excel))))).toEqual(seen(dumpBook(excel)));
  }
});

describe('what cannot go well is refused before anything is written, with the same words', () => {
  const REFUSALS: readonly (readonly [string, string, (book: DeskBook) => void])[] = [
    ['a sheet of that name', 'sheet-exists', ({ office }) => void office.book.addSheet('Round 3')],
    [
      'a protected sheet',
      'sheet-protected',
      ({ office }) => (office.sheet('By name').sheet.protection = { options: {} }),
    ],
    [
      'a protected workbook',
      'workbook-protected',
      ({ office }) => (office.book.structureProtection = {}),
    ],
    [
      'a name that a table needs',
      'name-taken',
      ({ office }) =>
        office.book.setName({ name: 'Round_3', formula: '=1', visible: true, comment: '' }),
    ],
    [
      'a cell where a list will grow',
      'cell-in-the-way',
      ({ office }) => office.type('Standings', 'I6', 'my note'),
    ],
  ];

  test.each(REFUSALS)('%s', async (_, code, prepare) => {
    const finished = ACTIONS.find(({ name }) => name === 'pair a round, with live lists')!;
    const start = await finished.book!();
    withoutNotesBelow(start);
    prepare(start);
    await start.desk.refresh();
    const [{ plan, options, before }] = await writesOf(start, finished.act);
    const wide = code === 'cell-in-the-way' ? widened(plan) : plan;
    const opened = await bookFrom(before);
    // The pane read the workbook before it was saved and opened again; Excel keeps the ids of its parts.
    const parts = [...opened.customXml.values()];
    opened.customXml.clear();
    parts.forEach((xml, index) => opened.customXml.set(`{X${index + 1}}`, xml));
    const { book } = await startOffice({ book: opened });
    const untouched = seen(dumpBook(book));
    const excel = await applyPlan(wide, options);
    const file = await updateBook(before, wide, { ...options, fileName: book.fileName });
    if (excel.ok || file.ok) throw new Error('not refused');
    expect(excel.problems.map((problem) => problem.code)).toContain(code);
    expect(file.problems).toEqual(excel.problems);
    expect(seen(dumpBook(book))).toEqual(untouched);
  });

  /** The standings with three columns more. */
  const widened = (plan: Plan): Plan => ({
    ...plan,
    sheets: plan.sheets.map((sheet) =>
      sheet.key === 'standings'
        ? {
            ...sheet,
            spills: sheet.spills?.map((area) => ({ ...area, columns: area.columns + 3 })),
          }
        : sheet,
    ),
  });

  test('what stands below a table that grows is moved in Excel, and refused in a file', async () => {
    const late = ACTIONS.find(({ name }) => name === 'late entry')!;
    const [{ before, plan, options }] = await writesOf(await bookInUse(), late.act);
    const opened = await bookFrom(before);
    // The pane read the workbook before it was saved and opened again; Excel keeps the ids of its parts.
    const parts = [...opened.customXml.values()];
    opened.customXml.clear();
    parts.forEach((xml, index) => opened.customXml.set(`{X${index + 1}}`, xml));
    const { book } = await startOffice({ book: opened });
    expect(await applyPlan(plan, options)).toMatchObject({ ok: true });
    const players = book.sheets().find(({ name }) => name === 'Players')!;
    expect(players.content(14, 2).value).toBe('own note below the players');
    expect(await updateBook(before, plan, options)).toMatchObject({
      ok: false,
      problems: [
        { code: 'below-table', place: { sheet: 'Players', address: 'C14' } },
        { code: 'below-table', place: { sheet: 'Round 2', address: 'C12' } },
      ],
    });
  });
});

describe('a new workbook', () => {
  const PLANS: readonly (readonly [string, Plan])[] = [
    ['an event', eventPlan(SEVEN, DEFAULT_SETTINGS)],
    ['the course', workbookPlan(TIE_BREAK_COURSE, 'fr')],
  ];

  test.each(PLANS)(
    '%s: the same from the writer of files and in the workbench',
    async (_, plan) => {
      const shown = new MemoryBook();
      const [first] = shown.sheets();
      writePlan(shown, plan);
      shown.deleteSheet(first);
      const file = dumpBook(await bookFrom(await writeBook(plan)));
      expect(seen(file)).toEqual(seen(dumpBook(shown)));
    },
  );
});
