/** Two tabs on one event are two arbiters: what one does the other has at once, and all of it is kept. */
import { OFFLINE_TOO, serveWorkbench, WorkbenchPage, type Served } from '../support/page/workbench';

let served: Served;
beforeAll(async () => {
  served = await serveWorkbench();
}, 300_000);
afterAll(() => served?.close());

jest.setTimeout(600_000);

const kept = (bench: WorkbenchPage) =>
  bench.page.waitForSelector('body[data-kept=kept]', { state: 'attached' });

test('what both tabs typed is in both, and there after each of them was closed', async () => {
  const one = await WorkbenchPage.open(served, '', OFFLINE_TOO);
  await one.type('Round 2', 'F5', '0-1');
  await kept(one);

  const two = await WorkbenchPage.open(served, '', one);
  expect(await two.page.textContent('#status')).toContain('open in another tab too');
  await two.untilCell('Round 2', 'F5', '0-1');
  await two.type('Round 2', 'F6', '1-0F');
  await one.untilCell('Round 2', 'F6', '1-0F');
  await one.page.bringToFront();
  await one.type('Round 2', 'F7', '0-0F');
  await two.untilCell('Round 2', 'F7', '0-0F');
  await kept(two);

  // The tab that kept the workbook goes in the middle: the other goes on, and keeps it.
  await one.type('Round 2', 'F8', '0-1F');
  await two.untilCell('Round 2', 'F8', '0-1F');
  await one.page.close();
  await two.page.bringToFront();
  await two.type('Round 2', 'F9', '1-0F');
  await kept(two);
  await two.page.waitForTimeout(1500);
  await kept(two);
  await two.page.reload();
  await two.page.waitForSelector('body.ready', { state: 'attached', timeout: 120_000 });
  const typed = { F5: '0-1', F6: '1-0F', F7: '0-0F', F8: '0-1F', F9: '1-0F' };
  for (const [cell, text] of Object.entries(typed)) await two.untilCell('Round 2', cell, text);
  expect([...one.errors, ...two.errors]).toEqual([]);
  await two.page.close();
});
