/** What a person does at the sheet of the workbench beside the pane, with keys in a real browser. */
import { serveWorkbench, WorkbenchPage, type Served } from '../support/workbench';

let served: Served;
beforeAll(async () => {
  served = await serveWorkbench();
}, 300_000);
afterAll(() => served?.close());

jest.setTimeout(120_000);

test('Ctrl+Z takes back what was typed in the field where one is, and nothing unseen', async () => {
  const bench = await WorkbenchPage.open(served);
  await bench.pane.getByText('Pair round 3').waitFor();
  await bench.pane.getByTestId('open-event').click();
  const field = bench.pane.locator('main input').first();
  const before = await field.inputValue();
  await field.press('End');
  await bench.page.keyboard.type('X');
  await bench.pane.getByTestId('back').focus();
  await bench.page.keyboard.press('Control+z');
  expect(await field.inputValue()).toBe(`${before}X`);
  await bench.type('Players', 'D30', 'abc');
  await bench.page.keyboard.press('Control+z');
  await bench.untilCell('Players', 'D30', '');
  expect(await field.inputValue()).toBe(`${before}X`);
  await field.focus();
  await bench.page.keyboard.press('Control+z');
  expect(await field.inputValue()).toBe(before);
  await bench.page.close();
});
