import { error, type Checked } from '../../model/problems';
import { parseDelimited, type DelimitedTable } from './lines/delimited';
import { parseFixedWidth } from './lines/fixedWidth';
import type { PlaceOf } from './range';
import { readCrosstable, type CrosstableRead } from './readCrosstable';

/** A crosstable saved as text; problems name the line, and the cell counted from the left. */
export function readTableFile(text: string): Checked<CrosstableRead> {
  const { rows, placeOf } = rowsOfTableFile(text);
  if (!rows.some((row) => row.length > 1))
    return {
      ok: false,
      problems: [
        error(
          text.trim() === '' ? 'empty-file' : 'table-empty',
          { kind: 'file' },
          text.trim().slice(0, 40),
        ),
      ],
    };
  return readCrosstable(rows, placeOf);
}

/** The cells of such a file, and where each stands in it. */
export function rowsOfTableFile(text: string): {
  readonly rows: DelimitedTable['rows'];
  readonly placeOf: PlaceOf;
} {
  const { rows, lines } = parseFixedWidth(text) ?? parseDelimited(text);
  const placeOf: PlaceOf = (row, column) => ({
    kind: 'line',
    line: lines[row] ?? row + 1,
    column: column + 1,
  });
  return { rows, placeOf };
}
