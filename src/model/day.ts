import type { EventInfo } from './types';

/**
 * `2026/03/01`, `2026-3-1`, `26/03/01`, `01.03.2026` → `2026-03-01`; null: no day that we can read.
 * The year comes first unless it plainly stands last; two digits are of this century (TRF).
 */
export function isoDay(text: string): string | null {
  const numbers = /^\D*(\d{1,4})[./-](\d{1,2})[./-](\d{1,4})(?!\d)/.exec(text.trim());
  if (!numbers) return null;
  const [, first, month, last] = numbers;
  const [year, day] = last.length === 4 ? [last, first] : [first, last];
  const full = year.length <= 2 ? `20${year.padStart(2, '0')}` : year;
  if (full.length !== 4 || Number(month) > 12 || Number(day) > 31) return null;
  return `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** The day the event began: as it says itself, else the day of its first round; null: not known. */
export function firstDay({ start, roundDates }: EventInfo): string | null {
  return isoDay(start) ?? isoDay(roundDates[0] ?? '');
}
