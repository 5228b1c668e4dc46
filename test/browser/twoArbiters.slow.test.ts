/**
 * Two pages of a browser are two arbiters: they play the sample of 60 players to its end, one in charge of the
 * pairings, the other typing every result, with one conflict in each round. Expected: no result is lost or at
 * another board, and `verify` calls the file untouched.
 */
import { readFileSync } from 'node:fs';
import { DEFAULT_SETTINGS } from '../../src/sheets/settings';
import { eventPlan } from '../../src/sheets/write/eventPlan';
import { writeBook } from '../../src/xlsx/workbook';
import { Terminal } from '../support/cli';
import { SEVEN } from '../support/seven';
import { OFFLINE_TOO, serveWorkbench, WorkbenchPage, type Served } from '../support/page/workbench';

let served: Served;
beforeAll(async () => {
  served = await serveWorkbench();
}, 300_000);
afterAll(() => served?.close());

jest.setTimeout(900_000);

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const TABLES = 30;
/** The sample has four rounds; `FIRST_ROUND=1`: players of a file of ours, before their first round. */
const FIRST = Number(process.env['FIRST_ROUND'] ?? 5);
/** To the end with `LAST_ROUND=9`. */
const LAST = Number(process.env['LAST_ROUND'] ?? 6);
/** As the slips have it. */
const SLIPS = [
  ['1', '1-0'],
  ['5', '½-½'],
  ['0', '0-1'],
] as const;
const slip = (round: number, table: number) => SLIPS[(round * 7 + table * 5) % 3];

/** Sixty players whom nobody has paired yet. */
function players(): Promise<Uint8Array> {
  const [one] = SEVEN.players;
  const all = Array.from({ length: 2 * TABLES }, (_, index) => ({
    ...one!,
    ...{ no: index + 1, name: `Player ${index + 1}`, rating: 2400 - 20 * index, entries: [] },
  }));
  const info = { ...SEVEN.info, name: 'Open' };
  const event = { ...SEVEN, info, totalRounds: 9, players: all, pairedRounds: 0 };
  return writeBook(eventPlan(event, DEFAULT_SETTINGS));
}

async function name(bench: WorkbenchPage, text: string, button: string): Promise<void> {
  await bench.pane.getByTestId('own-name').fill(text);
  await bench.pane.getByTestId(button).click();
  await bench.pane.getByTestId('back').click();
}

test('an event of 60 players, played to its end by two', async () => {
  const ann = await WorkbenchPage.open(served, FIRST > 1 ? '?sample=open-60' : '', OFFLINE_TOO);
  if (FIRST === 1) {
    const buffer = Buffer.from(await players());
    await ann.page.setInputFiles('#open-file', { name: 'open.xlsx', mimeType: XLSX, buffer });
    await ann.pane.getByTestId('pair-next').waitFor();
  }
  await ann.openView('shared');
  await name(ann, 'Ann', 'share');
  await ann.pane.getByText('You are in charge.').waitFor();
  await ann.page.waitForSelector('body[data-kept=kept]', { state: 'attached' });

  const bea = await WorkbenchPage.open(served, '', ann);
  await bea.pane.getByText('Ann is in charge. Here you enter results.').waitFor();
  await bea.openView('shared');
  await name(bea, 'Bea', 'save-name');
  // The menu of whoever helps has nothing that pairs.
  expect(await bea.pane.getByTestId('pair-next').count()).toBe(0);

  for (let round = FIRST; round <= LAST; round++) {
    const sheet = `Round ${round}`;
    await ann.page.bringToFront();
    await ann.pane.getByTestId('pair-next').click();
    await ann.pane.getByTestId('write-round').click();
    await ann.pane.getByTestId('write-round').waitFor({ state: 'detached' });
    await bea.untilSheet(sheet);

    // The conflict: both enter table 3 at the same moment, Ann from a slip that she misread.
    const cell = `F${4 + 3}`;
    await bea.page.bringToFront();
    await bea.pane.getByTestId('open-results').click();
    await bea.pane.getByTestId('result-grid').waitFor();
    // The sheet is there before the pane has read it: Bea looks which round it shows.
    await bea.untilRound(round);
    await bea.pane.getByTestId('by-table-table').focus();
    const type = async (table: number, key: string) => {
      await bea.page.keyboard.type(String(table));
      await bea.page.keyboard.press('Enter');
      await bea.page.keyboard.type(key);
      await bea.page.keyboard.press('Enter');
    };
    const [key, text] = slip(round, 3);
    const wrong = text === '0-1' ? '1-0' : '0-1';
    await Promise.all([type(3, key), put(ann, sheet, cell, wrong)]);
    // Whoever was later has it; both see the same.
    const deadline = Date.now() + 20_000;
    for (;;) {
      const [one, two] = [await ann.values(sheet, cell), await bea.values(sheet, cell)];
      if (one[0][0] === two[0][0] && one[0][0] !== '') break;
      if (Date.now() > deadline) throw new Error(`${sheet} ${cell}: ${one} and ${two}`);
      await bea.page.waitForTimeout(200);
    }
    await bea.page.waitForTimeout(1000);
    if ((await bea.values(sheet, cell))[0][0] !== text) {
      await type(3, key);
      await bea.page.waitForTimeout(300);
      // What is there already is asked about once more.
      await bea.page.keyboard.press('Enter');
      await bea.page.keyboard.press('Escape');
      await ann.untilCell(sheet, cell, text);
    }
    for (let table = 1; table <= TABLES; table++)
      if (table !== 3) await type(table, slip(round, table)[0]);
    for (let table = 1; table <= TABLES; table++)
      await ann.untilCell(sheet, `F${4 + table}`, slip(round, table)[1]);
    await bea.pane.getByTestId('back').click();
    await ann.pane.getByTestId('news').getByText('entered by Bea').first().waitFor();
  }

  await ann.page.bringToFront();
  const saving = ann.page.waitForEvent('download');
  await ann.page.click('#save');
  const bytes = readFileSync(await (await saving).path());
  const shell = new Terminal({ 'e.xlsx': bytes });
  const exit = await shell.run('verify', 'e.xlsx');
  expect([exit, shell.stdout]).toEqual([0, expect.stringMatching(/untouched/i)]);
  expect([...ann.errors, ...bea.errors]).toEqual([]);
  await ann.page.context().close();
});

/** Straight into the sheet, without a look at the pane. */
async function put(
  bench: WorkbenchPage,
  sheet: string,
  address: string,
  text: string,
): Promise<void> {
  await bench.page.evaluate(
    ([name, at, value]) => {
      const { book } = window.workbench.workspace;
      const found = book.sheets().find((each) => each.name === name)!;
      const row = Number(at.slice(1)) - 1;
      found.write({ row, column: 5, rows: 1, columns: 1 }, [[{ value }]]);
    },
    [sheet, address, text] as const,
  );
}
