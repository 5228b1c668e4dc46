import type { Random } from '../../src/generate/random';

export const pick = <T>(random: Random, list: readonly T[]): T =>
  list[random.integer(0, list.length - 1)];

/** What has broken programs before: numbers, words of languages, of spreadsheets, of attackers. */
export const NASTY_WORDS: readonly string[] = [
  '',
  ' ',
  '0',
  '-1',
  '1e9',
  '1e308',
  '99999999999999999999',
  '0.5',
  '0,5',
  '½',
  '1½',
  'NaN',
  'Infinity',
  'null',
  'undefined',
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  '=1+1',
  '=HYPERLINK("x")',
  '+1',
  '@SUM(A1)',
  "'text",
  '#N/A',
  '#REF!',
  '#VALUE!',
  '{}',
  '%s%d',
  '{name}',
  '{count|a|b}',
  '\u0000',
  '\u0007',
  '\u200B',
  '\uFEFF',
  '\u202Eabc',
  'שלום, עולם',
  'مرحبا',
  '日本 太郎',
  '👩‍👩‍👧 Emoji',
  '\uD800',
  'e\u0301',
  'a\tb',
  'a\nb',
  '1/2',
  '01/02/2026',
  '45000',
  '1-0',
  '1-1',
  '½-0',
  '0-0F',
  'bye',
  'EXE',
  '12w1',
  '5b½',
  '7w+',
  '+14B',
  '=3N',
  'W12',
  'L',
  'U',
  '---',
  '*',
  'Total : 41',
  'x'.repeat(300),
];

/** A number near one that stands there, or far off. */
export function otherNumber(random: Random, text: string): string {
  const value = Number(text);
  if (!Number.isFinite(value) || random.happens(0.3)) return pick(random, NASTY_WORDS);
  return String(value + random.integer(-3, 3));
}

/** Characters turned, doubled, left out or put in. */
export function typo(random: Random, text: string): string {
  if (text === '') return pick(random, NASTY_WORDS);
  const at = random.integer(0, text.length - 1);
  const letter = String.fromCharCode(random.integer(32, random.happens(0.2) ? 0xffff : 126));
  switch (random.integer(0, 4)) {
    case 0:
      return text.slice(0, at) + text.slice(at + 1);
    case 1:
      return text.slice(0, at) + letter + text.slice(at);
    case 2:
      return text.slice(0, at) + letter + text.slice(at + 1);
    case 3:
      return text.slice(0, at) + text[at] + text.slice(at);
    default:
      return text.slice(0, at) + pick(random, NASTY_WORDS) + text.slice(at + random.integer(0, 6));
  }
}

/** One change to a list of lines or rows: left out, doubled, moved, changed. */
export function changeList<T>(random: Random, list: readonly T[], change: (item: T) => T): T[] {
  if (list.length === 0) return [];
  const at = random.integer(0, list.length - 1);
  const other = random.integer(0, list.length - 1);
  const copy = [...list];
  switch (random.integer(0, 9)) {
    case 0:
      copy.splice(at, 1);
      return copy;
    case 1:
      copy.splice(other, 0, list[at]);
      return copy;
    case 2:
      [copy[at], copy[other]] = [list[other], list[at]];
      return copy;
    case 3:
      return copy.slice(0, random.integer(0, list.length));
    default:
      copy[at] = change(list[at]);
      return copy;
  }
}

/** Something done between one and `most` times, few more likely than many. */
export function repeatedly<T>(random: Random, most: number, start: T, step: (value: T) => T): T {
  let value = start;
  for (let n = 0; n < most; n++) {
    value = step(value);
    if (random.happens(0.4)) break;
  }
  return value;
}
