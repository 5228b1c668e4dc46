import type { LogEntry } from '../../sheets/plan/plan';
import type { TableCells } from '../../sheets/plan/cells';
import { logRows } from '../../sheets/stored/logRows';
import { parseProof, type Parts } from '../../sheets/stored/proof';
import { isChecked, type OpenEvent } from '../open/openEvent';
import { stateBefore } from './chain';

/** A line that we wrote into a log that others write too, and what it changed of the event. */
export interface OwnLine {
  readonly entry: LogEntry;
  readonly time: string;
  readonly touched: Parts;
}

/** In place of the digest of a part that is not there any more. */
const GONE = '';

export function ownLines(
  entries: readonly LogEntry[],
  time: string,
  before: OpenEvent | null,
): OwnLine[] {
  const was = stateBefore(before).parts;
  return entries.map((entry) => {
    const parts = parseProof(entry.proof ?? '')?.parts ?? new Map<string, string>();
    const all = [...new Set([...parts.keys(), ...was.keys()])];
    const touched = all
      .filter((part) => !part.startsWith('Q') && was.get(part) !== parts.get(part))
      .map((part) => [part, parts.get(part) ?? GONE] as const);
    return { entry, time, touched: new Map(touched) };
  });
}

/**
 * Lines that are not in the log any more, as two were written into one row and a cell keeps the later text.
 * One whose work is gone too is not among them, nor what followed it: the workbook was taken back with all
 * that we did.
 */
export function linesToRepeat(
  lines: readonly OwnLine[],
  /** Asked only where a line is missing. */
  eventNow: () => OpenEvent | null,
  log: TableCells | undefined,
): OwnLine[] {
  if (lines.length === 0) return [];
  const there = new Set(logRows(log).map(({ proof }) => proof));
  if (there.size === 0) return [];
  const missing = lines.filter(({ entry }) => !there.has(entry.proof ?? ''));
  const event = missing.length > 0 ? eventNow() : null;
  if (!isChecked(event)) return [];
  const now = stateBefore(event).parts;
  // Of what it changed others may have changed some since; where nothing is left of it, it is gone.
  const gone = missing.findIndex(
    ({ touched }) =>
      touched.size > 0 &&
      ![...touched].some(([part, digest]) => (now.get(part) ?? GONE) === digest),
  );
  return gone < 0 ? missing : missing.slice(0, gone);
}
