import type { Language } from '.';
import { HELP_FOLDERS } from './folders';
import { functionHelp as fr } from './fr/functionHelp';

/**
 * The help of the custom functions. English stands in their JSDoc, from which the build makes
 * `functions.json`; every other language says all of it in its own folder. A function, an argument
 * or a language without its words does not compile. Not part of `LanguageFolder`: what only the
 * build reads would ride along in every page.
 */

/** Every custom function; the `_DETAIL` twins share one text. French says first which there are. */
export type FunctionId = keyof (typeof fr)['functions'];
export const FUNCTION_IDS = Object.keys(fr.functions) as readonly FunctionId[];

/** The names of their arguments: one name means the same in every function. */
export type ArgumentName = keyof (typeof fr)['arguments'];
export const ARGUMENT_NAMES = Object.keys(fr.arguments) as readonly ArgumentName[];

export interface FunctionHelp {
  readonly functions: Readonly<Record<FunctionId, string>>;
  /** Of every `_DETAIL`; `{id}` is the function whose working it shows. */
  readonly detail: string;
  readonly arguments: Readonly<Record<ArgumentName, string>>;
}

/** The languages that have their help beside the JSDoc. */
export type HelpLanguage = Exclude<Language, 'en'>;
export const FUNCTION_HELP: Readonly<Record<HelpLanguage, FunctionHelp>> = HELP_FOLDERS;

/** The description of a function in a language other than English. */
export function functionHelp(id: string, language: HelpLanguage): string {
  const { functions, detail } = FUNCTION_HELP[language];
  return id.endsWith('_DETAIL')
    ? detail.replace('{id}', id.replace(/_DETAIL$/, ''))
    : functions[id as FunctionId];
}

/** What an argument wants, in a language other than English. */
export const argumentHelp = (name: string, language: HelpLanguage): string =>
  FUNCTION_HELP[language].arguments[name as ArgumentName];
