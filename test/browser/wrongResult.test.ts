/** A result that makes no sense is marked at its cell: typed into the workbench in a real browser. */
import { mkdirSync, readFileSync } from 'node:fs';
import { parseResult } from '../../src/formats/results';
import { serveWorkbench, WorkbenchPage, type Served } from '../support/page/workbench';

let served: Served;
beforeAll(async () => {
  served = await serveWorkbench();
}, 300_000);
afterAll(() => served?.close());

jest.setTimeout(600_000);

const RED = '#FFC7CE';

/** The fill with which the grid draws a cell of the sheet shown, conditional formats included. */
const shownFill = (
  bench: WorkbenchPage,
  row: number,
  column: number,
): Promise<string | undefined> =>
  bench.page.evaluate(
    ([r, c]) => {
      const sheet = window.workbench.workspace.book.grid.workbook.getActiveSheet();
      return sheet.getComposedCellStyle(r, c)?.bg?.rgb ?? undefined;
    },
    [row, column] as const,
  );

async function untilMarked(
  bench: WorkbenchPage,
  row: number,
  column: number,
  isMarked = true,
): Promise<void> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const fill = await shownFill(bench, row, column);
    if ((fill === RED) === isMarked) return;
    if (Date.now() > deadline) throw new Error(`row ${row} column ${column}: ${fill}`);
    await bench.page.waitForTimeout(100);
  }
}

test('nonsense is marked while it stands there, and what may be typed is said', async () => {
  const bench = await WorkbenchPage.open(served);
  await bench.pane.getByText('Pair round 3').waitFor();
  await bench.type('Round 2', 'F5', '1-1');
  await untilMarked(bench, 4, 5);
  expect(await shownFill(bench, 5, 5)).not.toBe(RED);
  // The next cell is selected now; the message of its list stands in the status line.
  expect(await bench.page.textContent('#status')).toMatch(/^Result: Type 1-0/);
  await bench.pane.getByText('Fix 1 cell').waitFor();
  mkdirSync('test-output', { recursive: true });
  await bench.page.screenshot({ path: 'test-output/wrong-result.png' });
  await bench.type('Round 2', 'F5', 'nulle');
  await untilMarked(bench, 4, 5, false);
  await bench.pane.getByText('Pair round 3').waitFor();
  expect(bench.errors).toEqual([]);
  await bench.page.close();
});

test('the grid marks what the reader does not understand, and nothing else', async () => {
  const right = ['1-0', '½-½', '0-1F', '1/2', '1/2-1/2', '0,5', '0.50', '.5', '1.0', '=', '+-'];
  right.push(' 1 : 0 ', '1–0', 'NULLE', 'Ajournée', 'adj.', '0-1 (forfait)', '10', '');
  const wrong = ['1-1', '2-0', '1-O', 'xx', '45292', 'bye', 'forfait', '1-0-', '½-1', '1.5'];
  for (const text of right) expect([text, parseResult(text).ok]).toEqual([text, true]);
  const bench = await WorkbenchPage.open(served, '?sample=open-60');
  await bench.pane.getByText('Pair round 5').waitFor();
  await bench.clickCell('Round 4', 'A1');
  await bench.page.evaluate(
    (texts) => {
      const { book } = window.workbench.workspace;
      const area = { row: 4, column: 5, rows: texts.length, columns: 1 };
      book.activeSheet().write(
        area,
        texts.map((value) => [{ value }]),
      );
    },
    [...right, ...wrong],
  );
  // The grid paints its marks a part at a time.
  for (const index of wrong.keys()) await untilMarked(bench, 4 + right.length + index, 5);
  const fills = await Promise.all([...right, ...wrong].map((_, i) => shownFill(bench, 4 + i, 5)));
  expect(fills.map((fill) => fill === RED)).toEqual([
    ...right.map(() => false),
    ...wrong.map(() => true),
  ]);
  await bench.page.close();
});

/** How often the marks of the cells were seen, by number of marks, while something else happens. */
const watchMarks = (bench: WorkbenchPage, rows: number) =>
  bench.page.evaluate(
    ([red, count]) => {
      const sheet = window.workbench.workspace.book.grid.workbook.getActiveSheet();
      const seen = new Set<number>();
      const look = () => {
        const fills = Array.from(
          { length: count },
          (_, i) => sheet.getComposedCellStyle(4 + i, 5)?.bg?.rgb,
        );
        seen.add(fills.filter((fill) => fill === red).length);
      };
      const timer = setInterval(look, 1);
      Object.assign(window, {
        marksSeen: () => {
          clearInterval(timer);
          return [...seen];
        },
      });
    },
    [RED, rows] as const,
  );

test('marks stay while others change and while the workbook before is closed', async () => {
  const bench = await WorkbenchPage.open(served, '?sample=open-60');
  await bench.pane.getByText('Pair round 5').waitFor();
  await bench.clickCell('Round 4', 'A1');
  const write = (row: number, text: string, rows = 1) =>
    bench.page.evaluate(
      ([at, value, count]) =>
        window.workbench.workspace.book.activeSheet().write(
          { row: at, column: 5, rows: count, columns: 1 },
          Array.from({ length: count }, () => [{ value }]),
        ),
      [row, text, rows] as const,
    );
  await write(4, 'xx', 10);
  await untilMarked(bench, 13, 5);
  await watchMarks(bench, 10);
  await write(20, '1-0');
  await write(25, 'zz');
  await untilMarked(bench, 25, 5);
  // In the middle of the marked column: what is below goes down by one.
  await bench.page.evaluate(() => {
    const api = window.workbench.workspace.book.grid.api;
    api.getActiveWorkbook()!.getActiveSheet().insertRowBefore(22);
  });
  await bench.untilCell('Round 4', 'F27', 'zz');
  await untilMarked(bench, 26, 5);
  for (const row of [21, 22, 25, 27]) expect(await shownFill(bench, row, 5)).not.toBe(RED);
  await write(4, '1-0');
  await untilMarked(bench, 4, 5, false);
  // The grid closes the workbook before this one two seconds after it was opened.
  await bench.page.waitForTimeout(2500);
  const seen = await bench.page.evaluate(() =>
    (window as unknown as { marksSeen(): number[] }).marksSeen(),
  );
  expect(seen).toEqual([10, 9]);
  expect(bench.errors).toEqual([]);
  await bench.page.close();
});

test('a round that the add-in writes is marked, after inserted rows and in a saved file too', async () => {
  const bench = await WorkbenchPage.open(served);
  await bench.pane.getByText('Pair round 3').waitFor();
  await bench.press('pairNextRound');
  await bench.pane.getByRole('button', { name: 'Publish round 3' }).click();
  await bench.untilSheet('Round 3');
  await bench.type('Round 3', 'F6', 'xx');
  await untilMarked(bench, 5, 5);
  await bench.page.evaluate(() => {
    window.workbench.workspace.book.grid.api
      .getActiveWorkbook()!
      .getActiveSheet()
      .insertRowBefore(1);
  });
  await bench.untilCell('Round 3', 'F7', 'xx');
  await untilMarked(bench, 6, 5);
  await bench.type('Round 3', 'F6', '3-0');
  await untilMarked(bench, 5, 5);
  const [download] = await Promise.all([
    bench.page.waitForEvent('download'),
    bench.page.click('#save'),
  ]);
  const buffer = readFileSync(await download.path());
  await bench.page.click('#new');
  await bench.page.waitForFunction(() =>
    window.workbench.workspace.book.sheets().every(({ name }) => name !== 'Round 3'),
  );
  await bench.page.setInputFiles('#open-file', {
    name: 'saved.xlsx',
    mimeType: 'application/zip',
    buffer,
  });
  await bench.untilSheet('Round 3');
  await bench.clickCell('Round 3', 'A1');
  // The grid closes the workbook before this one a little later.
  await bench.page.waitForTimeout(3000);
  await untilMarked(bench, 6, 5);
  await bench.type('Round 3', 'F7', '1-0');
  await untilMarked(bench, 6, 5, false);
  expect(await shownFill(bench, 5, 5)).toBe(RED);
  expect(bench.errors).toEqual([]);
  await bench.page.close();
});
