/**
 * Several clients on one book. Expected: "Coauthoring in Excel add-ins" (Microsoft, 06/02/2026) for cells,
 * `TableRowCollection.add` and events; OfficeDev/office-js #1803 and #1813 for sheets of one name.
 */
import '../../support/files/textCoding';
import { MemoryBook } from '../../../workbench/host/memory/memoryBook';
import { dumpBook } from '../../support/files/bookDump';
import { meetAll, people, type Person } from '../../support/pane/coauthors';
import { startOffice } from '../../support/pane/officeHost';

function book(): MemoryBook {
  const made = new MemoryBook('Games');
  const [sheet] = made.sheets();
  sheet.write({ row: 0, column: 0, rows: 3, columns: 2 }, [
    [{ value: 'Game' }, { value: 'Result' }],
    [{ value: 'A – B' }, { value: '' }],
    [{ value: 'C – D' }, { value: '' }],
  ]);
  made.addTable(sheet, { row: 0, column: 0, rows: 3, columns: 2 }, 'Games');
  sheet.setStyle({ row: 0, column: 0, rows: 1, columns: 2 }, { bold: true });
  made.setName({ name: 'ours', formula: '=Games!$A$1', visible: false, comment: '' });
  return made;
}

const dumps = (all: readonly Person[]) => all.map(({ book: each }) => dumpBook(each));
const same = (all: readonly Person[]): void => {
  const [first, ...others] = dumps(all);
  for (const other of others) expect({ ...other, active: '' }).toEqual({ ...first, active: '' });
};

test('somebody who opens the workbook has all of it', () =>
  same(people(book(), ['ann', 'bob', 'cid'])));

test('cells are merged one by one, and nothing is seen before both have met', () => {
  const all = people(book(), ['ann', 'bob']);
  const [ann, bob] = all;
  ann.type('Games', 'B2', '1-0');
  bob.type('Games', 'B3', '0-1');
  expect(bob.value('Games', 'B2')).toBe('');
  meetAll(all);
  expect([bob.value('Games', 'B2'), ann.value('Games', 'B3')]).toEqual(['1-0', '0-1']);
  same(all);
});

test('of two entries in one cell the one stays that reaches the document last', () => {
  const all = people(book(), ['ann', 'bob']);
  const [ann, bob] = all;
  ann.type('Games', 'B2', '1-0');
  bob.type('Games', 'B2', '0-1');
  bob.meet();
  ann.meet();
  bob.meet();
  expect([ann, bob].map((each) => each.value('Games', 'B2'))).toEqual(['1-0', '1-0']);
});

test('somebody who is offline goes on, and all is merged when they are back', () => {
  const all = people(book(), ['ann', 'bob']);
  const [ann, bob] = all;
  bob.coauthor.isOffline = true;
  ann.type('Games', 'B2', '1-0');
  bob.type('Games', 'B3', '0-1');
  meetAll(all);
  expect(ann.value('Games', 'B3')).toBe('');
  bob.coauthor.isOffline = false;
  meetAll(all);
  same(all);
  expect(ann.value('Games', 'B3')).toBe('0-1');
});

test('a table that both have written below has grown once; a cell has the last writer', () => {
  const all = people(book(), ['ann', 'bob']);
  const [ann, bob] = all;
  ann.type('Games', 'A4', 'E – F');
  bob.type('Games', 'A4', 'G – H');
  bob.type('Games', 'A5', 'I – J');
  meetAll(all);
  expect(ann.book.tables()[0].area.rows).toBe(5);
  expect(ann.value('Games', 'A4')).toBe('G – H');
  expect(all.flatMap(({ reloads }) => reloads)).toEqual([]);
  same(all);
});

test('sheets of one name: the later one loses what was done, and has what the first did', () => {
  const all = people(book(), ['ann', 'bob']);
  const [ann, bob] = all;
  for (const { book: own, name } of all)
    own.addSheet('Round 2').write({ row: 0, column: 0, rows: 1, columns: 1 }, [[{ value: name }]]);
  bob.type('Games', 'B3', '0-1');
  meetAll(all);
  expect([ann.reloads, bob.reloads]).toEqual([[], ['sheet-name']]);
  expect([bob.value('Round 2', 'A1'), bob.value('Games', 'B3')]).toEqual(['ann', '']);
  same(all);
});

test('a sheet that somebody deletes under another, tables of one name', () => {
  const one = people(book(), ['ann', 'bob']);
  one[0].book.addSheet('Notes');
  meetAll(one);
  one[0].book.deleteSheet(one[0].sheet('Notes'));
  one[1].type('Notes', 'A1', 'mine');
  meetAll(one);
  expect(one[1].reloads).toEqual(['sheet-deleted']);
  same(one);

  const two = people(book(), ['ann', 'bob']);
  for (const { book: own, name } of two)
    own.addTable(own.addSheet(name), { row: 0, column: 0, rows: 2, columns: 1 }, 'Log');
  meetAll(two);
  expect(two[1].reloads).toEqual(['table-name']);
});

describe('through office.js', () => {
  const office = async (): Promise<Person[]> => {
    await startOffice();
    const all = people(book(), ['ann', 'bob']);
    all[0].act();
    return all;
  };

  test('rows added to a table beside which somebody types: refused, and what was done is lost', async () => {
    const [ann, bob] = await office();
    await Excel.run(async (context) => {
      context.workbook.tables.getItem('Games').rows.add(undefined, [['E – F', '']]);
      await context.sync();
    });
    bob.type('Games', 'B3', '0-1');
    bob.meet();
    ann.meet();
    expect(ann.reloads).toEqual(['rows-shifted']);
    expect([ann.value('Games', 'A4'), ann.value('Games', 'B3')]).toEqual(['', '0-1']);
  });

  test('the same as cells below the table: both stay', async () => {
    const [ann, bob] = await office();
    await Excel.run(async (context) => {
      context.workbook.worksheets.getItem('Games').getRange('A4:B4').values = [['E – F', '']];
      await context.sync();
    });
    bob.type('Games', 'B3', '0-1');
    bob.meet();
    ann.meet();
    bob.meet();
    expect(ann.reloads).toEqual([]);
    expect([bob.value('Games', 'A4'), ann.value('Games', 'B3')]).toEqual(['E – F', '0-1']);
    expect(bob.book.tables()[0].area.rows).toBe(4);
  });

  test('who did it is told with the change: the add-in, a person here, a co-author', async () => {
    const [ann, bob] = await office();
    const told: string[] = [];
    await Excel.run(async (context) => {
      context.workbook.worksheets.onChanged.add(async ({ source, triggerSource, address }) => {
        told.push(`${source} ${triggerSource} ${address}`);
      });
      await context.sync();
      context.workbook.worksheets.getItem('Games').getRange('B2').values = [['1-0']];
      await context.sync();
    });
    ann.type('Games', 'B2', '0-1');
    bob.type('Games', 'B3', '0-1');
    bob.meet();
    ann.meet();
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(told).toEqual(['Local ThisLocalAddin B2', 'Local Unknown B2', 'Remote Unknown B3']);
  });
});

/** A reload opens the file again, in which names are as they were saved. */
test('after a reload names name what the others have, also of a sheet that was deleted and made again', () => {
  const made = book();
  made.addSheet('Notes');
  const notes = () => ({ name: 'notes', formula: "='Notes'!$A$1", visible: false, comment: '' });
  made.setName(notes());
  const all = people(made, ['ann', 'bob']);
  const [ann, bob] = all;
  bob.type('Notes', 'A1', 'mine');
  bob.meet();
  ann.book.deleteSheet(ann.sheet('Notes'));
  ann.book.addSheet('Notes');
  ann.book.setName(notes());
  expect(ann.meet()).toBe(false);
  expect(ann.reloads).toEqual(['sheet-deleted']);
  expect(ann.book.names().map(({ formula }) => formula)).toEqual(['=Games!$A$1', "='Notes'!$A$1"]);
  same(all);
});
