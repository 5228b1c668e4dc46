/**
 * Excel's cell semantics as the host models them, through the real office.js.
 * Where known from: Excel.Range reference (values, formulas, numberFormat), "Working with ranges"
 * (learn.microsoft.com) and typing into Excel (en-US).
 */
import { startOffice } from '../../support/pane/officeHost';

const first = (context: Excel.RequestContext) => context.workbook.worksheets.getItem('Sheet1');

async function codeOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'no error',
    (error: { code?: string }) => error.code ?? String(error),
  );
}

test.each([
  ['1/2', 'a date', 'd-mmm'],
  ['1-2', 'a date', 'd-mmm'],
  ['2026-03-04', 'a date', 'm/d/yyyy'],
])('the string %s written to a General cell becomes %s', async (text, _, format) => {
  const office = await startOffice();
  await Excel.run(async (context) => {
    first(context).getRange('A1').values = [[text]];
    await context.sync();
  });
  const { sheet } = office.sheet('Sheet1');
  expect(typeof sheet.content(0, 0).value).toBe('number');
  expect(sheet.numberFormat(0, 0)).toBe(format);
});

test.each([
  ['42', 42],
  ['+1', 1],
  ['-1.5', -1.5],
  ['1,234', 1234],
  ['50%', 0.5],
  ['TRUE', true],
  ["'12", '12'],
  ['½-½', '½-½'],
  ['1-0', '1-0'],
  ['0-1', '0-1'],
  ['13-1', '13-1'],
  ['=', '='],
])('the string %s is read as %p', async (text, value) => {
  const office = await startOffice();
  office.type('Sheet1', 'A1', text);
  expect(office.sheet('Sheet1').values('A1')).toEqual([[value]]);
});

test('text after + - or = is a formula', async () => {
  const office = await startOffice();
  for (const [cell, text] of Object.entries({ A1: '=B1', A2: '+B1', A3: '-B1' })) {
    office.type('Sheet1', cell, text);
  }
  expect(office.sheet('Sheet1').formulas('A1:A3')).toEqual([['=B1'], ['=+B1'], ['=-B1']]);
});

test('in a cell formatted as text everything stays what was written', async () => {
  const office = await startOffice();
  await Excel.run(async (context) => {
    const range = first(context).getRange('A1:A4');
    range.numberFormat = [['@'], ['@'], ['@'], ['@']];
    range.values = [['1/2'], ['=HYPERLINK("x")'], ['+1'], ['001']];
    await context.sync();
  });
  const cells = office.sheet('Sheet1');
  expect(cells.values('A1:A4')).toEqual([['1/2'], ['=HYPERLINK("x")'], ['+1'], ['001']]);
  expect(cells.sheet.content(1, 0).formula).toBeUndefined();
});

test('null leaves a cell, "" empties it, one value fills the range', async () => {
  const office = await startOffice();
  await Excel.run(async (context) => {
    first(context).getRange('A1:C1').values = [[1, 2, 3]];
    first(context).getRange('A1:C1').values = [[null, '', 4]];
    first(context).getRange('A2:B3').values = 'x' as unknown as string[][];
    await context.sync();
  });
  expect(office.sheet('Sheet1').values('A1:C3')).toEqual([
    [1, '', 4],
    ['x', 'x', ''],
    ['x', 'x', ''],
  ]);
});

test('an array of another size is refused', async () => {
  await startOffice();
  const write = Excel.run(async (context) => {
    first(context).getRange('F1:G2').values = [[1, 2]];
    await context.sync();
  });
  expect(await codeOf(write)).toBe('InvalidArgument');
});

test('what a batch did before its error stays done', async () => {
  const office = await startOffice();
  const batch = Excel.run(async (context) => {
    first(context).getRange('A1').values = [['kept']];
    context.workbook.worksheets.getItem('Missing').getRange('A1').values = [['never']];
    first(context).getRange('A2').values = [['not reached']];
    await context.sync();
  });
  expect(await codeOf(batch)).toBe('ItemNotFound');
  expect(office.sheet('Sheet1').values('A1:A2')).toEqual([['kept'], ['']]);
});

test('an injected fault fails the chosen batch after the chosen actions', async () => {
  const office = await startOffice();
  office.host.failAt(2, 'GeneralException');
  const write = (address: string) =>
    Excel.run(async (context) => {
      first(context).getRange(address).values = [[1]];
      await context.sync();
    });
  expect(await codeOf(write('A1'))).toBe('no error');
  expect(await codeOf(write('A2'))).toBe('GeneralException');
  expect(await codeOf(write('A3'))).toBe('no error');
  office.host.failAt((request) => request.Actions.some((a) => a.Name === 'Values'), 'AccessDenied');
  expect(await codeOf(write('A4'))).toBe('AccessDenied');
  expect(office.sheet('Sheet1').values('A1:A4')).toEqual([[1], [''], [1], ['']]);
});

test('an API that the host does not have fails loudly', async () => {
  await startOffice();
  const comments = Excel.run(async (context) => {
    context.workbook.comments.add('Sheet1!A1', 'x');
    await context.sync();
  });
  expect(await codeOf(comments)).toBe('ApiNotFound');
});

test('an API above the declared requirement sets is refused by office.js itself', async () => {
  await startOffice();
  const showAs = Excel.run(async (context) => {
    first(context).getRange('A1').getMergedAreasOrNullObject();
    await context.sync();
  });
  expect(await codeOf(showAs)).toBe('ApiNotFound');
});

test('reading without load is refused by office.js itself', async () => {
  await startOffice();
  const read = Excel.run(async (context) => {
    const range = first(context).getRange('A1');
    await context.sync();
    return range.values;
  });
  expect(await codeOf(read)).toBe('PropertyNotLoaded');
});

test('36,000 cells go through in row chunks', async () => {
  const office = await startOffice();
  const big = Array.from({ length: 3000 }, (_, r) => Array.from({ length: 12 }, (_u, c) => r * c));
  await Excel.run(async (context) => {
    first(context).getRange('A1:L3000').values = big;
    await context.sync();
  });
  expect(office.sheet('Sheet1').values('L3000')).toEqual([[2999 * 11]]);
});

test('a message above 5 MB is refused', async () => {
  await startOffice();
  const write = Excel.run(async (context) => {
    first(context).getRange('A1').values = [['x'.repeat(6 * 1024 * 1024)]];
    await context.sync();
  });
  expect(await codeOf(write)).toBe('RequestPayloadSizeLimitExceeded');
});

test('an answer above 5 MB is refused, however it came in; less of it is given', async () => {
  await startOffice();
  const part = (row: number) => `A${row}:A${row + 99}`;
  const text = 'x'.repeat(32_000);
  for (const row of [1, 101])
    await Excel.run(async (context) => {
      first(context).getRange(part(row)).values = Array.from({ length: 100 }, () => [text]);
      await context.sync();
    });
  const read = (address: string) =>
    Excel.run(async (context) => {
      const range = first(context).getRange(address).load('values');
      await context.sync();
      return range.values.length;
    });
  expect(await codeOf(read('A1:A200'))).toBe('ResponsePayloadSizeLimitExceeded');
  expect(await read(part(1))).toBe(100);
});

test('a read above 5,000,000 cells is refused', async () => {
  await startOffice();
  const read = Excel.run(async (context) => {
    first(context).getRange('A:Z').load('values');
    await context.sync();
  });
  expect(await codeOf(read)).toBe('ResponsePayloadSizeLimitExceeded');
});

test('formats are set and read back; mixed ones read as null', async () => {
  const office = await startOffice();
  const read = await Excel.run(async (context) => {
    const range = first(context).getRange('A1:B1');
    range.format.font.bold = true;
    range.format.fill.color = '#DDEEFF';
    range.format.horizontalAlignment = 'Center';
    range.format.borders.getItem('EdgeBottom').style = 'Continuous';
    first(context).getRange('B1').format.font.bold = false;
    range.format.columnWidth = 75;
    range.load('format/font/bold,format/fill/color,format/columnWidth,format/horizontalAlignment');
    await context.sync();
    const { format } = range;
    return [format.font.bold, format.fill.color, format.columnWidth, format.horizontalAlignment];
  });
  expect(read).toEqual([null, '#DDEEFF', 75, 'Center']);
  expect(office.sheet('Sheet1').sheet.style(0, 1).borders?.EdgeBottom?.style).toBe('Continuous');
});

test('text shows values by their number format', async () => {
  await startOffice();
  const text = await Excel.run(async (context) => {
    const range = first(context).getRange('A1:D1');
    range.numberFormat = [['0.0', '0', '@', 'General']];
    range.values = [[2.5, 7, '2.50', 0.1 + 0.2]];
    range.load('text');
    await context.sync();
    return range.text;
  });
  expect(text).toEqual([['2.5', '7', '2.50', '0.3']]);
});

test('used range, clear, insert and delete', async () => {
  const office = await startOffice();
  const used = await Excel.run(async (context) => {
    const sheet = first(context);
    sheet.getRange('B2:C4').values = [
      [1, 2],
      [3, 4],
      [5, 6],
    ];
    sheet.getRange('B3:C3').insert('Down');
    sheet.getRange('B2:C2').delete('Up');
    sheet.getRange('C4').clear('Contents');
    const range = sheet.getUsedRange(true).load('address');
    await context.sync();
    return range.address;
  });
  expect(used).toBe('Sheet1!B3:C4');
  expect(office.sheet('Sheet1').values('B2:C4')).toEqual([
    ['', ''],
    [3, 4],
    [5, ''],
  ]);
});

test('validation: a list is kept, replaced in part, enforced on typing', async () => {
  const office = await startOffice();
  await Excel.run(async (context) => {
    const sheet = first(context);
    sheet.getRange('A1:A9').dataValidation.rule = {
      list: { inCellDropDown: true, source: '1-0,½-½,0-1' },
    };
    sheet.getRange('A5').dataValidation.clear();
    await context.sync();
  });
  expect(() => office.type('Sheet1', 'A1', '2-0')).toThrow('data validation');
  office.type('Sheet1', 'A1', '½-½');
  office.type('Sheet1', 'A5', 'anything');
  expect(office.sheet('Sheet1').values('A1')).toEqual([['½-½']]);
});

test('a protected sheet refuses writes to locked cells only', async () => {
  const office = await startOffice();
  const denied = Excel.run(async (context) => {
    const sheet = first(context);
    sheet.getRange('B1').format.protection.locked = false;
    sheet.protection.protect({}, 'secret');
    sheet.getRange('B1').values = [['open']];
    await context.sync();
    sheet.getRange('A1').values = [['locked']];
    await context.sync();
  });
  expect(await codeOf(denied)).toBe('AccessDenied');
  expect(office.sheet('Sheet1').values('A1:B1')).toEqual([['', 'open']]);
  const wrong = Excel.run(async (context) => {
    first(context).protection.unprotect('guess');
    await context.sync();
  });
  expect(await codeOf(wrong)).toBe('InvalidArgument');
});
