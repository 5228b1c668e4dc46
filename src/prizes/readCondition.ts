import { plainHeader } from '../sheets/names/headers';
import { PRIZE_WORDS } from '../sheets/prizeRules';
import type { Condition } from './types';

/** Columns of a table of prizes that say whom a prize is for; `own`: any column of the standings. */
export type ConditionColumn = 'rating' | 'age' | 'born' | 'sex' | 'own';

export type ReadCondition =
  | { readonly ok: true; readonly condition: Condition }
  | { readonly ok: false; readonly needsYear: boolean; readonly expected: string };

const refused = (expected: string): ReadCondition => ({ ok: false, needsYear: false, expected });
const fine = (condition: Condition): ReadCondition => ({ ok: true, condition });

/** No rating and no year of birth is as high. */
const NO_LIMIT = 9999;

export function readCondition(
  column: ConditionColumn,
  header: string,
  text: string,
  year: number | null,
): ReadCondition {
  switch (column) {
    case 'rating':
      return readRating(text);
    case 'age':
      return readAge(text, year);
    case 'born': {
      const range = rangeOf(text);
      return range ? fine({ kind: 'born', ...range, text }) : refused('2008-2010, 2008+, <2008');
    }
    case 'sex': {
      const word = PRIZE_WORDS.meaning(text);
      if (word === 'women') return fine({ kind: 'sex', sex: 'w', text });
      return word === 'men' ? fine({ kind: 'sex', sex: 'm', text }) : refused('w, m');
    }
    case 'own':
      return fine({ kind: 'column', header: plainHeader(header), value: text, text });
  }
}

/** Unrated players are in where it is said: `<1800, unrated`. */
function readRating(text: string): ReadCondition {
  const parts = text.split(/[,;&]/).map((part) => part.trim());
  const isUnrated = (part: string): boolean => PRIZE_WORDS.meaning(part) === 'unrated';
  const unrated = parts.some(isUnrated);
  const limits = parts.filter((part) => !isUnrated(part));
  const expected = '<2000, 1800-1999, 2000+, unrated';
  // A range that nobody is in: those without a rating alone.
  if (limits.length === 0) return fine({ kind: 'rating', from: 1, to: 0, text, unrated });
  const range = limits.length === 1 ? rangeOf(limits[0]) : null;
  return range ? fine({ kind: 'rating', ...range, text, unrated }) : refused(expected);
}

/** `<2000`, `≤1999`, `1800-1999`, `2000+`, `≥2000`, `>1999`. */
function rangeOf(text: string): { from: number; to: number } | null {
  const plain = text.replace(/\s/g, '').replace('<=', '≤').replace('>=', '≥');
  const between = /^(\d{1,4})-(\d{1,4})$/.exec(plain);
  if (between) {
    const [from, to] = [Number(between[1]), Number(between[2])];
    return from <= to ? { from, to } : null;
  }
  const single = /^([<>≤≥]?)(\d{1,4})(\+?)$/.exec(plain);
  if (!single) return null;
  const [, sign, digits, plus] = single;
  const limit = Number(digits);
  if (plus) return sign === '' ? { from: limit, to: NO_LIMIT } : null;
  switch (sign) {
    case '<':
      return { from: 0, to: limit - 1 };
    case '≤':
      return { from: 0, to: limit };
    case '>':
      return { from: limit + 1, to: NO_LIMIT };
    case '≥':
      return { from: limit, to: NO_LIMIT };
    default:
      return null;
  }
}

/**
 * `U18`: does not become older than 18 in the year of the event; `S60`, `60+`: becomes 60 in it or
 * did before. Only the year of birth is looked at, as FIDE's age groups do.
 */
function readAge(text: string, year: number | null): ReadCondition {
  const match = /^(?:([usUS])\s*-?\s*(\d{1,3})|(\d{1,3})\s*\+)$/.exec(text);
  if (!match) return refused('U18, S60, 60+');
  if (year === null) return { ok: false, needsYear: true, expected: '' };
  const limit = Number(match[2] ?? match[3]);
  const isYouth = match[1]?.toLowerCase() === 'u';
  return fine(
    isYouth
      ? { kind: 'born', from: year - limit, to: NO_LIMIT, text }
      : { kind: 'born', from: 0, to: year - limit, text },
  );
}
