import { wordsOf, type Language } from '../../src/words';

/** A time as workbooks keep it, `2026-11-14 14:05`, as people write a day in this language; English keeps it. */
export function sayTime(language: Language, time: string): string {
  const found = /^(\d{4})-(\d\d)-(\d\d)(.*)$/.exec(time);
  if (!found || language === 'en') return time;
  const [year, month, day] = found.slice(1, 4).map(Number) as [number, number, number];
  const shown = new Intl.DateTimeFormat(wordsOf(language).locale, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return shown.format(Date.UTC(year, month - 1, day)) + found[4]!;
}
