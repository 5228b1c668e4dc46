/**
 * A season of club evenings in a real Chromium: a Keizer ladder of forty players, of whom some stay away,
 * come later or leave; every evening games are left open and played later. The suite plays a few evenings,
 * `SEASON=30 npx jest test/browser/clubSeason` the whole season.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ladderAfter } from '../../src/systems/keizer/ladder';
import { readRules } from '../../src/systems/keizer/parameters';
import { workbookDepartures } from '../../src/event/announced/workbookDepartures';
import { verdictOnRound } from '../../src/event/check/verdictOnRound';
import { isChecked, openCells } from '../../src/event/open/openEvent';
import { systemById } from '../../src/systems';
import { readBook } from '../../src/xlsx/workbook';
import { Random } from '../../src/generate/random';
import { serveWorkbench, WorkbenchPage, type Served } from '../support/page/workbench';

const EVENINGS = Number(process.env['SEASON'] ?? 3);
const PLAYERS = 40;
const PICTURES = join(__dirname, '../../test-output/season');

let served: Served;
beforeAll(async () => {
  served = await serveWorkbench();
}, 300_000);
afterAll(() => served?.close());

test(`a season of ${PLAYERS} players and ${EVENINGS} evenings`, async () => {
  mkdirSync(PICTURES, { recursive: true });
  const random = new Random(32);
  const bench = await WorkbenchPage.open(served, '?lang=en');
  // Tall enough for a whole round: a cell is clicked where it stands in the sheet.
  await bench.page.setViewportSize({ width: 1280, height: 1300 });
  const element = (id: string) => bench.pane.getByTestId(id);
  const settled = () => element('busy').waitFor({ state: 'detached', timeout: 120_000 });
  const click = async (id: string): Promise<void> => {
    await element(id).click({ timeout: 120_000 });
    await settled();
  };
  const look = (name: string) => bench.page.screenshot({ path: join(PICTURES, `${name}.png`) });
  await bench.page.click('#new');
  await bench.untilSheet('Sheet1');
  // Everybody but one stays away some evenings, and says so before the season.
  const list = Array.from({ length: PLAYERS }, (_, index) => {
    const away = Array.from({ length: EVENINGS }, (_unused, round) => round + 1).filter(
      (round) => round > 1 && index > 0 && random.happens(0.15),
    );
    return [`Member ${String(index + 1).padStart(2, '0')}`, 2200 - 20 * index, away.join(', ')];
  });
  await bench.page.evaluate(
    (rows) => {
      const sheet = window.workbench.workspace.book.sheets().find((s) => s.name === 'Sheet1')!;
      sheet.write(
        { row: 0, column: 0, rows: rows.length, columns: 3 },
        rows.map((row) => row.map((value) => ({ value }))),
      );
    },
    [['Name', 'Rating', 'Byes'], ...list] as (string | number)[][],
  );
  await click('start-adopt');
  await click('adopt-look');
  await element('field-system').selectOption('keizer');
  await element('field-rounds').fill(String(EVENINGS));
  await element('field-name').fill('Club ladder');
  await look('00-rules');
  await click('adopt-event');

  /** Games that were played later, where and how. */
  const typed: (readonly [sheet: string, cell: string, result: string])[] = [];
  for (let evening = 1; evening <= EVENINGS; evening++) {
    if (evening === 2 || evening === 9) {
      await click('open-round');
      await element('late-entry').locator('summary').click();
      await element('late-name').fill(`Newcomer ${evening}`);
      await element('late-rating').fill('1500');
      await click('late-enter');
      await click('back');
    }
    if (evening === 3) {
      await click('open-round');
      await element('attendance-player').fill('Member 40');
      // They may be away this evening already.
      const here = element('attendance').locator('input[type=checkbox]').first();
      if (await here.isChecked()) await here.click();
      await element('attendance').locator('select').first().selectOption('withdrawn');
      await click('back');
    }
    await click('pair-next');
    await click('write-round');
    await bench.untilSheet(`Round ${evening}`);
    // All but the last two tables; those are left open.
    await click('enter-results');
    const counter = await element('results-counter').textContent();
    const games = Number(/of (\d+)/.exec(counter ?? '')![1]);
    const keys = Array.from({ length: games - 2 }, () => '105'[random.integer(0, 2)]!);
    for (const [index, key] of keys.entries()) {
      await element('result-grid').press(key);
      await bench.pane
        .locator(`[data-testid=results-counter]:has-text("${index + 1} of")`)
        .waitFor({ timeout: 120_000 });
    }
    await settled();
    await click('back');
    await click('leave-open');
    // A game of two evenings ago is played now: its result goes where the game stands.
    if (evening > 2) {
      const sheet = `Round ${evening - 2}`;
      const column = (await bench.values(sheet, 'F5:F30')).map(([value]) => value);
      expect(column).toContain('adj');
      const [cell, result] = [`F${5 + column.indexOf('adj')}`, random.happens(0.5) ? '1-0' : '0-1'];
      await bench.type(sheet, cell, result);
      await bench.untilCell(sheet, cell, result);
      typed.push([sheet, cell, result]);
    }
    if (evening === 2 || evening === EVENINGS) await look(`${evening}-evening`);
  }
  expect(await element('postponed').textContent()).toContain(`(${EVENINGS})`);

  for (const [sheet, cell, result] of typed)
    expect([sheet, cell, await bench.values(sheet, cell)]).toEqual([sheet, cell, [[result]]]);

  await click('open-standings');
  await click('write-standings');
  await bench.untilCell('Standings', 'A4', 'Rank');
  await look('99-standings');
  // The live ladder is what the engine makes of the workbook, and every evening is by its rules.
  const saved = bench.page.waitForEvent('download', { timeout: 120_000 });
  await bench.page.click('#save');
  const file = join(PICTURES, 'season.xlsx');
  await (await saved).saveAs(file);
  const book = await readBook(readFileSync(file));
  if (!book.ok) throw new Error('not read');
  const opened = openCells(book.value);
  if (!isChecked(opened)) throw new Error(JSON.stringify(opened?.problems));
  const event = opened.tournament;
  expect([event.players.length, event.pairedRounds]).toEqual([
    PLAYERS + (EVENINGS >= 9 ? 2 : 1),
    EVENINGS,
  ]);
  const ladder = ladderAfter(event, readRules(event.systemParameters).rules);
  const shown = await bench.values('Standings', `B5:F${4 + event.players.length}`);
  expect(shown.map(([no]) => no)).toEqual(ladder.map(({ no }) => no));
  // An evening is by the rules, or Check says why not: by the results as they stood before a postponed
  // game was played, by the numbers before somebody joined.
  for (let round = 1; round <= EVENINGS; round++) {
    const departures = () => workbookDepartures(opened);
    const verdict = verdictOnRound(event, systemById('keizer')!, round, departures);
    const said = verdict.kind === 'differs' ? verdict.cause?.key : verdict.kind;
    expect(['right', 'check.cause-correction', 'check.cause-numbers']).toContain(said);
  }
  expect(bench.errors).toEqual([]);
  expect(bench.outside).toEqual([]);
  await bench.page.close();
}, 3_600_000);
