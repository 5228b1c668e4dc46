/**
 * A whole event in a real Chromium, typing as a person would: a list of one's own, five rounds with
 * forfeits, a late entry, a withdrawal, a correction, an undo, live standings and the TRF, over the
 * shipped add-in and real office.js. Pictures of each step go to test-output/pane/.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from '../../src/model/check';
import { parseTrf } from '../../src/formats/trf/parseTrf';
import { systemInForce } from '../../src/systems';
import { recheckRound } from '../../src/systems/audit/recheck';
import { serveWorkbench, WorkbenchPage, type Served } from '../support/page/workbench';

let served: Served;
beforeAll(async () => {
  served = await serveWorkbench();
}, 300_000);
afterAll(() => served?.close());

jest.setTimeout(600_000);

const WORDS = {
  en: { header: ['Name', 'Rating'], round: 'Round', standings: 'Standings', rank: 'Rank' },
  fr: { header: ['Nom', 'Elo'], round: 'Ronde', standings: 'Classement', rank: 'Rang' },
} as const;
const PLAYERS: readonly (readonly [string, string])[] = [
  ['Cedar, Iris', '1800'],
  ['Alder, Rue', '2100'],
  ['Birch, Sage', '1950'],
  ['Elm, Poppy', '1640'],
  ['Fir, Mint', '1500'],
  ['Hazel, Dill', '2050'],
  ['Larch, Ivy', '1720'],
  ['Yew, Basil', '1300'],
  ['Oak, Rose', '1400'],
];
const PICTURES = join(__dirname, '../../test-output/pane');

/** The pane as a person uses it. */
class Person {
  private step = 0;

  constructor(
    readonly bench: WorkbenchPage,
    private readonly language: string,
  ) {}

  element = (testId: string) => this.bench.pane.getByTestId(testId);

  private async settled(): Promise<void> {
    await this.element('busy').waitFor({ state: 'detached', timeout: 120_000 });
  }

  async click(testId: string): Promise<void> {
    await this.element(testId).click();
    await this.settled();
  }

  async fill(testId: string, text: string): Promise<void> {
    const element = this.element(testId);
    const isSelect = (await element.evaluate((node) => node.tagName)) === 'SELECT';
    await (isSelect ? element.selectOption(text) : element.fill(text));
  }

  /** Unticks the only player that fits, and says that they have withdrawn. */
  async withdraw(name: string): Promise<void> {
    await this.fill('attendance-player', name);
    const line = this.element('attendance');
    await line.locator('input[type=checkbox]').click();
    await line.locator('select').selectOption('withdrawn');
    await this.fill('attendance-player', '');
  }

  async look(name: string): Promise<void> {
    mkdirSync(PICTURES, { recursive: true });
    const number = String(++this.step).padStart(2, '0');
    await this.bench.page.screenshot({
      path: join(PICTURES, `${this.language}-${number}-${name}.png`),
    });
  }

  async pairAndWrite(): Promise<void> {
    await this.click('pair-next');
    await this.element('preview').waitFor();
    await this.look('preview');
    await this.click('write-round');
    await this.element('enter-results').waitFor();
  }

  /** One key a result, then back to the first page. */
  async results(keys: string): Promise<void> {
    await this.click('enter-results');
    const counter = this.element('results-counter');
    for (const [index, key] of [...keys].entries()) {
      await this.element('result-grid').press(key);
      await this.bench.pane
        .locator(`[data-testid=results-counter]:has-text("${index + 1}")`)
        .waitFor({ timeout: 120_000 });
      await this.settled();
    }
    expect(await counter.textContent()).toContain(String(keys.length));
    await this.look('results');
    await this.click('back');
  }
}

test.each(['en', 'fr'] as const)('a whole event in %s', async (language) => {
  const words = WORDS[language];
  const bench = await WorkbenchPage.open(served, `?lang=${language}`);
  const person = new Person(bench, language);
  await bench.page.click('#new');
  await bench.untilSheet('Sheet1');
  for (const [column, header] of words.header.entries())
    await bench.type('Sheet1', `${'AB'[column]}1`, header);
  for (const [index, [name, rating]] of PLAYERS.entries()) {
    await bench.type('Sheet1', `A${index + 2}`, name);
    await bench.type('Sheet1', `B${index + 2}`, rating);
  }
  await person.click('start-adopt');
  await person.click('adopt-look');
  await person.element('adopted').waitFor();
  await person.fill('field-name', 'Chromium Open');
  await person.fill('field-rounds', '5');
  await person.look('adopt');
  await person.click('adopt-event');

  // Nine players: a bye; a forfeit in round 1.
  await person.pairAndWrite();
  await person.results('1+05');

  // A late entry, then round 2.
  await person.click('open-round');
  await person.element('late-entry').locator('summary').click();
  await person.fill('late-name', 'Rowan, Late');
  await person.fill('late-rating', '1900');
  await person.click('late-enter');
  await person.look('late-entry');
  await person.click('back');
  await person.pairAndWrite();
  await person.results('105-1');

  // A withdrawal, then round 3; its pairing is put back and made again.
  await person.click('open-round');
  await person.withdraw('Yew');
  await person.look('attendance');
  const [line, choice] = await Promise.all(
    ['[data-presence=withdrawn]', 'select'].map((part) =>
      person.element('attendance').locator(part).first().boundingBox(),
    ),
  );
  // As what somebody is away is not cut by the edge of the list.
  expect(choice!.x + choice!.width).toBeLessThanOrEqual(line!.x + line!.width);
  await person.click('back');
  await person.pairAndWrite();
  await bench.untilSheet(`${words.round} 3`);
  await bench.openView('history');
  await person.look('history');
  await person.bench.pane.locator('[data-testid^=put-back-]').first().click();
  await person.element('busy').waitFor({ state: 'detached' });
  await person.element('notice').waitFor();
  expect(await bench.sheetNames()).not.toContain(`${words.round} 3`);
  await person.click('back');
  await person.click('open-round');
  await person.withdraw('Yew');
  await person.click('back');
  await person.pairAndWrite();
  await person.results('1510');

  // Live standings, then a correction to round 2 typed into the pane.
  await person.click('open-standings');
  await person.click('write-standings');
  await bench.untilCell(words.standings, 'A4', words.rank);
  await person.look('standings');
  await person.click('back');
  await person.pairAndWrite();
  await person.click('open-results');
  await person.fill('results-round', '3');
  await person.element('correction-effect').waitFor();
  await person.element('result-grid').press('0');
  await person.element('correction').waitFor();
  await person.look('correction-asked');
  await person.click('correction-proceed');
  await person.element('notice').waitFor();
  await person.look('correction');
  await person.click('back');
  // Another one typed straight into the sheet of round 3 is asked about as well.
  await bench.type(`${words.round} 3`, 'F6', '1-0');
  await person.element('typed-3').waitFor();
  await person.look('typed-into-sheet');
  await person.fill('typed-3-reason', 'score sheets');
  await person.click('typed-3-proceed');
  await person.element('typed-3').waitFor({ state: 'detached' });
  await person.results('0101');
  await person.pairAndWrite();
  await person.results('1x15');

  // The check finds every round by the rules but those that a correction touched afterwards.
  await bench.openView('check');
  await person.click('check');
  await person.element('check-summary').waitFor();
  await person.look('check');
  await person.click('back');
  await person.click('open-standings');
  await person.click('export-trf');
  await person.look('trf');
  const trf = await person.element('export-text').inputValue();
  // Kept, so that a foreign checker can be run over it.
  writeFileSync(join(PICTURES, `${language}.trf`), trf);
  const checked = check(parseTrf(trf));
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  expect(checked.value.players).toHaveLength(10);
  for (const round of [1, 2, 3, 5]) {
    const again = recheckRound(checked.value, systemInForce(), round);
    expect([round, 'differs' in again && again.differs]).toEqual([round, false]);
  }
  expect(bench.errors).toEqual([]);
  expect(bench.outside).toEqual([]);
  await bench.page.close();
});
