/** A missing rating in the pane: the problem names its cell, and a click goes there. */
import { startOffice } from '../../support/pane/officeHost';
import { Pane } from '../../support/pane/pane';

const LIST = [
  ['Name', 'Rating'],
  ['Alder, Rue', '2100'],
  ['Birch, Sage', ''],
  ['Elm, Poppy', '1900'],
  ['Fir, Mint', '1800'],
];

it('selects the rating cell of the player whom Dubov cannot pair', async () => {
  const office = await startOffice();
  LIST.forEach((row, i) =>
    row.forEach((text, j) => text && office.type('Sheet1', `${'AB'[j]}${i + 1}`, text)),
  );
  const pane = await Pane.open('en');
  await pane.click('start-adopt');
  await pane.click('adopt-look');
  await pane.fill('field-rounds', '3');
  await pane.fill('field-system', 'dubov-2026');
  await pane.click('adopt-event');
  await pane.click('pair-next');
  expect(pane.text('problems')).toContain('4 Birch, Sage has no rating');
  const link = pane.find('problems').querySelector('button')!;
  // The table starts in A4; whoever has no rating comes last of the four.
  expect(link.textContent).toBe('Players!D8');
  await pane.settle(() => link.click());
  const { sheet, area } = office.book.selection();
  expect([sheet.name, area]).toEqual(['Players', { row: 7, column: 3, rows: 1, columns: 1 }]);
});
