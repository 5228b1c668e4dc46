/**
 * What Excel makes of a value that arrives in a cell, by hand or through `range.values`:
 * a string is parsed as if typed, unless the cell's number format is `@` (Text).
 * Known from: Excel.Range.values reference ("If the provided value starts with a plus, minus or equal
 * sign, Excel interprets it as a formula"; an apostrophe first forces text) and from typing in Excel
 * (en-US): `1/2` and `1-2` become dates of the current year, `50%`, `1,000`, `TRUE`, `1E3`.
 */
import type { CellValue } from '../book';

export interface TypedCell {
  value: CellValue;
  formula?: string;
  /** The format that Excel gives the cell when it had General. */
  numberFormat?: string;
}

const number = /^[+-]?(?:\d+(?:,\d{3})*|\d*)(?:\.\d*)?(?:E[+-]?\d+)?$/i;

export function readTyped(text: string, isText: boolean, currentYear: number): TypedCell {
  if (isText) return { value: text };
  if (text.startsWith("'")) return { value: text.slice(1) };
  if (text.length > 1 && text.startsWith('=')) return { value: 0, formula: text };
  return (
    readNumber(text) ??
    readDate(text, currentYear) ??
    readSigned(text) ??
    (/^(true|false)$/i.test(text) ? { value: /^true$/i.test(text) } : { value: text })
  );
}

/** A signed number is a number; any other text after + or - is taken for a formula. */
function readSigned(text: string): TypedCell | undefined {
  return /^[+-]./.test(text) ? { value: 0, formula: `=${text}` } : undefined;
}

function readNumber(text: string): TypedCell | undefined {
  const trimmed = text.trim();
  const percent = /^(.*\d)\s*%$/.exec(trimmed);
  const digits = percent ? percent[1] : trimmed;
  if (!/\d/.test(digits) || !number.test(digits)) return undefined;
  const value = Number(digits.replace(/,/g, ''));
  if (!Number.isFinite(value)) return undefined;
  return percent ? { value: value / 100, numberFormat: '0%' } : { value };
}

/** `m/d`, `m-d`, `m/d/yyyy`, `yyyy-m-d`: those that result codes and dates of birth run into. */
function readDate(text: string, currentYear: number): TypedCell | undefined {
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(text);
  if (iso) return dateCell(Number(iso[1]), Number(iso[2]), Number(iso[3]), 'm/d/yyyy');
  const full = /^(\d{1,2})[-/](\d{1,2})[-/](\d{4})$/.exec(text);
  if (full) return dateCell(Number(full[3]), Number(full[1]), Number(full[2]), 'm/d/yyyy');
  const short = /^(\d{1,2})[-/](\d{1,2})$/.exec(text);
  return short && dateCell(currentYear, Number(short[1]), Number(short[2]), 'd-mmm')
    ? dateCell(currentYear, Number(short[1]), Number(short[2]), 'd-mmm')
    : undefined;
}

function dateCell(
  year: number,
  month: number,
  day: number,
  numberFormat: string,
): TypedCell | undefined {
  const time = Date.UTC(year, month - 1, day);
  const date = new Date(time);
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined;
  return { value: time / 86_400_000 + 25_569, numberFormat };
}
