/** A new event without players: the pane says what to do next, and blames nobody. */
import '../../support/files/textCoding';
import { fill } from '../../../src/explain/phrasebook';
import { LANGUAGES } from '../../../src/words';
import { startOffice } from '../../support/pane/officeHost';
import { Pane } from '../../support/pane/pane';

jest.setTimeout(60_000);

test.each(LANGUAGES)('the players are asked for, in %s', async (language) => {
  await startOffice();
  const pane = await Pane.open(language);
  const ask = fill(language, 'pane.enter-players');
  const plain = (text: string) => text.replace(/\s/g, ' ');
  await pane.click('create-event');
  expect(plain(pane.text('no-players'))).toContain(ask);
  expect(document.querySelector('[data-code]')).toBeNull();
  await pane.click('open-round');
  expect(plain(document.querySelector('main')!.textContent!)).toContain(ask);
});
