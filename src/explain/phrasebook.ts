import { LANGUAGES, type Language } from '../model/types';
import type { Reason, ReasonArg } from './reason';

/** A sentence in every language; `{name}` marks what is filled in. */
export type Phrase = Readonly<Record<Language, string>>;
export type Phrasebook = Readonly<Record<string, Phrase>>;

export interface SayOptions {
  /** How a player is named; the bare number by default. */
  readonly player?: (no: number) => string;
}

/** Half-points as people write them: 5 → "2½". */
export function sayPoints(half: number): string {
  const whole = Math.trunc(Math.abs(half) / 2);
  const sign = half < 0 ? '-' : '';
  if (half % 2 === 0) return `${sign}${whole}`;
  return `${sign}${whole === 0 ? '' : whole}½`;
}

export function fill(
  book: Phrasebook,
  language: Language,
  key: string,
  args: Readonly<Record<string, ReasonArg>> = {},
  options: SayOptions = {},
): string {
  const phrase = book[key];
  if (phrase === undefined) throw new Error(`No phrase "${key}"`);
  return phrase[language].replace(/\{(\w+)\}/g, (_, name: string) => {
    const arg = args[name];
    if (arg === undefined) throw new Error(`Phrase "${key}" wants {${name}}`);
    return sayArg(book, language, arg, options);
  });
}

function sayArg(book: Phrasebook, language: Language, arg: ReasonArg, options: SayOptions): string {
  if (typeof arg === 'string') return arg;
  if (typeof arg === 'number') return String(arg);
  if ('points' in arg) return sayPoints(arg.points);
  if ('reason' in arg) return sayReason(book, language, arg.reason, options);
  if ('pairs' in arg) return arg.pairs.map((pair) => pair.join('-')).join(', ') || '–';
  if ('numbers' in arg) return arg.numbers.join(', ') || '–';
  if (arg.players.length === 0) return '–';
  // Names hold commas themselves ("Battery, Igor").
  return options.player ? arg.players.map(options.player).join('; ') : arg.players.join(', ');
}

/** The sentence alone; callers show `article` and `ruling` beside it. */
export function sayReason(
  book: Phrasebook,
  language: Language,
  reason: Reason,
  options: SayOptions = {},
): string {
  return fill(book, language, reason.key, reason.args, options);
}

/** Joins books; a key that stands in two of them is our mistake. */
export function joinBooks(...books: readonly Phrasebook[]): Phrasebook {
  const all: Record<string, Phrase> = {};
  for (const book of books)
    for (const [key, phrase] of Object.entries(book)) {
      if (key in all) throw new Error(`Phrase "${key}" stands in two books`);
      for (const language of LANGUAGES)
        if (!phrase[language]) throw new Error(`Phrase "${key}" lacks ${language}`);
      all[key] = phrase;
    }
  return all;
}
