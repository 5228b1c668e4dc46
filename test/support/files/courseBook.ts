import { readWorkbook } from '../../../src/xlsx/workbook';
import { columnName, type Cell, type Sheets } from '../words/sheetFormula';

/** The sheets of a workbook file, cells by address: values, and formulas as they stand there. */
export async function sheetsOf(
  bytes: Uint8Array,
): Promise<Record<string, Map<string, Cell | { formula: string }>>> {
  const book = await readWorkbook(bytes);
  if (!book.ok) throw new Error(JSON.stringify(book.problems));
  const sheets: Record<string, Map<string, Cell | { formula: string }>> = {};
  for (const { name, rows, cells } of book.value.sheets) {
    const map = new Map<string, Cell | { formula: string }>();
    rows.forEach((row, r) =>
      row.forEach((value, c) => {
        if (value !== null && value !== undefined && !(value instanceof Date))
          map.set(`${columnName(c + 1)}${r + 1}`, value as Cell);
      }),
    );
    for (const [at, cell] of cells ?? []) {
      const [r, c] = at.split(',').map(Number);
      if (cell.formula !== undefined)
        map.set(`${columnName(c + 1)}${r + 1}`, { formula: cell.formula });
    }
    sheets[name] = map;
  }
  return sheets;
}

export const asSheets = (sheets: Record<string, Map<string, Cell | { formula: string }>>): Sheets =>
  sheets;
