/** A sheet such as arbiters have beside ours, put into a file by hand, and small changes to others. */
import { BookFile } from '../../../src/xlsx/bookFile';
import { parseAddress } from '../../../src/sheets/plan/cells';
import { element } from '../../../src/xlsx/package/xml';
import { makeZip, openZip, pack, unpack } from '../../../src/xlsx/package/zip';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument';

/** A sheet of prizes with a price, a share, a date, a shared formula, a merge, a colour by value. */
const SHEET = `<?xml version="1.0" encoding="UTF-8"?>
<worksheet xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheetViews><sheetView tabSelected="1" workbookViewId="0"/></sheetViews><cols><col min="1" max="3" width="20" customWidth="1"/></cols><sheetData><row r="1" ht="30" customHeight="1"><c r="A1" s="OWN0" t="inlineStr"><is><t>Prizes</t></is></c></row><row r="2"><c r="A2" s="OWN0"><v>250</v></c><c r="B2" s="OWN1"><v>0.25</v></c><c r="C2" s="OWN2"><v>46053</v></c></row><row r="3"><c r="A3" s="OWN0"><f t="shared" ref="A3:A4" si="0">A2/2</f><v>125</v></c></row><row r="4"><c r="A4" s="OWN0"><f t="shared" si="0"/><v>62.5</v></c><c r="B4" s="OWN1"><f>COUNTA(Players[Name])/20</f><v>0.35</v></c></row></sheetData><mergeCells count="1"><mergeCell ref="A1:C1"/></mergeCells><conditionalFormatting sqref="A2:A4"><cfRule type="colorScale" priority="1"><colorScale><cfvo type="min"/><cfvo type="max"/><color rgb="FFFF0000"/><color rgb="FF00FF00"/></colorScale></cfRule></conditionalFormatting><drawing r:id="rId1"/><legacyDrawing r:id="rId2"/></worksheet>`;

const PARTS: Readonly<Record<string, string>> = {
  'xl/worksheets/own.xml': SHEET,
  'xl/worksheets/_rels/own.xml.rels': `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/drawing" Target="../drawings/own.xml"/><Relationship Id="rId2" Type="${OFFICE}/vmlDrawing" Target="../drawings/own.vml"/><Relationship Id="rId3" Type="${OFFICE}/comments" Target="../ownComments.xml"/></Relationships>`,
  'xl/ownComments.xml': `<comments xmlns="${MAIN}"><authors><author>me</author></authors><commentList><comment ref="A2" authorId="0"><text><t>from the club</t></text></comment></commentList></comments>`,
  'xl/drawings/own.vml': '<xml xmlns:v="urn:schemas-microsoft-com:vml"></xml>',
  'xl/drawings/own.xml': `<xdr:wsDr xmlns:xdr="${DRAWING}/spreadsheetDrawing" xmlns:a="${DRAWING}/main"/>`,
  'xl/drawings/_rels/own.xml.rels': `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/chart" Target="../charts/own.xml"/><Relationship Id="rId2" Type="${OFFICE}/image" Target="../media/own.png"/></Relationships>`,
  'xl/charts/own.xml': `<c:chartSpace xmlns:c="${DRAWING}/chart"><c:chart><c:plotArea><c:layout/></c:plotArea></c:chart></c:chartSpace>`,
  'xl/media/own.png': '\u0089PNG\r\n\u001a\n\u0000 not text',
};

/** Parts that no plan of ours names. */
export const OWN_PARTS = Object.keys(PARTS).filter((part) => part !== 'xl/worksheets/own.xml');

const TYPES: readonly [string, string][] = [
  ['/xl/worksheets/own.xml', `${TYPE}.spreadsheetml.worksheet+xml`],
  ['/xl/ownComments.xml', `${TYPE}.spreadsheetml.comments+xml`],
  ['/xl/drawings/own.xml', `${TYPE}.drawing+xml`],
  ['/xl/charts/own.xml', `${TYPE}.drawingml.chart+xml`],
];

/** The workbook with a sheet Prizes behind its last one, shown; looks and parts of other programs. */
export function withOwnSheet(bytes: Uint8Array, name = 'Prizes'): Uint8Array {
  const entries = openZip(bytes);
  const read = (part: string) => new TextDecoder().decode(unpack(entries.get(part)!));
  const write = (part: string, text: string) =>
    entries.set(part, pack(part, Uint8Array.from(Buffer.from(text, 'utf8'))));
  const styles = read('xl/styles.xml');
  const first = /<cellXfs count="(\d+)"/.exec(styles)![1];
  const looks = [
    '<xf numFmtId="190" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>',
    '<xf numFmtId="9" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>',
    '<xf numFmtId="14" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"><protection locked="0"/></xf>',
  ];
  const euro = '<numFmt numFmtId="190" formatCode="#,##0.00\\ &quot;€&quot;"/>';
  write(
    'xl/styles.xml',
    styles
      .replace('</cellXfs>', `${looks.join('')}</cellXfs>`)
      .replace('</numFmts>', `${euro}</numFmts>`),
  );
  for (const [part, text] of Object.entries(PARTS))
    write(
      part,
      text.replace(/OWN(\d)/g, (_, index: string) => String(Number(first) + Number(index))),
    );
  write(
    '[Content_Types].xml',
    read('[Content_Types].xml').replace(
      '</Types>',
      `<Default Extension="png" ContentType="image/png"/><Default Extension="vml" ContentType="${TYPE}.vmlDrawing"/>${TYPES.map(([part, type]) => `<Override PartName="${part}" ContentType="${type}"/>`).join('')}</Types>`,
    ),
  );
  write(
    'xl/_rels/workbook.xml.rels',
    read('xl/_rels/workbook.xml.rels').replace(
      '</Relationships>',
      `<Relationship Id="rIdOwn" Type="${OFFICE}/worksheet" Target="worksheets/own.xml"/></Relationships>`,
    ),
  );
  write(
    'xl/workbook.xml',
    read('xl/workbook.xml').replace(
      '</sheets>',
      `<sheet name="${name}" sheetId="90" r:id="rIdOwn"/></sheets>`,
    ),
  );
  return makeZip([...entries.values()]);
}

/** Something that the arbiter wrote into a sheet. */
export function withCell(
  bytes: Uint8Array,
  sheet: string,
  address: string,
  text: string,
): Uint8Array {
  const book = new BookFile(bytes);
  const { row, column } = parseAddress(address)!;
  book.sheet(sheet).cells.write(row, column, text, 'General');
  return book.bytes();
}

export function protectedSheet(bytes: Uint8Array, sheet: string): Uint8Array {
  const book = new BookFile(bytes);
  const { root } = book.sheet(sheet);
  const data = root.children.indexOf(root.child('sheetData')!);
  root.children.splice(data + 1, 0, element('sheetProtection', { sheet: 1 }));
  return book.bytes();
}
