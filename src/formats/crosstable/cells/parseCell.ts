import type { Colour, Language, Outcome, PlayerNo } from '../../../model/types';
import { looksLikeDate } from '../../results';
import { tidy } from '../../tidy';
import {
  ANY_COLOUR,
  COLOUR_LETTERS,
  colourOf,
  lettersFrom,
  isLanguage,
  lettersOf,
  type ColourLetters,
} from './colours';
import { LONE, loneWord } from './loneCells';
import { NOTATIONS, type GameCell, type Notation } from './notations';

export { COLOUR_LETTERS, type ColourLetters };

/** One round of one player as a crosstable cell tells it. */
export interface CellEntry {
  readonly outcome: Outcome;
  readonly opponent: PlayerNo | null;
  readonly colour: Colour | null;
}

export type CellProblemCode =
  | 'unknown-cell'
  | 'cell-is-date'
  | 'cell-is-error' // #NAME? and its kind: Excel took the text for a formula
  | 'bare-result' // `1` without an opponent
  | 'cell-lost-character' // `5b�`: saved in an encoding that has no ½
  | 'impossible-cell'; // a draw by forfeit

export type ParsedCell =
  | { readonly kind: 'entry'; readonly entry: CellEntry }
  | { readonly kind: 'empty' }
  | { readonly kind: 'problem'; readonly code: CellProblemCode; readonly value: string };

type CellValue = string | number | null | undefined;

/** A result with nobody to belong to: never guessed. */
const BARE_RESULT = /^(?:[10½]|1\/2|[10]?[.,][05])$/;

/** `12 (1)`, `1 (12)`: opponent and result, one of them in brackets; elsewhere brackets and `#` say nothing of their own. */
const BRACKETED = /^([\d½.,]+) ?\(([\d½.,]+)\)$/;

/** A cell in one notation; numbers come from Excel, where a blank cell arrives as 0. */
export function readCell(value: CellValue, notation: Notation, letters: ColourLetters): ParsedCell {
  const text = cellText(value);
  if (value === null || value === undefined || text === '' || text === ':') return EMPTY;
  // `#12` is a number, `#NAME?` and its kind are not.
  if (/^#(?!\d)/.test(text)) return problem('cell-is-error', value);
  const game =
    notation.game(text) ??
    notation.game(text.replace(/[()#]/g, '')) ??
    notation.game(text.replace(BRACKETED, '$1/$2'));
  if (game === 'impossible') return problem('impossible-cell', value);
  if (game) {
    const entry = gameEntry(game, letters);
    return entry ? { kind: 'entry', entry } : problem('unknown-cell', value);
  }
  const word = loneWord(text);
  const alone = notation.lone?.get(word) ?? LONE.get(word);
  if (alone) return { kind: 'entry', entry: { outcome: alone, opponent: null, colour: null } };
  // A nought is worth nothing whoever it was: what is left of `-0` in a spreadsheet.
  if (word === '0')
    return { kind: 'entry', entry: { outcome: 'zeroBye', opponent: null, colour: null } };
  if (BARE_RESULT.test(text)) return problem('bare-result', value);
  if (looksLikeDate(value, text)) return problem('cell-is-date', value);
  return problem(text.includes('\uFFFD') ? 'cell-lost-character' : 'unknown-cell', value);
}

const cellText = (value: CellValue): string =>
  value === null || value === undefined || value === 0 ? '' : tidy(String(value)).toLowerCase();

const EMPTY: ParsedCell = { kind: 'empty' };

/** undefined: its colour letter belongs to another language than the table's. */
function gameEntry(
  { outcome, opponent, letter }: GameCell,
  letters: ColourLetters,
): CellEntry | undefined {
  const colour = colourOf(letter, letters);
  if (colour === undefined) return undefined;
  if (opponent > 0) return { outcome, opponent, colour };
  // `0w1`, `+0B`, `0:=`: opponent 0 is how some programs write a bye.
  return { outcome: UNPAIRED.get(outcome) ?? 'zeroBye', opponent: null, colour: null };
}

const UNPAIRED: ReadonlyMap<Outcome, Outcome> = new Map([
  ['win', 'pairingBye'],
  ['forfeitWin', 'pairingBye'],
  ['draw', 'halfBye'],
]);

const [SITE, WALL] = NOTATIONS;
const LETTERS = NOTATIONS.find(({ id }) => id === 'letters-first')!;

/** Cells of several notations in one table, as somebody puts them together by hand. */
export const MIXED: Notation = {
  id: 'mixed',
  game: (text) =>
    LONE.has(loneWord(text)) ? null : (WALL.game(text) ?? LETTERS.game(text) ?? SITE.game(text)),
};

/**
 * Reads one cell by itself. `lang` says whose colour letters the table uses
 * (`detectColourLetters` finds out); English by default.
 */
export function parseCrosstableCell(
  value: CellValue,
  lang: Language | ColourLetters = 'en',
): ParsedCell {
  const text = cellText(value);
  if (BARE_RESULT.test(text)) return problem('bare-result', value ?? '');
  const letters = isLanguage(lang) ? lettersOf(lang) : lang;
  // The wall grid is French by birth: its `B` is *blancs* unless the table proves to be English.
  const isWall = WALL.game(text) !== null;
  return readCell(value, MIXED, isWall && letters === 'ws' ? 'wb' : letters);
}

const problem = (code: CellProblemCode, value: string | number): ParsedCell => ({
  kind: 'problem',
  code,
  value: String(value),
});

const COLOUR = new RegExp(`^${ANY_COLOUR}$`);

/** The colour letters of a whole table whose cells are written in `notation`. */
export function lettersOfTable(
  cells: Iterable<string | number | null>,
  notation: Notation,
): ColourLetters {
  const seen = new Set<string>();
  let isWallGrid = notation.isWallGrid ?? false;
  for (const value of cells) {
    if (typeof value !== 'string') continue;
    const text = cellText(value);
    const game = notation.game(text) ?? notation.game(text.replace(/[()]/g, ''));
    if (!game || game === 'impossible' || !game.letter || !COLOUR.test(game.letter)) continue;
    seen.add(game.letter);
    if (notation === MIXED && WALL.game(text)) isWallGrid = true;
  }
  return lettersFrom(seen, isWallGrid);
}

/** The same for cells of any notation that `parseCrosstableCell` reads. */
export const detectColourLetters = (cells: Iterable<string | number | null>): ColourLetters =>
  lettersOfTable(cells, MIXED);

/** A cell as the add-in prints it: `12w1`, `5b½`, `7w+`, `bye`; `parseCrosstableCell` reads it back. */
export function makeCrosstableCell(entry: CellEntry): string {
  const { outcome, opponent } = entry;
  if (opponent === null) return ALONE_CODES[outcome] ?? '';
  const letter = entry.colour === null ? '' : entry.colour === 'white' ? 'w' : 'b';
  return `${opponent}${letter}${GAME_CODES[outcome] ?? ''}`;
}

const ALONE_CODES: Partial<Record<Outcome, string>> = {
  pairingBye: 'bye',
  fullBye: 'bye 1',
  halfBye: 'bye ½',
  zeroBye: 'bye 0',
};
const GAME_CODES: Partial<Record<Outcome, string>> = {
  win: '1',
  draw: '½',
  loss: '0',
  forfeitWin: '+',
  forfeitLoss: '-',
  adjourned: '*',
};
