/** Names over cells, page headers and the structure of a workbook, as Excel has them. */
import { insertColumn, insertRows } from '../../support/pane/arbiter';
import { startOffice, type Office } from '../../support/pane/officeHost';

async function named(): Promise<{ office: Office; formula: () => string }> {
  const office = await startOffice();
  office.type('Sheet1', 'H20', 'used');
  office.book.setName({ name: 'ours', formula: '=Sheet1!$B$2:$C$5', visible: true, comment: '' });
  return { office, formula: () => office.book.names()[0].formula };
}

const CHANGES: readonly (readonly [string, (office: Office) => void, string])[] = [
  ['rows above', (office) => insertRows(office, 'Sheet1', 1, 2), '=Sheet1!$B$4:$C$7'],
  ['a row inside', (office) => insertRows(office, 'Sheet1', 3), '=Sheet1!$B$2:$C$6'],
  ['rows below', (office) => insertRows(office, 'Sheet1', 6), '=Sheet1!$B$2:$C$5'],
  ['a column at the left', (office) => insertColumn(office, 'Sheet1', 'A'), '=Sheet1!$C$2:$D$5'],
  [
    'its sheet renamed',
    (office) => (office.sheet('Sheet1').sheet.name = "l'été"),
    "='l''été'!$B$2:$C$5",
  ],
  [
    'its sheet deleted',
    (office) => {
      office.book.addSheet('Other');
      office.book.deleteSheet(office.sheet('Sheet1').sheet);
    },
    '=#REF!$B$2:$C$5',
  ],
];

it.each(CHANGES)('a name follows: %s', async (_, change, expected) => {
  const { office, formula } = await named();
  change(office);
  expect(formula()).toBe(expected);
});

it('a name shrinks with rows that are deleted, and refers to nothing without them', async () => {
  const { formula } = await named();
  const remove = (rows: string) =>
    Excel.run(async (context) => {
      context.workbook.worksheets.getItem('Sheet1').getRange(rows).delete('Up');
      await context.sync();
    });
  await remove('A1:H3');
  expect(formula()).toBe('=Sheet1!$B$1:$C$2');
  await remove('A1:H2');
  expect(formula()).toBe('=Sheet1!#REF!');
});

it('refuses a page header beyond 255 characters', async () => {
  await startOffice();
  const write = Excel.run(async (context) => {
    const { headersFooters } = context.workbook.worksheets.getItem('Sheet1').pageLayout;
    headersFooters.defaultForAllPages.centerHeader = 'x'.repeat(256);
    await context.sync();
  });
  await expect(write).rejects.toMatchObject({ code: 'InvalidArgument' });
});

it('a protected structure lets no sheet come, go or change its name', async () => {
  const { office } = await named();
  office.book.addSheet('Other');
  await Excel.run(async (context) => {
    context.workbook.protection.protect();
    await context.sync();
  });
  const attempts: ((sheets: Excel.WorksheetCollection) => void)[] = [
    (sheets) => sheets.add('New'),
    (sheets) => sheets.getItem('Other').delete(),
    (sheets) => (sheets.getItem('Other').name = 'New'),
    (sheets) => (sheets.getItem('Other').visibility = 'Hidden'),
  ];
  for (const attempt of attempts) {
    const change = Excel.run(async (context) => {
      attempt(context.workbook.worksheets);
      await context.sync();
    });
    await expect(change).rejects.toMatchObject({ code: 'AccessDenied' });
  }
});
