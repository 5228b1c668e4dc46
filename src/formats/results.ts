import { isPlayed } from '../model/outcomes';
import type { Outcome } from '../model/types';
import { LANGUAGES, wordsOf, type Language, type ReadFolder } from '../words';
import { plainWord, tidy } from './tidy';

/** What a result cell says of each side; `black` is null where the row has one player only (a bye). */
export interface GameResult {
  readonly white: Outcome;
  readonly black: Outcome | null;
  /** Played, but not rated: less than one move was made (TRF W, D, L). */
  readonly unrated?: true;
}

/** Why a result cannot be read; sentence and cure stand in `src/words/en/tiebreaks/tiebreaks.ts`. */
export type ResultProblemCode =
  | 'unknown-result'
  | 'result-is-date' // Excel turned `1-2` into a date
  | 'forfeit-without-side' // `forfait`, but whose?
  | 'impossible-result'; // e.g. 1-1

export type ParsedResult =
  | { readonly ok: true; readonly result: GameResult }
  | { readonly ok: false; readonly code: ResultProblemCode; readonly value: string };

const both = (white: Outcome, black: Outcome | null): GameResult => ({ white, black });
const unrated = (white: Outcome, black: Outcome): GameResult => ({ white, black, unrated: true });

/** Our own spelling of every result, in the order of the dropdown; `parseResult` reads each of them. */
export const RESULT_CODES = {
  '1-0': both('win', 'loss'),
  '½-½': both('draw', 'draw'),
  '0-1': both('loss', 'win'),
  '1-0F': both('forfeitWin', 'forfeitLoss'),
  '0-1F': both('forfeitLoss', 'forfeitWin'),
  '0-0F': both('forfeitLoss', 'forfeitLoss'),
  adj: both('adjourned', 'adjourned'),
  '0-0': both('loss', 'loss'), // a sanction against both
  '½-0': both('draw', 'loss'),
  '0-½': both('loss', 'draw'),
  '1-0U': unrated('win', 'loss'), // less than one move: played, not rated
  '½-½U': unrated('draw', 'draw'),
  '0-1U': unrated('loss', 'win'),
  bye: both('pairingBye', null),
  'bye 1': both('fullBye', null),
  'bye ½': both('halfBye', null),
  'bye 0': both('zeroBye', null),
} as const satisfies Readonly<Record<string, GameResult>>;
export type ResultCode = keyof typeof RESULT_CODES;

/** Of two codes with the same sides the first. */
const CODE_OF_SIDES: ReadonlyMap<string, string> = new Map(
  Object.entries<GameResult>(RESULT_CODES)
    .reverse()
    .map(([code, { white, black }]) => [`${white} ${black}`, code]),
);

type WordMeaning = keyof ReadFolder['results'];

const MEANINGS: Readonly<Record<WordMeaning, ResultCode | 'forfeit'>> = {
  draw: '½-½',
  whiteWins: '1-0',
  blackWins: '0-1',
  adjourned: 'adj',
  bye: 'bye',
  halfBye: 'bye ½',
  fullBye: 'bye 1',
  zeroBye: 'bye 0',
  forfeit: 'forfeit',
  doubleForfeit: '0-0F',
  whiteForfeits: '0-1F',
  blackForfeits: '1-0F',
};

/** Words for a result in every language (`src/words/<language>/read/results.ts`), by `plainWord`. */
export const WORDS: Readonly<Record<string, ResultCode | 'forfeit'>> = Object.fromEntries(
  LANGUAGES.flatMap((language) =>
    Object.entries(wordsOf(language).read.results).flatMap(([meaning, words]) =>
      words.map((word) => [plainWord(word), MEANINGS[meaning as WordMeaning]] as const),
    ),
  ),
);

type Side = '1' | '½' | '0' | '+' | '-';

/** How one side of a result is written. A decimal comma stands for the point too. */
export const SIDE_SPELLINGS: Readonly<Record<Side, readonly string[]>> = {
  '1': ['1', '1.0'],
  '½': ['½', '1/2', '0.50', '0.5', '.50', '.5', '='],
  '0': ['0', '0.0'],
  '+': ['+'],
  '-': ['-'],
};
/** Between the two sides; none is needed: `10` is a win for White. */
export const SEPARATORS = ['', '-', ':', '/', ' '] as const;
/** After the sides of a game that was not played, also in brackets. */
export const FORFEIT_MARKS: readonly string[] = [
  ...new Set(LANGUAGES.flatMap((language) => wordsOf(language).read.forfeitMarks)),
];

const SIDES = new Map(
  Object.entries(SIDE_SPELLINGS).flatMap(([side, spellings]) =>
    spellings.flatMap((text) => [text, text.replace('.', ',')].map((t) => [t, side as Side])),
  ),
);
const SIDE = `(?:${[...SIDES.keys()].map(literally).join('|')})`;
/** A lone `u` is a bye in some charts: a mark has something before it. */
const UNRATED_MARK = /(?<=[^a-z ]) ?u$/;
const FORFEIT_MARK = new RegExp(` ?\\(?(?:${FORFEIT_MARKS.join('|')})\\)?$`);
const TWO_SIDES = new RegExp(`^(${SIDE}) ?[${literally(SEPARATORS.join(''))}]? ?(${SIDE})$`);

const sideOf = (text: string): Side => SIDES.get(text)!;

function literally(text: string): string {
  return text.replace(/[-/.+]/g, '\\$&');
}

/** Both sides as written → our code. `+` and `-` say by themselves that nobody played. */
const PAIRS: Readonly<Record<string, ResultCode>> = {
  '1 0': '1-0',
  '0 1': '0-1',
  '½ ½': '½-½',
  '0 0': '0-0',
  '½ 0': '½-0',
  '0 ½': '0-½',
  '+ -': '1-0F',
  '- +': '0-1F',
  '- -': '0-0F',
};
const FORFEIT_PAIRS: Readonly<Record<string, ResultCode>> = {
  '1 0': '1-0F',
  '0 1': '0-1F',
  '0 0': '0-0F',
  '+ -': '1-0F',
  '- +': '0-1F',
  '- -': '0-0F',
};

/** What the other side has when only White's is written. */
const OTHER: Readonly<Record<Side, Side>> = { '1': '0', '½': '½', '0': '1', '+': '-', '-': '+' };

/**
 * Reads a result as people type it: `1-0`, `1:0`, `½`, `1/2-1/2`, `0,5`, `=`, `+-`, `1-0F`, `adj`,
 * `nulle`, `exempt` … A number is what Excel made of it: 1 and 0.5 are results seen from White,
 * and a large one is a date. An empty text is a game without result yet.
 */
export function parseResult(value: string | number): ParsedResult {
  if (Object.hasOwn(OWN, value)) return OWN[value];
  const text = tidy(String(value)).toLowerCase();
  if (text === '') return read('pending');
  if (looksLikeDate(value, text)) return refuse('result-is-date', value);
  const plain = plainWord(text);
  const word = Object.hasOwn(WORDS, plain) ? WORDS[plain] : undefined;
  if (word === 'forfeit') return refuse('forfeit-without-side', value);
  if (word) return read(word);
  const bye = /^bye ?(.+)$/.exec(text) ?? /^(.+?) ?-?bye$/.exec(text);
  if (bye) return byeWorth(bye[1], value);

  // `1-0F`, `0F`, `1-0U`: the mark is taken off first, so that the sides read as in a played game.
  const isForfeit = FORFEIT_MARK.test(text);
  const isUnrated = UNRATED_MARK.test(text);
  const bare = text.replace(isForfeit ? FORFEIT_MARK : UNRATED_MARK, '');
  const two = TWO_SIDES.exec(bare);
  const one = SIDES.get(bare);
  let white: Side;
  let black: Side;
  if (one) {
    white = one;
    black = OTHER[white];
  } else if (two) {
    white = sideOf(two[1]);
    black = sideOf(two[2]);
  } else return refuse('unknown-result', value);
  const code = (isForfeit ? FORFEIT_PAIRS : PAIRS)[`${white} ${black}`];
  if (!code) return refuse('impossible-result', value);
  if (!isUnrated) return read(code);
  // A game that nobody played cannot be left out of the rating.
  const result = RESULT_CODES[code];
  if (result.white.startsWith('forfeit')) return refuse('impossible-result', value);
  return { ok: true, result: { ...result, unrated: true } };
}

/**
 * The same in a sheet of an event: a letter that is the key of another result in its language is refused,
 * not guessed. `x` is a draw in France; elsewhere it is the key of a game to which nobody came.
 */
export function parseResultIn(language: Language, value: string | number): ParsedResult {
  const parsed = parseResult(value);
  const keys: readonly string[] = wordsOf(language).read.resultKeys.doubleForfeit;
  const isGuess = parsed.ok && parsed.result.white !== 'forfeitLoss';
  return isGuess && keys.includes(tidy(String(value)).toLowerCase())
    ? refuse('unknown-result', value)
    : parsed;
}

/** The canonical text: `parseResult(makeResult(r))` gives `r` again. */
export function makeResult(white: Outcome, black: Outcome | null, isUnrated = false): string {
  const code = CODE_OF_SIDES.get(`${white} ${black}`);
  if (code !== undefined)
    return isUnrated && isPlayed(white) && black !== null && white !== 'adjourned'
      ? `${code}U`
      : code;
  if (white === 'pending' && (black === 'pending' || black === null)) return '';
  if (white === 'absent' && black === null) return 'bye 0';
  // A board of a match at which only one player sits.
  if (white === 'forfeitWin' && black === null) return '1-0F';
  if (white === 'forfeitLoss' && black === null) return '0-1F';
  throw new Error(`No result has the sides ${white} and ${String(black)}`);
}

function byeWorth(worth: string, value: string | number): ParsedResult {
  const side = SIDES.get(worth);
  if (side === undefined) return refuse('unknown-result', value);
  // `+bye` and `-bye` as results sites print them: the bye and the absence.
  const codes: Readonly<Record<Side, ResultCode>> = {
    '1': 'bye 1',
    '½': 'bye ½',
    '0': 'bye 0',
    '+': 'bye',
    '-': 'bye 0',
  };
  return read(codes[side]);
}

/** German Excel is met too. */
const MONTHS = [...LANGUAGES.flatMap((language) => wordsOf(language).read.months), 'okt'];
const DAY_AND_MONTH = new RegExp(`^\\d{1,2}[-/. ](?:${[...new Set(MONTHS)].join('|')})`, 'i');

/** Excel's serial numbers of our days, `01/02/2026`, `2-janv`, `1-Feb`. */
export function looksLikeDate(value: string | number, text = tidy(String(value))): boolean {
  if (typeof value === 'number') return value > 1000;
  return (
    /^\d{1,4}[-/.]\d{1,2}[-/.]\d{2,4}/.test(text) ||
    DAY_AND_MONTH.test(text) ||
    /^\d{5}$/.test(text)
  );
}

const read = (code: ResultCode | 'pending'): ParsedResult => ({
  ok: true,
  result: code === 'pending' ? both('pending', 'pending') : RESULT_CODES[code],
});

/** Our own spellings, which fill the sheets, and the cell without a result. */
const OWN: Readonly<Record<string, ParsedResult>> = Object.fromEntries([
  ['', read('pending')],
  ...(Object.keys(RESULT_CODES) as ResultCode[]).map((code) => [code, read(code)] as const),
]);

const refuse = (code: ResultProblemCode, value: string | number): ParsedResult => ({
  ok: false,
  code,
  value: String(value),
});
