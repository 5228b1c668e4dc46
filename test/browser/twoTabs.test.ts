/** Two tabs on one event: one works, the other reads and can take over, and no result is lost. */
import { serveWorkbench, WorkbenchPage, type Served } from '../support/workbench';

let served: Served;
beforeAll(async () => {
  served = await serveWorkbench();
}, 300_000);
afterAll(() => served?.close());

jest.setTimeout(120_000);

const TAKE = '#take-over';

test('what both tabs typed is there in the end', async () => {
  const one = await WorkbenchPage.open(served);
  await one.type('Round 2', 'F5', '0-1');
  await one.page.waitForSelector('body[data-kept=kept]', { state: 'attached' });

  const two = await WorkbenchPage.open(served, '', one);
  expect(await two.page.textContent('#reader')).toContain('open in another tab');
  await two.untilCell('Round 2', 'F5', '0-1');
  await two.type('Round 2', 'F6', '1-0F');
  expect((await two.values('Round 2', 'F6'))[0][0]).not.toBe('1-0F');

  // Typed in the first a moment before the second takes over: not yet kept, and not lost.
  await one.page.bringToFront();
  await one.type('Round 2', 'F7', '0-0F');
  await two.page.bringToFront();
  await two.page.click(TAKE);
  await two.page.waitForSelector(TAKE, { state: 'detached' });
  await two.untilCell('Round 2', 'F7', '0-0F');
  await two.type('Round 2', 'F8', '0-0F');
  await two.untilCell('Round 2', 'F8', '0-0F');
  expect(await one.page.textContent('#reader')).toContain('Another tab has taken over');
  await two.page.waitForSelector('body[data-kept=kept]', { state: 'attached' });

  // A closed tab frees it.
  await two.page.close();
  await one.page.reload();
  await one.page.waitForSelector('body.ready', { state: 'attached', timeout: 60_000 });
  expect(await one.page.isVisible('#reader')).toBe(false);
  for (const [cell, text] of Object.entries({ F5: '0-1', F7: '0-0F', F8: '0-0F' }))
    await one.untilCell('Round 2', cell, text);
  expect([...one.errors, ...two.errors]).toEqual([]);
  await one.page.close();
});
