/** Cells and looks of a sheet that another program has written. */
import { standardStyles } from '../../src/xlsx/blankBook';
import { XlsxCells } from '../../src/xlsx/parts/sheetCells';
import { clearValidation, columnPixels, setColumnWidth } from '../../src/xlsx/parts/sheetLooks';
import { Styles } from '../../src/xlsx/parts/styles';
import { makeXml, parseXml, type XmlElement } from '../../src/xlsx/package/xml';

function open(rows: string): { root: XmlElement; cells: XlsxCells; text: () => string } {
  const root = parseXml(`<worksheet><sheetData>${rows}</sheetData></worksheet>`);
  const data = root.child('sheetData')!;
  const cells = new XlsxCells(root, data, new Styles(standardStyles()), (index) => `text ${index}`);
  return {
    root,
    cells,
    text: () => {
      cells.finish();
      return makeXml(data).replace(/^.*\n/, '');
    },
  };
}

test('what a cell holds, in all the ways in which files keep it', () => {
  const { cells } = open(
    '<row><c t="s"><v>3</v></c><c><v>1.5</v></c><c t="b"><v>1</v></c><c t="e"><v>#N/A</v></c></row>' +
      '<row r="5"><c r="C5" t="inlineStr"><is><r><t>a_x0041_</t></r><rPh><t>no</t></rPh><r><t>b</t></r></is></c><c t="str"><f>A1</f><v>x</v></c></row>',
  );
  expect([0, 1, 2, 3].map((column) => cells.entered(0, column))).toEqual([
    'text 3',
    1.5,
    true,
    '#N/A',
  ]);
  expect([1, 2, 3].map((column) => cells.entered(4, column))).toEqual(['', 'aAb', '=A1']);
});

test('a formula that others lean on leaves them whole when its cell is written over', () => {
  const { cells, text } = open(
    '<row r="1"><c r="A1"><f t="shared" ref="A1:A3" si="0">B1*$C$1</f><v>1</v></c></row>' +
      '<row r="3"><c r="A3"><f t="shared" si="0"/><v>3</v></c></row>',
  );
  cells.write(0, 0, 7, 'General');
  expect(text()).toContain('<c r="A3"><f>B3*$C$1</f><v>3</v></c>');
});

test('what an array formula has filled goes with it, and is nobody’s entry before', () => {
  const { cells, text } = open(
    '<row r="1"><c r="A1" cm="1"><f t="array" ref="A1:B2">X()</f><v>1</v></c><c r="B1"><v>2</v></c></row>' +
      '<row r="2"><c r="A2"><v>3</v></c><c r="C2"><v>mine</v></c></row>',
  );
  expect([cells.entered(0, 1), cells.entered(1, 0), cells.entered(0, 0)]).toEqual(['', '', '=X()']);
  cells.write(0, 0, 'Rank', 'General');
  expect(text()).not.toMatch(/<v>[23]<\/v>|cm=/);
  expect(text()).toContain('mine');
});

test('text is text: its look says so, and letters that look like a code stay letters', () => {
  const { cells, text } = open('');
  ['=1+1', '1-0', '_x0041_', ''].forEach((value, row) => cells.write(row, 0, value, '0.0'));
  cells.write(9, 0, 1.5, '0.0');
  expect([0, 1, 2, 3].map((row) => cells.numberFormat(row, 0))).toEqual(['@', '@', '@', '@']);
  expect(cells.numberFormat(9, 0)).toBe('0.0');
  expect([0, 1, 2, 3].map((row) => cells.entered(row, 0))).toEqual(['=1+1', '1-0', '_x0041_', '']);
  expect(text()).toContain('_x005F_x0041_');
});

test('rows and cells stand in order, wherever they were written', () => {
  const { cells, text } = open('<row r="3"><c r="B3"><v>1</v></c></row>');
  cells.write(2, 0, 2, 'General');
  cells.write(0, 3, 3, 'General');
  expect([...text().matchAll(/<c r="(\w+)"/g)].map(([, address]) => address)).toEqual([
    'D1',
    'A3',
    'B3',
  ]);
});

test('a width of one column leaves those beside it', () => {
  const root = parseXml(
    '<worksheet><cols><col min="1" max="5" width="20" customWidth="1" style="3"/></cols><sheetData/></worksheet>',
  );
  setColumnWidth(root, 2, 9);
  expect([0, 1, 2, 3, 4].map((column) => Math.round(columnPixels(root, column)))).toEqual([
    140, 140, 68, 140, 140,
  ]);
  expect(root.child('cols')?.elements.map((each) => each.get('style'))).toEqual(['3', '3', '3']);
});

test('a dropdown is taken from the middle of another', () => {
  const root = parseXml(
    '<worksheet><sheetData/><dataValidations count="1"><dataValidation sqref="A1:C9 E1"/></dataValidations></worksheet>',
  );
  clearValidation(root, { row: 3, column: 1, rows: 2, columns: 1 });
  expect(root.child('dataValidations')?.elements[0].get('sqref')).toBe(
    'A1:C3 A6:C9 A4:A5 C4:C5 E1',
  );
  clearValidation(root, { row: 0, column: 0, rows: 99, columns: 99 });
  expect(root.child('dataValidations')).toBeUndefined();
});
