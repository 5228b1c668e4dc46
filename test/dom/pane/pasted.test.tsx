/** Players pasted where no table grows around them are noticed and offered. */
import { writeTyped } from '../../../workbench/host/api/range/rangeContents';
import { areaOrRefuse } from '../../../workbench/host/cells/address';
import { lookForPasted } from '../../../taskpane/actions/setup/pasted';
import { startOffice, type Office } from '../../support/pane/officeHost';
import { Pane } from '../../support/pane/pane';

/** A block put into the cells, as a paste does where the table stays as it is. */
function paste(office: Office, sheet: string, address: string, rows: string[][]): void {
  office.book.beginBatch();
  writeTyped(office.sheet(sheet).sheet, areaOrRefuse(address), rows);
  office.book.endBatch();
}

const changed = (pane: Pane) =>
  pane.settle(async () => {
    await pane.desk.refresh();
    await lookForPasted(pane.desk);
  });
const players = (pane: Pane) => pane.desk.getState().event?.tournament?.players.length;

test('eight names pasted on the empty first row of Players become eight players', async () => {
  const office = await startOffice();
  const pane = await Pane.open('en');
  await pane.fill('field-name', 'Club evening');
  await pane.click('create-event');
  const names = ['Alder', 'Birch', 'Cedar', 'Elm', 'Fir', 'Hazel', 'Larch', 'Maple'];
  paste(
    office,
    'Players',
    'C5:D12',
    names.map((name, index) => [name, String(2000 - index)]),
  );
  // Remarks further down are nobody.
  paste(office, 'Players', 'C14:C14', [['Paid on the day: 3']]);
  await changed(pane);
  expect(players(pane)).toBe(1);
  expect(pane.text('pasted')).toContain('7 players are below the table in Players');
  const looks = () => pane.find('pair-next').className;
  // What is offered is the one thing to do: pairing looks like the next thing only afterwards.
  const asked = looks();
  await pane.click('pasted-take');
  expect(looks()).not.toBe(asked);
  expect(players(pane)).toBe(8);
  expect(pane.text('notice')).toContain('7 players added');
  await changed(pane);
  expect(pane.has('pasted')).toBe(false);
  await pane.click('pair-next');
  expect(pane.desk.getState().view).toBe('preview');
});

test('a list pasted into an empty workbook is offered by its sheet and count', async () => {
  const office = await startOffice();
  const pane = await Pane.open('en');
  await changed(pane);
  expect(pane.has('pasted')).toBe(false);
  paste(office, 'Sheet1', 'B3:C6', [
    ['Name', 'Rating'],
    ['Alder', '2000'],
    ['Birch', '1900'],
    ['Cedar', '1800'],
  ]);
  await changed(pane);
  expect(pane.text('pasted')).toContain('3 players in Sheet1: import them?');
  await pane.click('pasted-take');
  expect(pane.text('adopted')).toContain('Cedar');
  await pane.click('adopt-event');
  expect(players(pane)).toBe(3);
});
