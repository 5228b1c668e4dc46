import type { EventInfo } from './types';

/** Months as English dates write them (`May 29, 2020`). */
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/**
 * `2026/03/01`, `2026-3-1`, `26/03/01`, `01.03.2026`, `Mar 1, 2026` → `2026-03-01`; null: no day that
 * we can read. The year comes first unless it plainly stands last; two digits are of this century
 * (TRF). The day comes before the month in `01.03.2026`, unless that is no date.
 */
export function isoDay(text: string): string | null {
  const numbers = /^\D*(\d{1,4})[./-](\d{1,2})[./-](\d{1,4})(?!\d)/.exec(text.trim());
  if (!numbers) return namedDay(text.trim());
  const [, first, second, last] = numbers;
  if (last.length === 4) return dayOf(last, second, first) ?? dayOf(last, first, second);
  return dayOf(first.length <= 2 ? `20${first.padStart(2, '0')}` : first, second, last);
}

function namedDay(text: string): string | null {
  const named =
    /^(?<month>[a-z]{3})[a-z]*\.? (?<day>\d{1,2}),? (?<year>\d{4})(?!\d)/i.exec(text) ??
    /^(?<day>\d{1,2})\.? (?<month>[a-z]{3})[a-z]*\.?,? (?<year>\d{4})(?!\d)/i.exec(text);
  if (!named?.groups) return null;
  const { year, month, day } = named.groups;
  return dayOf(year, String(MONTHS.indexOf(month.toLowerCase()) + 1), day);
}

function dayOf(year: string, month: string, day: string): string | null {
  const isDay = [Number(month) <= 12, Number(day) <= 31, Number(month) >= 1, Number(day) >= 1];
  if (year.length !== 4 || !isDay.every(Boolean)) return null;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** The day the event began: as it says itself, else the day of its first round; null: not known. */
export function firstDay({ start, roundDates }: EventInfo): string | null {
  return isoDay(start) ?? isoDay(roundDates[0] ?? '');
}
