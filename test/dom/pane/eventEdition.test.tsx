import '../../support/files/textCoding';
import { setEventEdition } from '../../../functions/call/eventEdition';
import { DEFAULT_SETTINGS } from '../../../src/sheets/settings';
import { eventPlan } from '../../../src/sheets/write/eventPlan';
import { applyPlan } from '../../../taskpane/excel/applyPlan';
import { recalculate } from '../../../taskpane/excel/lists/recalculate';
import { followEdition } from '../../../taskpane/followEdition';
import { startOffice } from '../../support/pane/officeHost';
import { Pane } from '../../support/pane/pane';
import { SEVEN } from '../../support/seven';
import { shippedFunctions } from '../../support/words/shippedFunctions';

/** Cy has no second round; what that is worth for Ada, the editions say differently. */
const CELLS = [
  ['Rk.', 'Name', 'Rtg', '1.Rd', '2.Rd'],
  ['1', 'Ada', '2000', '3w1', '2b1'],
  ['2', 'Bo', '1900', 'bye', '1w0'],
  ['3', 'Cy', '1800', '1b0', ''],
];

test('formulas without an edition follow that of the event, also when it changes', async () => {
  const functions = await shippedFunctions();
  const office = await startOffice({ functions });
  const settings = { ...DEFAULT_SETTINGS, tieBreakEdition: 'FFE-1998', tieBreaks: ['BH'] };
  await applyPlan(eventPlan(SEVEN, settings), { language: 'en', time: '10:00' });
  const type = (address: string, text: string) => office.type('Sheet1', address, text);
  CELLS.forEach((row, i) => row.forEach((text, j) => text && type(`${'ABCDE'[j]}${i + 1}`, text)));
  // Typed before the pane has looked: the newest, until it has.
  type('G1', '=CHESS.BUCHHOLZ(1,A1:E4)');
  type('G2', '=CHESS.BUCHHOLZ(1,A1:E4,,"FFE-1998")');
  type('G3', '=CHESS.BUCHHOLZ(1,A1:E4,,"C07-2026")');
  await office.calculated();
  const shown = () => office.sheet('Sheet1').values('G1:G3').flat();
  const [first, french, newest] = shown();
  expect(french).not.toBe(newest);
  expect(first).toBe(newest);

  const pane = await Pane.open('en');
  followEdition(pane.desk, setEventEdition, recalculate);
  await pane.settle();
  await office.calculated();
  expect(shown()[0]).toBe(french);

  await pane.click('open-event');
  await pane.click('open-fixed');
  await pane.fill('leave-reason', 'asked for by the players');
  await pane.click('leave-go-on');
  await pane.click('leave-confirm');
  await pane.fill('field-edition', 'C07-2026');
  await pane.click('save-settings');
  await office.calculated();
  expect(shown()[0]).toBe(newest);
});
