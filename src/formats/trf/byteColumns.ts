import { FIRST_ROUND_COLUMN, ROUND_WIDTH, TRF_COLUMNS } from './layout';
import { isOutOfColumns } from './parsePlayer';

/** Letters that are more than one byte in UTF-8. */
const LONG = /[\u0080-\uffff]/;

/**
 * Programs that count bytes fill the name up to 33 bytes: every letter that takes two or three of them draws the
 * rest of the line to the left. The line as its writer meant it; null where it stands in columns as it is, or by
 * bytes neither.
 */
export function byBytes(line: string): string | null {
  if (!LONG.test(line) || isInColumns(line)) return null;
  const bytes = new TextEncoder().encode(line);
  const [from, to] = TRF_COLUMNS.name;
  const text = (start: number, end?: number) =>
    new TextDecoder().decode(bytes.subarray(start, end)).replaceAll('\ufffd', '');
  const moved = text(0, from) + text(from, to).padEnd(to - from) + text(to);
  return isInColumns(moved) ? moved : null;
}

/** Figures where figures belong, and blanks between the rounds. */
function isInColumns(line: string): boolean {
  const { no, rating, points, rank } = TRF_COLUMNS;
  const fits = ([from, to]: readonly [number, number], pattern: RegExp) =>
    pattern.test(line.slice(from, to));
  const rounds = line.slice(FIRST_ROUND_COLUMN).match(ENTRIES) ?? [];
  return (
    !isOutOfColumns(line) &&
    fits(no, /^ *\d+ *$/) &&
    fits(rating, /^ *\d* *$/) &&
    fits(points, /^ *(?:\d+(?:[.,]\d)?)? *$/) &&
    fits(rank, /^ *\d* *$/) &&
    rounds.every((round) => ENTRY.test(round.padEnd(ROUND_WIDTH)))
  );
}

const ENTRIES = new RegExp(`.{1,${ROUND_WIDTH}}`, 'gs');
/** `NNNN c r` and two blanks. */
const ENTRY = /^[ \d]{4} . . {2}$|^ {10}$/s;
