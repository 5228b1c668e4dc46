/**
 * A new arbiter's first hour in a real Chromium: their own list of 42 with a title, gaps and a footer,
 * a rating mistyped, two players of one name, and somebody who does not come to round 1.
 */
import { fill } from '../../src/explain/phrasebook';
import { serveWorkbench, WorkbenchPage, type Served } from '../support/page/workbench';

let served: Served;
beforeAll(async () => {
  served = await serveWorkbench();
}, 300_000);
afterAll(() => served?.close());

jest.setTimeout(600_000);

const TREES = 'Alder Birch Cedar Elm Fir Hazel Larch Maple Oak Pine Rowan Sorbus Willow Yew'.split(
  ' ',
);
const FIRST = ['Iris', 'Sage', 'Basil'];
/** 40 players of different names and two of the same, under a title and over a footer. */
const LIST: readonly (readonly (string | number)[])[] = [
  ['Open de printemps : inscriptions', '', '', ''],
  ['', '', '', ''],
  ['Nom', 'Elo', 'Club', 'Téléphone'],
  ...Array.from({ length: 40 }, (_, index) => [
    `${TREES[index % 14]}, ${FIRST[Math.floor(index / 14)]}`,
    index === 7 ? 'non classé' : index === 9 ? '18O5' : 2200 - index * 20,
    index % 2 ? 'Tours' : 'Cavaliers',
    '',
  ]),
  ['Dupont, Jean', 1650, 'Tours', ''],
  ['DUPONT, Jean', 1500, 'Cavaliers', ''],
  ['', '', '', ''],
  ['Total : 42 inscrits', '', '', ''],
];
const WRONG = 'B13';

test('a messy list, namesakes and a no-show', async () => {
  const bench = await WorkbenchPage.open(served, '?lang=fr');
  const element = (testId: string) => bench.pane.getByTestId(testId);
  const click = async (testId: string) => {
    await element(testId).click();
    await element('busy').waitFor({ state: 'detached', timeout: 120_000 });
  };
  await bench.page.click('#new');
  await bench.untilSheet('Sheet1');
  // The list as they have it.
  await bench.page.evaluate((rows) => {
    const sheet = window.workbench.workspace.book.sheets().find(({ name }) => name === 'Sheet1')!;
    const area = { row: 0, column: 0, rows: rows.length, columns: rows[0].length };
    sheet.write(
      area,
      rows.map((row) => row.map((value) => ({ value }))),
    );
  }, LIST);

  await click('start-adopt');
  await click('adopt-look');
  await element('adopted').waitFor();
  // The footer is nobody and "non classé" is no mistake; the mistyped rating is, at its cell.
  expect(await element('adopted').textContent()).toContain('42');
  expect(await bench.pane.getByText('18O5').first().textContent()).toContain('18O5');
  expect(await element('adopt-event').isDisabled()).toBe(true);
  expect(await element('adopt-blocked').textContent()).toMatch(/1 cellule/);
  // Put right in the sheet: it is read again by itself.
  await bench.type('Sheet1', WRONG, '1805');
  await element('adopt-blocked').waitFor({ state: 'detached', timeout: 120_000 });
  await element('field-name').fill('Open de printemps');
  await element('field-rounds').fill('5');
  await click('adopt-event');
  expect(await bench.values('Joueurs', 'A2')).toEqual([['42 joueurs']]);

  // Two of one name: the preview says so, and lists tell them apart.
  await click('pair-next');
  await element('preview').waitFor();
  expect(await bench.pane.locator('body').textContent()).toMatch(/Dupont, Jean.*DUPONT, Jean/s);
  await click('write-round');
  const names = (await bench.values('Par nom', 'A5:A46')).flat();
  expect(names).toContain('Dupont, Jean (Tours, 1650)');
  expect(names).toContain('DUPONT, Jean (Cavaliers, 1500)');

  // Typing never chooses between them.
  await click('open-round');
  await element('attendance-player').fill('dupont, jean');
  expect(await bench.pane.locator('body').textContent()).toMatch(/Tours.*1650.*Cavaliers.*1500/s);
  await element('attendance-player').press('Enter');
  expect(await element('attendance').locator('[data-presence=zeroBye]').count()).toBe(0);
  await element('attendance-player').fill('');
  await click('back');

  // Black of table 1 does not come: asked about before round 2 is written.
  const [[black]] = await bench.values('Ronde 1', 'I5');
  await click('enter-results');
  const grid = element('result-grid');
  await grid.press('+');
  for (let table = 2; table <= 21; table++) await grid.press(table % 3 === 0 ? '5' : '1');
  await bench.untilCell('Ronde 1', 'F5', '1-0F');
  await bench.untilCell('Ronde 1', 'F25', '½-½');
  await click('back');
  await click('pair-next');
  await element('no-shows').waitFor();
  expect(await element('no-shows').textContent()).toContain(String(black));
  const out = fill('fr', 'pane.presence-withdrawn');
  await bench.pane.getByRole('button', { name: new RegExp(`^${out}.*${String(black)}`) }).click();
  await element('no-shows').waitFor({ state: 'detached', timeout: 120_000 });
  // The card goes at once, the pairs once they are paired anew.
  await element('preview')
    .filter({ hasNotText: String(black) })
    .waitFor({ timeout: 120_000 });
  await click('write-round');
  const players = await bench.values('Joueurs', 'A5:N46');
  const header = (await bench.values('Joueurs', 'A4:N4'))[0];
  const [name, status] = [header.indexOf('Nom'), header.indexOf('Statut')];
  expect(players.find((row) => row[name] === black)![status]).toBe('Retiré');
  expect(bench.errors).toEqual([]);
  await bench.page.close();
});
