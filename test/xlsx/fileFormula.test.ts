import { fileFormula, formulaFromFile } from '../../src/xlsx/fileFormula';

test('functions of ours have the name of the file in the file, and theirs for people', () => {
  const typed = '=CHESS.BUCHHOLZ(1,T)+SUM(A1:A2)';
  expect(fileFormula(typed)).toBe('_xldudf_CHESS_BUCHHOLZ(1,T)+SUM(A1:A2)');
  expect(formulaFromFile(fileFormula(typed))).toBe(typed);
});

test('functions that were renamed are read under their old names', () => {
  expect(formulaFromFile('_xldudf_CHESS_Q(A2,B2)')).toBe('=CHESS.QUANTITY(A2,B2)');
  expect(formulaFromFile('_xldudf_CHESS_DP(0.5)+CHESS.DP(1)')).toBe(
    '=CHESS.RATING_DIFFERENCE(0.5)+CHESS.RATING_DIFFERENCE(1)',
  );
  expect(formulaFromFile('_xldudf_CHESS_RESULT(F5)')).toBe('=CHESS.RESULT_TEXT(F5)');
  expect(formulaFromFile('_xldudf_CHESS_DPX(F5)')).toBe('=CHESS.DPX(F5)');
});
