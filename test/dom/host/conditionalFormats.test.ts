/**
 * `range.conditionalFormats` as Excel has it: learn.microsoft.com, Excel.ConditionalFormatCollection
 * (a new format goes to the top; those of a range are all that touch it) and Excel's own commands
 * (clearing a part of a format's cells leaves it on the others).
 */
import { startOffice, type Office } from '../../support/pane/officeHost';

const add = async (address: string, formula: string, fill = '#FF0000') =>
  Excel.run(async (context) => {
    const range = context.workbook.worksheets.getActiveWorksheet().getRange(address);
    const format = range.conditionalFormats.add(Excel.ConditionalFormatType.custom);
    format.custom.rule.formula = formula;
    format.custom.format.fill.color = fill;
    format.custom.format.font.color = '#0000FF';
    format.load('id');
    await context.sync();
    return format.id;
  });

const seenFrom = async (address: string) =>
  Excel.run(async (context) => {
    const range = context.workbook.worksheets.getActiveWorksheet().getRange(address);
    const { conditionalFormats } = range;
    const count = conditionalFormats.getCount();
    conditionalFormats.load('items/id,items/type,items/priority');
    await context.sync();
    const rules = conditionalFormats.items.map((item) => item.custom.rule.load('formula'));
    await context.sync();
    expect(count.value).toBe(rules.length);
    return conditionalFormats.items.map(({ type, priority }, index) => ({
      type,
      priority,
      formula: rules[index].formula,
    }));
  });

const areas = (office: Office) =>
  office.sheet('Sheet1').sheet.conditionalFormats.map((format) => format.areas);

test('a new format goes to the top; a range sees those that touch it', async () => {
  await startOffice();
  await add('A1:B4', '=A1>1');
  await add('B3:C9', '=B3>2');
  const [second, first] = [
    { type: 'Custom', priority: 0, formula: '=B3>2' },
    { type: 'Custom', priority: 1, formula: '=A1>1' },
  ];
  // Formulas are read as seen from the range through which they are found (office-js #5194).
  expect(await seenFrom('B3')).toEqual([second, { ...first, formula: '=B3>1' }]);
  expect(await seenFrom('A1')).toEqual([first]);
  expect(await seenFrom('D1')).toEqual([]);
});

test('priority can be changed; formats are found by id and place, changed and deleted', async () => {
  const office = await startOffice();
  await add('A1', '=A1=1');
  const id = await add('A1', '=A1=2');
  await add('A1', '=A1=3');
  await Excel.run(async (context) => {
    const { conditionalFormats } = context.workbook.worksheets.getActiveWorksheet().getRange('A1');
    conditionalFormats.getItem(id).priority = 2;
    conditionalFormats.getItemAt(0).delete();
    await context.sync();
  });
  expect((await seenFrom('A1')).map(({ formula }) => formula)).toEqual(['=A1=1', '=A1=2']);
  expect(office.sheet('Sheet1').sheet.conditionalFormats[0].look).toEqual({
    fill: '#FF0000',
    fontColor: '#0000FF',
  });
});

test('clearing part of its cells, as formats too, leaves a format on the others', async () => {
  const office = await startOffice();
  await add('B2:B9', '=AND(B2>$A2,"B2"<>B$1)');
  await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getActiveWorksheet();
    sheet.getRange('B5').conditionalFormats.clearAll();
    sheet.getRange('A2:B3').clear('Formats');
    sheet.getRange('B9').clear('Contents');
    const split = sheet.getRange('B8').conditionalFormats.getItemAt(0).getRangeOrNullObject();
    await context.sync();
    expect(split.isNullObject).toBe(true);
  });
  expect(areas(office)).toEqual([
    [
      { row: 3, column: 1, rows: 1, columns: 1 },
      { row: 5, column: 1, rows: 4, columns: 1 },
    ],
  ]);
  // Written for the first cell that is left.
  expect((await seenFrom('B4'))[0].formula).toBe('=AND(B4>$A4,"B2"<>B$1)');
  await Excel.run(async (context) => {
    context.workbook.worksheets.getActiveWorksheet().getRange().conditionalFormats.clearAll();
    await context.sync();
  });
  expect(areas(office)).toEqual([]);
});

test.each([
  ['a text of more than 255 characters', `="${'x'.repeat(256)}"="x"`],
  ['an array constant', '=OR(A1={1,2})'],
  ['a custom function', '=CHESS.POINTS(A1)>1'],
  ['more than 64 levels', `=${'ABS('.repeat(65)}1${')'.repeat(65)}`],
  ['more than 8192 characters', `=${'1+'.repeat(4200)}1`],
])('a condition with %s is refused', async (_, formula) => {
  await startOffice();
  await expect(add('A1', formula)).rejects.toMatchObject({ code: 'InvalidArgument' });
});

test('a copied sheet has the same formats', async () => {
  const office = await startOffice();
  await add('A1:A3', '=A1>1');
  await Excel.run(async (context) => {
    context.workbook.worksheets.getActiveWorksheet().copy('End');
    await context.sync();
  });
  expect(office.sheet('Sheet1 (2)').sheet.conditionalFormats).toEqual(
    office.sheet('Sheet1').sheet.conditionalFormats,
  );
});
