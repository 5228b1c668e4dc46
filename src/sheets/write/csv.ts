import { isFormula, type CellValue, type SheetPlan } from '../plan';

/**
 * A generated list as CSV. French and Portuguese spreadsheets want semicolons and decimal commas.
 * A text that a spreadsheet would take for a formula gets an apostrophe in front.
 */
export function listAsCsv(sheet: SheetPlan, separator: ',' | ';'): string {
  const table = sheet.blocks[sheet.blocks.length - 1];
  return table.cells
    .map((row) => row.map((cell) => csvCell(cell, separator)).join(separator))
    .map((line) => `${line}\r\n`)
    .join('');
}

function csvCell(cell: CellValue, separator: string): string {
  if (cell === null) return '';
  if (typeof cell === 'number')
    return separator === ';' ? String(cell).replace('.', ',') : String(cell);
  if (typeof cell === 'object') {
    if (isFormula(cell)) throw new Error('A list of values is needed, not a formula');
    return '';
  }
  const safe = /^[=+@\t\r]|^-(?!\d*$)/.test(cell) && cell.length > 1 ? `'${cell}` : cell;
  return /[",;\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
}
