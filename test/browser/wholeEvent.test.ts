/**
 * A whole event in a real browser, typed as a person would: from an empty workbook to the standings
 * after five rounds. (The same in jsdom, faster: test/dom/pane/events/wholeEvent.slow.test.tsx.)
 */
import { serveWorkbench, WorkbenchPage, type Served } from '../support/page/workbench';

let served: Served;
beforeAll(async () => {
  served = await serveWorkbench();
}, 300_000);
afterAll(() => served?.close());

const players = [
  ['Rookwell, Ada', '2100'],
  ['Bishopton, Bruno', '2050'],
  ['Gambito, Celia', '1990'],
  ['Zugzwang, Dario', '1940'],
  ['Tempo, Elsa', '1880'],
  ['Outpost, Felix', '1820'],
  ['Isolani, Greta', '1760'],
  ['Windmill, Hugo', '1700'],
] as const;
/** Spellings as people type them; all are understood. */
const results = ['1-0', '0-1', '½-½', '1-0'];

test('an event of five rounds from an empty workbook', async () => {
  const bench = await WorkbenchPage.open(served, '?sample=none');
  const { pane, page } = bench;
  await pane.getByTestId('field-name').fill('Browser Open');
  await pane.getByTestId('field-rounds').fill('5');
  await pane.getByTestId('create-event').click();
  await bench.untilSheet('Players');
  await page.waitForTimeout(500);
  const [header] = await bench.values('Players', 'A4:L4');
  const column = (name: string) => String.fromCharCode(65 + header.indexOf(name));
  for (const [index, [name, rating]] of players.entries()) {
    await bench.type('Players', `${column('Name')}${5 + index}`, name);
    await bench.type('Players', `${column('Rating')}${5 + index}`, rating);
  }
  for (let round = 1; round <= 5; round++) {
    await pane.getByTestId('pair-next').click();
    await pane.getByTestId('write-round').click();
    await bench.untilSheet(`Round ${round}`);
    await bench.untilCell(`Round ${round}`, 'A8', 4);
    for (const [index, result] of results.entries()) {
      await bench.type(`Round ${round}`, `F${5 + index}`, result);
      await bench.untilCell(`Round ${round}`, `F${5 + index}`, result);
    }
  }
  await bench.press('showStandings');
  await bench.untilSheet('Standings');
  await bench.untilCell('Standings', 'A4', 'Rank');
  const table = await bench.values('Standings', 'A4:E12');
  const points = table[0].indexOf('Pts');
  const total = table.slice(1).reduce((sum, line) => sum + Number(line[points]), 0);
  // Five rounds of four games, a point each.
  expect(total).toBe(20);
  expect(new Set(table.slice(1).map((line) => line[2]))).toEqual(
    new Set(players.map(([name]) => name)),
  );
  expect(bench.errors).toEqual([]);
  expect(bench.outside).toEqual([]);
  await page.close();
}, 240_000);
