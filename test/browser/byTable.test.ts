/** Results as the slips come in: table, result, Enter, with keys alone, in a real browser. */
import { serveWorkbench, WorkbenchPage, type Served } from '../support/page/workbench';

let served: Served;
beforeAll(async () => {
  served = await serveWorkbench();
}, 300_000);
afterAll(() => served?.close());

jest.setTimeout(600_000);

test('an arbiter types tables and results, is told of mistakes, and takes one back', async () => {
  const bench = await WorkbenchPage.open(served, '?sample=open-60');
  const { keyboard } = bench.page;
  const says = () => bench.pane.getByTestId('by-table-says').textContent();
  const typed = async (table: string, result: string) => {
    await keyboard.type(table);
    await keyboard.press('Enter');
    await keyboard.type(result);
    await keyboard.press('Enter');
  };
  await bench.pane.getByTestId('pair-next').click();
  await bench.pane.getByTestId('write-round').click();
  await bench.pane.getByTestId('enter-results').click();
  await bench.pane.getByTestId('result-grid').waitFor();
  // From the list to the field of the table, as the legend in sight says.
  await keyboard.press('t');

  // Faster than they are written, in no order; a space leads from table to result too.
  await typed('12', '1');
  await typed('3', '5');
  await keyboard.type('30 -');
  await keyboard.press('Enter');
  await typed('7', '1/2-1/2');
  await typed('1', '0');
  for (const [cell, result] of [
    ['F16', '1-0'],
    ['F7', '½-½'],
    ['F34', '0-1F'],
    ['F11', '½-½'],
    ['F5', '0-1'],
  ])
    await bench.untilCell('Round 5', cell, result);
  await bench.pane.getByText('5 of 30 results are in').waitFor();

  // A table that is not there, a result that is none.
  await keyboard.type('31');
  await keyboard.press('Enter');
  expect(await says()).toBe('Round 5 has no table 31: its tables are 1 to 30.');
  await keyboard.press('Escape');
  await typed('2', '1-1');
  expect(await says()).toMatch(/^“1-1” is not a result/);
  await keyboard.type('1');
  await keyboard.press('Enter');
  await bench.untilCell('Round 5', 'F6', '1-0');

  // What is there already is asked about; Escape leaves it, a second Enter replaces it.
  await typed('12', '0');
  expect(await says()).toMatch(/^Table 12 has 1-0\. Enter once more writes 0-1/);
  await keyboard.press('Escape');
  await typed('3', '1');
  await keyboard.press('Enter');
  await bench.untilCell('Round 5', 'F7', '1-0');
  expect(await bench.values('Round 5', 'F16')).toEqual([['1-0']]);

  // The last ones are taken back, one by one.
  await keyboard.press('Control+z');
  await bench.untilCell('Round 5', 'F7', '½-½');
  await bench.pane.getByTestId('by-table-back').click();
  await bench.untilCell('Round 5', 'F6', '');
  await bench.pane.getByText('5 of 30 results are in').waitFor();
  expect(bench.errors).toEqual([]);
  await bench.page.close();
});
