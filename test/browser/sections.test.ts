/**
 * Two sections of 60 players each, in one workbook, through a whole event in a real Chromium: 120
 * players are imported, half of them moved to a section B in the pane, then five rounds of each are
 * paired and written in turn, with lists over both; at the end the command line verifies both logs, and
 * B is deleted after two questions and comes back whole by one undo.
 * Results are filled in by script, as a pasted column would be.
 */
import { readFileSync } from 'node:fs';
import { blankEvent, blankPlayer } from '../../src/model/blank';
import { makeTrf } from '../../src/formats/trf/write/makeTrf';
import { Terminal } from '../support/cli';
import { serveWorkbench, WorkbenchPage, type Served } from '../support/page/workbench';

let served: Served;
beforeAll(async () => {
  served = await serveWorkbench();
}, 300_000);
afterAll(() => served?.close());

const ROUNDS = 5;
const EACH = 60;
const RESULTS = ['1-0', '0-1', '½-½'];

const TRF = makeTrf({
  ...blankEvent(
    Array.from({ length: 2 * EACH }, (_, index) => ({
      ...blankPlayer(index + 1, 2400 - 10 * index),
      name: `Player${String(index + 1).padStart(3, '0')}, Pat`,
    })),
    ROUNDS,
  ),
  info: { ...blankEvent([], ROUNDS).info, name: 'Open' },
});

/** Fills the column of results at once and lets the pane read it. */
async function fillResults(bench: WorkbenchPage, sheet: string, round: number): Promise<void> {
  await bench.page.evaluate(
    ([name, results, shift]) => {
      const found = window.workbench.workspace.book.sheets().find((s) => s.name === name)!;
      const rows = Array.from({ length: 30 }, (_, index) => [
        { value: results[(index + shift) % results.length] },
      ]);
      found.write({ row: 4, column: 5, rows: 30, columns: 1 }, rows);
    },
    [sheet, RESULTS, round] as const,
  );
  await bench.pane.getByTestId('reload').click();
}

async function playRound(bench: WorkbenchPage, section: string, round: number): Promise<void> {
  const { pane } = bench;
  const sheet = `${section === '' ? '' : `${section} `}Round ${round}`;
  await pane.getByTestId('section').selectOption(section);
  await pane.getByTestId('pair-next').click();
  await pane.getByTestId('write-round').click({ timeout: 120_000 });
  await bench.untilSheet(sheet);
  await bench.untilCell(sheet, 'A34', 30);
  await pane.getByTestId('enter-results').waitFor({ timeout: 120_000 });
  await fillResults(bench, sheet, round);
  await pane.getByTestId('enter-results').waitFor({ state: 'detached', timeout: 120_000 });
}

/** The saved file: both logs prove their events, and every round is as the system pairs it. */
async function verified({ page }: WorkbenchPage): Promise<void> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.click('#save')]);
  const shell = new Terminal({ 'e.xlsx': readFileSync(await download.path()) });
  expect(await shell.run('verify', 'e.xlsx')).toBe(0);
  expect(await shell.run('check', 'e.xlsx')).toBe(0);
  expect(shell.stdout).toContain(`${2 * ROUNDS} rounds, 0 differ`);
}

test('two sections of 60 players through five rounds', async () => {
  const bench = await WorkbenchPage.open(served, '?sample=none');
  const { pane, page } = bench;
  await pane.getByTestId('start-trf').click();
  await pane.getByTestId('trf-text').fill(TRF);
  await pane.getByTestId('import-trf').click();
  await bench.untilSheet('Players');
  await bench.openView('sections');
  await pane.getByTestId('section-name').fill('B');
  await pane.getByTestId('add-section').click();
  await bench.untilSheet('B Players');
  // Every second player of the list goes to B.
  await pane.getByTestId('section').selectOption('');
  await pane.getByTestId('move-players').waitFor();
  await pane.getByTestId('move-players').evaluate((list) => {
    list.querySelectorAll('input').forEach((box, index) => index % 2 === 1 && box.click());
  });
  await pane.getByTestId('move-go').click();
  await bench.untilCell('B Players', 'C64', 'Player120, Pat');
  await bench.untilCell('Players', 'C64', 'Player119, Pat');
  await pane.getByTestId('back').click();
  for (let round = 1; round <= ROUNDS; round++) {
    await playRound(bench, '', round);
    await playRound(bench, 'B', round);
  }
  await bench.press('showStandings');
  await bench.untilSheet('B Standings');
  await bench.untilCell('B Standings', 'A4', 'Rank');
  const standings = await bench.values('B Standings', 'A4:E64');
  const points = standings[0].indexOf('Pts');
  const total = standings.slice(1).reduce((sum, line) => sum + Number(line[points]), 0);
  // Thirty games a round, a point each.
  expect(total).toBe(30 * ROUNDS);
  expect(new Set(standings.slice(1).map((line) => line[2])).size).toBe(EACH);
  await pane
    .getByTestId('back')
    .click()
    .catch(() => undefined);
  await bench.openView('sections');
  await pane.getByTestId('write-by-name-all').click();
  await bench.untilSheet('By name all sections');
  await bench.untilCell('By name all sections', 'A124', 'Player120, Pat');
  const both = await bench.values('By name all sections', 'A5:B124');
  expect(both.map(([, section]) => section)).toEqual(both.map((_, i) => (i % 2 ? 'B' : 'Open')));

  await verified(bench);
  const before = await bench.values('B Round 5', 'A4:J34');
  await pane.getByTestId('section-delete-B').click();
  await pane.getByTestId('section-delete-next').click();
  await pane.getByTestId('section-delete-go').click();
  await pane.getByTestId('section-delete-go').waitFor({ state: 'detached', timeout: 120_000 });
  expect(await pane.getByTestId('section-delete-B').count()).toBe(0);
  const names = () =>
    page.evaluate(() => window.workbench.workspace.book.sheets().map(({ name }) => name));
  expect((await names()).filter((name) => /^B |_B$/.test(name))).toEqual([]);
  await pane.getByTestId('back').click();
  await bench.openView('history');
  await pane.locator('[data-testid^="put-back-"]').first().click();
  await bench.untilSheet('B Round 5');
  await bench.untilCell('B Players', 'C64', 'Player120, Pat');
  expect(await bench.values('B Round 5', 'A4:J34')).toEqual(before);
  await verified(bench);
  expect(bench.errors).toEqual([]);
  expect(bench.outside).toEqual([]);
  await page.close();
}, 400_000);
