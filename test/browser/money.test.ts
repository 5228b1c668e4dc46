/**
 * Prizes, a rating list, rating changes and the published page in a real Chromium, as an arbiter
 * would use them; the list is read by the shipped worker. Pictures go to test-output/money/.
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

const PICTURES = join(__dirname, '../../test-output/money');
const SHEETS = {
  en: { prizes: 'Prizes', list: 'Prize list', change: 'Rating change', qr: 'QR code' },
  fr: { prizes: 'Prix', list: 'Palmarès', change: 'Variation Elo', qr: 'Code QR' },
  pt: {
    prizes: 'Prémios',
    list: 'Lista de prémios',
    change: 'Variação de rating',
    qr: 'Código QR',
  },
} as const;
const WOMEN = { en: 'Women', fr: 'Femmes', pt: 'Mulheres' } as const;

test.each(['en', 'fr', 'pt'] as const)('in %s', async (language) => {
  const sheets = SHEETS[language];
  const bench = await WorkbenchPage.open(served, `?lang=${language}`);
  const element = (testId: string) => bench.pane.getByTestId(testId);
  const click = async (testId: string): Promise<void> => {
    await element(testId).click();
    await element('busy').waitFor({ state: 'detached', timeout: 120_000 });
  };
  const look = async (name: string): Promise<void> => {
    mkdirSync(PICTURES, { recursive: true });
    await bench.page.waitForTimeout(300);
    await bench.page.screenshot({ path: join(PICTURES, `${language}-${name}.png`) });
  };

  // A table of prizes: a place twice is refused at its cell, then put right.
  await click('open-prizes');
  await click('make-prizes');
  await bench.untilSheet(sheets.prizes);
  const rows = [
    ['Open', '1', '300', 'Hort'],
    ['Open', '1', '200', 'Hort'],
    ['Dames', '1', '50', '', '', '', WOMEN[language]],
    ['< 1800', '1', '75,5', '', '<1800'],
  ];
  for (const [row, cells] of rows.entries())
    for (const [column, text] of cells.entries())
      if (text !== '') await bench.type(sheets.prizes, `${'ABCDEFG'[column]}${row + 7}`, text);
  // Until the last condition is read, another row may look like a place given twice.
  await bench.pane.locator('[data-code=prize-place-twice]', { hasText: '!B8' }).waitFor();
  await look('prizes-refused');
  await bench.type(sheets.prizes, 'B8', '2');
  await element('prize-sums').waitFor();
  await look('prizes');
  await click('write-prizes');
  await bench.untilSheet(sheets.list);
  await look('prize-list');

  // A rating list from a file, in the worker.
  const [header, ...players] = await bench.values((await bench.sheetNames())[1], 'A4:D12');
  const name = header.findIndex((cell) => /^(Name|Nom|Nome)$/.test(String(cell)));
  const list = [
    'ID;Name;Rating;Rapid',
    ...players.slice(0, 4).map((row, index) => `${900 + index};${row[name]};${1999 + index};1500`),
    `950;${players[4][name]};1600;1500`,
    `951;${players[4][name]};1700;1500`,
  ].join('\n');
  await click('back');
  await bench.openView('ratings');
  await element('list-file').setInputFiles({
    name: 'list.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(list),
  });
  await element('list-found').waitFor();
  await element('list-date').fill('2026-11');
  await click('take-all');
  await look('ratings');
  const first = bench.pane.locator('[data-testid^=take-][data-testid$=-rating]').first();
  await first.check();
  await click('take');
  await element('notice').waitFor();
  await look('ratings-taken');

  // The list of changes, the poster and the page.
  await click('back');
  await click('open-standings');
  await click('write-ratingChange');
  await bench.untilSheet(sheets.change);
  await look('rating-change');
  await element('publish-address').fill('https://example.org/open');
  await look('publish');
  await click('write-qr');
  await bench.untilSheet(sheets.qr);
  await look('qr');
  await click('publish');
  await element('download').waitFor();
  await look('export');
  expect(await element('download').getAttribute('download')).toMatch(/\.html$/);
  expect(bench.errors).toEqual([]);
  expect(bench.outside).toEqual([]);
  await bench.page.close();
});
