/**
 * A colleague pairs the next round while results are being typed. Expected: what was half typed stays in its
 * round, and no key that was meant for a table number is a result of the first table.
 */
import '../../support/files/textCoding';
import { gamesOf } from '../../../src/event/results/results';
import { nextRound, openDesk, sevenPlayers } from '../../support/pane/deskBook';
import { Pane } from '../../support/pane/pane';

jest.setTimeout(60_000);

/** The first view of results of a round that is over. */
async function afterRound(): Promise<{ pane: Pane; pairs: () => Promise<void> }> {
  await sevenPlayers();
  const pane = await Pane.open('en');
  await pane.click('open-results');
  const colleague = await openDesk();
  const pairs = async () => {
    await nextRound(colleague);
    await pane.settle(() => pane.desk.refresh());
  };
  return { pane, pairs };
}

const shown = (pane: Pane) => (pane.find('results-round') as HTMLSelectElement).value;
const enter = (pane: Pane) =>
  pane.settle(() => (pane.find('by-table') as HTMLFormElement).requestSubmit());

test('keys go on to the field of the table number, and not to the first table', async () => {
  const { pane, pairs } = await afterRound();
  await pane.settle(() => pane.find('by-table-table').focus());
  await pairs();
  expect(shown(pane)).toBe('2');
  expect(document.activeElement).toBe(pane.find('by-table-table'));
});

test('whoever was in the list of tables has the table asked first', async () => {
  const { pane, pairs } = await afterRound();
  expect(pane.find('result-grid').contains(document.activeElement)).toBe(true);
  await pairs();
  expect(document.activeElement).toBe(pane.find('by-table-table'));
});

test('the focus of whoever is elsewhere stays there', async () => {
  const { pane, pairs } = await afterRound();
  await pane.settle(() => (document.activeElement as HTMLElement).blur());
  await pairs();
  expect(shown(pane)).toBe('2');
  expect(document.activeElement).toBe(document.body);
});

test('what is half typed stays in its round until it is entered', async () => {
  const { pane, pairs } = await afterRound();
  await pane.settle(() => pane.find('by-table-table').focus());
  await pane.fill('by-table-table', '2');
  await pairs();
  expect(shown(pane)).toBe('1');
  await pane.fill('by-table-result', '1');
  await enter(pane);
  expect(pane.text('by-table-says')).toContain('1-0');
  expect(shown(pane)).toBe('1');
  await enter(pane);
  expect(pane.text('correction')).toContain('round 1');
  await pane.click('correction-cancel');
  const { event } = pane.desk.getState();
  expect(gamesOf(event, 2).map(({ result }) => result)).toEqual(['', '', '']);
  expect(shown(pane)).toBe('2');
  expect(pane.find('result-grid').contains(document.activeElement)).toBe(false);
});
