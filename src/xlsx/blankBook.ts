import { element, makeXml, type XmlElement } from './package/xml';
import { makeZip, pack } from './package/zip';

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** A workbook without sheets: what a plan is applied to when there is no file yet. */
export function blankBook(): Uint8Array {
  const parts: [string, XmlElement][] = [
    [
      '[Content_Types].xml',
      element('Types', { xmlns: `${PACKAGE}/content-types` }, [
        element('Default', {
          Extension: 'rels',
          ContentType: 'application/vnd.openxmlformats-package.relationships+xml',
        }),
        element('Default', { Extension: 'xml', ContentType: 'application/xml' }),
        element('Override', {
          PartName: '/xl/workbook.xml',
          ContentType: `${TYPE}.sheet.main+xml`,
        }),
        element('Override', { PartName: '/xl/styles.xml', ContentType: `${TYPE}.styles+xml` }),
      ]),
    ],
    ['_rels/.rels', relation('officeDocument', '/xl/workbook.xml')],
    [
      'xl/workbook.xml',
      element('workbook', { xmlns: MAIN, 'xmlns:r': OFFICE }, [
        element('workbookPr', { date1904: 0 }),
        element('bookViews', {}, [element('workbookView')]),
        element('sheets'),
      ]),
    ],
    ['xl/_rels/workbook.xml.rels', relation('styles', '/xl/styles.xml')],
    ['xl/styles.xml', standardStyles()],
  ];
  const text = new TextEncoder();
  return makeZip(parts.map(([name, root]) => pack(name, text.encode(makeXml(root)))));
}

const relation = (kind: string, target: string): XmlElement =>
  element('Relationships', { xmlns: `${PACKAGE}/relationships` }, [
    element('Relationship', { Id: 'rId1', Type: `${OFFICE}/${kind}`, Target: target }),
  ]);

/** Excel's own standard look; a font without a name is anybody's guess. */
export const standardStyles = (): XmlElement =>
  element('styleSheet', { xmlns: MAIN }, [
    element('fonts', { count: 1 }, [
      element('font', {}, [
        element('sz', { val: 11 }),
        element('name', { val: 'Calibri' }),
        element('family', { val: 2 }),
      ]),
    ]),
    element('fills', { count: 2 }, [
      element('fill', {}, [element('patternFill', { patternType: 'none' })]),
      element('fill', {}, [element('patternFill', { patternType: 'gray125' })]),
    ]),
    element('borders', { count: 1 }, [
      element(
        'border',
        {},
        ['left', 'right', 'top', 'bottom', 'diagonal'].map((side) => element(side)),
      ),
    ]),
    element('cellStyleXfs', { count: 1 }, [
      element('xf', { numFmtId: 0, fontId: 0, fillId: 0, borderId: 0 }),
    ]),
    element('cellXfs', { count: 1 }, [
      element('xf', { numFmtId: 0, fontId: 0, fillId: 0, borderId: 0, xfId: 0 }),
    ]),
    element('cellStyles', { count: 1 }, [
      element('cellStyle', { name: 'Normal', xfId: 0, builtinId: 0 }),
    ]),
    element('dxfs', { count: 0 }),
  ]);
