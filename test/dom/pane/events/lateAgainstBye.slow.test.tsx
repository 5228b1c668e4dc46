import { fill } from '../../../../src/explain/phrasebook';
/** A new player takes the bye of the round that is being played, over real office.js. */
import { DEFAULT_SETTINGS } from '../../../../src/sheets/settings';
import { eventPlan } from '../../../../src/sheets/write/eventPlan';
import { systemById } from '../../../../src/systems';
import { applyPlan } from '../../../../taskpane/excel/applyPlan';
import { event } from '../../../support/event';
import { startOffice } from '../../../support/pane/officeHost';
import { Pane } from '../../../support/pane/pane';

jest.setTimeout(60_000);

const PLAYERS = { en: 'Players', fr: 'Joueurs', pt: 'Jogadores' } as const;

it.each(['en', 'fr', 'pt'] as const)('enters and plays in one step, in %s', async (language) => {
  const office = await startOffice();
  // Cedar has the bye of round 1, in which 1–2 is being played.
  const three = event(
    'XXR 5',
    { no: 1, name: 'Alder', rating: 2100, rounds: ['2 w'] },
    { no: 2, name: 'Birch', rating: 2000, rounds: ['1 b'] },
    { no: 3, name: 'Cedar', rating: 1900, points: '1.0', rounds: ['0000 - U'] },
  );
  await applyPlan(eventPlan(three, { ...DEFAULT_SETTINGS, language }), { language, time: '10:00' });
  const pane = await Pane.open(language);
  // The card names the system, not its id.
  expect(pane.text('system')).toBe(fill(language, systemById(DEFAULT_SETTINGS.system)!.name));

  await pane.click('open-round');
  await pane.fill('late-name', 'Rowan');
  await pane.fill('late-rating', '1950');
  await pane.click('late-bye');
  await pane.click('late-enter');
  // Judged with the names that the numbers will have.
  expect(pane.text('proposal')).toContain('3 Rowan');
  expect(pane.text('proposal')).toContain('4 Cedar');
  expect(office.sheet(PLAYERS[language]).values('C7')).toEqual([['Cedar']]);
  await pane.click('write-change');
  expect(pane.desk.getState().notice).toMatchObject({ tone: 'success' });
  const { tournament, problems } = pane.desk.getState().event!;
  // Five rounds are more than four players can play: a warning, whatever was written.
  expect(problems.map(({ code }) => code)).toEqual(['rounds-not-possible']);
  expect(tournament!.players.map(({ name }) => name)).toEqual(['Alder', 'Birch', 'Rowan', 'Cedar']);
  expect(tournament!.players.map(({ entries }) => entries[0].opponent)).toEqual([2, 1, 4, 3]);
  await pane.click('back');
  await pane.click('open-history');
  await pane.click(`put-back-${pane.desk.getState().history[0].id}`);
  expect(pane.desk.getState().event!.tournament!.players).toHaveLength(3);
});
