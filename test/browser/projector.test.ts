/** The projector beside the workbench, in a real browser: it follows results and moves by itself. */
import { serveWorkbench, WorkbenchPage, type Served } from '../support/page/workbench';

let served: Served;
beforeAll(async () => {
  served = await serveWorkbench();
}, 300_000);
afterAll(() => served?.close());

jest.setTimeout(600_000);

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

test('how the round was paired: its turn is switched on, the drawing fills the wall and needs no colour', async () => {
  const bench = await WorkbenchPage.open(served, '?sample=open-60&lang=pt');
  const context = bench.page.context();
  const [wall] = await Promise.all([context.waitForEvent('page'), bench.page.click('#projector')]);
  await wall.setViewportSize({ width: 1920, height: 1080 });
  await wall.locator('tbody tr').first().waitFor();
  const kind = () => wall.evaluate(() => document.body.dataset['kind']);
  const turn = async () => {
    const kinds: (string | undefined)[] = [];
    for (let i = 0; i < 5; i++) {
      await wall.keyboard.press('ArrowRight');
      kinds.push(await kind());
    }
    return kinds;
  };
  // Nobody has asked for it yet.
  expect(await turn()).not.toContain('brackets');

  await wall.keyboard.press('b');
  expect(await kind()).toBe('brackets');
  expect(await wall.textContent('#heading')).toBe('Como a ronda 4 foi emparceirada');
  expect(await turn()).toEqual(['tables', 'names', 'standings', 'brackets', 'tables']);

  await wall.keyboard.press('4');
  const first = wall.locator('svg.bracket').first();
  await first.waitFor();
  // From the back of the hall: names at least 2 % of the height of the wall.
  const letters = await first.evaluate((svg) => {
    const name = svg.querySelector<SVGTextElement>('g[data-player] text')!;
    return name.getBoundingClientRect().height;
  });
  expect(letters).toBeGreaterThan(1080 * 0.02);
  // Everything in the ink of the page, on light and on dark, so that it can be read without colour;
  // but a disc for White is white and one for Black is black on either, with an outline that is seen.
  for (const paper of ['rgb(255, 255, 255)', 'rgb(13, 17, 20)']) {
    const found = await wall.evaluate(() => {
      const ink = getComputedStyle(document.body).color;
      const colours = new Set<string>();
      const discs = new Set<string>();
      for (const each of document.querySelectorAll('svg.bracket *')) {
        const { fill, stroke, strokeWidth } = getComputedStyle(each);
        if (each.tagName === 'circle') {
          discs.add(`${fill} in ${stroke === ink ? 'ink' : stroke}`);
          continue;
        }
        // The wide transparent line is there for the mouse.
        const isSeen = (colour: string) => colour !== 'none' && colour !== 'rgba(0, 0, 0, 0)';
        for (const colour of [fill, strokeWidth === '0px' ? 'none' : stroke])
          if (isSeen(colour)) colours.add(colour === ink ? 'ink' : colour);
      }
      const { backgroundColor } = getComputedStyle(document.body);
      return { paper: backgroundColor, colours: [...colours], discs: [...discs].sort() };
    });
    expect(found).toEqual({
      paper,
      colours: ['ink'],
      discs: ['rgb(0, 0, 0) in ink', 'rgb(255, 255, 255) in ink'],
    });
    await wall.keyboard.press('l');
  }
  // Pairs, refused pairs and the words for both.
  expect(await wall.locator('svg.bracket g[data-player]').count()).toBeGreaterThan(50);
  expect(await wall.locator('svg.bracket [stroke-dasharray="5 4"]').count()).toBeGreaterThan(0);

  // Switched off again, and remembered: a projector opened anew has it no longer.
  await wall.keyboard.press('b');
  expect(await kind()).not.toBe('brackets');
  expect(await turn()).not.toContain('brackets');
  await bench.page.close();
});
