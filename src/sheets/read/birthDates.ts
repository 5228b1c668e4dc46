import { isoDay } from '../../model/day';

/** `1987`: many lists have nothing but the year. */
const YEAR = /^(?:19|20)\d\d$/;
const THREE_NUMBERS = /^(\d{1,4})[./-](\d{1,2})[./-](\d{1,4})$/;

/**
 * Whether the dates of a column have the month before the day: shown by one that can only be read
 * so, and by none that can only be read the other way.
 */
function hasMonthFirst(texts: readonly string[]): boolean {
  const ends = texts.flatMap((text) => {
    const [, first, second, last] = THREE_NUMBERS.exec(text) ?? [];
    return last?.length === 4 ? [[Number(first), Number(second)]] : [];
  });
  return ends.some(([, second]) => second > 12) && !ends.some(([first]) => first > 12);
}

/**
 * Dates of birth of one column as `YYYY/MM/DD`; a year stays a year, nothing stays nothing.
 * null: no date of birth that we can read.
 */
export function birthDates(texts: readonly string[]): (string | null)[] {
  const monthFirst = hasMonthFirst(texts);
  return texts.map((text) => {
    if (text === '' || text === '-' || YEAR.test(text)) return text === '-' ? '' : text;
    const day = isoDay(ordered(text, monthFirst));
    return day !== null && isBirth(day) ? day.replaceAll('-', '/') : null;
  });
}

/** One date of birth, as a TRF writes it; null: it cannot be read. */
export const birthDate = (text: string): string | null => birthDates([text.trim()])[0];

/** Three numbers brought into the order year, month, day, where they leave no choice. */
function ordered(text: string, monthFirst: boolean): string {
  const [, first, second, last] = THREE_NUMBERS.exec(text) ?? [];
  if (last === undefined || first.length > 2) return text;
  if (last.length === 4) return monthFirst ? `${last}/${first}/${second}` : text;
  // `15.05.70`: only a year is that large. `15.05.08` could be two dates, and is none.
  return Number(last) > 31 ? `19${last}/${second}/${first}` : '';
}

/** A day that the calendar has, in years in which players were born. */
function isBirth(iso: string): boolean {
  const [year, month, day] = iso.split('-').map(Number);
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = month === 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
  return year >= 1900 && day <= days;
}
