import { element, type XmlElement } from './xml';

export const METADATA_TYPE =
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheetMetadata+xml';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const DYNAMIC = 'http://schemas.microsoft.com/office/spreadsheetml/2017/dynamicarray';

/** What `cm="1"` of a cell points to: its formula fills as many cells as it needs (MS-XLSX, 2.3.9). */
export const metadata = (): XmlElement =>
  element('metadata', { xmlns: MAIN, 'xmlns:xda': DYNAMIC }, [
    element('metadataTypes', { count: 1 }, [
      element('metadataType', {
        name: 'XLDAPR',
        minSupportedVersion: 120000,
        copy: 1,
        pasteAll: 1,
        pasteValues: 1,
        merge: 1,
        splitFirst: 1,
        rowColShift: 1,
        clearFormats: 1,
        clearComments: 1,
        assign: 1,
        coerce: 1,
        cellMeta: 1,
      }),
    ]),
    element('futureMetadata', { name: 'XLDAPR', count: 1 }, [
      element('bk', {}, [
        element('extLst', {}, [
          element('ext', { uri: '{bdbb8cdc-fa1e-496e-a857-3c3f30c029c3}' }, [
            element('xda:dynamicArrayProperties', { fDynamic: 1, fCollapsed: 0 }),
          ]),
        ]),
      ]),
    ]),
    element('cellMetadata', { count: 1 }, [element('bk', {}, [element('rc', { t: 1, v: 0 })])]),
  ]);

/** The number of that mark in the metadata of another program; undefined: there is none. */
export function markIn(root: XmlElement): number | undefined {
  const types = root.child('metadataTypes')?.elements ?? [];
  const type = types.findIndex((each) => each.get('name') === 'XLDAPR') + 1;
  const marks = root.child('cellMetadata')?.elements ?? [];
  const found = marks.findIndex((each) => Number(each.child('rc')?.get('t')) === type);
  return type === 0 || found < 0 ? undefined : found + 1;
}
