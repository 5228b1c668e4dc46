/** The seam between our host and the pinned, unmodified office.js. */
import { version } from '@microsoft/office-js/package.json';
import { startOffice } from '../../support/pane/officeHost';

test('the version whose undocumented hooks were tried is the one installed', () => {
  expect(version).toBe('1.1.110');
});

test('office.js believes to be in Excel on a PC and knows the declared sets', async () => {
  await startOffice();
  const info = await Office.onReady();
  expect(info).toMatchObject({ host: 'Excel', platform: 'PC' });
  expect(Office.context.requirements.isSetSupported('ExcelApi', '1.13')).toBe(true);
  expect(Office.context.requirements.isSetSupported('ExcelApi', '1.14')).toBe(false);
});

test('a batch is written, read back and visible in the book', async () => {
  const office = await startOffice();
  const read = await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.add('Hello');
    sheet.getRange('A1:B2').values = [
      [1, 'x'],
      [true, ''],
    ];
    const range = sheet.getRange('A1:B2').load('values,address');
    await context.sync();
    return [range.values, range.address];
  });
  expect(read).toEqual([
    [
      [1, 'x'],
      [true, ''],
    ],
    'Hello!A1:B2',
  ]);
  expect(office.sheetNames()).toEqual(['Sheet1', 'Hello']);
  expect(office.sheet('hello').values('A1:B1')).toEqual([[1, 'x']]);
});

test('office.js gives the pane its language as a tag', async () => {
  await startOffice();
  expect(Office.context.displayLanguage).toBe('en-US');
  expect(Office.context.contentLanguage).toBe('en-US');
});

test('office.js gives the pane the colours of a light Office', async () => {
  await startOffice();
  expect(Office.context.officeTheme.bodyBackgroundColor).toMatch(/^#ffffff$/i);
});

test('a workbook that the add-in makes is handed over as a file', async () => {
  const made: string[] = [];
  await startOffice({ onNewWorkbook: (base64) => made.push(base64) });
  await Excel.createWorkbook('UEsDBA==');
  expect(made).toEqual(['UEsDBA==']);
});

test('a host that cannot show another workbook says so', async () => {
  await startOffice();
  await expect(Excel.createWorkbook('UEsDBA==')).rejects.toMatchObject({ code: 'ApiNotFound' });
});
