/**
 * 300 players: a round is paired and written in few round trips to Excel, which is what makes it
 * quick there (how quick in Chromium: `npm run bench -- pane`).
 */
import { DEFAULT_SETTINGS } from '../../../src/sheets/settings';
import { eventPlan } from '../../../src/sheets/write/eventPlan';
import { DEFAULT_REQUEST, generateTournament } from '../../../src/generate/generate';
import { systemById } from '../../../src/systems';
import { standingBefore } from '../../../src/model/tournament';
import { applyPlan } from '../../../taskpane/excel/applyPlan';
import { startOffice } from '../../support/pane/officeHost';
import { Pane } from '../../support/pane/pane';

jest.setTimeout(120_000);

it('pairs and writes a round of 300 players in few batches', async () => {
  const office = await startOffice();
  const request = { ...DEFAULT_REQUEST, players: 300, rounds: 5, seed: 7 };
  const made = generateTournament(request, systemById('dutch-2016')!);
  if (!made.ok) throw new Error('not paired');
  const event = { ...standingBefore(made.tournament, 5), totalRounds: 9 };
  await applyPlan(eventPlan(event, DEFAULT_SETTINGS), { language: 'en', time: '10:00' });
  const pane = await Pane.open('en');
  const started = office.host.batches;
  await pane.click('pair-next');
  await pane.click('write-round');
  expect(pane.desk.getState().event!.tournament!.pairedRounds).toBe(5);
  const batches = office.host.batches - started;
  expect(batches).toBeLessThanOrEqual(12);
});
