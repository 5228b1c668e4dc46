/**
 * What people do between two round trips of one action: a sort, a filter, another workbook in front. Each
 * was found by trying (an audit of July's version), and each cost a result, a round or an undo then.
 */
import '../../../support/files/textCoding';
import type { BatchRequest } from '../../../../workbench/host/batch';
import { filterRows } from '../../../../workbench/host/cells/filters';
import type { BookTable, CellContent } from '../../../../workbench/host/book';
import { enterResult } from '../../../../taskpane/actions/round/results';
import { loadHistory, putBack } from '../../../../taskpane/actions/historyActions';
import { gamesOf } from '../../../../src/event/results/results';
import { dumpBook } from '../../../support/files/bookDump';
import { bookInUse, list, nextRound, result, sevenPlayers } from '../../../support/pane/deskBook';
import type { Office } from '../../../support/pane/officeHost';

jest.setTimeout(60_000);

const SET_PROPERTY = 4;
const writes = (request: BatchRequest, ...names: string[]): boolean =>
  request.Actions.some(
    ({ ActionType, Name }) => ActionType === SET_PROPERTY && names.includes(Name),
  );

/** Something happens right before a batch reaches the workbook. */
function before(office: Office, when: (request: BatchRequest) => boolean, work: () => void): void {
  let isDone = false;
  office.host.failAt((request) => {
    if (isDone || !when(request)) return false;
    isDone = true;
    work();
    return false;
  });
}

const tableOf = (office: Office, name: string): BookTable =>
  office.book.tables().find((table) => table.name === name)!;

/** As the arbiter sorts: whole rows change places. */
function reverseRows({ sheet, area }: BookTable): void {
  const rows = Array.from({ length: area.rows - 1 }, (_, index) => area.row + 1 + index);
  const contents = rows.map((row) =>
    Array.from({ length: area.columns }, (_, column): CellContent => ({
      ...sheet.content(row, area.column + column),
    })),
  );
  sheet.write({ ...area, row: area.row + 1, rows: rows.length }, contents.reverse());
}

const lines = (desk: { getState(): { notice: { lines: readonly { key: string }[] } | null } }) =>
  desk.getState().notice?.lines.map(({ key }) => key) ?? [];

describe('the table is sorted between reading and writing', () => {
  test('a result stands with its game', async () => {
    const { office, desk } = await bookInUse();
    const game = gamesOf(desk.getState().event, 2)[1];
    const round = tableOf(office, 'Round_2');
    before(
      office,
      (request) => writes(request, 'Values'),
      () => reverseRows(round),
    );
    await enterResult(desk, 2, game, '0-1');
    await desk.refresh();
    const now = gamesOf(desk.getState().event, 2);
    const of = (white: number) => now.find((each) => each.white === white);
    expect(of(game.white)).toMatchObject({ black: game.black, result: '0-1' });
    const typed = now.map((each) => each.result).filter(Boolean);
    expect(typed.sort()).toEqual(['0-1', '1-0']);
    expect(desk.getState().notice?.tone ?? 'success').not.toBe('error');
  });

  test('a round, a list: written for what stands there now, or nothing is', async () => {
    const { office, desk } = await bookInUse();
    for (const index of [1, 2]) await result(desk, 2, index, '1-0');
    const round = tableOf(office, 'Round_2');
    for (const act of [() => nextRound(desk), () => list(desk, 'standings')]) {
      before(
        office,
        (request) => writes(request, 'Values'),
        () => reverseRows(round),
      );
      await act();
      expect(desk.getState().notice?.tone).not.toBe('error');
    }
    expect(desk.getState().event!.tournament!.pairedRounds).toBe(3);
    expect(desk.getState().event!.problems).toEqual([]);
  });

  test('what is put back is put back for what stands there now', async () => {
    const { office, desk } = await bookInUse();
    const [first, second] = gamesOf(desk.getState().event, 2);
    await result(desk, 2, 1, '0-1');
    await loadHistory(desk);
    const round = tableOf(office, 'Round_2');
    let isSorted = false;
    before(
      office,
      (request) => writes(request, 'Formulas'),
      () => {
        reverseRows(round);
        isSorted = true;
      },
    );
    await putBack(desk, desk.getState().history[0].id);
    expect(isSorted).toBe(true);
    expect(desk.getState().notice).toMatchObject({ tone: 'success' });
    const now = gamesOf(desk.getState().event, 2);
    const of = (white: number) => now.find((each) => each.white === white);
    expect(of(first.white)).toMatchObject({ black: first.black, result: first.result });
    expect(of(second.white)).toMatchObject({ black: second.black, result: '' });
    expect(desk.getState().event!.problems).toEqual([]);
  });
});

describe('another workbook has the focus', () => {
  test('a result is written all the same', async () => {
    const { office, desk } = await bookInUse();
    office.book.isInBackground = true;
    await result(desk, 2, 1, '0-1');
    expect(desk.getState().notice?.tone ?? 'success').toBe('success');
    expect(office.sheet('Round 2').values('F6')).toEqual([['0-1']]);
  });

  test('a list is written anew, though nobody can be taken to its sheet', async () => {
    const { office, desk } = await bookInUse();
    const round = office.sheet('Round 2').sheet;
    await list(desk, 'standings');
    await result(desk, 2, 1, '0-1');
    office.book.activate(round);
    office.book.isInBackground = true;
    await list(desk, 'standings');
    expect(desk.getState().notice?.tone).not.toBe('error');
    expect(office.book.activeSheet().name).toBe('Round 2');
  });

  test('nobody is taken to a sheet that is shown already, or away from their own', async () => {
    const { office, desk } = await bookInUse();
    const activated: string[] = [];
    office.book.listen((event) => {
      if (event.kind === 'activated') activated.push(event.sheet.name);
    });
    let asked = 0;
    office.host.failAt((request) => {
      asked += Object.values(request.ObjectPaths).filter(({ Name }) => Name === 'Activate').length;
      asked += request.Actions.filter(({ Name }) => Name === 'Activate').length;
      return false;
    });
    await result(desk, 2, 1, '0-1');
    expect({ asked, activated }).toEqual({ asked: 0, activated: [] });
  });
});

describe('a filter hides rows', () => {
  test('one result is written where it belongs, and the filter stays', async () => {
    const { office, desk } = await bookInUse();
    const round = tableOf(office, 'Round_2');
    filterRows(round, [round.area.row + 1]);
    await result(desk, 2, 1, '0-1');
    expect(office.sheet('Round 2').values('F5:F6').flat()).toEqual(['1-0', '0-1']);
    expect(round.filteredOut).toHaveLength(1);
  });

  test('whoever puts a round back is told that its filter was taken off, and every cell is right', async () => {
    const { office, desk } = await bookInUse();
    const round = tableOf(office, 'Round_2');
    const cells = () => office.sheet('Round 2').values('A4:J8');
    const first = cells();
    await result(desk, 2, 1, '0-1');
    filterRows(round, [round.area.row + 1, round.area.row + 2]);
    await loadHistory(desk);
    await putBack(desk, desk.getState().history[0].id);
    expect(desk.getState().notice).toMatchObject({ tone: 'success' });
    expect(lines(desk)).toContain('pane.filter-cleared');
    const undone = first.map((row, index) =>
      index === 1 ? row.map((cell, column) => (column === 5 ? '' : cell)) : row,
    );
    expect([first, undone]).toContainEqual(cells());
    expect(round.filteredOut).toBeUndefined();
  });

  test('a round paired again takes the filter off', async () => {
    const { office, desk } = await sevenPlayers();
    await nextRound(desk);
    const round = tableOf(office, 'Round_2');
    filterRows(round, [round.area.row + 2]);
    await nextRound(desk, true);
    expect(lines(desk)).toContain('pane.filter-cleared');
    expect(desk.getState().event!.problems).toEqual([]);
  });
});

describe('rows are hidden by hand', () => {
  test('one result is written where it belongs, and they stay hidden', async () => {
    const { office, desk } = await bookInUse();
    const { sheet, area } = tableOf(office, 'Round_2');
    sheet.setRowsHidden(area.row + 1, 1, true);
    await result(desk, 2, 1, '0-1');
    expect(office.sheet('Round 2').values('F5:F6').flat()).toEqual(['1-0', '0-1']);
    expect(sheet.isRowHidden(area.row + 1)).toBe(true);
    expect(lines(desk)).not.toContain('pane.rows-shown');
  });

  test('whoever puts a round back is told that they are shown, and every cell is right', async () => {
    const { office, desk } = await bookInUse();
    const { sheet, area } = tableOf(office, 'Round_2');
    const cells = () => office.sheet('Round 2').values('A4:J8');
    const first = cells();
    await result(desk, 2, 1, '0-1');
    sheet.setRowsHidden(area.row + 1, 2, true);
    await loadHistory(desk);
    await putBack(desk, desk.getState().history[0].id);
    expect(desk.getState().notice).toMatchObject({ tone: 'success' });
    expect(lines(desk)).toContain('pane.rows-shown');
    const undone = first.map((row, index) =>
      index === 1 ? row.map((cell, column) => (column === 5 ? '' : cell)) : row,
    );
    expect([first, undone]).toContainEqual(cells());
    expect(sheet.isRowHidden(area.row + 1)).toBe(false);
  });

  test('a list that is written again hides nobody, whoever hid its rows meanwhile', async () => {
    const { office, desk } = await bookInUse();
    for (const index of [1, 2]) await result(desk, 2, index, '1-0');
    await list(desk, 'standings');
    const shown = () => office.sheet('Standings').values('A1:F11');
    const right = shown();
    const { sheet } = office.sheet('Standings');
    sheet.setRowsHidden(5, 2, true);
    await list(desk, 'standings');
    expect(lines(desk)).toContain('pane.rows-shown');
    expect(shown()).toEqual(right);
    // Between the look and the write, too.
    before(
      office,
      (request) => writes(request, 'Values'),
      () => sheet.setRowsHidden(5, 2, true),
    );
    await list(desk, 'standings');
    expect(shown()).toEqual(right);
  });

  test.each(['filter', 'hand'])(
    'what a failed write left is put back row by row (%s)',
    async (by) => {
      const { office, desk } = await bookInUse();
      const round = tableOf(office, 'Round_2');
      const { sheet, area } = round;
      if (by === 'filter') filterRows(round, [area.row + 1]);
      else sheet.setRowsHidden(area.row + 1, 1, true);
      const was = dumpBook(office.book);
      office.host.failAt((request) => writes(request, 'Values'), 'GeneralException', 12);
      await result(desk, 2, 1, '0-1');
      expect(desk.getState().notice?.tone).toBe('error');
      expect(dumpBook(office.book).sheets).toEqual(was.sheets);
    },
  );
});
