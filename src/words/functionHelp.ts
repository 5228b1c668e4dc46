import type { Language } from '.';
import { functionHelp as fr } from './fr/functionHelp';
import { functionHelp as pt } from './pt/functionHelp';

/**
 * The help of the custom functions. English stands in their JSDoc, from which the build makes
 * `functions.json`; every other language says all of it in its own folder. A function, an argument
 * or a language without its words does not compile. Not part of `LanguageFolder`: what only the
 * build reads would ride along in every page.
 */

/** Every custom function; the `_DETAIL` twins share one text. */
export const FUNCTION_IDS = [
  'ADJUSTED_SCORE',
  'BUCHHOLZ',
  'BUCHHOLZ_MEDIAN',
  'BUCHHOLZ_CUT',
  'SUM_BUCHHOLZ',
  'SONNEBORN_BERGER',
  'YUGOSLAV',
  'CUMULATIVE',
  'WINS',
  'KASHDAN',
  'KOYA',
  'KOYA_EXTENDED',
  'DIRECT_ENCOUNTER',
  'AVERAGE_RATING',
  'PERFORMANCE',
  'PRIZES',
  'RATING_CHANGE',
  'LOOKUP_RATING',
  'TIEBREAK',
  'PROVISIONAL_RATING',
  'QUANTITY',
  'RATING_DIFFERENCE',
  'EXPECTED_SCORE',
  'ELO_FROM_INGO',
  'ELO_FROM_BCR',
  'RESULT_TEXT',
  'STANDINGS',
  'TABLE_CHECK',
  'CROSSTABLE',
  'CROSSTABLE_COUNTED',
  'PAIRINGS',
  'COLOUR_PREFERENCE',
  'FLOATS',
  'NUMBER_OF_WINS',
  'BLACK_GAMES',
  'BLACK_WINS',
  'ROUNDS_ELECTED',
  'STANDARD_POINTS',
  'PAIRING_NUMBER',
  'OWN_RATING',
  'AVERAGE_BUCHHOLZ',
  'FORE_BUCHHOLZ',
  'SONNEBORN_BERGER_CUT',
  'PERFECT_PERFORMANCE',
  'AVERAGE_PERFORMANCE',
  'AVERAGE_PERFECT_PERFORMANCE',
  'TEAM_STANDINGS',
  'COMPARE_TIEBREAKS',
  'MATCH_POINTS',
  'GAME_POINTS',
  'BERLIN',
  'TEAM_SONNEBORN_BERGER',
  'VERSION',
] as const;
export type FunctionId = (typeof FUNCTION_IDS)[number];

/** The names of their arguments: one name means the same in every function. */
export const ARGUMENT_NAMES = [
  'player',
  'table',
  'n',
  'unplayed',
  'edition',
  'tied',
  'k',
  'standings',
  'prizes',
  'rules',
  'year',
  'wanted',
  'list',
  'code',
  'points',
  'games',
  'share',
  'rating',
  'opponent',
  'ingo',
  'bcr',
  'text',
  'tieBreaks',
  'after',
  'players',
  'rounds',
  'system',
  'totalRounds',
  'scores',
  'primary',
  'boards',
  'team',
  'combination',
] as const;
export type ArgumentName = (typeof ARGUMENT_NAMES)[number];

export interface FunctionHelp {
  readonly functions: Readonly<Record<FunctionId, string>>;
  /** Of every `_DETAIL`; `{id}` is the function whose working it shows. */
  readonly detail: string;
  readonly arguments: Readonly<Record<ArgumentName, string>>;
}

/** The languages that have their help beside the JSDoc. */
export type HelpLanguage = Exclude<Language, 'en'>;
export const FUNCTION_HELP: Readonly<Record<HelpLanguage, FunctionHelp>> = { fr, pt };

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
