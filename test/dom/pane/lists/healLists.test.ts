/**
 * Excel asks for custom functions before the add-in has given them, shows `#NAME?` and does not ask again
 * (office-js #4502, #5408, #6611): what helps is entering the formula anew. Where that does not, the list is
 * written as values. The workbook here knows no functions, so that every live list shows `#NAME?`.
 */
import '../../../support/files/textCoding';
import { healLists } from '../../../../taskpane/actions/lists/healLists';
import { rankingOf } from '../../../../src/event/lists/lists';
import { isChecked } from '../../../../src/event/open/openEvent';
import { inNamespace, isLiveFormula } from '../../../../src/sheets/liveLists';
import { excelBook } from '../../../../taskpane/excel/excelBook';
import { setNamespace } from '../../../../taskpane/excel/namespace';
import type { Desk } from '../../../../taskpane/store/desk';
import { list, nextRound, result, sevenPlayers } from '../../../support/pane/deskBook';
import type { Office } from '../../../support/pane/officeHost';

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

/** The list as if its functions had answered so, and would not be asked again. */
function answer(office: Office, rows: readonly (readonly (string | number)[])[]): string {
  office.book.onRecalculate = () => undefined;
  const { sheet } = office.sheet('Standings');
  const { formula } = sheet.content(3, 0);
  rows.forEach((row, index) =>
    row.forEach((value, column) => {
      const isAnchor = index + column === 0;
      sheet.write({ row: 3 + index, column, rows: 1, columns: 1 }, [
        [isAnchor ? { value, formula } : { value }],
      ]);
    }),
  );
  return formula!;
}

/** Rank and number as the event has them now. */
function ranking(desk: Desk): (string | number)[][] {
  const { event } = desk.getState();
  if (!isChecked(event)) throw new Error('not read');
  const list = rankingOf(event, { tieBreaks: ['BH', 'SB'], after: 0 });
  if (!list.ok) throw new Error(list.problems[0].code);
  return [['Rank', 'No'], ...list.value.rows.map(({ rank, no }) => [rank, no])];
}

test('a list that shows another ranking is entered again, and that is said quietly', async () => {
  const { office, desk } = await withLiveList();
  const right = ranking(desk);
  const formula = answer(office, [right[0], ...right.slice(1).reverse()]);
  await desk.refresh();
  let pauses = 0;
  await healLists(desk, async () => {
    if (++pauses === 2) answer(office, right);
  });
  expect(pauses).toBe(2);
  expect(office.sheet('Standings').formulas('A4')).toEqual([[formula]]);
  expect(desk.getState().notice).toMatchObject({
    tone: 'info',
    lines: [{ key: 'pane.list-caught-up' }],
  });
  const before = office.host.batches;
  await healLists(desk, () => Promise.reject(new Error('waited')));
  expect(office.host.batches).toBe(before);
});

test('one that goes on showing it is written as values; while results come in nothing is judged', async () => {
  const { office, desk } = await withLiveList();
  const right = ranking(desk);
  const wrong = [right[0], ...right.slice(1).reverse()];
  const formula = answer(office, wrong);
  await desk.refresh();
  // A result comes while the functions are waited for.
  await healLists(desk, () => result(desk, 2, 0, '1-0'));
  expect(office.sheet('Standings').formulas('A4')).toEqual([[formula]]);
  answer(office, [right[0], ...ranking(desk).slice(1).reverse()]);
  await desk.refresh();
  await healLists(desk, async () => undefined);
  expect(isLiveFormula(office.sheet('Standings').formulas('A4')[0][0])).toBe(false);
  expect(desk.getState().notice).toMatchObject({
    tone: 'warning',
    lines: [{ key: 'pane.list-behind' }],
  });
});

test('a list that catches up by itself, one that waits for F9 and one of another formula are left alone', async () => {
  const { office, desk } = await withLiveList();
  const right = ranking(desk);
  const wrong = [right[0], ...right.slice(1).reverse()];
  const formula = answer(office, wrong);
  await desk.refresh();
  await healLists(desk, async () => void answer(office, right));
  answer(office, wrong);
  office.book.isCalculatedByHand = true;
  await desk.refresh();
  desk.set({ notice: null });
  const never = () => Promise.reject(new Error('waited'));
  await healLists(desk, never);
  office.book.isCalculatedByHand = false;
  const { sheet } = office.sheet('Standings');
  const own = formula.replace('"BH,SB"', '"BH,SB",1,"literal"').replace(',,,"', ',"');
  sheet.write({ row: 3, column: 0, rows: 1, columns: 1 }, [[{ value: 'Rank', formula: own }]]);
  await desk.refresh();
  await healLists(desk, never);
  expect(desk.getState().notice).toBeNull();
});

test('#REF! of another add-in with functions of the same name is told', async () => {
  const { office, desk } = await withLiveList();
  answer(office, [['#REF!']]);
  await desk.refresh();
  await healLists(desk, async () => void answer(office, [['#REF!']]));
  expect(desk.getState().notice?.lines).toEqual([
    { key: 'pane.list-as-values' },
    { key: 'pane.list-rival' },
  ]);
});

describe('an add-in of another place, with a namespace of its own', () => {
  beforeEach(() => setNamespace('FEDCHESS'));
  afterEach(() => setNamespace(null));

  test('writes its own functions, knows those of others, and enters them under its own name', async () => {
    const { office, desk } = await withLiveList();
    const entered = () => String(office.sheet('Standings').formulas('A4')[0][0]);
    expect(entered()).toMatch(/^=FEDCHESS\.STANDINGS\(FEDCHESS\.CROSSTABLE\(Players/);
    expect(office.sheet('Standings').formulas('A3')[0][0]).toContain('FEDCHESS.VERSION()');
    const { sheet } = office.sheet('Standings');
    const formula = entered().replace(/FEDCHESS\./g, '[2]!_xldudf_CHESS_');
    sheet.write({ row: 3, column: 0, rows: 1, columns: 1 }, [[{ value: '#NAME?', formula }]]);
    await desk.refresh();
    expect(await excelBook.liveLists({ id: '', name: '' })).toEqual(['standings']);
    let seen = '';
    await healLists(desk, async () => void (seen = entered()));
    expect(seen).toMatch(/^=FEDCHESS\.STANDINGS\(FEDCHESS\.CROSSTABLE\(Players/);
  });
});

test('the spellings in which Excel saves our functions are known', () => {
  for (const formula of [
    '=CHESS.STANDINGS(A1)',
    '=_xldudf_CHESS_STANDINGS(A1)',
    '=[2]!_xldudf_CHESS_STANDINGS(A1)',
    "='[2]'!_xldudf_CHESS_STANDINGS(A1)",
    '=CHESSDEV.EVENT_STANDINGS(A1)',
    '=_xldudf_FED_CROSSTABLE_COUNTED(A1)',
  ])
    expect({ formula, is: isLiveFormula(formula) }).toEqual({ formula, is: true });
  expect(isLiveFormula("='CHESS'!A1")).toBe(false);
  expect(isLiveFormula('=SUM(CHESS.WINS(1,A1))')).toBe(false);
  expect(isLiveFormula('=STANDINGS(A1)')).toBe(false);
  expect(isLiveFormula('=CHESS.WINS(1,A1)')).toBe(false);
  expect(
    inNamespace('=[2]!_xldudf_CHESS_STANDINGS([2]!_xldudf_CHESS_CROSSTABLE(A1),"X.CROSS")'),
  ).toBe('=CHESS.STANDINGS(CHESS.CROSSTABLE(A1),"X.CROSS")');
});
