/** Numbers in sentences, held against what node's own tables of languages (CLDR) make of them. */
import { sayNumber, sayReason } from '../../src/explain/phrasebook';
import type { ReasonArg } from '../../src/explain/reason';
import { money } from '../../src/prizes/reasons';
import { LANGUAGES, wordsOf } from '../../src/words';

const byTheTables = (locale: string, value: number, decimals?: number): string =>
  new Intl.NumberFormat(locale, {
    useGrouping: false,
    minimumFractionDigits: decimals ?? 0,
    maximumFractionDigits: decimals ?? 6,
  }).format(value);

const VALUES = [0, 7, 0.5, 1.25, 2318.4, 12345.678];

describe.each(LANGUAGES)('%s', (language) => {
  const { locale } = wordsOf(language);

  it.each(VALUES)('%p, with as many decimals as it has', (value) => {
    expect(sayNumber(language, value)).toBe(byTheTables(locale, value));
  });

  it.each(VALUES)('%p, with two', (value) => {
    expect(sayNumber(language, value, 2)).toBe(byTheTables(locale, value, 2));
  });

  it('money in the reason of a prize has its cents where there are some', () => {
    const args = (amount: ReasonArg) => ({ ladder: 'A', other: 'B', amount });
    const reason = (cents: number) =>
      sayReason(language, { key: 'prizes.has-other', args: args(money(cents)) });
    expect(reason(7550)).toContain(byTheTables(locale, 75.5, 2));
    expect(reason(7550)).not.toContain(language === 'en' ? '75,50' : '75.50');
    expect(reason(7500)).toMatch(/\b75\b(?![.,]\d)/);
  });
});

it('a plain number among the arguments follows the language too, and so does each term of a sum', () => {
  const limit = { key: 'prizes.sums', args: { given: 0.5, kept: 0, total: 1 } } as const;
  expect(sayReason('fr', limit)).toContain('0,5');
  expect(sayReason('en', limit)).toContain('0.5');
  const terms = { sum: [{ points: 5 }, 1.25] };
  expect(sayReason('pt', { key: 'course.hint.terms', args: { terms } })).toContain('2½ + 1,25');
});
