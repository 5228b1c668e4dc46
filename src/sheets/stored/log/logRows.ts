import type { TableCells } from '../../plan/cells';
import { columnsOfLog } from '../../write/logSheet';
import { parseProof, shortDigest, type LineProof } from './proof';

/** A line of the log as it stands in the workbook. */
export interface LogRow {
  readonly time: string;
  readonly action: string;
  readonly round: string;
  readonly system: string;
  readonly detail: string;
  readonly reason: string;
  readonly proof: string;
}

export function logRows(table: TableCells | undefined): LogRow[] {
  if (!table) return [];
  const columns = columnsOfLog(table.header, table.header.length);
  return table.rows
    .map((cells) => {
      // Letter by letter: a digest covers what stands there, not how it is understood.
      const text = (index: number) => String(cells[columns[index] ?? -1] ?? '');
      return {
        time: text(0),
        action: text(1),
        round: text(2),
        system: text(3),
        detail: text(4),
        reason: text(5),
        proof: text(6),
      };
    })
    .filter(({ time, action }) => time !== '' || action !== '');
}

/** The proof of the last line; null: there is none. */
export function lastProof(table: TableCells | undefined): LineProof | null {
  const rows = logRows(table);
  const last = rows.at(-1);
  return last ? parseProof(last.proof) : null;
}

/** The short digest that paper and files carry; undefined without a proof. */
export function logDigest(table: TableCells | undefined): string | undefined {
  const proof = lastProof(table);
  return proof ? shortDigest(proof) : undefined;
}
