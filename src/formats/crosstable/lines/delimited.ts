/** A table saved as text: rows of cells, and the line of the file in which each row begins. */
export interface DelimitedTable {
  readonly rows: readonly (readonly string[])[];
  /** Counted from 1. */
  readonly lines: readonly number[];
}

const DELIMITERS = ['\t', ';', '|', ','] as const;
type Delimiter = (typeof DELIMITERS)[number];

/** Lines looked at to find out what separates the cells. */
const SAMPLE = 40;

/**
 * Text with tabs, semicolons, commas or upright lines between the cells, cells perhaps in quotation
 * marks (which may hold the delimiter, line ends, and doubled quotation marks).
 */
export function parseDelimited(text: string): DelimitedTable {
  const clean = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const delimiter = findDelimiter(clean);
  const rows: string[][] = [];
  const lines: number[] = [];
  let at = 0;
  let line = 1;
  while (at < clean.length) {
    const row: string[] = [];
    lines.push(line);
    for (;;) {
      const cell = cellAt(clean, at, delimiter);
      row.push(cell.text);
      at = cell.end;
      line += cell.lineEnds;
      if (clean[at] !== delimiter) break;
      at++;
    }
    at++;
    line++;
    rows.push(delimiter === '|' ? withoutBorders(row) : row);
  }
  return { rows, lines };
}

/** The delimiter that cuts the lines into most cells, about as many in each of them. */
function findDelimiter(text: string): Delimiter {
  const lines = text
    .split('\n', SAMPLE)
    .filter((line) => line.trim() !== '' && !/^[-=_+|:\s]+$/.test(line));
  let best: { delimiter: Delimiter; share: number } = { delimiter: '\t', share: 0 };
  for (const delimiter of DELIMITERS) {
    const counts = lines.map((line) => outsideQuotes(line).split(delimiter).length - 1);
    const common = mostCommon(counts.filter((count) => count > 0));
    const share = common * counts.filter((count) => count === common).length;
    // Decimal commas and `Surname, First name` are commas too: only more of them count.
    if (share > best.share * (delimiter === ',' ? 2 : 1)) best = { delimiter, share };
  }
  return best.delimiter;
}

const outsideQuotes = (line: string): string => line.replace(/"(?:[^"]|"")*"/g, '');

function mostCommon(counts: readonly number[]): number {
  const tally = new Map<number, number>();
  for (const count of counts) tally.set(count, (tally.get(count) ?? 0) + 1);
  return [...tally].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0]?.[0] ?? 0;
}

function cellAt(
  text: string,
  start: number,
  delimiter: Delimiter,
): { readonly text: string; readonly end: number; readonly lineEnds: number } {
  if (text[start] === '"') {
    const quoted = /"((?:[^"]|"")*)"/y;
    quoted.lastIndex = start;
    const match = quoted.exec(text);
    const after = match ? text[quoted.lastIndex] : undefined;
    // A quotation mark inside a nickname is none that opens a cell.
    if (match && (after === undefined || after === delimiter || after === '\n'))
      return {
        text: match[1].replace(/""/g, '"'),
        end: quoted.lastIndex,
        lineEnds: match[1].split('\n').length - 1,
      };
  }
  let end = start;
  while (end < text.length && text[end] !== delimiter && text[end] !== '\n') end++;
  return { text: text.slice(start, end), end, lineEnds: 0 };
}

/** `| 1 | Name |`: what stands outside the first and last line is no cell. */
function withoutBorders(row: readonly string[]): string[] {
  const from = row[0].trim() === '' && row.length > 2 ? 1 : 0;
  const to = row.length > 2 && row[row.length - 1].trim() === '' ? row.length - 1 : row.length;
  return row.slice(from, to).map((cell) => cell.trim());
}
