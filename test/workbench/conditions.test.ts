import fc from 'fast-check';
import { wrongResultFormula } from '../../src/sheets/resultMark';
import { compileCondition } from '../../workbench/grid/conditions/compile';
import { evaluate } from '../support/words/excelFormula';

// The witness is the evaluator beside the tests, written from Excel's documentation.
const formula = wrongResultFormula('$F5', '$J5');
const condition = compileCondition(`=${formula}`)!;

describe('a condition computed without the grid', () => {
  it('knows its cells, and its formula can be put together again', () => {
    expect(condition.cells).toEqual(['$F5', '$J5']);
    const again = condition.pieces.map((piece) =>
      typeof piece === 'number' ? condition.cells[piece] : piece,
    );
    expect(again.join('')).toBe(`=${formula}`);
  });

  it('marks results as the evaluator of the tests does', () => {
    const letters = fc.constantFrom(...'01½-–:=+/25.,fFxaAdjnulébye K()"|#  ');
    const typed = fc.oneof(
      fc.array(letters, { maxLength: 7 }).map((list) => list.join('')),
      fc.constantFrom('1-0', '½-½', '0-1F', 'bye', 'nulle', '1-1', 'adj.', ''),
      fc.constantFrom(0, 1, 0.5, 10, 45292),
    );
    fc.assert(
      fc.property(typed, fc.constantFrom('', 7), (result, black) => {
        const cells = { F5: result, ...(black === '' ? {} : { J5: black }) };
        expect(condition.holds([result, black])).toBe(evaluate(formula, cells));
      }),
      { numRuns: 2000 },
    );
  });

  // support.microsoft.com on AND, ISERROR, FIND, COUNT, IF: errors pass through all but ISERROR and COUNT.
  it.each([
    ['=A1=""', [''], true],
    ['=A1<>""', [''], false],
    ['=A1="abc"', ['ABC'], true],
    ['=A1=1', ['1'], false],
    ['=FIND("b",A1)', ['abc'], true],
    ['=FIND("x",A1)', ['abc'], false],
    ['=ISERROR(FIND("x",A1))', ['abc'], true],
    ['=NOT(FIND("x",A1))', ['abc'], false],
    ['=COUNT(FIND("x",A1),FIND("a",A1))=1', ['abc'], true],
    ['=ISERROR(A1)', ['#N/A'], true],
    ['=A1="#N/A"', ['#N/A'], false],
    ['=IF(A1="",OR(1,0),AND(1,0))', ['x'], false],
    ['=LEN(SUBSTITUTE(A1,"","y"))=3', ['abc'], true],
    ['=A1&B1="TRUE1"', [true, 1], true],
  ] as const)('%s of %j', (text, values, wanted) => {
    expect(compileCondition(text)?.holds([...values])).toBe(wanted);
  });

  it.each([
    '=SUM(A1:A3)>2',
    '=A1+1=2',
    '=Sheet2!A1=1',
    '=VLOOKUP(A1,B1,1)',
    '=A1#=1',
    '=AND(',
    '=',
  ])('%s is left to the grid', (text) => expect(compileCondition(text)).toBeUndefined());
});
