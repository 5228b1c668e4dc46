import { error, type Checked } from '../../model/problems';
import { parseDelimited } from './delimited';
import { parseFixedWidth } from './fixedWidth';
import { readCrosstable, type CrosstableRead } from './readCrosstable';

/** A crosstable saved as text; problems name the line, and the cell counted from the left. */
export function readTableFile(text: string): Checked<CrosstableRead> {
  const { rows, lines } = parseFixedWidth(text) ?? parseDelimited(text);
  if (!rows.some((row) => row.length > 1))
    return {
      ok: false,
      problems: [error('table-empty', { kind: 'file' }, text.trim().slice(0, 40))],
    };
  return readCrosstable(rows, (row, column) => ({
    kind: 'line',
    line: lines[row] ?? row + 1,
    column: column + 1,
  }));
}
