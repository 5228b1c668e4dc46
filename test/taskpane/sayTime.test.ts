/** A time of the workbook as a day is written in each language (the same way as the hint of the date fields). */
import { LANGUAGES } from '../../src/model/types';
import { wordsOf } from '../../src/words';
import { sayTime } from '../../taskpane/parts/sayTime';

test.each(LANGUAGES)('%s: the day is written as the fields for dates ask for it', (language) => {
  const asked = /[\d./]+$/.exec(wordsOf(language).phrases['pane.date-hint'])![0];
  const said = sayTime(language, '2026-03-14 09:05');
  if (language === 'en') expect(said).toBe('2026-03-14 09:05');
  else expect(said).toBe(`${asked} 09:05`);
});

test('what is no day stays as it is', () => {
  expect(sayTime('fr', '10:00')).toBe('10:00');
  expect(sayTime('de', '')).toBe('');
});
