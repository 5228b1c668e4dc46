import type { Colour, Language, Outcome, PlayerNo } from '../../model/types';
import { looksLikeDate } from '../results';
import { plainWord, tidy } from '../tidy';

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
  | 'impossible-cell'; // a draw by forfeit

export type ParsedCell =
  | { readonly kind: 'entry'; readonly entry: CellEntry }
  | { readonly kind: 'empty' }
  | { readonly kind: 'problem'; readonly code: CellProblemCode; readonly value: string };

/**
 * Which letters stand for the colours: `b` is black in English, but *blancs* and *brancas*.
 * `wb` English, `bn` French and Spanish, `bp` Portuguese, `ws` German (on results sites).
 */
export const COLOUR_LETTERS = ['wb', 'bn', 'bp', 'ws'] as const;
export type ColourLetters = (typeof COLOUR_LETTERS)[number];

const LETTERS_OF: Readonly<Record<Language, ColourLetters>> = { en: 'wb', fr: 'bn', pt: 'bp' };

/** `12w1`: number, colour, result; the result of a forfeit is `+` or `-` or has a mark. */
const SITE_CELL = /^(\d{1,4}) ?[/.:,]?([wbnsp])? ?[/.:,]?([10½=+\-*]|1\/2|0?[.,]5|adj)? ?(f|k)?$/;
/** `+14B`, `=3N`, `>7N`: the French wall grid; also without the colour. */
const WALL_CELL = /^([+=\-<>½]) ?(\d{1,4}) ?([wbnsp])?$/;
/** `W12`, `D3`, `L5`, `X7` (forfeit win), `F7` (forfeit loss): American lists. */
const LETTER_CELL = /^([wdlxf]) ?(\d{1,4}) ?([wb])?$/;

const SITE_RESULTS: Readonly<Record<string, Outcome>> = {
  '1': 'win',
  '0': 'loss',
  '½': 'draw',
  '=': 'draw',
  '+': 'forfeitWin',
  '-': 'forfeitLoss',
  '*': 'adjourned',
  adj: 'adjourned',
};
const WALL_RESULTS: Readonly<Record<string, Outcome>> = {
  '+': 'win',
  '=': 'draw',
  '½': 'draw',
  '-': 'loss',
  '>': 'forfeitWin',
  '<': 'forfeitLoss',
};
const LETTER_RESULTS: Readonly<Record<string, Outcome>> = {
  w: 'win',
  d: 'draw',
  l: 'loss',
  x: 'forfeitWin',
  f: 'forfeitLoss',
};

/**
 * Cells without opponent, by `plainWord`. A full point without opponent is the pairing-allocated
 * bye (`-1` on results sites, `+`, `EXE`), nothing without opponent an absence.
 */
const ALONE: Readonly<Record<string, Outcome>> = Object.fromEntries([
  ...spellings('pairingBye', 'bye', 'exe', 'exempt', 'exempte', 'isento', 'isenta', 'folga'),
  ...spellings('pairingBye', 'spielfrei', '+bye', 'bye+', 'u', '+', '-1', '+1', '>', 'b---'),
  ...spellings('fullBye', 'fullbye', 'bye1', '1bye'),
  ...spellings('halfBye', 'halfbye', 'hbye', '=bye', 'bye=', '½bye', 'bye½', 'h', 'h---', '='),
  ...spellings('halfBye', '-½', '+½', '-05', '-0,5', '+05', '+0,5', '-1/2', '+1/2'),
  ...spellings('zeroBye', 'zerobye', '-bye', 'bye-', 'bye0', '0bye', 'z', 'u---', '-', '--', '---'),
  ...spellings('zeroBye', '-0', '+0', '<', 'abs', 'absent', 'absente', 'ausente', 'forfait', 'ff'),
  ...spellings('zeroBye', 'forfeit', 'falta', 'notpaired', 'np', 'withdrawn', 'wd'),
  ...spellings('zeroBye', 'abandon', 'retire', 'desistiu', 'desistencia'),
]);
/** A result with nobody to belong to: never guessed. */
const BARE_RESULT = /^(?:[10½]|1\/2|[10]?[.,][05])$/;

function spellings(outcome: Outcome, ...words: readonly string[]): [string, Outcome][] {
  return words.map((word) => [word, outcome]);
}

/**
 * Reads one cell. `lang` says whose colour letters the table uses (`detectColourLetters` finds
 * out); English by default. Numbers come from Excel, where a blank cell arrives as 0.
 */
export function parseCrosstableCell(
  value: string | number | null | undefined,
  lang: Language | ColourLetters = 'en',
): ParsedCell {
  if (value === null || value === undefined || value === 0) return { kind: 'empty' };
  const text = tidy(String(value)).toLowerCase();
  if (text === '') return { kind: 'empty' };
  const letters = lang in LETTERS_OF ? LETTERS_OF[lang as Language] : (lang as ColourLetters);
  if (text.startsWith('#')) return problem('cell-is-error', value);
  if (BARE_RESULT.test(text)) return problem('bare-result', value);
  const alone = ALONE[plainWord(text).replace(/ /g, '')];
  if (alone) return { kind: 'entry', entry: { outcome: alone, opponent: null, colour: null } };
  if (looksLikeDate(value, text)) return problem('cell-is-date', value);

  const wall = WALL_CELL.exec(text);
  if (wall) return game(WALL_RESULTS[wall[1]], wall[2], wallColour(wall[3], letters));
  const listed = LETTER_CELL.exec(text);
  if (listed) return game(LETTER_RESULTS[listed[1]], listed[2], colour(listed[3], 'wb'));
  const site = SITE_CELL.exec(text);
  if (!site || (!site[2] && !site[3])) return problem('unknown-cell', value);
  const outcome = siteOutcome(site[3], Boolean(site[4]));
  if (!outcome) return problem('impossible-cell', value);
  return game(outcome, site[1], colour(site[2], letters));
}

function game(outcome: Outcome, opponent: string, side: Colour | null): ParsedCell {
  const no = Number(opponent);
  if (no > 0) return { kind: 'entry', entry: { outcome, opponent: no, colour: side } };
  // `0w1` or `+0B`: opponent 0 is how some programs write a bye.
  const unpaired: Partial<Record<Outcome, Outcome>> = {
    win: 'pairingBye',
    forfeitWin: 'pairingBye',
    draw: 'halfBye',
  };
  return {
    kind: 'entry',
    entry: { outcome: unpaired[outcome] ?? 'zeroBye', opponent: null, colour: null },
  };
}

function siteOutcome(result: string | undefined, isForfeit: boolean): Outcome | undefined {
  if (result === undefined) return isForfeit ? 'forfeitLoss' : 'pending';
  const outcome = SITE_RESULTS[result] ?? 'draw';
  if (!isForfeit) return outcome;
  if (outcome === 'win' || outcome === 'forfeitWin') return 'forfeitWin';
  if (outcome === 'loss' || outcome === 'forfeitLoss') return 'forfeitLoss';
  return undefined;
}

function colour(letter: string | undefined, letters: ColourLetters): Colour | null {
  if (letter === undefined) return null;
  if (letter === 'w') return 'white';
  if (letter === 'n' || letter === 's' || letter === 'p') return 'black';
  return letters === 'wb' || letters === 'ws' ? 'black' : 'white';
}

/** The wall grid is French by birth: its `B` is *blancs* unless the table proves to be English. */
const wallColour = (letter: string | undefined, letters: ColourLetters): Colour | null =>
  colour(letter, letters === 'ws' ? 'wb' : letters);

const problem = (code: CellProblemCode, value: string | number): ParsedCell => ({
  kind: 'problem',
  code,
  value: String(value),
});

/**
 * The colour letters of a whole table: an `n` makes its `b` white (French), a `p` too
 * (Portuguese), a `w` makes it black. With `b` alone the form decides: the wall grid is French.
 */
export function detectColourLetters(cells: Iterable<string | number | null>): ColourLetters {
  let isWallGrid = false;
  const seen = new Set<string>();
  for (const value of cells) {
    if (typeof value !== 'string') continue;
    const text = tidy(value).toLowerCase();
    const wall = WALL_CELL.exec(text);
    const letter = wall?.[3] ?? SITE_CELL.exec(text)?.[2];
    if (!letter) continue;
    seen.add(letter);
    if (wall) isWallGrid = true;
  }
  if (seen.has('w')) return seen.has('s') ? 'ws' : 'wb';
  if (seen.has('n')) return 'bn';
  if (seen.has('p')) return 'bp';
  return isWallGrid ? 'bn' : 'wb';
}

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
