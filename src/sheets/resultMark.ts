import { FORFEIT_MARKS, SIDE_SPELLINGS } from '../formats/results';
import { resultSpellings } from '../formats/resultSpellings';
import { DASHES, INVISIBLE, SPACES } from '../formats/tidy';

/**
 * The condition under which a result cell is marked, as a formula of the sheet itself: it works
 * with the pane closed and needs no write. Conditional formats know no custom functions, no array
 * constants and no text of more than 255 characters, and old files no LET; so the formula brings
 * what was typed into a normal form by SUBSTITUTE and looks for it in the list of all spellings
 * that `parseResult` understands, in the same form.
 *
 * A right result must never be marked. Where the normal form makes two spellings one, or a cell
 * holds a character that is rare here, the mark is left out; the pane still names the problem.
 */

const by = (to: string, texts: Iterable<string>): (readonly [string, string])[] =>
  [...texts].map((from) => [from, to] as const);
const longestFirst = (texts: readonly string[]): string[] =>
  [...texts].sort((a, b) => b.length - a.length);

/** What tables and keyboards give: the no-break space, French thin ones, dashes, the minus sign. */
const USUAL = '\u00A0\u202F\u2009\u2011\u2013\u2014\u2212';
const isUsual = (character: string): boolean => USUAL.includes(character);
const isTyped = (character: string): boolean => character >= ' ';

/**
 * In this order, on small letters. Not every spreadsheet takes "0.5" and "1/2" in quotes for text, so
 * no replaced text looks like a number or a date: the point becomes a dot in the middle, /2 a sign.
 */
const REPLACED: readonly (readonly [string, string])[] = [
  ...by('', [' ', ...[...SPACES].filter(isUsual)]),
  ...by('-', [...DASHES].filter(isUsual)),
  ...by('·', [',', '.']),
  ['/2', '#'],
  ...by('e', 'éèêë'),
  ...by(
    'f',
    longestFirst(FORFEIT_MARKS).filter((mark) => mark !== 'f'),
  ),
  ...by('f', ['(f', 'f)']),
  ...sides('½'),
  ...sides('1'),
  ...sides('0'),
  // Last, when no decimal is left: `adj.`
  ['·', ''],
];

function sides(side: '½' | '1' | '0'): (readonly [string, string])[] {
  const spellings = SIDE_SPELLINGS[side].filter((text) => text !== side);
  return by(
    side,
    longestFirst(spellings).map((text) => text.replace('.', '·').replace('/2', '#')),
  );
}

/** Read by `tidy` and `plainWord` too, but hardly ever typed: a cell with one is never marked. */
const RARE: readonly string[] = [
  ...INVISIBLE,
  ...[...SPACES, ...DASHES].filter((character) => isTyped(character) && !isUsual(character)),
  ...'àáâãäåçìíîïñòóôõöùúûüýÿ',
  ...'\u0300\u0301\u0302\u0303\u0308\u0327',
];

/** Not between two bars, so that nobody can type it as a result. By it a mark is known as ours. */
const SIGN = 'pairsheet';
export const isOurMark = (formula: string): boolean => formula.includes(`"${SIGN}|`);

const normal = (text: string): string =>
  REPLACED.reduce((form, [from, to]) => form.replaceAll(from, to), text.toLowerCase());

/**
 * True where the result in `cell` makes no sense. A row without Black's number (`black`) may be one
 * of a bye. Both are addresses in the first row of the area that is marked.
 */
export function wrongResultFormula(cell: string, black: string): string {
  const { game, bye } = lists();
  const text = REPLACED.reduce(
    (form, [from, to]) => `SUBSTITUTE(${form},${quoted(from)},${quoted(to)})`,
    `LOWER(CLEAN(${cell}))`,
  );
  const rare = RARE.map((character) => `FIND(${quoted(character)},LOWER(${cell}))`).join(',');
  const known = `${pieces(game)}&IF(${black}="",${pieces(bye)},"")`;
  return `AND(ISERROR(FIND("|"&${text}&"|",${known})),COUNT(${rare})=0)`;
}

let found: { readonly game: string; readonly bye: string } | undefined;

/** `pairsheet||1-0|½-½|…|` for games (nothing typed is well too) and `bye|bye1|…|` for byes. */
function lists(): { readonly game: string; readonly bye: string } {
  if (found) return found;
  const { game, bye } = resultSpellings();
  const list = (texts: readonly string[]) =>
    [...new Set(texts.map(normal))].map((text) => `${text}|`).join('');
  found = { game: `${SIGN}||${list(game)}`, bye: list(bye) };
  return found;
}

const LITERAL_LIMIT = 255;

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

function pieces(text: string): string {
  const parts = text.match(new RegExp(`.{1,${LITERAL_LIMIT}}`, 'gs')) ?? [''];
  return parts.map(quoted).join('&');
}
