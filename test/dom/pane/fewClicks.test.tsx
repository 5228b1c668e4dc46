/**
 * From a messy list of 38 to round 1 on the wall in at most seven clicks: New and Print belong to the
 * workbench, five are left for the pane. What is typed (a cell put right, the event's name) is no click.
 */
import '../../support/files/textCoding';
import { lookForPasted } from '../../../taskpane/actions/setup/pasted';
import { lookAgain } from '../../../taskpane/actions/setup/setup';
import { areaOrRefuse } from '../../../workbench/host/cells/address';
import { writeTyped } from '../../../workbench/host/api/range/rangeContents';
import { startOffice } from '../../support/pane/officeHost';
import { Pane } from '../../support/pane/pane';

jest.setTimeout(120_000);

const TREES = 'Alder Birch Cedar Elm Fir Hazel Larch Maple Oak Pine Rowan Willow Yew'.split(' ');
const FIRST = ['Iris', 'Sage', 'Basil'];
const RATINGS = ['2487 F', '1890 N', '1822E', '2 105', 'NC', 'n.c.', '-', '?', '0', ''];
const TITLES = ['GM ', 'FM ', '', ' (CM)'];
const REMARKS = ['', 'withdrawn', '½ bye rd 3', '', 'pays by card'];
const BORN = ['15 mai 1970', '29/02/2004', '22-08-1975', '1999', ''];

const named = (index: number): string => {
  const name = `${TREES[index % 13].toUpperCase()} ${FIRST[Math.floor(index / 13)]}`;
  const title = index % 9 === 0 ? TITLES[(index / 9) % 4] : '';
  return title.startsWith(' ') ? `${name}${title}` : `${title}${name}`;
};
const ROWS = [
  ['Open de Printemps : inscriptions', '', '', '', '', '', ''],
  ['', '', '', '', '', '', ''],
  ['Nom', 'Elo', 'Ligue', 'Club', 'Né(e)', 'Sexe', 'Remarques'],
  ...Array.from({ length: 38 }, (_, index) => [
    named(index),
    index === 20 ? '18O5' : RATINGS[index % RATINGS.length] || String(2200 - index * 15),
    index % 2 ? 'GES' : 'ARA',
    index % 3 ? 'Tours' : 'Cavaliers',
    BORN[index % 5],
    ['m', 'M', 'F', 'f'][index % 4],
    REMARKS[index % 5],
  ]),
  [named(3), RATINGS[3], 'GES', 'Cavaliers', BORN[3], 'f', ''],
  ['', '', '', '', '', '', ''],
  ['Total : 38 inscrits', '', '', '', '', '', ''],
];

test('a messy list of 38: seven clicks to round 1 on the wall', async () => {
  const office = await startOffice({ language: 'fr' });
  const pane = await Pane.open('fr');
  const used = ['New', 'Print'];
  const click = async (testId: string) => {
    used.push(testId);
    await pane.click(testId);
  };
  office.book.beginBatch();
  const all = areaOrRefuse(`A1:G${ROWS.length}`);
  writeTyped(office.sheet('Sheet1').sheet, all, ROWS);
  office.book.endBatch();
  const changed = () =>
    pane.settle(async () => {
      await pane.desk.refresh();
      await lookForPasted(pane.desk);
      await lookAgain(pane.desk);
    });
  await changed();
  await click('pasted-take');
  expect(pane.isDisabled('adopt-event')).toBe(true);
  // The one cell that is wrong is put right in the sheet, and the list is read again by itself.
  office.type('Sheet1', `B${ROWS.findIndex(([, rating]) => rating === '18O5') + 1}`, '1805');
  for (let tries = 0; tries < 50 && pane.isDisabled('adopt-event'); tries++) await changed();
  await pane.fill('field-name', 'Open de Printemps');
  await click('adopt-event');
  expect(pane.desk.getState().event?.tournament?.players).toHaveLength(38);
  await click('pair-next');
  await click('write-round');
  expect(pane.desk.getState().event?.tournament?.pairedRounds).toBe(1);
  // Everybody who plays stands on the list for the wall, which the round has brought along.
  const wall = office.sheet('Par nom').values('A5:E42');
  expect(wall.filter(([name]) => name !== '').length).toBeGreaterThan(25);
  expect(used.length).toBeLessThanOrEqual(7);
});
