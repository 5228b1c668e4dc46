/** "Verify event" over real office.js: frozen standings, a cell typed over, and a pasted list. */
import { DEFAULT_SETTINGS } from '../../../../src/sheets/settings';
import { eventPlan } from '../../../../src/sheets/write/eventPlan';
import { applyPlan } from '../../../../taskpane/excel/applyPlan';
import { FOUR } from '../../../support/fourPlayers';
import { startOffice } from '../../../support/pane/officeHost';
import { Pane } from '../../../support/pane/pane';

jest.setTimeout(60_000);

const WORDS = {
  en: { standings: 'Standings', check: 'Check', none: 'no published standings' },
  fr: { standings: 'Classement', check: 'Contrôle', none: 'aucun classement publié' },
  pt: { standings: 'Classificação', check: 'Verificação', none: 'nenhuma classificação publicada' },
} as const;

it.each(['en', 'fr', 'pt'] as const)('finds the cell that differs, in %s', async (language) => {
  const words = WORDS[language];
  const office = await startOffice();
  // The event of test/support/fourPlayers.ts; Buchholz of 3 is ½ + 2½ + 2 = 5 (FFE-1998 2.2.1.1).
  const settings = {
    ...DEFAULT_SETTINGS,
    language,
    tieBreaks: ['BH'],
    tieBreakEdition: 'FFE-1998',
  };
  await applyPlan(eventPlan(FOUR, settings), { language, time: '10:00' });
  const pane = await Pane.open(language);
  await pane.click('open-check');
  await pane.click('check');
  expect(pane.text('check-standings')).toContain(words.none);
  expect(String(office.sheet(words.check).values('A2')[0][0])).toContain(words.none);

  await pane.click('back');
  // The event is over: its standings are offered as values.
  await pane.click('open-standings');
  await pane.click('write-standings');
  const [header] = office.sheet(words.standings).values('A4:G4');
  expect(header.slice(4, 6)).toEqual(['Pts', 'BH']);
  await pane.click('back');
  await pane.click('open-check');
  await pane.click('check');
  expect(pane.desk.getState().check).toMatchObject({ lists: 1, cells: 12, wrongCells: 0 });

  // The row of Cedar: row 7.
  office.type(words.standings, 'F7', '4.5');
  await pane.click('check');
  expect(pane.desk.getState().check).toMatchObject({ wrongCells: 1 });
  expect(pane.text('check-cell')).toContain(`${words.standings}!F7`);
  const found = office
    .sheet(words.check)
    .values('A5:E30')
    .filter(([, text]) => String(text).includes('F7'));
  expect(found).toHaveLength(1);
  expect(found[0].map(String)).toEqual([
    '3',
    expect.stringContaining('BH'),
    '4.5',
    '5',
    'FFE-1998 2.2.1.1',
  ]);
});
