/** The appeal file from the pane: asked for below "Why not these two?", a workbook of its own. */
import { DEFAULT_SETTINGS } from '../../../src/sheets/settings';
import { eventPlan } from '../../../src/sheets/write/eventPlan';
import { standingBefore } from '../../../src/model/tournament';
import { applyPlan } from '../../../taskpane/excel/applyPlan';
import { corpusFiles, readTrf } from '../../support/cases';
import { sheetsOf } from '../../support/files/courseBook';
import { startOffice } from '../../support/pane/officeHost';
import { Pane } from '../../support/pane/pane';

jest.setTimeout(60_000);

it('opens a workbook with the answer for the two who were asked about', async () => {
  await startOffice();
  const [file] = corpusFiles('dutch-2016', '.trf').filter((name) => name.includes('-n12-'));
  const settings = { ...DEFAULT_SETTINGS, language: 'fr' as const, system: 'dutch-2016' as const };
  const event = standingBefore(readTrf(file), 4);
  await applyPlan(eventPlan(event, settings), { language: 'fr', time: '10:00' });
  const pane = await Pane.open('fr');
  const copies: Uint8Array[] = [];
  pane.desk.ports.book.openCopy = (bytes) => {
    copies.push(bytes);
    return Promise.resolve('saved');
  };
  await pane.click('open-explain');
  await pane.click('ask-1');
  await pane.fill('why-not-whom', '2');
  await pane.click('ask-why-not');
  await pane.click('appeal');
  expect(copies).toHaveLength(1);
  const sheets = await sheetsOf(copies[0]);
  expect(sheets['Recours'].get('A1')).toContain('ronde 3');
  for (const no of [1, 2])
    expect(sheets['Recours'].get('A1')).toContain(
      event.players.find((player) => player.no === no)!.name,
    );
  // The places of the two, by the tie-breaks of the event.
  expect(Object.keys(sheets)).toHaveLength(4);
});
