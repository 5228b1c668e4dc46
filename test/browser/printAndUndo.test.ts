/**
 * In a real Chromium: what the browser itself prints is the sheet; the button of undo and the keys that
 * the guide names, from the grid and from the pane; a file of another program is refused in words.
 */
import { serveWorkbench, WorkbenchPage, type Served } from '../support/page/workbench';

let served: Served;
beforeAll(async () => {
  served = await serveWorkbench();
}, 300_000);
afterAll(() => served?.close());

jest.setTimeout(600_000);

test('the browser prints the sheet that is shown, and the page is as before', async () => {
  const bench = await WorkbenchPage.open(served);
  const { page } = bench;
  const title = await page.title();
  await bench.clickCell('Round 2', 'A1');
  const shown = await page.evaluate(() => {
    window.dispatchEvent(new Event('beforeprint'));
    const sheet = document.getElementById('paper')!;
    return { text: sheet.shadowRoot!.textContent, title: document.title };
  });
  expect(shown.text).toContain('Battery, Igor');
  expect(shown.title).toMatch(/ – Round 2$/);
  // On paper only the sheet is left.
  await page.emulateMedia({ media: 'print' });
  const left = () =>
    page.evaluate(() =>
      [...document.body.children]
        .filter((each) => getComputedStyle(each).display !== 'none')
        .map(({ id }) => id),
    );
  expect(await left()).toEqual(['paper']);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  expect(await page.title()).toBe(title);
  expect(await left()).not.toContain('paper');
  expect(bench.errors).toEqual([]);
  await page.close();
});

test('after a write of the pane the button and the key of undo take it back, the other keys do what the guide says', async () => {
  const bench = await WorkbenchPage.open(served);
  const { page } = bench;
  await bench.pane.getByText('Pair round 3').waitFor();
  // From the grid: the standings, then the next round.
  await bench.clickCell('Round 2', 'A1');
  await page.keyboard.press('Control+Alt+Shift+L');
  await bench.untilSheet('Standings');
  await page.keyboard.press('Control+Alt+Shift+P');
  await bench.pane.getByRole('button', { name: 'Publish round 3' }).click();
  await bench.untilSheet('Round 3');
  await bench.untilCell('Round 3', 'A5', 1);
  await page.click('#undo');
  await page.waitForFunction(
    () => !window.workbench.workspace.book.sheets().some(({ name }) => name === 'Round 3'),
  );
  // From the pane: results, and what Pairsheet did last, which was to put back: that can be undone too.
  await bench.pane.locator('body').press('Control+Alt+Shift+R');
  await bench.pane.getByTestId('result-grid').waitFor();
  await bench.pane.locator('body').press('Control+Alt+Shift+Z');
  await bench.untilSheet('Round 3');
  expect(bench.errors).toEqual([]);
  await page.close();
});

test('an .ods is refused in words, and the workbook stays', async () => {
  const bench = await WorkbenchPage.open(served);
  const type = 'application/vnd.oasis.opendocument.spreadsheet';
  const buffer = Buffer.from(`PK\x03\x04${'\0'.repeat(26)}mimetype${type}`, 'latin1');
  await bench.page.setInputFiles('#open-file', { name: 'open.ods', mimeType: type, buffer });
  await bench.page.waitForSelector('#status.error');
  expect(await bench.page.textContent('#status')).toMatch(/OpenDocument.*\.xlsx/);
  expect(await bench.sheetNames()).toContain('Round 2');
  expect(bench.errors).toEqual([]);
  await bench.page.close();
});
