/** Nothing is lost: the workbook comes back after a reload, and several are kept side by side. */
import { OFFLINE_TOO, serveWorkbench, WorkbenchPage, type Served } from '../support/page/workbench';

let served: Served;
beforeAll(async () => {
  served = await serveWorkbench();
}, 300_000);
afterAll(() => served?.close());

jest.setTimeout(600_000);

const ready = (bench: WorkbenchPage) =>
  bench.page.waitForSelector('body.ready', { state: 'attached', timeout: 120_000 });
const kept = (bench: WorkbenchPage) =>
  bench.page.waitForSelector('body[data-kept=kept]', { state: 'attached', timeout: 120_000 });
const fileName = (bench: WorkbenchPage) => bench.page.textContent('#file-name');

test('a reload brings the event back, with a word; the mark says that no file has it', async () => {
  const bench = await WorkbenchPage.open(served, '', OFFLINE_TOO);
  await bench.pane.getByText('Pair round 3').waitFor();
  expect(await fileName(bench)).not.toContain('•');
  await bench.type('Round 2', 'F5', '0-1');
  expect(await fileName(bench)).toContain('•');
  await kept(bench);
  // A worker that fails is ended, and the page then writes the file itself.
  expect(bench.page.workers().map((worker) => worker.url())).toContainEqual(
    expect.stringContaining('saving.worker'),
  );
  await bench.page.reload();
  await ready(bench);
  await bench.untilCell('Round 2', 'F5', '0-1');
  expect(await bench.page.textContent('#status')).toMatch(/^Restored/);
  expect(await fileName(bench)).toContain('•');
  await bench.pane.getByText('Pair round 3').waitFor();
  await bench.press('pairNextRound');
  await bench.pane.getByRole('button', { name: 'Publish round 3' }).click();
  await bench.untilSheet('Round 3');
  await kept(bench);
  await bench.page.reload();
  await ready(bench);
  expect(await bench.sheetNames()).toContain('Round 3');

  // Another workbook beside it, and back.
  await bench.page.click('#new');
  await bench.page.waitForFunction(() => document.title.startsWith('New workbook'));
  await bench.type('Sheet1', 'A1', 'second');
  await kept(bench);
  await bench.page.reload();
  await ready(bench);
  await bench.untilCell('Sheet1', 'A1', 'second');
  await bench.page.click('#recent');
  const books = bench.page.locator('[data-book]');
  expect(await books.count()).toBe(2);
  await books.nth(1).click();
  await bench.untilSheet('Round 3');
  await bench.untilCell('Round 2', 'F5', '0-1');
  expect(bench.errors).toEqual([]);
  await bench.page.close();
});
