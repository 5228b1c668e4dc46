/** A player asks at the board: the pane answers by name, over real office.js, and writes nothing. */
import { DEFAULT_SETTINGS } from '../../../src/sheets/settings';
import { eventPlan } from '../../../src/sheets/write/eventPlan';
import { standingBefore } from '../../../src/model/tournament';
import { applyPlan } from '../../../taskpane/excel/applyPlan';
import { corpusFiles, readTrf } from '../../support/cases';
import { startOffice } from '../../support/pane/officeHost';
import { Pane } from '../../support/pane/pane';

jest.setTimeout(60_000);

const WORDS = {
  en: ['Why this opponent?', 'Why this colour?', 'both had'],
  fr: ['Pourquoi cet adversaire\u202f?', 'Pourquoi cette couleur\u202f?', 'avaient tous deux'],
  pt: ['Porquê este adversário?', 'Porquê esta cor?', 'tinham ambos'],
} as const;

it.each(['en', 'fr', 'pt'] as const)('answers a click on a name, in %s', async (language) => {
  const office = await startOffice();
  const [file] = corpusFiles('dutch-2016', '.trf').filter((name) => name.includes('-n12-'));
  const settings = { ...DEFAULT_SETTINGS, language, system: 'dutch-2016' as const };
  await applyPlan(eventPlan(standingBefore(readTrf(file), 4), settings), {
    language,
    time: '10:00',
  });
  const pane = await Pane.open(language);
  const sheets = office.sheetNames();
  await pane.click('open-explain');
  await pane.click('ask-1');
  for (const words of WORDS[language]) expect(pane.text('answers')).toContain(words);
  // The drawing has every player of the group, and each says in words who they are.
  const nodes = [...document.querySelectorAll('[data-testid=answers] [data-player]')];
  expect(nodes.length).toBeGreaterThan(1);
  for (const node of nodes) {
    expect(node.getAttribute('tabindex')).toBe('0');
    // A title that comes first is the name of a drawn thing (SVG 2, 5.4), and what the mouse shows.
    expect(node.getAttribute('role')).toBe('img');
    expect(node.firstElementChild!.tagName.toLowerCase()).toBe('title');
    expect(node.firstElementChild!.textContent).toMatch(/\d/);
  }
  expect(office.sheetNames()).toEqual(sheets);
});
