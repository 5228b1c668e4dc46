/** A club's rules of the ladder, chosen in the pane. */
import { startOffice } from '../../../support/pane/officeHost';
import { Pane } from '../../../support/pane/pane';

test('a ladder with the rules of a club: a set, fields, the whole text; live standings', async () => {
  const office = await startOffice();
  ['Name', 'Ash, Rue', 'Birch, Sage', 'Cedar, Moss', 'Dill, Fern'].forEach((name, row) =>
    office.type('Sheet1', `A${row + 1}`, name),
  );
  const pane = await Pane.open('en');
  await pane.click('start-adopt');
  await pane.click('adopt-look');
  expect(pane.has('field-set')).toBe(false);
  await pane.fill('field-system', 'keizer');
  await pane.fill('field-rounds', '30');
  await pane.fill('field-set', 'freekeizer');
  await pane.fill('field-rule-top', '40');
  await pane.fill('field-rule-rematch', '1');
  expect((pane.find('field-rules') as HTMLInputElement).value).toBe(
    'freekeizer; top 40; rematch 1',
  );
  await pane.fill('field-rule-rematch', '');
  expect((pane.find('field-rules') as HTMLInputElement).value).toBe('freekeizer; top 40');
  await pane.click('adopt-event');
  const { tournament, settings } = pane.desk.getState().event!;
  expect([settings.system, tournament!.systemParameters]).toEqual(['keizer', 'freekeizer; top 40']);
  await pane.click('pair-next');
  await pane.click('write-round');
  for (const row of [5, 6]) office.type('Round 1', `F${row}`, '1-0');
  await pane.settle(() => pane.desk.refresh());
  await pane.click('open-standings');
  await pane.click('write-standings');
  const formulas = office.sheet('Standings').formulas('A1:A8').flat().map(String);
  expect(formulas.filter((each) => each.includes('LADDER_STANDINGS'))).toHaveLength(1);
});
