import type { EventInfo } from './types';

/**
 * How the names of the months begin, accents taken off, as English, French, Portuguese, German,
 * Spanish and Italian dates write them (`May 29, 2020`, `15 mai 1970`, `3 de março de 2026`).
 */
const MONTHS: readonly RegExp[] = [
  /^(jan|ene|gen)/,
  /^(feb|fev)/,
  /^(mar|maerz|mrz)/,
  /^(apr|avr|abr)/,
  /^(may|mai|mag)/,
  /^(jun|juin|giu)/,
  /^(jul|juil|lug)/,
  /^(aug|aou|ago)/,
  /^(sep|set)/,
  /^(oct|okt|out|ott)/,
  /^nov/,
  /^(dec|dez|dic)/,
];

/**
 * `2026/03/01`, `2026-3-1`, `26/03/01`, `01.03.2026`, `Mar 1, 2026` → `2026-03-01`; null: no day that
 * we can read. The year comes first unless it plainly stands last; two digits are of this century
 * (TRF). The day comes before the month in `01.03.2026`, unless that is no date.
 */
export function isoDay(text: string): string | null {
  const numbers = /^\D*(\d{1,4})[./-](\d{1,2})[./-](\d{1,4})(?!\d)/.exec(text.trim());
  if (!numbers) return namedDay(text.trim());
  const [first = '', second = '', last = ''] = numbers.slice(1);
  if (last.length === 4) return dayOf(last, second, first) ?? dayOf(last, first, second);
  return dayOf(first.length <= 2 ? `20${first.padStart(2, '0')}` : first, second, last);
}

function namedDay(text: string): string | null {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const named =
    /^(?<month>[a-z]{3,})\.? (?<day>\d{1,2}),? (?<year>\d{4})(?!\d)/.exec(plain) ??
    /^(?<day>\d{1,2})(?:\.|er|o|º)? (?:de )?(?<month>[a-z]{3,})\.?,? (?:de )?(?<year>\d{4})(?!\d)/.exec(
      plain,
    );
  if (!named?.groups) return null;
  const { year = '', month = '', day = '' } = named.groups;
  return dayOf(year, String(MONTHS.findIndex((name) => name.test(month)) + 1), day);
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

/** Excel's serial day as yyyy/mm/dd (1 = 1900-01-01, with Lotus' 29 February 1900). */
export function serialDate(serial: number): string {
  // Days since 0000-03-01 by Hinnant's algorithm; 1970-01-01 is Excel's day 25569.
  const days = Math.floor(serial) - 25569 + 719468;
  const era = Math.floor(days / 146097);
  const dayOfEra = days - era * 146097;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36524) -
      Math.floor(dayOfEra / 146096)) /
      365,
  );
  const dayOfYear =
    dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shifted = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * shifted + 2) / 5) + 1;
  const month = shifted < 10 ? shifted + 3 : shifted - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return `${year}/${String(month).padStart(2, '0')}/${String(day).padStart(2, '0')}`;
}
