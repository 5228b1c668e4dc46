/** "Explain a round" over real office.js: the work by hand in the pane, then in cells. */
import { DEFAULT_SETTINGS } from '../../../../src/sheets/settings';
import { eventPlan } from '../../../../src/sheets/write/eventPlan';
import { standingBefore } from '../../../../src/model/tournament';
import { applyPlan } from '../../../../taskpane/excel/applyPlan';
import { corpusFiles, readTrf } from '../../../support/cases';
import { startOffice } from '../../../support/pane/officeHost';
import { Pane } from '../../../support/pane/pane';

jest.setTimeout(60_000);

const WORDS = {
  en: { sheet: 'Working 3', title: 'By hand', accepted: '✓ accepted' },
  fr: { sheet: 'Détail 3', title: 'À la main', accepted: '✓ accepté' },
  pt: { sheet: 'Cálculo 3', title: 'À mão', accepted: '✓ aceite' },
} as const;

it.each(['en', 'fr', 'pt'] as const)(
  'shows the candidates and writes them, in %s',
  async (language) => {
    const words = WORDS[language];
    const office = await startOffice();
    const [file] = corpusFiles('dutch-2016', '.trf').filter((name) => name.includes('-n12-'));
    const settings = { ...DEFAULT_SETTINGS, language, system: 'dutch-2016' as const };
    await applyPlan(eventPlan(standingBefore(readTrf(file), 4), settings), {
      language,
      time: '10:00',
    });
    const pane = await Pane.open(language);
    await pane.click('open-explain');
    await pane.click('explain');
    expect(pane.text('steps')).toContain(words.title);
    expect(pane.text('steps')).toContain(words.accepted);
    await pane.click('write-working');
    const cells = office.sheet(words.sheet).values('A1:N400').flat();
    expect(cells).toContain(words.accepted);
    expect(cells).toContain('S1');
  },
);
