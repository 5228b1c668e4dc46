/** The pane for those who cannot see it well or use no mouse: barriers in light and dark, and an event by keyboard alone. */
import type { Frame } from 'playwright-core';
import { findBarriers } from '../support/page/accessibility';
import { serveWorkbench, WorkbenchPage, type Served } from '../support/page/workbench';

let served: Served;
beforeAll(async () => {
  served = await serveWorkbench();
}, 300_000);
afterAll(() => served?.close());

const paneOf = (bench: WorkbenchPage): Frame =>
  bench.page.frames().find((frame) => frame.parentFrame() === bench.page.mainFrame())!;

const VIEWS = [
  'results',
  'round',
  'standings',
  'prizes',
  'changes',
  'check',
  'explain',
  'event',
  'sections',
  'course',
];

test.each(['light', 'dark'] as const)(
  '%s: no barrier in any view',
  async (colorScheme) => {
    const bench = await WorkbenchPage.open(served, '?lang=en&sample=course', { colorScheme });
    await bench.pane.getByTestId('pair-next').waitFor();
    const found: string[] = [];
    const look = async (view: string): Promise<void> => {
      // Colours glide to their place.
      await bench.page.waitForTimeout(500);
      const barriers = await paneOf(bench).evaluate(findBarriers);
      // The ways are on the first view only.
      found.push(
        ...barriers
          .filter((each) => view === 'home' || each !== 'not one nav')
          .map((each) => `${view}: ${each}`),
      );
    };
    await look('home');
    for (const view of VIEWS) {
      await bench.openView(view);
      await look(view);
      await bench.pane.getByTestId('back').click();
    }
    await bench.pane.getByTestId('pair-next').click();
    await bench.pane.getByTestId('write-round').waitFor();
    await look('preview');
    expect(found).toEqual([]);
    await bench.page.close();
  },
  300_000,
);

test('an event by keyboard alone', async () => {
  const bench = await WorkbenchPage.open(served, '?lang=en&sample=none');
  const { page, pane } = bench;
  const keys = page.keyboard;
  await pane.getByTestId('create-event').waitFor();
  /** As many tabs as it takes; more than the pane has stations means that there is no way. */
  const tabTo = async (id: string, key = 'Tab'): Promise<void> => {
    await pane.getByTestId(id).first().waitFor({ timeout: 120_000 });
    for (let tabs = 0; tabs < 120; tabs++) {
      const at = await paneOf(bench).evaluate(() =>
        document.activeElement?.getAttribute('data-testid'),
      );
      if (at === id) return;
      await keys.press(key);
    }
    throw new Error(`Tab does not reach ${id}`);
  };
  const press = async (id: string, key?: string): Promise<void> => {
    await tabTo(id, key);
    await keys.press('Enter');
    await page.waitForTimeout(200);
    await pane.getByTestId('busy').waitFor({ state: 'detached', timeout: 120_000 });
  };
  await paneOf(bench).evaluate(() => window.focus());
  await tabTo('field-name');
  await keys.type('Keyboard Open');
  await tabTo('field-rounds');
  await keys.press('Control+A');
  await keys.type('2');
  await press('create-event');
  await press('go-to-players');
  // The cell of the first player is chosen: the grid has the keys.
  const [header] = await bench.values('Players', 'A4:L4');
  for (const [index, name] of ['Ada', 'Bruno', 'Celia', 'Dario'].entries())
    await bench.page.evaluate(
      ([row, column, text]) => {
        const sheet = window.workbench.workspace.book
          .sheets()
          .find((each) => each.name === 'Players')!;
        sheet.write({ row, column, rows: 1, columns: 1 }, [[{ value: text }]]);
      },
      [4 + index, header!.indexOf('Name'), name] as const,
    );
  await paneOf(bench).evaluate(() => (document.querySelector('main') ?? document.body).focus());
  for (let round = 1; round <= 2; round++) {
    await press('pair-next');
    await press('write-round');
    await press('enter-results');
    // The first game without a result has the keys at once.
    await expect(
      paneOf(bench).evaluate(
        () => document.activeElement?.closest('[data-testid=result-grid]') !== null,
      ),
    ).resolves.toBe(true);
    for (const key of ['1', '5']) await keys.press(key);
    await pane.getByText('2 of 2 results are in').first().waitFor();
    await press('back', 'Shift+Tab');
  }
  await press('final-standings');
  await press('write-standings');
  await bench.untilSheet('Standings');
  expect(bench.errors).toEqual([]);
  await page.close();
}, 300_000);
