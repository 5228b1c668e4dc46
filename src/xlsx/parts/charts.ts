/** What the library leaves out of charts: their names, and names of lines that are cells. */
import { drawingOf, sheetPartAt, within } from './drawings';
import type { Package } from '../package/package';
import { element, type XmlElement } from '../package/xml';

const DRAWING = /^xl\/drawings\/drawing\d+\.xml$/;
const CHART = /^xl\/charts\/chart\d+\.xml$/;

/**
 * A chart is found again by its name; the library writes "Chart 1" and keeps a caption, which is
 * where we put ours. Names of lines it writes as texts: those that are references are made so.
 */
export function finishCharts(file: Package): void {
  for (const part of file.parts) {
    if (DRAWING.test(part))
      for (const frame of framesIn(file.edit(part))) {
        const name = frame.get('title');
        if (name) frame.set('name', name).set('title', undefined);
      }
    if (CHART.test(part))
      within(file.edit(part), ['chart', 'plotArea', 'lineChart', 'ser', 'tx']).forEach(refer);
  }
}

function refer(text: XmlElement): void {
  const reference = text.child('v')?.text;
  if (reference?.includes('!$'))
    text.children = [element('strRef', {}, [element('f', {}, [reference])])];
}

/** The names of the charts of a sheet, the first sheet being 0, in the order of the drawing. */
export function chartNames(file: Package, sheet: number): string[] {
  const part = sheetPartAt(file, sheet);
  const drawing = part && drawingOf(file, part);
  return drawing ? framesIn(file.read(drawing)).map((frame) => frame.get('name') ?? '') : [];
}

const framesIn = (drawing: XmlElement): XmlElement[] =>
  drawing.elements.flatMap((anchor) =>
    within(anchor, ['graphicFrame', 'nvGraphicFramePr', 'cNvPr']),
  );
