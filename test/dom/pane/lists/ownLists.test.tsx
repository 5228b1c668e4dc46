import '../../../support/files/textCoding';
import { DEFAULT_SETTINGS } from '../../../../src/sheets/settings';
import { eventPlan } from '../../../../src/sheets/write/eventPlan';
import { applyPlan } from '../../../../taskpane/excel/applyPlan';
import { startOffice } from '../../../support/pane/officeHost';
import { Pane } from '../../../support/pane/pane';
import { SEVEN } from '../../../support/seven';

const options = (pane: Pane): (string | null)[] =>
  [...pane.find('field-preset').querySelectorAll('option')].map(({ textContent }) => textContent);

test('a list of one’s own is kept in the workbook, chosen beside the printed ones, and forgotten', async () => {
  await startOffice();
  const settings = { ...DEFAULT_SETTINGS, tieBreaks: ['WON', 'BH/C1'] };
  await applyPlan(eventPlan(SEVEN, settings), { language: 'en', time: '10:00' });
  const pane = await Pane.open('en');
  await pane.click('open-event');
  // The list itself is fixed after the start; a name for it is not.
  await pane.fill('own-list-name', 'Club; cup');
  await pane.click('keep-list');
  await pane.click('save-settings');
  // The name as one cell can hold it.
  expect(pane.desk.getState().event!.settings.ownLists).toEqual([
    { name: 'Club cup', codes: ['WON', 'BH/C1'] },
  ]);

  await pane.click('open-standings');
  expect(options(pane)).toContain('Club cup (WON, BH/C1)');
  await pane.fill('field-tie-breaks', 'SB');
  await pane.fill('field-preset', 'own:Club cup');
  expect(pane.find('field-tie-breaks')).toHaveProperty('value', 'WON, BH/C1');
  // Lists are used here, and changed among the settings.
  expect(pane.has('own-list-name')).toBe(false);

  await pane.click('back');
  await pane.click('open-event');
  await pane.fill('own-list-name', 'club cup');
  await pane.click('forget-list');
  await pane.click('save-settings');
  expect(pane.desk.getState().event!.settings.ownLists).toBeUndefined();
});

test('a code that nobody has is told with the nearest ones, and is not kept', async () => {
  await startOffice();
  await applyPlan(eventPlan(SEVEN, DEFAULT_SETTINGS), { language: 'en', time: '10:00' });
  const pane = await Pane.open('en');
  await pane.click('open-event');
  await pane.fill('field-tie-breaks', 'BHC7X');
  expect(pane.root.textContent).toMatch(/Unknown tie-break: BHC7X\. Nearest: .*BH/);
  await pane.fill('own-list-name', 'Mine');
  expect(pane.find('keep-list')).toHaveProperty('disabled', true);
});

/** C.07 10: ratings are to be left out where somebody has none. */
test('what the articles have against a list is told while it is chosen', async () => {
  await startOffice();
  const unrated = {
    ...SEVEN,
    players: SEVEN.players.map((player, index) =>
      index === 0 ? { ...player, rating: 0 } : player,
    ),
  };
  await applyPlan(eventPlan(unrated, DEFAULT_SETTINGS), { language: 'en', time: '10:00' });
  const pane = await Pane.open('en');
  await pane.click('open-event');
  expect(pane.has('list-warning')).toBe(false);
  await pane.fill('field-tie-breaks', 'ARO');
  expect(pane.text('list-warning')).toMatch(/^10/);
});
