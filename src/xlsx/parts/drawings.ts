import type { Package } from '../package/package';
import { childOf } from './worksheet';
import { element, type XmlElement } from '../package/xml';

const LANGUAGE = 'http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-officedocument.drawing+xml';

/** The part of a sheet, the first sheet being 0. */
export function sheetPartAt(file: Package, sheet: number): string | undefined {
  const book = file.relations('').find(({ kind }) => kind === 'officeDocument')?.part;
  if (!book) return undefined;
  const id = file.read(book).child('sheets')?.all('sheet')[sheet]?.get('r:id');
  return file.relations(book).find((relation) => relation.id === id)?.part ?? undefined;
}

/** What lies over the cells of a sheet: charts, pictures, shapes. */
export function drawingOf(file: Package, sheet: string): string | undefined {
  const part = file.relations(sheet).find(({ kind }) => kind === 'drawing')?.part;
  return part && file.has(part) ? part : undefined;
}

/** The same, made where there is none; `root` is the sheet, as it is being changed. */
export function drawingFor(file: Package, sheet: string, root: XmlElement): string {
  const found = drawingOf(file, sheet);
  if (found) return found;
  const part = file.freeName('xl/drawings/drawing', '.xml');
  file.add(part, element('wsDr', { xmlns: LANGUAGE }), TYPE);
  childOf(root, 'drawing').set('r:id', file.relate(sheet, 'drawing', part));
  root.set('xmlns:r', OFFICE);
  return part;
}

export const within = (root: XmlElement, way: readonly string[]): XmlElement[] =>
  way.reduce((found, name) => found.flatMap((each) => each.all(name)), [root]);
