import { wrongResultFormula } from '../../src/sheets/resultMark';
import {
  asCall,
  asWritten,
  readCall,
  seenFrom,
} from '../../workbench/grid/conditions/conditionCalls';

describe('a condition as the grid carries it', () => {
  const formula = `=${wrongResultFormula('$F5', '$J5')}`;

  it('comes back as it was written, also for rows further down', () => {
    const call = asCall(formula, 4);
    expect(call).toMatch(/^=PAIRSHEET\.CONDITION\(\d+,\$F5,0,\$J5,0\)$/);
    expect(asWritten(call, 4)).toBe(formula);
    expect(asWritten(call, 9)).toBe(`=${wrongResultFormula('$F10', '$J10')}`);
  });

  it('has the columns to which the grid moved its cells, and its own rows', () => {
    // A column was inserted before F; rows were inserted, of which the grid made what it liked.
    const moved = asCall(formula, 4).replace('$F5', '$G31').replace('$J5', '$K32');
    expect(asWritten(moved, 29)).toBe(`=${wrongResultFormula('$G30', '$K30')}`);
    const cells = readCall(moved)!.cells.map((cell) => seenFrom(cell)(33, 0));
    expect(cells).toEqual([
      { row: 33, column: 6 },
      { row: 33, column: 10 },
    ]);
  });

  // support.microsoft.com, "Switch between relative, absolute, and mixed references".
  it.each([
    ['B2', { row: 8, column: 3 }],
    ['$B2', { row: 8, column: 1 }],
    ['B$2', { row: 1, column: 3 }],
    ['$B$2', { row: 1, column: 1 }],
  ])(
    '%s, written for row 1 and column A, from seven rows down and two columns on',
    (cell, seen) => {
      const [read] = readCall(asCall(`=${cell}="x"`, 0))!.cells;
      expect(seenFrom(read)(7, 2)).toEqual(seen);
    },
  );

  it('looks at nothing where its column was deleted', () => {
    const call = asCall(formula, 4).replace('$F5', '#REF!');
    expect(readCall(call)!.cells.map((cell) => seenFrom(cell)(4, 0))).toEqual([
      undefined,
      { row: 4, column: 9 },
    ]);
  });

  it('stays a formula where it cannot be computed here', () => {
    expect(asCall('=SUM(A1:A3)>2', 0)).toBe('=SUM(A1:A3)>2');
    expect(asWritten('=SUM(A1:A3)>2', 0)).toBe('=SUM(A1:A3)>2');
  });
});
