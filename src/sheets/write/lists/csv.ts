import { makeCsv, type CsvSeparator } from '../../../formats/csv';
import { isFormula, type SheetPlan } from '../../plan/plan';

/** A generated list, in plain values, as CSV. */
export function listAsCsv(sheet: SheetPlan, separator: CsvSeparator): string {
  const table = sheet.blocks[sheet.blocks.length - 1];
  const rows = table.cells.map((row) =>
    row.map((cell) => {
      if (typeof cell !== 'object') return cell;
      if (cell !== null && isFormula(cell))
        throw new Error('A list of values is needed, not a formula');
      return null;
    }),
  );
  return makeCsv(rows, separator);
}
