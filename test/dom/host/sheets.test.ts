/**
 * Sheets, tables, names, settings and events as the host models them.
 * Where known from: "Rename a worksheet", "Rename an Excel table" (support.microsoft.com),
 * Excel.Table / Excel.TableRowCollection / Excel.Worksheet reference (learn.microsoft.com).
 */
import { startOffice, type Office as Started } from '../../support/pane/officeHost';

async function codeOf(work: (context: Excel.RequestContext) => void): Promise<string> {
  return Excel.run(async (context) => {
    work(context);
    await context.sync();
  }).then(
    () => 'no error',
    (error: { code?: string }) => error.code ?? String(error),
  );
}

test.each([
  ['a name in use, whatever its case', 'SHEET1', 'ItemAlreadyExists'],
  ['32 characters', 'x'.repeat(32), 'InvalidArgument'],
  ['a slash', 'Round 1/2', 'InvalidArgument'],
  ['brackets', 'Round [1]', 'InvalidArgument'],
  ['an apostrophe at the end', "Round'", 'InvalidArgument'],
  ['the reserved word', 'History', 'InvalidArgument'],
  ['31 characters', 'y'.repeat(31), 'no error'],
])('a sheet name with %s', async (_, name, code) => {
  await startOffice();
  expect(await codeOf((context) => context.workbook.worksheets.add(name))).toBe(code);
});

test('sheets: order, hiding, activation and the last visible one', async () => {
  const office = await startOffice();
  await Excel.run(async (context) => {
    const { worksheets } = context.workbook;
    const second = worksheets.add('Second');
    worksheets.add('Third').position = 0;
    second.tabColor = '#2266AA';
    second.activate();
    worksheets.getItem('Sheet1').visibility = 'VeryHidden';
    await context.sync();
  });
  expect(office.sheetNames()).toEqual(['Third', 'Sheet1', 'Second']);
  expect(office.book.activeSheet().name).toBe('Second');
  expect(await codeOf((c) => c.workbook.worksheets.getItem('Sheet1').delete())).toBe(
    'InvalidOperation',
  );
  expect(await codeOf((c) => c.workbook.worksheets.getItem('Second').delete())).toBe('no error');
  expect(
    await codeOf((c) => {
      c.workbook.worksheets.getItem('Third').visibility = 'Hidden';
    }),
  ).toBe('InvalidOperation');
});

test('a missing sheet is a null object, or an error when asked for plainly', async () => {
  await startOffice();
  const isNull = await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItemOrNullObject('Nowhere').load('name');
    await context.sync();
    return sheet.isNullObject;
  });
  expect(isNull).toBe(true);
  expect(await codeOf((c) => c.workbook.worksheets.getItem('Nowhere').load('name'))).toBe(
    'ItemNotFound',
  );
});

async function withPlayers(): Promise<Started> {
  const office = await startOffice();
  await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem('Sheet1');
    sheet.getRange('A1:C1').values = [['No', 'Name', 'Rating']];
    const table = sheet.tables.add('A1:C1', true);
    table.name = 'Players';
    table.rows.add(undefined, [
      [1, 'Ada', 2000],
      [2, 'Bo', 1900],
    ]);
    await context.sync();
  });
  return office;
}

test('a table takes rows into its blank first row, then grows', async () => {
  const office = await withPlayers();
  expect(office.book.tables()[0].area).toEqual({ row: 0, column: 0, rows: 3, columns: 3 });
  await Excel.run(async (context) => {
    const table = context.workbook.tables.getItem('PLAYERS');
    table.rows.add(0, [[0, 'Zoe', 2100]]);
    table.columns.add(undefined, [['Fed'], ['FRA'], ['POR'], ['GER']] as never);
    await context.sync();
  });
  expect(office.sheet('Sheet1').values('A1:D4')).toEqual([
    ['No', 'Name', 'Rating', 'Fed'],
    [0, 'Zoe', 2100, 'FRA'],
    [1, 'Ada', 2000, 'POR'],
    [2, 'Bo', 1900, 'GER'],
  ]);
});

test('rows of a table can be counted, read, deleted; the last one stays blank', async () => {
  const office = await withPlayers();
  await Excel.run(async (context) => {
    const table = context.workbook.tables.getItem('Players');
    table.rows.load('count');
    const body = table.columns.getItem('name').getDataBodyRange().load('values');
    await context.sync();
    expect(table.rows.count).toBe(2);
    expect(body.values).toEqual([['Ada'], ['Bo']]);
    table.rows.getItemAt(0).delete();
    table.rows.getItemAt(0).delete();
    await context.sync();
  });
  expect(office.book.tables()[0].area.rows).toBe(2);
  expect(office.sheet('Sheet1').values('A1:C3').slice(1).flat()).toEqual(['', '', '', '', '', '']);
});

test('rows added to a table look like the one above them', async () => {
  const office = await withPlayers();
  await Excel.run(async (context) => {
    const table = context.workbook.tables.getItem('Players');
    const last = table.getDataBodyRange().getLastRow();
    last.format.font.italic = true;
    last.numberFormat = [['0', '@', '0.0']];
    table.rows.add(undefined, [[3, 'Cleo', 1800]]);
    await context.sync();
    const added = table.getDataBodyRange().getLastRow().load('numberFormat,rowIndex');
    await context.sync();
    expect(added.numberFormat).toEqual([['0', '@', '0.0']]);
    expect(office.book.activeSheet().style(added.rowIndex, 0).italic).toBe(true);
  });
});

test('rows added above other cells push them down', async () => {
  const office = await withPlayers();
  office.type('Sheet1', 'A5', 'below');
  await Excel.run(async (context) => {
    context.workbook.tables.getItem('Players').rows.add(undefined, [
      [3, 'Cy', 1800],
      [4, 'Di', 1700],
    ]);
    await context.sync();
  });
  expect(office.sheet('Sheet1').values('A4:A7')).toEqual([[3], [4], [''], ['below']]);
});

test('typing right below a table makes it grow', async () => {
  const office = await withPlayers();
  office.type('Sheet1', 'B4', 'Cy');
  expect(office.book.tables()[0].area.rows).toBe(4);
  office.type('Sheet1', 'B6', 'elsewhere');
  expect(office.book.tables()[0].area.rows).toBe(4);
});

test('tables: overlap, names in use, bad names, resize', async () => {
  const office = await withPlayers();
  const add = (address: string) =>
    codeOf((c) => c.workbook.worksheets.getItem('Sheet1').tables.add(address, true));
  expect(await add('C3:D5')).toBe('InvalidArgument');
  expect(await add('F1:G3')).toBe('no error');
  const rename = (name: string) =>
    codeOf((c) => {
      c.workbook.tables.getItem('Table2').name = name;
    });
  expect(await rename('players')).toBe('InvalidArgument');
  expect(await rename('Round 1')).toBe('InvalidArgument');
  expect(await rename('AB12')).toBe('InvalidArgument');
  expect(await rename('Round_1')).toBe('no error');
  expect(await codeOf((c) => c.workbook.tables.getItem('Players').resize('A1:F9'))).toBe(
    'InvalidArgument',
  );
  expect(await codeOf((c) => c.workbook.tables.getItem('Players').resize('A1:D9'))).toBe(
    'no error',
  );
  expect(office.sheet('Sheet1').values('D1')).toEqual([['Column4']]);
});

test('headers that are empty or repeated get names', async () => {
  const office = await startOffice();
  await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem('Sheet1');
    sheet.getRange('A1:D1').values = [['Pts', '', 'pts', 'Name']];
    sheet.tables.add('A1:D2', true);
    await context.sync();
  });
  expect(office.sheet('Sheet1').values('A1:D1')).toEqual([['Pts', 'Column2', 'pts2', 'Name']]);
});

test('names and settings', async () => {
  await startOffice();
  const read = await Excel.run(async (context) => {
    const { names, settings } = context.workbook;
    names.add('FirstCell', context.workbook.worksheets.getItem('Sheet1').getRange('B2'));
    settings.add('pairsheet', { rounds: 5 });
    const name = names.getItemOrNullObject('firstcell').load('formula,type');
    const missing = names.getItemOrNullObject('Nope').load('formula');
    const setting = settings.getItem('pairsheet').load('value');
    await context.sync();
    return [name.formula, name.type, missing.isNullObject, setting.value];
  });
  expect(read).toEqual(['=Sheet1!$B$2', 'Range', true, { rounds: 5 }]);
  expect(await codeOf((c) => c.workbook.names.add('FirstCell', '=1'))).toBe('ItemAlreadyExists');
  expect(await codeOf((c) => c.workbook.names.add('B2', '=1'))).toBe('InvalidArgument');
});

test('page layout and frozen panes are kept', async () => {
  const office = await startOffice();
  await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem('Sheet1');
    sheet.freezePanes.freezeRows(4);
    sheet.pageLayout.orientation = 'Landscape';
    sheet.pageLayout.paperSize = Excel.PaperType.a4;
    sheet.pageLayout.setPrintArea('A1:J40');
    sheet.pageLayout.setPrintTitleRows('$1:$4');
    sheet.pageLayout.zoom = { horizontalFitToPages: 1 };
    sheet.pageLayout.headersFooters.defaultForAllPages.centerFooter = '&P / &N';
    await context.sync();
  });
  const { sheet } = office.sheet('Sheet1');
  expect(sheet.frozen).toEqual({ rows: 4, columns: 0 });
  expect(sheet.page).toMatchObject({
    orientation: 'Landscape',
    paperSize: 'A4',
    printArea: { row: 0, column: 0, rows: 40, columns: 10 },
    titleRows: { row: 0, rows: 4 },
    headersFooters: { centerFooter: '&P / &N' },
  });
});

test('change and selection events reach their handlers, until removed', async () => {
  const office = await withPlayers();
  const events: unknown[] = [];
  const handlers = await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem('Sheet1');
    const changed = sheet.onChanged.add(async (e) => {
      events.push(['sheet', e.address, e.details?.valueAfter]);
    });
    context.workbook.worksheets.onChanged.add(async (e) => {
      events.push(['book', e.address]);
    });
    context.workbook.tables.getItem('Players').onChanged.add(async (e) => {
      events.push(['table', e.address]);
    });
    context.workbook.worksheets.onSelectionChanged.add(async (e) => {
      events.push(['selected', e.address]);
    });
    await context.sync();
    return changed;
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve, 30));
  office.type('Sheet1', 'B2', 'Ann');
  office.type('Sheet1', 'H9', 'x');
  office.book.select(office.book.sheets()[0], { row: 1, column: 1, rows: 1, columns: 1 });
  await settle();
  expect(events).toEqual([
    ['sheet', 'B2', 'Ann'],
    ['book', 'B2'],
    ['table', 'B2'],
    ['sheet', 'H9', 'x'],
    ['book', 'H9'],
    ['selected', 'B2'],
  ]);
  await Excel.run(handlers.context, async (context) => {
    handlers.remove();
    await context.sync();
  });
  events.length = 0;
  office.type('Sheet1', 'H9', 'y');
  await settle();
  expect(events).toEqual([['book', 'H9']]);
});

test('a ribbon button runs the action that the page associated', async () => {
  const office = await startOffice();
  const pressed = new Promise((resolve) => Office.actions.associate('PairNext', resolve));
  office.press('PairNext');
  await expect(pressed).resolves.toBeNull();
});
