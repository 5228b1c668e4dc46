/** The code of a wall list in the workbench: in the frozen head of the list, and in the file that is saved. */
import { readFileSync } from 'fs';
import { readWorkbook } from '../../src/xlsx/workbook';
import { serveWorkbench, WorkbenchPage, type Served } from '../support/page/workbench';

let served: Served;
beforeAll(async () => {
  served = await serveWorkbench();
}, 300_000);
afterAll(() => served?.close());

jest.setTimeout(600_000);

test('the list by table shows its code in its head; it stays there when the list is scrolled, and is saved', async () => {
  const bench = await WorkbenchPage.open(served, '?sample=open-60');
  const { page } = bench;
  await bench.pane.getByText('Pair round 5').waitFor();
  await bench.pane.getByTestId('open-standings').click();
  await bench.pane.getByTestId('write-byTable').click();
  await bench.untilSheet('By table');
  const code = page.locator('.overlay img.picture');
  await code.waitFor();
  const alt = await code.getAttribute('alt');
  expect(alt).toMatch(/^QR code: (?:[0-9a-f]{4}-){4}[0-9a-f]{4}$/);
  const loaded = await code.evaluate((image) => (image as HTMLImageElement).naturalWidth);
  expect(loaded).toBeGreaterThanOrEqual(320);

  const before = (await code.boundingBox())!;
  // 84 points, at 96 pixels an inch.
  expect([Math.round(before.width), Math.round(before.height)]).toEqual([112, 112]);
  await page.evaluate(() => {
    const { book } = window.workbench.workspace;
    book.grid.api.getActiveWorkbook()!.getActiveSheet().scrollToCell(20, 0);
  });
  await page.waitForTimeout(500);
  expect(await code.boundingBox()).toEqual(before);

  const [download] = await Promise.all([page.waitForEvent('download'), page.click('#save')]);
  const read = await readWorkbook(readFileSync(await download.path()));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const sheet = read.value.sheets.find(({ name }) => name === 'By table');
  expect(sheet?.pictures).toMatchObject([{ name: 'Pairsheet QR', alt, row: 0, column: 6 }]);

  await bench.clickCell('Players', 'A5');
  await code.waitFor({ state: 'hidden' });
  expect(bench.errors).toEqual([]);
  await page.close();
});
