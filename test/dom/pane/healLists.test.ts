/**
 * Excel asks for custom functions before the add-in has given them, shows `#NAME?` and does not ask again
 * (office-js #4502, #5408, #6611): what helps is entering the formula anew. Where that does not, the list is
 * written as values. The workbook here knows no functions, so that every live list shows `#NAME?`.
 */
import '../../support/textCoding';
import { healLists } from '../../../taskpane/actions/healLists';
import { isLiveFormula } from '../../../src/sheets/liveLists';
import { list, nextRound, sevenPlayers } from '../../support/deskBook';

jest.setTimeout(60_000);

async function withLiveList() {
  const book = await sevenPlayers();
  await nextRound(book.desk);
  await list(book.desk, 'standings', true);
  await book.office.calculated();
  await book.desk.refresh();
  expect(book.office.sheet('Standings').values('A4')).toEqual([['#NAME?']]);
  return book;
}

test('a list that comes back after it was entered again stays a formula', async () => {
  const { office, desk } = await withLiveList();
  const { sheet } = office.sheet('Standings');
  const { formula } = sheet.content(3, 0);
  await healLists(desk, async () => {
    // The function has answered.
    await office.calculated();
    office.book.isCalculatedByHand = true;
    sheet.write({ row: 3, column: 0, rows: 1, columns: 1 }, [[{ value: 'Rank', formula }]]);
  });
  expect(office.sheet('Standings').formulas('A4')).toEqual([[formula]]);
});

test('a list that does not is written as values, and that is said', async () => {
  const { office, desk } = await withLiveList();
  await healLists(desk, async () => undefined);
  const [head, ...rows] = office.sheet('Standings').values('A4:C11');
  expect(head).toEqual(['Rank', 'No', 'Name']);
  expect(rows.map(([, no]) => no).sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(isLiveFormula(office.sheet('Standings').formulas('A4')[0][0])).toBe(false);
  expect(desk.getState().notice?.lines).toContainEqual({ key: 'pane.list-as-values' });
  const before = office.host.batches;
  await healLists(desk, async () => undefined);
  expect(office.host.batches).toBe(before);
});

test('a list that is still being asked for is left alone', async () => {
  const { office, desk } = await withLiveList();
  const { sheet } = office.sheet('Standings');
  const { formula } = sheet.content(3, 0);
  office.book.isCalculatedByHand = true;
  sheet.write({ row: 3, column: 0, rows: 1, columns: 1 }, [[{ value: '#BUSY!', formula }]]);
  await desk.refresh();
  await healLists(desk, () => Promise.reject(new Error('waited')));
  expect(office.sheet('Standings').formulas('A4')).toEqual([[formula]]);
});

test('the spellings in which Excel saves our functions are known', () => {
  for (const formula of [
    '=CHESS.STANDINGS(A1)',
    '=_xldudf_CHESS_STANDINGS(A1)',
    '=[2]!_xldudf_CHESS_STANDINGS(A1)',
    "='[2]'!_xldudf_CHESS_STANDINGS(A1)",
  ])
    expect({ formula, is: isLiveFormula(formula) }).toEqual({ formula, is: true });
  expect(isLiveFormula("='CHESS'!A1")).toBe(false);
  expect(isLiveFormula('=SUM(CHESS.WINS(1,A1))')).toBe(false);
});
