/** The projector beside the workbench, in a real browser: it follows results and moves by itself. */
import { serveWorkbench, WorkbenchPage, type Served } from '../support/workbench';

let served: Served;
beforeAll(async () => {
  served = await serveWorkbench();
}, 300_000);
afterAll(() => served?.close());

jest.setTimeout(120_000);

test('pairings, results as they come in, standings; space holds it', async () => {
  const bench = await WorkbenchPage.open(served, '?sample=open-60&lang=fr');
  await bench.pane.getByTestId('pair-next').click();
  await bench.pane.getByTestId('write-round').click();
  await bench.pane.getByTestId('enter-results').click();
  const context = bench.page.context();
  const [wall] = await Promise.all([context.waitForEvent('page'), bench.page.click('#projector')]);
  const errors: string[] = [];
  const outside: string[] = [];
  wall.on('pageerror', ({ message }) => errors.push(message));
  wall.on('request', (request) => outside.push(request.url()));
  const line = (name: string) => wall.locator('tbody tr', { hasText: name }).first();
  await line('Springer, Dario').waitFor();
  expect(await wall.textContent('#heading')).toBe('Appariements de la ronde 5');

  // A result is there, and its line marked, without anybody touching the page.
  await bench.page.bringToFront();
  await bench.pane.locator('tr[aria-selected=true]').press('5');
  await wall.locator('tr.new').waitFor();
  expect(await line('Springer, Dario').textContent()).toContain('½-½');

  // Standings alone, held by space; the list stays where it is.
  await wall.bringToFront();
  await wall.keyboard.press('3');
  expect(await wall.textContent('#heading')).toBe('Classement pendant la ronde 5');
  const top = () => wall.evaluate(() => document.getElementById('list')!.scrollTop);
  await wall.waitForFunction(() => document.getElementById('list')!.scrollTop > 20);
  await wall.keyboard.press('Space');
  const held = await top();
  await wall.waitForTimeout(1500);
  expect(await top()).toBe(held);
  await wall.keyboard.press('Space');
  await wall.waitForFunction((was) => document.getElementById('list')!.scrollTop > was, held);

  // Another workbook in the workbench is another event on the wall.
  await bench.page.bringToFront();
  await bench.page.click('#new');
  await wall.getByText('n’a pas de tournoi').waitFor();
  expect(errors).toEqual([]);
  expect(outside.filter((url) => !url.startsWith('http://127.0.0.1'))).toEqual([]);
  await bench.page.close();
});
