import { append } from '../../model/largest';
import type { KeptLine } from '../../model/types';
import { TRF_COLUMNS } from './layout';

/** Name of a line that others may follow: a player's by their number, any other by its count. */
export const recordKey = (line: string, count: number): string => {
  const code = line.slice(0, 3).toUpperCase();
  return `${code} ${code === '001' ? line.slice(...TRF_COLUMNS.no).trim() : count}`;
};

/**
 * Puts the kept lines back after the records that they followed. Where that record is not written,
 * after the last of its kind, else after the lines about the event or at the end.
 */
export function withKeptLines(lines: readonly string[], kept: readonly KeptLine[]): string[] {
  if (kept.length === 0) return [...lines];
  const keys = keysOf(lines);
  const following = new Map<number, string[]>();
  for (const { text, after } of kept) {
    const at = placeOf(after, keys);
    following.set(at, [...(following.get(at) ?? []), text]);
  }
  const written = [...(following.get(-1) ?? [])];
  lines.forEach((line, index) => append(written, [line, ...(following.get(index) ?? [])]));
  return written;
}

function keysOf(lines: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return lines.map((line) => {
    const code = line.slice(0, 3).toUpperCase();
    counts.set(code, (counts.get(code) ?? 0) + 1);
    return recordKey(line, counts.get(code)!);
  });
}

/** Index of the line to follow; -1: at the top. */
function placeOf(after: string, keys: readonly string[]): number {
  if (after === '') return -1;
  const exact = keys.indexOf(after);
  if (exact >= 0) return exact;
  const code = after.slice(0, 3);
  const last = (isWanted: (key: string) => boolean): number => keys.findLastIndex(isWanted);
  const alike = last((key) => key.startsWith(code));
  if (alike >= 0) return alike;
  const isHeader = /^\d\d2$/.test(code);
  return isHeader ? last((key) => /^\d\d2/.test(key) && key.slice(0, 3) <= code) : keys.length - 1;
}
