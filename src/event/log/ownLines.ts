import type { LogEntry } from '../../sheets/plan/plan';
import type { TableCells } from '../../sheets/plan/cells';
import { lostHeads, type LogHead } from '../../sheets/stored/log/logHead';
import { logRows } from '../../sheets/stored/log/logRows';
import { headMark, parseProof, type Parts } from '../../sheets/stored/log/proof';
import { isChecked, type OpenEvent } from '../open/openEvent';
import { stateBefore } from './chain';

/** A line that we wrote into a log that others write too, and what it changed of the event. */
export interface OwnLine {
  readonly entry: LogEntry;
  readonly time: string;
  readonly touched: Parts;
  /** The write failed or met other cells and was put back; a colleague may have read its line meanwhile. */
  readonly isPutBack?: boolean;
}

/** In place of the digest of a part that is not there any more. */
const GONE = '';

export function ownLines(
  entries: readonly LogEntry[],
  time: string,
  before: OpenEvent | null,
  isPutBack = false,
): OwnLine[] {
  const was = stateBefore(before).parts;
  return entries.map((entry) => {
    const parts = parseProof(entry.proof ?? '')?.parts ?? new Map<string, string>();
    const all = [...new Set([...parts.keys(), ...was.keys()])];
    const touched = all
      .filter((part) => !part.startsWith('Q') && was.get(part) !== parts.get(part))
      .map((part) => [part, parts.get(part) ?? GONE] as const);
    return { entry, time, touched: new Map(touched), ...(isPutBack && { isPutBack }) };
  });
}

/**
 * Lines that are not in the log any more, as two were written into one row and a cell keeps the later text.
 * One whose work is gone too is not among them, nor what followed it: the workbook was taken back with all
 * that we did. But one that a line names which is there was there too, whatever came of its work; one that we
 * put back ourselves is written again for such a line only.
 */
export function linesToRepeat(
  lines: readonly OwnLine[],
  /** Asked only where a line is missing. */
  eventNow: () => OpenEvent | null,
  log: TableCells | undefined,
  /** The ends of our log outside the cells. */
  heads: readonly LogHead[] = [],
): OwnLine[] {
  if (lines.length === 0) return [];
  const rows = logRows(log);
  const there = new Set(rows.map(({ proof }) => proof));
  if (there.size === 0) return [];
  // Where nobody's line stands instead, Excel's own undo took it back; of a list nothing else tells.
  const isShorter = lostHeads(rows, heads).some((head) => head.lines > rows.length);
  const absent = lines.filter(
    ({ entry, touched }) => !there.has(entry.proof ?? '') && !(isShorter && touched.size === 0),
  );
  if (absent.length === 0) return [];
  // A line that is there names those before it: they were there too.
  const named = new Set(rows.flatMap(({ proof }) => parseProof(proof)?.heads ?? []));
  const isNamed = ({ entry }: OwnLine) => {
    const proof = parseProof(entry.proof ?? '');
    return proof !== null && named.has(headMark(proof));
  };
  const missing = absent.filter((line) => !line.isPutBack || isNamed(line));
  const event = missing.length > 0 ? eventNow() : null;
  if (!isChecked(event)) return [];
  const now = stateBefore(event).parts;
  // Of what it changed others may have changed some since; where nothing is left of it, it is gone.
  const gone = missing.findIndex(
    ({ touched, isPutBack }) =>
      !isPutBack &&
      touched.size > 0 &&
      ![...touched].some(([part, digest]) => (now.get(part) ?? GONE) === digest),
  );
  return missing.filter((line, index) => gone < 0 || index < gone || isNamed(line));
}
