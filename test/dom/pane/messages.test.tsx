/** One scale of messages: what blocks comes first, with its button to the cell; then warnings, then notes. */
import { startOffice } from '../../support/pane/officeHost';
import { Pane } from '../../support/pane/pane';

test('the cell that blocks is first, its button goes there, and the rest is counted', async () => {
  const office = await startOffice();
  office.type('Sheet1', 'A1', 'No');
  office.type('Sheet1', 'B1', 'Name');
  office.type('Sheet1', 'C1', 'Rtg');
  // Two of one name are a note, a number that is not used another; a rating that is none blocks.
  [
    [1, 'Alder, Ann', '1800'],
    [2, 'Birch, Bo', '1700'],
    [4, 'Alder, Ann', '1600'],
    [5, 'Fir, Flo', '15O0'],
  ].forEach((row, index) =>
    row.forEach((cell, column) =>
      office.type('Sheet1', `${'ABC'[column]}${index + 2}`, String(cell)),
    ),
  );
  const pane = await Pane.open('en');
  await pane.click('start-adopt');
  await pane.click('adopt-look');
  const levels = () =>
    [...pane.root.querySelectorAll('main [data-level]')].map((each) =>
      each.getAttribute('data-level'),
    );
  expect(levels()[0]).toBe('blocking');
  expect(pane.text('adopt-errors')).toContain('Sheet1!C5');
  await pane.click('go-to-cell');
  const { sheet, area } = office.book.selection();
  expect([sheet.name, area]).toEqual(['Sheet1', { row: 4, column: 2, rows: 1, columns: 1 }]);

  office.type('Sheet1', 'C5', '1500');
  await pane.click('adopt-look');
  expect(levels()).not.toContain('blocking');
  await pane.click('adopt-event');
  office.type('Players', 'D6', 'x1');
  await pane.settle(() => pane.desk.refresh());
  const messages = pane.find('messages');
  expect(messages.getAttribute('data-level')).toBe('blocking');
  expect(messages.querySelector('h2')!.textContent).toMatch(/^Fix 1 cell · /);
  // The bar of the round stays, and on every other view it leads to what is to be fixed.
  expect(pane.text('round-bar')).toBe('Before round 1');
  await pane.click('open-standings');
  expect(pane.text('round-bar')).toBe('Before round 1Fix 1 cell');
  await pane.click('round-bar-problems');
  expect(pane.desk.getState().view).toBe('problems');
  await pane.click('back');
  await pane.click('open-problems');
  expect(levels()[0]).toBe('blocking');
});
