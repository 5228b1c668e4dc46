import { fill } from '../../src/explain/phrasebook';
/** A workbook of the course, sheets of cells with formulas, as a plan. */
import type { SampleSheet, SampleWorkbook } from '../../src/course/samples/tiebreaks';
import type { Language } from '../host/externalContext';
import type { CellValue, Plan, SheetPlan } from '../../src/sheets/plan/plan';
import { headerFormat, widthFor } from '../../src/sheets/plan/look';
import { area, formula } from '../../src/sheets/plan/plan';

/** Formulas are long: what counts for a width is what they show, also in the cells they spill into. */
const SHOWN = 11;

export function workbookPlan({ title, sheets }: SampleWorkbook, language: Language): Plan {
  return {
    title: { key: 'pane.sample-opened', args: { name: fill(language, title) } },
    sheets: sheets.map((sheet, index) => sheetPlan(sheet, `course-${index + 1}`)),
    activate: 'course-1',
  };
}

function sheetPlan({ name, cells }: SampleSheet, key: string): SheetPlan {
  const columns = Math.max(...cells.map((row) => row.length));
  const block = cells.map((row) =>
    Array.from({ length: columns }, (_, column) => cellValue(row[column] ?? '')),
  );
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(SHOWN, widthFor(cells.map((row) => shownIn(row[column] ?? '')))),
  );
  return {
    key,
    name,
    mode: 'replace',
    blocks: [{ row: 0, column: 0, cells: block }],
    formats: [headerFormat(area(0, 0, 1, columns))],
    widths: { ...widths },
    freeze: { rows: 1 },
  };
}

const isFormulaText = (cell: string | number): cell is string =>
  typeof cell === 'string' && cell.startsWith('=');

/** An empty cell is left alone: the working of a formula may spill into it. */
function cellValue(cell: string | number): CellValue {
  if (cell === '') return null;
  return isFormulaText(cell) ? formula(cell) : cell;
}

const shownIn = (cell: string | number): string =>
  isFormulaText(cell) ? ' '.repeat(SHOWN) : String(cell);
