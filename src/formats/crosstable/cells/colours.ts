import type { Colour } from '../../../model/types';
import { LANGUAGES, wordsOf, type Language } from '../../../words';

/**
 * Which letters stand for the colours, White first: `b` is black in English, but *blancs*,
 * *brancas*, *bianco*, *białe*. English, French/Spanish/Italian, Portuguese, German, Dutch,
 * Swedish/Hungarian, Danish/Icelandic, Polish/Czech, Turkish, Finnish/Estonian, Romanian, Russian,
 * Serbian, Czech/Slovene, Lithuanian, Latvian, Greek.
 */
export const COLOUR_LETTERS = [
  'wb',
  'bn',
  'bp',
  'ws',
  'wz',
  'vs',
  'hs',
  'bc',
  'bs',
  'vm',
  'an',
  'бч',
  'бц',
  'bč',
  'bj',
  'bm',
  'λμ',
] as const;
export type ColourLetters = (typeof COLOUR_LETTERS)[number];

export const isLanguage = (text: string): text is Language =>
  (LANGUAGES as readonly string[]).includes(text);

/** The letters of one of our own languages. */
export const lettersOf = (language: Language): ColourLetters =>
  COLOUR_LETTERS.find((pair) => pair === wordsOf(language).read.colourLetters) ?? 'wb';

/** Every letter that stands for a colour somewhere, as a class of a regular expression. */
export const ANY_COLOUR = `[${[...new Set(COLOUR_LETTERS.join(''))].join('')}]`;

/** Letters whose meaning is the same wherever they occur. */
const ALWAYS: ReadonlyMap<string, Colour> = new Map([
  ['w', 'white'],
  ['n', 'black'],
  ['p', 'black'],
  ['s', 'black'],
  ['z', 'black'],
]);

/** null: no letter; undefined: a letter that the table's language does not have. */
export function colourOf(
  letter: string | undefined,
  letters: ColourLetters,
): Colour | null | undefined {
  if (letter === undefined || letter === '') return null;
  if (letter === letters[0]) return 'white';
  if (letter === letters[1]) return 'black';
  if (letter === 'b') return letters[0] === 'b' ? 'white' : 'black';
  return ALWAYS.get(letter);
}

/**
 * The letters of a whole table from those that occur in it: an `n` makes its `b` white (French), a
 * `w` makes it black. With `b` alone the form decides: the wall grid is French.
 */
export function lettersFrom(seen: ReadonlySet<string>, isWallGrid: boolean): ColourLetters {
  if (seen.size === 1 && seen.has('b')) return isWallGrid ? 'bn' : 'wb';
  const all = [...seen];
  const covering = COLOUR_LETTERS.find((pair) => all.every((letter) => pair.includes(letter)));
  if (covering) return covering;
  if (seen.has('w')) return seen.has('s') ? 'ws' : seen.has('z') ? 'wz' : 'wb';
  if (seen.has('n')) return 'bn';
  if (seen.has('p')) return 'bp';
  return isWallGrid ? 'bn' : 'wb';
}
