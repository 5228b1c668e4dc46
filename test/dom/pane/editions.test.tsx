import '../../support/files/textCoding';
import { DEFAULT_SETTINGS } from '../../../src/sheets/settings';
import { eventPlan } from '../../../src/sheets/write/eventPlan';
import { applyPlan } from '../../../taskpane/excel/applyPlan';
import { startOffice } from '../../support/pane/officeHost';
import { Pane } from '../../support/pane/pane';
import { SEVEN } from '../../support/seven';

const options = (pane: Pane, id: string): (string | null)[] =>
  [...pane.find(id).querySelectorAll('option')].map(({ textContent }) => textContent);

/** Days in force: C.04.3 of 1 July 2017 and 1 February 2026; C.07 of 1 August 2024 and 1 March 2026. */
test('a new event: the editions of its day first, each with its dates', async () => {
  await startOffice();
  const pane = await Pane.open('en');
  await pane.fill('field-start', '2025-06-01');
  expect(options(pane, 'field-system')[0]).toContain('in force 2017-07-01 to 2026-01-31');
  // The other systems of that chapter came later; round robins and the ladder are of any time.
  const ids = (): (string | null)[] =>
    [...pane.find('field-system').querySelectorAll('option')].map(({ value }) => value);
  expect(ids().slice(0, 3)).toEqual(['dutch-2016', 'round-robin', 'keizer']);
  expect(ids()).not.toContain('dubov-2026');
  expect(options(pane, 'field-edition')[0]).toContain('in force 2024-08-01 to 2026-02-28');
  await pane.fill('field-name', 'Grove');
  await pane.click('create-event');
  expect(pane.desk.getState().event!.settings).toMatchObject({
    system: 'dutch-2016',
    tieBreakEdition: 'C07-2024',
  });
});

/** Editions that are no longer the rule are for checking old events. */
test('the systems of today: four names, then the others, nothing historic', async () => {
  await startOffice();
  const pane = await Pane.open('en');
  await pane.fill('field-start', '2026-11-01');
  const list = pane.find('field-system');
  const first = [...list.querySelectorAll<HTMLOptionElement>(':scope > option')];
  expect(first.map(({ value }) => value)).toEqual([
    'dutch-2026',
    'round-robin',
    'keizer',
    'dubov-2026',
  ]);
  const others = [...list.querySelectorAll<HTMLOptionElement>('optgroup option')];
  expect(others.map(({ value }) => value)).toContain('burstein-2026');
  const historic = /20(11|12|16)|199/;
  expect([...first, ...others].filter(({ value }) => historic.test(value))).toEqual([]);
});

/** C.07 2.1: published before the start. */
test('another edition of the tie-breaks after the start: warned of, and written', async () => {
  await startOffice();
  await applyPlan(eventPlan(SEVEN, DEFAULT_SETTINGS), { language: 'en', time: '10:00' });
  const pane = await Pane.open('en');
  await pane.click('open-event');
  expect(pane.has('list-changed')).toBe(false);
  expect(pane.isDisabled('field-edition')).toBe(true);
  await pane.click('open-fixed');
  await pane.fill('leave-reason', 'asked for by the players');
  await pane.click('leave-go-on');
  await pane.click('leave-confirm');
  await pane.fill('field-edition', 'C07-2024');
  expect(pane.text('list-changed')).toContain('C.07 2.1');
  await pane.click('save-settings');
  expect(pane.desk.getState().event!.settings.tieBreakEdition).toBe('C07-2024');
});
