/** The workbench in a real browser: the shipped add-in over the grid. */
import { readFileSync } from 'node:fs';
import { OFFLINE_TOO, serveWorkbench, WorkbenchPage, type Served } from '../support/page/workbench';

let served: Served;
beforeAll(async () => {
  served = await serveWorkbench();
}, 300_000);
afterAll(() => served?.close());

jest.setTimeout(600_000);

test('shows the sample event with the pane beside it, from this machine alone', async () => {
  const bench = await WorkbenchPage.open(served, '', OFFLINE_TOO);
  expect(await bench.sheetNames()).toEqual(['Event', 'Players', 'Round 1', 'Round 2', 'By name']);
  await bench.pane.getByText('Pair round 3').waitFor();
  expect(bench.outside).toEqual([]);
  expect(bench.errors).toEqual([]);
  await bench.page.close();
});

test('a ribbon button pairs the next round, a typed result changes the live standings', async () => {
  const bench = await WorkbenchPage.open(served);
  await bench.pane.getByText('Pair round 3').waitFor();
  await bench.press('showStandings');
  await bench.untilSheet('Standings');
  await bench.untilCell('Standings', 'A4', 'Rank');
  // Table 1 of round 2 is 3 against 2, won by 3, who leads.
  expect(await bench.values('Standings', 'A5:E5')).toEqual([[1, 3, 'Battery, Igor', 1913, 2]]);
  await bench.type('Round 2', 'F5', '0-1');
  await bench.untilCell('Standings', 'B5', 2);
  expect(await bench.values('Standings', 'C5:E5')).toEqual([['Tourneville, Greta', 1948, 2]]);
  await bench.page.click('#undo');
  await bench.untilCell('Standings', 'B5', 3);
  await bench.press('pairNextRound');
  await bench.pane.getByRole('button', { name: 'Publish round 3' }).click();
  await bench.untilSheet('Round 3');
  await bench.untilCell('Round 3', 'A5', 1);
  expect(bench.errors).toEqual([]);
  await bench.page.close();
});

test('a custom function shows its error and the message', async () => {
  const bench = await WorkbenchPage.open(served);
  await bench.pane.getByText('Pair round 3').waitFor();
  await bench.type(
    'Event',
    'E1',
    '=CHESS.TIEBREAK(99,CHESS.CROSSTABLE(Players[#All],Round_1[#All]),"BH")',
  );
  const deadline = Date.now() + 20_000;
  while (!/^#(N\/A|VALUE!)/.test(String((await bench.values('Event', 'E1'))[0][0]))) {
    if (Date.now() > deadline) throw new Error(String(await bench.values('Event', 'E1')));
    await bench.page.waitForTimeout(100);
  }
  await bench.clickCell('Event', 'E2');
  await bench.clickCell('Event', 'E1');
  await bench.page.waitForSelector('#status.error');
  expect(await bench.page.textContent('#status')).toMatch(/99/);
  await bench.page.close();
});

test('saves an .xlsx that opens again with its tables and lists', async () => {
  const bench = await WorkbenchPage.open(served, '?sample=open-60');
  const [download] = await Promise.all([
    bench.page.waitForEvent('download'),
    bench.page.click('#save'),
  ]);
  const path = await download.path();
  expect(readFileSync(path).subarray(0, 2).toString()).toBe('PK');
  const before = await bench.values('Round 4', 'A4:J10');
  await bench.page.click('#new');
  await bench.untilSheet('Sheet1');
  expect(await bench.sheetNames()).toEqual(['Sheet1']);
  await bench.page.setInputFiles('#open-file', {
    name: 'saved.xlsx',
    mimeType: 'application/zip',
    buffer: readFileSync(path),
  });
  await bench.untilSheet('Round 4');
  expect(await bench.values('Round 4', 'A4:J10')).toEqual(before);
  await bench.pane.getByText('Pair round 5').waitFor();
  expect(bench.errors).toEqual([]);
  await bench.page.close();
});

test('every sample opens and is understood by the pane', async () => {
  const bench = await WorkbenchPage.open(served);
  const ids = await bench.page.$$eval('[data-sample]', (all) =>
    all.map((one) => (one as HTMLElement).dataset['sample']),
  );
  expect(ids).toEqual(
    expect.arrayContaining([
      'course',
      'open-60',
      'open-200',
      'dutch-2011',
      'dubov-1997',
      'dubov-1997-columns',
      'tie-breaks-ffe-1998',
    ]),
  );
  const course = 'tie-breaks-ffe-1998';
  const choose = async (id: string | undefined) => {
    const shown = await bench.page.getAttribute('#pane', 'src');
    await bench.page.click('#samples');
    await bench.page.click(`[data-sample="${id}"]`);
    // The workbook before is kept first; the pane starts anew with each one.
    await bench.page.waitForFunction(
      (before) => document.querySelector('#pane')!.getAttribute('src') !== before,
      shown,
    );
  };
  for (const id of ids.filter((each) => each !== course)) {
    await choose(id);
    await bench.pane.getByText(/^Pair round \d$/).waitFor();
  }
  // No event: sheets of the text's own values beside formulas, which calculate.
  await choose(course);
  await bench.untilCell('Berlin', 'C11', 18.5);
  await bench.untilCell('Adjusted score', 'K2', 4);
  expect(bench.errors).toEqual([]);
  await bench.page.close();
});

test('speaks English, French and Portuguese, pane included', async () => {
  const bench = await WorkbenchPage.open(served, '?lang=fr');
  expect(await bench.page.textContent('#run-pairNextRound')).toBe('Apparier la ronde');
  expect(await bench.sheetNames()).toContain('Ronde 2');
  await bench.page.selectOption('#language', 'pt');
  expect(await bench.page.textContent('#run-showStandings')).toBe('Classificação');
  await bench.pane
    .getByText(/ronda 3/i)
    .first()
    .waitFor();
  await bench.page.close();
});

test('the pane closes, opens and can be made wider', async () => {
  const bench = await WorkbenchPage.open(served);
  const width = () => bench.page.$eval('#panel', (panel) => panel.getBoundingClientRect().width);
  await bench.page.click('#close-panel');
  expect(await width()).toBe(0);
  await bench.page.click('#toggle-pane');
  const before = await width();
  await bench.page.focus('#resizer');
  await bench.page.keyboard.press('ArrowLeft');
  expect(await width()).toBe(before + 20);
  await bench.page.close();
});
