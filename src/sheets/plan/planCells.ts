import type { BookCells, CellContent, HiddenCells, TableCells } from './cells';
import type { CellValue, Plan, SheetPlan } from './plan';
import { namedSections } from '../read/readSections';
import { keyIn, UNNAMED, type Section } from '../names/section';
import { TRF_EXTRAS_KEY } from '../stored/trfExtrasSheet';
import { STORED_EVENT_KEY } from '../stored/event/storedEventSheet';
import { PUBLISHED_KEY } from '../stored/publishedSheet';
import { RECORD_KEY } from '../stored/recordSheet';

/** The tables of a plan as they will read once it is applied to an empty workbook. */
export function planCells(plan: Plan): BookCells {
  const tables = plan.sheets.flatMap((sheet) => sheetTables(sheet));
  const sections = namedSections(tables).map(
    (section) => [section.id.toLowerCase(), hiddenIn(section, plan.sheets)] as const,
  );
  const book = { tables, ...hiddenIn(UNNAMED, plan.sheets) };
  return sections.length > 0 ? { ...book, sections: new Map(sections) } : book;
}

const hiddenIn = (
  section: Section,
  sheets: readonly SheetPlan[],
): Pick<BookCells, HiddenCells> => ({
  ...hiddenCells('record', keyIn(section, RECORD_KEY), sheets),
  ...hiddenCells('carried', keyIn(section, TRF_EXTRAS_KEY), sheets),
  ...hiddenCells('stored', keyIn(section, STORED_EVENT_KEY), sheets),
  ...hiddenCells('published', keyIn(section, PUBLISHED_KEY), sheets),
});

function hiddenCells(
  name: HiddenCells,
  sheet: string,
  sheets: readonly SheetPlan[],
): Pick<BookCells, HiddenCells> {
  const cells = sheets.find(({ key }) => key === sheet)?.blocks[0]?.cells;
  return cells ? { [name]: cells.map((row) => row.map(plain)) } : {};
}

const plain = (cell: CellValue): CellContent =>
  typeof cell === 'object' && cell ? (cell.shown ?? cell.formula) : cell;

function sheetTables(sheet: SheetPlan): TableCells[] {
  const at = (row: number, column: number): CellContent => {
    for (const block of sheet.blocks) {
      const cell = block.cells[row - block.row]?.[column - block.column];
      if (cell !== undefined) return plain(cell);
    }
    return null;
  };
  return (sheet.tables ?? []).map(({ name, area }) => {
    const line = (row: number) =>
      Array.from({ length: area.columns }, (_, index) => at(row, area.column + index));
    return {
      name,
      sheet: sheet.name,
      row: area.row,
      column: area.column,
      header: line(area.row).map(String),
      rows: Array.from({ length: area.rows - 1 }, (_, index) => line(area.row + 1 + index)),
    };
  });
}
