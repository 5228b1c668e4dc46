/** Habits of arbiters in their own workbook that other tests do not have (docs/real-excel.md, "Habits"). */
import '../../../support/files/textCoding';
import { healLists } from '../../../../taskpane/actions/lists/healLists';
import { isLiveFormula } from '../../../../src/sheets/liveLists';
import { list, nextRound, result, sevenPlayers } from '../../../support/pane/deskBook';

jest.setTimeout(60_000);

test('columns that were hidden stay hidden, whatever is written beside and beneath them', async () => {
  const { office, desk } = await sevenPlayers();
  await nextRound(desk);
  await list(desk, 'standings');
  const hidden = ['Players', 'Round 2', 'Standings'].map((name) => office.sheet(name).sheet);
  for (const sheet of hidden) sheet.setColumnsHidden(2, 1, true);
  const before = office.sheet('Standings').values('A4:D11');
  await result(desk, 2, 0, '1-0');
  await result(desk, 2, 0, '');
  await list(desk, 'standings');
  expect(hidden.map((sheet) => sheet.isColumnHidden(2))).toEqual([true, true, true]);
  expect(office.sheet('Standings').values('A4:D11')).toEqual(before);
  await desk.refresh();
  expect(desk.getState().event?.problems ?? []).toEqual([]);
});

test('panes that were frozen elsewhere stay so when a result is entered', async () => {
  const { office, desk } = await sevenPlayers();
  await nextRound(desk);
  const { sheet } = office.sheet('Round 2');
  sheet.frozen = { rows: 6, columns: 2 };
  await result(desk, 2, 0, '1-0');
  expect(sheet.frozen).toEqual({ rows: 6, columns: 2 });
});

test('a live list whose table was cut and pasted over is written as values, and no other add-in is blamed', async () => {
  const { office, desk } = await sevenPlayers();
  await nextRound(desk);
  await list(desk, 'standings', true);
  await office.calculated();
  const [[formula]] = office.sheet('Standings').formulas('A4');
  // What Excel leaves of references whose cells were cut away.
  const lost = String(formula).replace(/Round_1\[[^\]]*\](\])?|Round_1/, '#REF!');
  expect(lost).not.toBe(formula);
  office
    .sheet('Standings')
    .sheet.write({ row: 3, column: 0, rows: 1, columns: 1 }, [[{ value: '#REF!', formula: lost }]]);
  await desk.refresh();
  await healLists(desk, async () => undefined);
  const [[now]] = office.sheet('Standings').formulas('A4');
  expect(isLiveFormula(now)).toBe(false);
  expect(office.sheet('Standings').values('A4')).toEqual([['Rank']]);
  const said = desk.getState().notice?.lines.map(({ key }) => key) ?? [];
  expect(said).toContain('pane.list-as-values');
  expect(said).not.toContain('pane.list-rival');
});
