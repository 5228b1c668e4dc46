/** The pane before what round 1 fixed: closed fields, cards at the top, two questions, the mark. */
import { eventPlan } from '../../../../src/sheets/write/eventPlan';
import { DEFAULT_SETTINGS } from '../../../../src/sheets/settings';
import { gamesOf } from '../../../../src/event/results/results';
import { applyPlan } from '../../../../taskpane/excel/applyPlan';
import { SEVEN } from '../../../support/pane/deskBook';
import { startOffice, type Office } from '../../../support/pane/officeHost';
import { Pane } from '../../../support/pane/pane';

async function open(language: 'en' | 'fr' | 'pt' = 'en'): Promise<{ office: Office; pane: Pane }> {
  const office = await startOffice();
  await applyPlan(eventPlan(SEVEN, DEFAULT_SETTINGS), { language: 'en', time: '10:00' });
  return { office, pane: await Pane.open(language) };
}

/** Types the number of rounds over, where it stands. */
async function typeRounds({ office, pane }: { office: Office; pane: Pane }, text: string) {
  const { place } = pane.desk.getState().event!.read.event.cells.get('rounds')!;
  if (place.kind !== 'cell') throw new Error('no cell');
  office.type(place.sheet, place.address, text);
  await pane.settle(() => void pane.desk.refresh());
}

test('fields that round 1 fixed are closed, and say why', async () => {
  const { pane } = await open();
  expect(pane.text('strict')).toBe('Rules locked');
  await pane.click('open-event');
  for (const field of [
    'system',
    'rounds',
    'bye',
    'acceleration',
    'edition',
    'tie-breaks',
    'forbidden',
  ])
    expect([field, pane.isDisabled(`field-${field}`)]).toEqual([field, true]);
  expect(pane.isDisabled('field-place')).toBe(false);
  expect(pane.text('fields-fixed')).toContain('are locked since round 1 was paired');
});

test.each([
  ['en', 'Keep the rules locked?'],
  ['fr', 'Garder le règlement verrouillé\u202f?'],
  ['pt', 'Manter as regras bloqueadas?'],
] as const)('a setting typed over is asked about twice (%s)', async (language, again) => {
  const all = await open(language);
  const { pane } = all;
  await typeRounds(all, '9');
  expect(pane.text('typed-terms')).toContain('→ 9');
  await pane.click('terms-leave');
  expect(pane.isDisabled('leave-go-on')).toBe(true);
  await pane.fill('leave-reason', 'hall');
  await pane.click('leave-go-on');
  expect(pane.text('leave-again')).toContain(again);
  // The first button of the second question stays.
  await pane.click('leave-stay');
  expect(pane.desk.getState().event!.rulesLeft).toBeNull();
  await pane.click('terms-leave');
  await pane.fill('leave-reason', 'hall');
  await pane.click('leave-go-on');
  await pane.click('leave-confirm');
  expect(pane.has('typed-terms')).toBe(false);
  expect(pane.desk.getState().event!.rulesLeft).toBe(1);
});

test('put back, the event is as it was announced', async () => {
  const all = await open();
  await typeRounds(all, '9');
  await all.pane.click('terms-put-back');
  expect(all.pane.has('typed-terms')).toBe(false);
  expect(all.pane.desk.getState().event!.tournament!.totalRounds).toBe(SEVEN.totalRounds);
  expect(all.pane.text('strict')).toBe('Rules locked');
});

test('changes by hand are ended beside the system’s pairing, with a reason', async () => {
  const { pane } = await open();
  await pane.click('open-changes');
  const [a, b] = gamesOf(pane.desk.getState().event, 1);
  await pane.click(`seat-${a.black}`);
  await pane.click(`seat-${b.black}`);
  await pane.click('swap');
  await pane.fill('change-reason', 'brothers');
  await pane.click('write-change');
  expect(pane.text('changes-open')).toContain('round 1');
  await pane.click('end-changes');
  expect(pane.text('trail-line')).toMatch(/^### MPA @ Round 1: .+ => .+/);
  expect(pane.isDisabled('end-now')).toBe(true);
  await pane.fill('end-reason', 'brothers');
  await pane.click('end-now');
  expect(pane.desk.getState().event!.manualEdit).toBeNull();
});
