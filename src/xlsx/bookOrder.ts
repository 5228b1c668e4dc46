import { element, type XmlElement } from './package/xml';

/** ECMA-376, 18.2.27: the children of a workbook, in the order in which they must stand. */
const BOOK_ORDER = [
  ...['fileVersion', 'fileSharing', 'workbookPr', 'AlternateContent', 'workbookProtection'],
  ...['bookViews', 'sheets', 'functionGroups', 'externalReferences', 'definedNames', 'calcPr'],
  ...['oleSize', 'customWorkbookViews', 'pivotCaches', 'smartTagPr', 'smartTagTypes'],
  ...['webPublishing', 'fileRecoveryPr', 'webPublishObjects', 'extLst'],
];

/** A child of the workbook, made where it should stand if there is none. */
export function childInBook(workbook: XmlElement, name: string): XmlElement {
  const found = workbook.child(name);
  if (found) return found;
  const made = element(name);
  const next = workbook.children.findIndex(
    (other) =>
      typeof other !== 'string' && BOOK_ORDER.indexOf(other.name) > BOOK_ORDER.indexOf(name),
  );
  workbook.children.splice(next < 0 ? workbook.children.length : next, 0, made);
  return made;
}
