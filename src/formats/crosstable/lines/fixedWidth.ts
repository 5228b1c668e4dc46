import { columnOfHeader, roundOfHeader } from '../layout/headers';
import type { DelimitedTable } from './delimited';

/** Titles stand above the heading of a printed table. */
const LINES_TO_LOOK_AT = 40;

const RULER = /^\s*[-=_–—]{8}[-=_–—+|\s]*$/;

/**
 * A table as programs print it for a wall: columns lined up with blanks, often a ruler below the
 * headings and an upright line before the rounds. Null: no line of headings was found, or the cells
 * are told apart by a separator.
 */
export function parseFixedWidth(text: string): DelimitedTable | null {
  const written = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/);
  const head = written.findIndex((line, at) => at < LINES_TO_LOOK_AT && isHeading(line));
  if (head < 0) return null;
  const lines = written.map((line) => line.replaceAll('|', ' '));
  const isEnd = (line: string) => line.trim() === '';
  const body = lines.slice(head + 1);
  const first = body.findIndex((line) => !RULER.test(line) && !isEnd(line));
  if (first < 0) return null;
  const length = body.slice(first).findIndex(isEnd);
  const players = body.slice(first, length < 0 ? undefined : first + length);
  const starts = columnStarts(lines[head], players);
  const lastPlayer = head + first + players.length;
  const rows: string[][] = [];
  const numbers: number[] = [];
  lines.forEach((line, at) => {
    if (RULER.test(line)) return;
    const isRow = at === head || (at > head + first && at <= lastPlayer);
    rows.push(isRow ? cut(line, starts) : [line.trim()]);
    numbers.push(at + 1);
  });
  return { rows, lines: numbers };
}

/** A name, two more columns that are known or rounds, and nothing that separates cells. */
function isHeading(line: string): boolean {
  if (/[\t;,]|\|.*\|/.test(line)) return false;
  const words = headingWords(line.replace('|', ' ')).map(({ text }) => text);
  const columns = words.map(columnOfHeader);
  const known = words.filter((word, at) => columns[at] !== null || roundOfHeader(word) !== null);
  // A sentence may hold such words too, among others.
  const isMostly = known.length >= 3 && 2 * known.length >= words.length;
  return words.length >= 4 && columns.includes('name') && isMostly;
}

/** `Rd 1` is one heading: a word that a number beside it makes a round. */
function headingWords(line: string): { readonly index: number; readonly text: string }[] {
  const words: { index: number; text: string }[] = [];
  for (const { index, 0: text } of line.matchAll(/\S+/g)) {
    const last = words.at(-1);
    const isNext = last !== undefined && index === last.index + last.text.length + 1;
    if (isNext && /^\d{1,2}$/.test(text) && isRoundWord(last.text)) last.text += ` ${text}`;
    else words.push({ index, text });
  }
  return words;
}

const isRoundWord = (text: string): boolean =>
  /^\p{L}+\.?$/u.test(text) && columnOfHeader(text) === null && roundOfHeader(`${text} 1`) !== null;

/**
 * Where each column begins: behind the last place before its heading that is blank in every line.
 * Numbers may reach out to the left of their heading, names to the right of theirs.
 */
function columnStarts(heading: string, players: readonly string[]): number[] {
  const isBlank = (at: number) =>
    [heading, ...players].every((line) => line[at] === undefined || line[at] === ' ');
  return headingWords(heading).map(({ index }, nth) => {
    if (nth === 0) return 0;
    let at = index - 1;
    while (at > 0 && !isBlank(at)) at--;
    return at;
  });
}

const cut = (line: string, starts: readonly number[]): string[] =>
  starts.map((from, nth) => line.slice(from, starts[nth + 1]).trim());
