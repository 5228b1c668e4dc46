import { makeCsv } from '../../src/formats/csv';

/** What a spreadsheet does with the cell, by the OWASP list of characters that start a formula. */
test.each([
  '=HYPERLINK("x")',
  "=cmd|' /C calc'!A0",
  '+1+1',
  '@SUM(A1)',
  '-2+3',
  '\t=1+1',
  '\u200B=1+1',
  '＝1+1',
  ' =1+1',
])('%s is written as text', (text) => {
  const line = makeCsv([[text, 1]]).replace(/^"/, '');
  expect(line.startsWith("'")).toBe(true);
});

test('what is no formula stays as it is', () => {
  const cells = ['Ash, Robin', '-', '-1', '+', '½', 'x=1', ''];
  expect(makeCsv([[...cells, 2.5, null]])).toBe('"Ash, Robin",-,-1,+,½,x=1,,2.5,\r\n');
});

test('semicolons go with decimal commas; quotes are doubled', () => {
  expect(makeCsv([['a "b"', 2.5, 'x;y']], ';')).toBe('"a ""b""";2,5;"x;y"\r\n');
});
