/** Custom functions through the real runtime: arguments, spill, errors, recalculation. */
import { startOffice } from '../../support/pane/officeHost';
import type { FunctionsMetadata } from '../../../workbench/host/functionArguments';

const any = { type: 'any', dimensionality: 'matrix' as const };
const functions: FunctionsMetadata = {
  functions: [
    { id: 'ECHO', name: 'ECHO', parameters: [{ name: 'cells', ...any }] },
    { id: 'ECHO_ALL', name: 'ECHO_ALL', parameters: [{ name: 'cells', ...any }] },
    {
      id: 'COUNT',
      name: 'COUNT',
      parameters: [
        { name: 'cells', ...any },
        { name: 'cut', type: 'number', optional: true },
      ],
    },
    { id: 'FAIL', name: 'FAIL', parameters: [] },
    { id: 'LATER', name: 'LATER', parameters: [{ name: 'x', type: 'number' }] },
  ],
};
const seen: unknown[][] = [];

async function start(metadata = functions) {
  seen.length = 0;
  return startOffice({ functions: metadata });
}

beforeAll(async () => {
  await startOffice();
  CustomFunctions.associate('ECHO', (cells: unknown[][]) => {
    seen.push([cells]);
    return cells;
  });
  CustomFunctions.associate('ECHO_ALL', (cells: unknown[][]) => {
    seen.push([cells]);
    return cells.length;
  });
  CustomFunctions.associate('COUNT', (cells: unknown[][], cut: number | null) => {
    seen.push([cells, cut]);
    return cells.flat().filter((cell) => cell !== 0).length - (cut ?? 0);
  });
  CustomFunctions.associate('FAIL', () => {
    throw new CustomFunctions.Error(CustomFunctions.ErrorCode.notAvailable, 'no such player');
  });
  CustomFunctions.associate('LATER', async (x: number) => x * 2);
});

test('a blank cell arrives as 0, an omitted optional as null', async () => {
  const office = await start();
  office.type('Sheet1', 'A1', 'x');
  office.type('Sheet1', 'D1', '=CHESS.COUNT(A1:B2)');
  await office.calculated();
  expect(seen).toContainEqual([
    [
      ['x', 0],
      [0, 0],
    ],
    null,
  ]);
  expect(office.sheet('Sheet1').values('D1')).toEqual([[1]]);
});

test('an array spills, and follows its source', async () => {
  const office = await start();
  office.type('Sheet1', 'A1', '5');
  office.type('Sheet1', 'D1', '=CHESS.ECHO(A1:B2)');
  await office.calculated();
  expect(office.sheet('Sheet1').values('D1:E2')).toEqual([
    [5, 0],
    [0, 0],
  ]);
  office.type('Sheet1', 'B2', '7');
  await office.calculated();
  expect(office.sheet('Sheet1').values('E2')).toEqual([[7]]);
});

test('an entry in the way gives #SPILL!, and the spill returns when it goes', async () => {
  const office = await start();
  office.type('Sheet1', 'E2', 'mine');
  office.type('Sheet1', 'D1', '=CHESS.ECHO(A1:B2)');
  await office.calculated();
  expect(office.sheet('Sheet1').values('D1:E2')).toEqual([
    ['#SPILL!', ''],
    ['', 'mine'],
  ]);
  office.type('Sheet1', 'E2', '');
  await office.calculated();
  expect(office.sheet('Sheet1').values('D1:E2')).toEqual([
    [0, 0],
    [0, 0],
  ]);
});

test('errors of a function show in the cell; an unknown function is #NAME?', async () => {
  const office = await start();
  office.type('Sheet1', 'A1', '=CHESS.FAIL()');
  office.type('Sheet1', 'A2', '=CHESS.NOSUCH(1)');
  office.type('Sheet1', 'A3', '=SUM(1,2)');
  office.type('Sheet1', 'A4', '=CHESS.LATER(21)');
  await office.calculated();
  expect(office.sheet('Sheet1').values('A1:A4')).toEqual([['#N/A'], ['#NAME?'], ['#NAME?'], [42]]);
});

test('an error cell fails the call unless the metadata allow errors', async () => {
  const strict = await start();
  strict.type('Sheet1', 'A1', '=CHESS.FAIL()');
  strict.type('Sheet1', 'C1', '=CHESS.ECHO_ALL(A1:A2)');
  await strict.calculated();
  expect(strict.sheet('Sheet1').values('C1')).toEqual([['#N/A']]);
  const office = await start({ ...functions, allowErrorForDataTypeAny: true });
  office.type('Sheet1', 'A1', '=CHESS.FAIL()');
  office.type('Sheet1', 'C1', '=CHESS.ECHO_ALL(A1:A2)');
  office.type('Sheet1', 'C2', '=CHESS.LATER(A1)');
  await office.calculated();
  expect(office.sheet('Sheet1').values('C1:C2')).toEqual([[2], ['#N/A']]);
  const last = seen.filter(([cells]) => (cells as unknown[][]).length === 2).pop()!;
  expect((last[0] as { code: string }[][])[0][0]).toBeInstanceOf(CustomFunctions.Error);
});

test('structured references, spills and names can be arguments', async () => {
  const office = await start();
  await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem('Sheet1');
    sheet.getRange('A1:B3').values = [
      ['No', 'Name'],
      [1, 'A'],
      [2, 'B'],
    ];
    sheet.tables.add('A1:B3', true).name = 'Players';
    context.workbook.names.add('Both', '=Sheet1!$A$2:$A$3');
    sheet.getRange('D1').formulas = [['=CHESS.ECHO(Players[#All])']];
    sheet.getRange('G1:G4').formulas = [
      ['=CHESS.COUNT(Players[Name])'],
      ['=CHESS.COUNT(D1#,1)'],
      ['=CHESS.COUNT(Both)'],
      ['=CHESS.COUNT(Players[[#All],[No]:[Name]])'],
    ];
    await context.sync();
  });
  await office.calculated();
  expect(office.sheet('Sheet1').values('G1:G4')).toEqual([[2], [5], [2], [6]]);
  expect(office.sheet('Sheet1').values('D3:E3')).toEqual([[2, 'B']]);
});

test('Excel.Range tells where a formula spills to', async () => {
  const office = await start();
  office.type('Sheet1', 'D1', '=CHESS.ECHO(A1:B2)');
  await office.calculated();
  const address = await Excel.run(async (context) => {
    const cell = context.workbook.worksheets.getItem('Sheet1').getRange('D1');
    const spill = cell.getSpillingToRangeOrNullObject().load('address');
    await context.sync();
    return spill.address;
  });
  expect(address).toBe('Sheet1!D1:E2');
});
