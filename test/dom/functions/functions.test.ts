/** The shipped functions through the real custom-functions runtime, over a workbook in memory. */
import { TIE_BREAK_COURSE } from '../../../src/course/samples/tiebreaks';
import type { FunctionsMetadata } from '../../../workbench/host/functionArguments';
import { startOffice, type Office } from '../../support/pane/officeHost';
import { shippedFunctions } from '../../support/words/shippedFunctions';

let functions: FunctionsMetadata;

beforeAll(async () => {
  functions = await shippedFunctions();
});

function column(index: number): string {
  return String.fromCharCode(65 + index);
}

/** Types cells one by one, formulas last, as somebody does who copies a table. */
function enter(office: Office, cells: readonly (readonly (string | number)[])[]): void {
  const all = cells.flatMap((row, i) =>
    row.map((cell, j) => ({ address: `${column(j)}${i + 1}`, text: String(cell) })),
  );
  const isFormula = ({ text }: { text: string }) => text.startsWith('=CHESS');
  for (const { address, text } of all.filter((cell) => !isFormula(cell) && cell.text !== ''))
    office.type('Sheet1', address, text);
  for (const { address, text } of all.filter(isFormula)) office.type('Sheet1', address, text);
}

const pasted = [
  ['Rk.', '', 'Name', 'Rtg', '1.Rd', '2.Rd', 'Pts.'],
  [1, 'GM', 'Ada', 2000, '3w1', '2b1', 2],
  [2, '', 'Bo', 1900, 'bye', '1w0', 1],
  [3, '', 'Cy', '', '1b0', '', 0],
];

test('paste a crosstable, type one formula: the Buchholz and where each half point comes from', async () => {
  const office = await startOffice({ functions });
  enter(office, pasted);
  office.type('Sheet1', 'I1', '=CHESS.BUCHHOLZ("ada",A1:G4,,"FFE-1998")');
  office.type('Sheet1', 'A7', '=CHESS.BUCHHOLZ_DETAIL(1,A1:G4,,"FFE-1998")');
  await office.calculated();
  // S.A.: Bo ½ (bye) + 0, Cy 0 + ½ (absent).
  expect(office.sheet('Sheet1').values('I1')).toEqual([[1]]);
  expect(office.sheet('Sheet1').values('A7:I9')).toEqual([
    ['Round', 'No', 'Opponent', 'Used', 'Points', 'Term', 'Counted', 'Why', 'Article'],
    [1, 3, 'Cy', 0.5, '', 0.5, 0.5, 'played', '2.2.1.1'],
    [2, 2, 'Bo', 0.5, '', 0.5, 0.5, 'played', '2.2.1.1'],
  ]);
});

test('standings spill, and change with a cell', async () => {
  const office = await startOffice({ functions });
  enter(office, pasted);
  office.type('Sheet1', 'A7', '=CHESS.STANDINGS(A1:G4,"BH,SB")');
  await office.calculated();
  const places = () => office.sheet('Sheet1').values('A8:C10');
  expect(places().map(([, no]) => no)).toEqual([1, 2, 3]);
  office.type('Sheet1', 'F2', '2b0');
  office.type('Sheet1', 'F3', '1w1');
  await office.calculated();
  expect(places().map(([rank, no]) => [rank, no])).toEqual([
    [1, 2],
    [2, 1],
    [3, 3],
  ]);
});

test('an error in one cell is #VALUE!, what cannot be computed #N/A', async () => {
  const office = await startOffice({ functions });
  enter(office, pasted);
  office.type('Sheet1', 'I1', '=CHESS.WINS(1,A1:G4)');
  office.type('Sheet1', 'I2', '=CHESS.BUCHHOLZ_MEDIAN(1,A1:G4)');
  office.type('Sheet1', 'E4', '=NOSUCHFUNCTION()');
  await office.calculated();
  expect(office.sheet('Sheet1').values('I1:I2')).toEqual([['#VALUE!'], ['#VALUE!']]);
  office.type('Sheet1', 'E4', '1b0');
  await office.calculated();
  expect(office.sheet('Sheet1').values('I1:I2')).toEqual([[2], ['#N/A']]);
});

test.each(TIE_BREAK_COURSE.sheets.map((sheet) => [sheet.name, sheet.cells] as const))(
  'the course sheet "%s" calculates',
  async (_, cells) => {
    const office = await startOffice({ functions });
    enter(office, cells);
    await office.calculated();
    cells.forEach((row, i) =>
      row.forEach((cell, j) => {
        if (typeof cell !== 'string' || !cell.startsWith('=')) return;
        const [[shown]] = office.sheet('Sheet1').values(`${column(j)}${i + 1}`);
        const expected = row[j - 1];
        if (typeof expected === 'number') expect([cell, shown]).toEqual([cell, expected]);
        else expect([cell, String(shown).startsWith('#')]).toEqual([cell, false]);
      }),
    );
  },
);

test('prizes spill over live standings, with columns of the list of players, and follow a result', async () => {
  const office = await startOffice({ functions });
  enter(office, pasted);
  const list = [
    ['No', 'Club'],
    [1, 'Rooks'],
    [2, 'Kings'],
    [3, 'Kings'],
  ];
  const prizes = [
    ['Prize', 'Place', 'Value', 'Club'],
    ['Open', 1, 100, ''],
    ['Kings', 1, 40, 'Kings'],
  ];
  const fill = (cells: readonly (readonly (string | number)[])[], from: string, row: number) =>
    cells.forEach((line, i) =>
      line.forEach((cell, j) => {
        const address = `${String.fromCharCode(from.charCodeAt(0) + j)}${row + i}`;
        if (cell !== '') office.type('Sheet1', address, String(cell));
      }),
    );
  fill(list, 'J', 1);
  fill(prizes, 'M', 1);
  office.type('Sheet1', 'A7', '=CHESS.PRIZES(CHESS.STANDINGS(A1:G4),M1:P3,"one",2026,J1:K4)');
  await office.calculated();
  const paid = () =>
    office
      .sheet('Sheet1')
      .values('A8:E9')
      .map(([, no, , prize, amount]) => [no, prize, amount]);
  expect(paid()).toEqual([
    [1, 'Open', 100],
    [2, 'Kings', 40],
  ]);
  // Bo beats Ada after all, has 2 points with the bye and takes the larger prize; Cy moves up.
  office.type('Sheet1', 'F2', '2b0');
  office.type('Sheet1', 'F3', '1w1');
  office.type('Sheet1', 'G2', '1');
  office.type('Sheet1', 'G3', '2');
  await office.calculated();
  expect(paid()).toEqual([
    [2, 'Open', 100],
    [3, 'Kings', 40],
  ]);
});
