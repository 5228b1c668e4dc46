import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { fill } from '../../src/explain/phrasebook';
import { drawnRound } from '../../src/event/lists/publish';
import { taskOf } from '../../src/systems/competition';
import { dutch2026 } from '../../src/systems/dutch-2026';
import { publishPage } from '../../src/publish/page';
import type { PageScript } from '../../src/publish/walkData';
import { SYSTEMS } from '../../src/systems';
import { standings } from '../../src/tiebreaks/standings/standings';
import { PAGE_WALKS } from '../../walk/pageSystems';
import { readTrf, corpusFiles } from '../support/cases';
import { launchBrowser } from '../support/page/browser';

let browser: Browser;
let page: Page;
let folder: string;
const faults: string[] = [];

/** A page as it is published, opened from the disk: no server, no network. */
beforeAll(async () => {
  const tournament = readTrf(corpusFiles('dutch-2026', '.trf')[3]);
  const list = standings(tournament, { tieBreaks: [], edition: 'C07-2026' });
  const task = taskOf(dutch2026, tournament, tournament.pairedRounds);
  if (!task.ok || !list.ok) throw new Error('no event');
  // As the build makes it; esbuild does not run inside a test.
  const make = `require('./scripts/build/walkScript').walkScript().then((made) => console.log(JSON.stringify(made)))`;
  const root = join(__dirname, '../..');
  const made = execFileSync(process.execPath, ['-e', make], { cwd: root, encoding: 'utf8' });
  const script = JSON.parse(made) as PageScript;
  const html = publishPage({
    tournament,
    standings: list.value,
    language: 'en',
    firstTable: 1,
    system: dutch2026,
    ...drawnRound(dutch2026, task.value, 'en', script),
  });
  folder = mkdtempSync(join(tmpdir(), 'pairsheet-walk-'));
  const file = join(folder, 'page.html');
  writeFileSync(file, html);
  browser = await launchBrowser();
  page = await browser.newPage({ viewport: { width: 320, height: 700 } });
  page.on('console', (said) => said.type() === 'error' && faults.push(said.text()));
  page.on('pageerror', (fault) => faults.push(fault.message));
  await page.goto(pathToFileURL(file).href);
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

const status = () => page.locator('#walk [role=status]');
/** What the page says of the last move, once it has judged it. */
async function told(): Promise<string> {
  await page.waitForFunction(
    () => document.querySelector('#walk [role=status]')!.textContent !== '',
  );
  return (await status().textContent())!;
}
const cards = () => page.locator('#walk [data-no]');

test('the page has every system in which pairs can be tried', () => {
  const walked = SYSTEMS.filter(({ walk }) => walk).map(({ id }) => id);
  expect([...PAGE_WALKS.keys()].sort()).toEqual([...walked].sort());
});

test('a move by keyboard is judged at once, and taken back', async () => {
  await page.locator('#walk button').first().click();
  await cards().first().waitFor();
  expect(await told()).toContain(fill('en', 'walk.accepted'));
  const before = await page.locator('#walk .walk-field').textContent();
  await cards().nth(1).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(await page.locator('#walk .walk-field').textContent()).not.toBe(before);
  const answer = await told();
  expect(answer).toMatch(/Forbidden|Worse|Later/);
  expect(answer).toMatch(/ · (C\d+|3\.\d) · /);
  await page.keyboard.press('Backspace');
  expect(await page.locator('#walk .walk-field').textContent()).toBe(before);
});

test('a card is dragged onto another', async () => {
  const [from, onto] = [cards().nth(1), cards().nth(3)];
  const names = [await from.getAttribute('data-no'), await onto.getAttribute('data-no')];
  const [a, b] = [(await from.boundingBox())!, (await onto.boundingBox())!];
  await page.mouse.move(a.x + 40, a.y + 15);
  await page.mouse.down();
  await page.mouse.move(b.x + 40, b.y + 15, { steps: 6 });
  await page.mouse.up();
  const after = await page.locator('#walk .walk-row').first().textContent();
  expect(after).toContain(`${names[1]} `);
  expect(await told()).not.toContain(fill('en', 'walk.accepted'));
});

test('a teacher hides the answers', async () => {
  await page.locator('#walk input[type=checkbox]').check();
  expect(await told()).toContain(fill('en', 'walk.hidden'));
  expect(await page.getByText(fill('en', 'walk.toAccepted')).count()).toBe(0);
  await status().locator('button').click();
  expect(await told()).toMatch(/Accepted|Forbidden|Worse|Later/);
});

test('nothing was refused by the policy of the page, and nothing stands beyond its edge', async () => {
  expect(faults).toEqual([]);
  const box = (await page.locator('#walk').boundingBox())!;
  expect(box.x + box.width).toBeLessThanOrEqual(320);
});
