import type { Problem } from '../model/problems';
import { sayPoints } from '../model/points';
import type { Colour } from '../model/types';
import { wordsOf, type Language, type WordKey } from '../words';
import type { Reason, ReasonArg } from './reason';

export interface SayOptions {
  /** How a player is named; the bare number by default. */
  readonly player?: (no: number) => string;
}

export type Args = Readonly<Record<string, ReasonArg>>;

/** The phrase with what its braces ask for: `{name}`, and `{count|round|rounds}` by the number. */
export function fill(
  language: Language,
  key: WordKey,
  args: Args = {},
  options: SayOptions = {},
): string {
  return fillText(language, wordsOf(language).phrases[key], key, args, options);
}

/** Whether there is such a phrase and it gets all that it asks for: what a file keeps may be older. */
export const canSay = ({ key, args = {} }: Reason): boolean => {
  const phrase: unknown = wordsOf('en').phrases[key];
  if (typeof phrase !== 'string') return false;
  return [...phrase.matchAll(/\{(\w+)/g)].every(([, name]) => args[name] !== undefined);
};

/** The same for a text that is not among the phrases; `key` names it should it be our mistake. */
export function fillText(
  language: Language,
  text: string,
  key: string,
  args: Args,
  options: SayOptions = {},
): string {
  return text.replace(/\{(\w+)((?:\|[^{}|]*)*)\}/g, (_, name: string, forms: string) => {
    const arg = args[name];
    if (arg === undefined) throw new Error(`Phrase "${key}" wants {${name}}`);
    if (forms === '') return sayArg(language, arg, options);
    const form = forms.slice(1).split('|')[wordsOf(language).plural(amountOf(arg))];
    if (form === undefined) throw new Error(`Phrase "${key}" lacks a form of {${name}}`);
    return form;
  });
}

/** The number that decides between singular and plural. */
function amountOf(arg: ReasonArg): number {
  if (typeof arg === 'number') return arg;
  if (typeof arg === 'string') return Number(arg);
  if ('number' in arg) return arg.number;
  if ('points' in arg) return arg.points / 2;
  if ('pairs' in arg) return arg.pairs.length;
  if ('numbers' in arg) return arg.numbers.length;
  if ('players' in arg) return arg.players.length;
  return NaN;
}

/** A number in a sentence; without `decimals` it has as many as it needs. Files and formulas have their own rules. */
export function sayNumber(language: Language, value: number, decimals?: number): string {
  const text = decimals === undefined ? String(value) : value.toFixed(decimals);
  return text.replace('.', wordsOf(language).decimalMark);
}

const COLOUR_LETTERS: Readonly<Record<Colour, WordKey>> = {
  white: 'card.white',
  black: 'card.black',
};

function sayArg(language: Language, arg: ReasonArg, options: SayOptions): string {
  if (typeof arg === 'string') return arg;
  if (typeof arg === 'number') return sayNumber(language, arg);
  if ('number' in arg) return sayNumber(language, arg.number, arg.decimals);
  if ('nth' in arg) return wordsOf(language).ordinal(arg.nth);
  if ('points' in arg) return sayPoints(arg.points);
  if ('sum' in arg)
    return arg.sum.map((term) => sayArg(language, term, options)).join(' + ') || '–';
  if ('colours' in arg)
    return arg.colours.map((colour) => fill(language, COLOUR_LETTERS[colour])).join('') || '–';
  if ('reason' in arg) return sayReason(language, arg.reason, options);
  if ('problem' in arg) return sayProblem(language, arg.problem).sentence;
  if ('pairs' in arg) return arg.pairs.map((pair) => pair.join('-')).join(', ') || '–';
  if ('numbers' in arg) return arg.numbers.join(', ') || '–';
  if (arg.players.length === 0) return '–';
  // Names hold commas themselves ("Battery, Igor").
  return options.player
    ? listed(language, arg.players.map(options.player))
    : arg.players.join(', ');
}

/** "Battery, Igor; Diagonal, Otto and File, Anna". */
function listed(language: Language, names: readonly string[]): string {
  const { listMark, listEnd } = wordsOf(language);
  const before = names.slice(0, -1).join(listMark);
  return [before, ...names.slice(-1)].filter(Boolean).join(listEnd);
}

/** The sentence alone; callers show `article` beside it. */
export function sayReason(language: Language, reason: Reason, options: SayOptions = {}): string {
  return fill(language, reason.key, reason.args, options);
}

/** A cell may hold a whole text by mistake: its beginning is enough to find it. */
const LONGEST_VALUE = 120;
const shortened = (value: string): string =>
  value.length > LONGEST_VALUE ? `${value.slice(0, LONGEST_VALUE)}…` : value;

/** A problem in words: what is wrong, and what to do about it. */
export function sayProblem(
  language: Language,
  { code, value, args }: Pick<Problem, 'code' | 'value' | 'args'>,
): { readonly sentence: string; readonly cure: string } {
  const { says, cure } = wordsOf(language).problems[code];
  const words = { ...args, value: shortened(value) };
  return {
    sentence: fillText(language, says, code, words),
    cure: fillText(language, cure, code, words),
  };
}
