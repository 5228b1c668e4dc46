import { columnIndex, columnName, intersect, type Area } from './address';
import type { BookSheet, ConditionalFormat } from '../book';
import { withoutArea } from './splitArea';

/** Takes conditional formats off these cells only; what they cover elsewhere stays. */
export function withoutConditionalFormats(sheet: BookSheet, area: Area): void {
  const isTouched = ({ areas }: ConditionalFormat) => areas.some((one) => intersect(one, area));
  if (!sheet.conditionalFormats.some(isTouched)) return;
  sheet.setConditionalFormats(
    sheet.conditionalFormats.flatMap((format) => (isTouched(format) ? cut(format, area) : format)),
  );
}

function cut(format: ConditionalFormat, area: Area): ConditionalFormat[] {
  const areas = format.areas
    .flatMap((one) => withoutArea(one, area))
    .sort((a, b) => a.row - b.row || a.column - b.column);
  if (areas.length === 0) return [];
  const [before, now] = [format.areas[0], areas[0]];
  const formula = shifted(format.formula, now.row - before.row, now.column - before.column);
  return [{ ...format, areas, formula }];
}

/** The same condition written for another cell: references move unless `$` holds them. */
function shifted(formula: string, rows: number, columns: number): string {
  return formula.replace(
    /"(?:[^"]|"")*"|(\$?)\b([A-Z]{1,3})(\$?)(\d+)\b(?!\()/g,
    (all, fixedColumn?: string, column?: string, fixedRow?: string, row?: string) => {
      if (column === undefined) return all;
      const c = fixedColumn ? column : columnName(columnIndex(column) + columns);
      return `${fixedColumn}${c}${fixedRow}${fixedRow ? row : Number(row) + rows}`;
    },
  );
}
