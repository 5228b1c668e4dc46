/** What nobody expected is shown as our fault, and the pane goes on. */
import { act } from 'react';
import { DEFAULT_SETTINGS } from '../../../src/sheets/settings';
import { eventPlan } from '../../../src/sheets/write/eventPlan';
import { applyPlan } from '../../../taskpane/excel/applyPlan';
import { FOUR } from '../../support/fourPlayers';
import { startOffice } from '../../support/pane/officeHost';
import { Pane } from '../../support/pane/pane';

async function open(): Promise<Pane> {
  await startOffice();
  await applyPlan(eventPlan(FOUR, DEFAULT_SETTINGS), { language: 'en', time: '10:00' });
  return Pane.open('fr');
}

it('a page that cannot be drawn says so, and the way back works', async () => {
  const pane = await open();
  const shown = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { event } = pane.desk.getState();
  const broken = { ...event!, tournament: { ...event!.tournament!, players: null as never } };
  await act(async () => pane.desk.set({ event: broken, view: 'changes' }));
  expect(pane.text('mishap')).toContain('Cela n’aurait pas dû arriver');
  await act(async () => pane.desk.set({ event }));
  await pane.click('back');
  expect(pane.has('mishap')).toBe(false);
  expect(pane.has('open-results')).toBe(true);
  shown.mockRestore();
});

it('a cell that is gone is said to be gone', async () => {
  const pane = await open();
  const place = { kind: 'cell', sheet: 'Nowhere', address: 'A1' } as const;
  await act(async () => pane.desk.attempt(() => pane.desk.ports.book.select(place)));
  expect(pane.text('notice')).toContain('Cela n’aurait pas dû arriver');
});
