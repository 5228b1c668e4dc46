/** The chart of the leaders over the grid: drawn where the plan puts it, and it follows the sheet. */
import { serveWorkbench, WorkbenchPage, type Served } from '../support/page/workbench';

let served: Served;
beforeAll(async () => {
  served = await serveWorkbench();
}, 300_000);
afterAll(() => served?.close());

jest.setTimeout(600_000);

test('the progress list shows its chart, which follows cells, scrolling, zoom and sheets', async () => {
  const bench = await WorkbenchPage.open(served, '?sample=open-60');
  await bench.pane.getByText('Pair round 5').waitFor();
  await bench.pane.getByTestId('open-standings').click();
  await bench.pane.getByTestId('write-progress').click();
  await bench.untilSheet('Progress');
  await bench.clickCell('Progress', 'A5');
  const chart = bench.page.locator('.overlay .chart');
  await chart.waitFor();
  const [[leader]] = await bench.values('Progress', 'A5');
  expect(await chart.getAttribute('aria-label')).toContain(`${leader}: R1 1, R2`);
  // Its title, and a line and a place in the legend for each of eight leaders.
  expect(await chart.locator('text').first().textContent()).toBe('Progress of the leaders');
  expect(await chart.locator('g').count()).toBe(16);

  const box = async () => (await chart.boundingBox())!;
  const first = await box();
  await bench.type('Progress', 'B5', '0');
  await bench.page.waitForSelector(`.chart[aria-label*="${leader}: R1 0, R2"]`);

  const sheet = (work: 'scroll' | 'back' | 'zoom') =>
    bench.page.evaluate((what) => {
      const { book } = window.workbench.workspace;
      const shown = book.grid.api.getActiveWorkbook()!.getActiveSheet();
      if (what === 'zoom') shown.zoom(0.5);
      else shown.scrollToCell(what === 'scroll' ? 8 : 0, 0);
    }, work);
  const until = async (is: (now: { y: number; width: number }) => boolean) => {
    const deadline = Date.now() + 20_000;
    while (!is(await box())) {
      if (Date.now() > deadline) throw new Error(JSON.stringify([first, await box()]));
      await bench.page.waitForTimeout(100);
    }
  };
  await sheet('scroll');
  await until(({ y }) => y < first.y - 40);
  await sheet('back');
  await until(({ y }) => Math.abs(y - first.y) < 2);
  await sheet('zoom');
  await until(({ width }) => Math.abs(width - first.width / 2) < 2);

  await bench.clickCell('Players', 'A5');
  await chart.waitFor({ state: 'hidden' });
  expect(bench.errors).toEqual([]);
  await bench.page.close();
});
