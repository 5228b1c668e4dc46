/**
 * A player stands at the arbiter's table and asks why: three clicks in the pane, over the shipped
 * add-in in a real Chromium. Pictures in three languages, light and dark, narrow, go to
 * test-output/answers/.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { serveWorkbench, WorkbenchPage, type Served } from '../support/page/workbench';

let served: Served;
beforeAll(async () => {
  served = await serveWorkbench();
}, 300_000);
afterAll(() => served?.close());

jest.setTimeout(600_000);

const PICTURES = join(__dirname, '../../test-output/answers');
mkdirSync(PICTURES, { recursive: true });

const WORDS = {
  en: { opponent: 'Why this opponent?', colour: 'Why this colour?' },
  fr: { opponent: 'Pourquoi cet adversaire\u202f?', colour: 'Pourquoi cette couleur\u202f?' },
  pt: { opponent: 'Porquê este adversário?', colour: 'Porquê esta cor?' },
} as const;

test.each([
  ['en', 'light'],
  ['fr', 'dark'],
  ['pt', 'light'],
] as const)(
  'an arbiter answers a player’s why in three clicks: %s, %s',
  async (language, scheme) => {
    const bench = await WorkbenchPage.open(served, `?lang=${language}`);
    await bench.page.emulateMedia({ colorScheme: scheme });
    const sheets = await bench.sheetNames();
    const { pane } = bench;
    // One: explain a round. Two: the player. Three: the article and the working.
    await bench.openView('explain');
    await pane.getByTestId('ask-1').click();
    const answers = pane.getByTestId('answers');
    await answers.waitFor();
    const text = await answers.innerText();
    expect(text).toContain(WORDS[language].opponent);
    expect(text).toContain(WORDS[language].colour);
    await answers.locator('[data-testid=answer] summary').first().click();
    expect((await answers.getByTestId('working').first().innerText()).length).toBeGreaterThan(10);
    await bench.page.screenshot({ path: join(PICTURES, `${language}-answers.png`) });

    // The picture of the group: by keyboard to a player, whose own answers follow.
    await answers.getByTestId('answer-picture').locator('summary').first().click();
    const node = answers.locator('[data-player]').nth(1);
    await node.scrollIntoViewIfNeeded();
    await bench.page.screenshot({ path: join(PICTURES, `${language}-picture.png`) });
    const other = (await node.getAttribute('data-player'))!;
    await node.focus();
    await bench.page.keyboard.press('Enter');
    await pane.locator(`[data-testid=ask-${other}]`).waitFor();
    await answers.getByRole('heading', { level: 2 }).first().waitFor();
    expect(await answers.getByRole('heading', { level: 2 }).first().innerText()).toMatch(
      new RegExp(`\\b${other}\\b`),
    );

    // And if: nothing is written.
    await pane.getByTestId('what-if').locator('summary').first().click();
    await pane.getByTestId('what-if-result').selectOption('0-1');
    await pane.getByTestId('what-if-add').click();
    await pane.getByTestId('what-if-see').click();
    await pane.getByTestId('what-if-answer').waitFor();
    await pane.getByTestId('what-if-answer').scrollIntoViewIfNeeded();
    await bench.page.screenshot({ path: join(PICTURES, `${language}-what-if.png`) });
    expect(await bench.sheetNames()).toEqual(sheets);
    expect(bench.errors).toEqual([]);
    expect(bench.outside).toEqual([]);
    await bench.page.close();
  },
);
