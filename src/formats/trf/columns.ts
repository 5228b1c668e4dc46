import { parseInteger } from './numbers';

/** The field of these columns, counted from 1, both included. */
export const trfField = (line: string, first: number, last: number): string =>
  line.slice(first - 1, last).trim();

/** The numbers from a column on; null if something there is none. */
export function numbersFrom(line: string, first: number): number[] | null {
  const words = line.slice(first - 1).split(/\s+/);
  const numbers = words.filter(Boolean).map(parseInteger);
  return numbers.some(Number.isNaN) ? null : numbers;
}

/**
 * The numbers in columns of `width` from a column on, one column between them; null for one that is
 * left blank. null for all: the line does not keep to the columns.
 */
export function fieldsFrom(line: string, first: number, width: number): (number | null)[] | null {
  const fields: (number | null)[] = [];
  const { length } = line.trimEnd();
  for (let at = first; at - 1 <= length; at += width + 1) {
    const text = trfField(line, at, at + width - 1);
    const number = text === '' ? null : parseInteger(text);
    if ((line[at - 2] ?? ' ') !== ' ' || Number.isNaN(number)) return null;
    if (at <= length) fields.push(number);
  }
  return fields;
}

export const padLeft = (value: string | number, width: number): string =>
  String(value).padStart(width);

/** A line break inside a text would be read as a new line of the file. */
export const oneLine = (text: string): string => text.replace(/[\r\n]+/g, ' ').trim();
