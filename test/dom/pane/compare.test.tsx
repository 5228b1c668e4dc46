import path from 'path';
import { DEFAULT_SETTINGS } from '../../../src/sheets/settings';
import { eventPlan } from '../../../src/sheets/write/eventPlan';
import { applyPlan } from '../../../taskpane/excel/applyPlan';
import { readTrf } from '../../support/cases';
import { startOffice } from '../../support/pane/officeHost';
import { Pane } from '../../support/pane/pane';

/**
 * An event of twelve rounds paired by bbpPairings 6.0.0; of its rounds bbpPairings 5.0.1, which has the
 * rules of 2016, calls the eighth wrong and no other.
 */
const FILE = path.join(__dirname, '../../fixtures/corpora/engine-2026/eng-01.trf');

test.each(['en', 'fr'] as const)(
  'the event by two editions, side by side, and as a sheet (%s)',
  async (language) => {
    const office = await startOffice();
    const settings = { ...DEFAULT_SETTINGS, system: 'dutch-2026', language };
    await applyPlan(eventPlan(readTrf(FILE), settings), { language, time: '10:00' });
    const pane = await Pane.open(language);
    await pane.click('open-check');
    await pane.fill('compare-with', 'dutch-2016');
    await pane.click('compare');
    expect(pane.text('compare-summary')).toMatch(/12.*1/);
    const shown = pane.text('compared-8');
    expect(shown).toContain('dutch-2016');
    expect(shown).toContain('dutch-2026');
    // Each names its own article: B.8 of 2016, a criterion of 2026.
    expect(shown).toContain('B.8');
    expect(shown).toMatch(/C\d+/);
    await pane.click('write-comparison');
    const name = language === 'en' ? 'Compare' : 'Comparaison';
    expect(office.sheet(name).values('A5:B6').flat()).toEqual([8, 'dutch-2026', 8, 'dutch-2016']);
  },
  60_000,
);

test('Dutch, Dubov and Burstein of 2026 on one event', async () => {
  await startOffice();
  const settings = { ...DEFAULT_SETTINGS, system: 'dutch-2026' };
  const event = readTrf(FILE);
  await applyPlan(eventPlan(event, settings), { language: 'en', time: '10:00' });
  const pane = await Pane.open('en');
  await pane.click('open-check');
  await pane.fill('compare-with', 'dubov-2026');
  await pane.fill('compare-also', 'burstein-2026');
  await pane.click('compare');
  const editions = pane.desk.getState().comparison![4].editions.map(({ system }) => system.id);
  expect(editions).toEqual(['dutch-2026', 'dubov-2026', 'burstein-2026']);
  const shown = pane.text('compared-5');
  expect(shown).toContain('dubov-2026');
  expect(shown).toContain('burstein-2026');
}, 60_000);
