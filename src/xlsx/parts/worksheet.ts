import { element, type XmlElement } from '../package/xml';

/** ECMA-376, 18.3.1.99: the children of a worksheet, in the order in which they must stand. */
const ORDER = [
  ...['sheetPr', 'dimension', 'sheetViews', 'sheetFormatPr', 'cols', 'sheetData', 'sheetCalcPr'],
  ...['sheetProtection', 'protectedRanges', 'scenarios', 'autoFilter', 'sortState'],
  ...['dataConsolidate', 'customSheetViews', 'mergeCells', 'phoneticPr'],
  ...['conditionalFormatting', 'dataValidations', 'hyperlinks', 'printOptions', 'pageMargins'],
  ...['pageSetup', 'headerFooter', 'rowBreaks', 'colBreaks', 'customProperties', 'cellWatches'],
  ...['ignoredErrors', 'smartTags', 'drawing', 'legacyDrawing', 'legacyDrawingHF'],
  ...['drawingHF', 'picture', 'oleObjects', 'controls', 'webPublishItems', 'tableParts', 'extLst'],
];

/** Puts a child where the order wants it. */
export function insertInOrder(root: XmlElement, child: XmlElement): void {
  const place = ORDER.indexOf(child.name);
  const next = root.children.findIndex(
    (other) => typeof other !== 'string' && ORDER.indexOf(other.name) > place,
  );
  root.children.splice(next < 0 ? root.children.length : next, 0, child);
}

/** A child of a worksheet, made where it should stand if there is none. */
export function childOf(root: XmlElement, name: string): XmlElement {
  const found = root.child(name);
  if (found) return found;
  const made = element(name);
  insertInOrder(root, made);
  return made;
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export const emptyWorksheet = (): XmlElement =>
  element('worksheet', { xmlns: MAIN, 'xmlns:r': OFFICE }, [
    element('sheetViews', {}, [element('sheetView', { workbookViewId: 0 })]),
    element('sheetFormatPr', { defaultRowHeight: 15 }),
    element('sheetData'),
  ]);
