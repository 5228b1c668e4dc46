import { ARENA_TITLES, TITLES } from '../../model/types';
import { columnOfHeader, roundOfHeader } from '../crosstable/layout/headers';
import { cellWord, type Range } from '../crosstable/range';
import { plainWord } from '../tidy';

/** A row of a list of matches, as far as it can be told without the others. */
export type ListRow =
  | { readonly kind: 'round'; readonly row: number; readonly round: number }
  | {
      readonly kind: 'match';
      readonly row: number;
      /** Said by `7.1`, the first match of round 7; undefined: the title above says it. */
      readonly round?: number;
      readonly first: TeamOfMatch;
      /** null: the first has the bye. */
      readonly second: TeamOfMatch | null;
      readonly score: ListedScore | null;
    }
  | {
      readonly kind: 'board';
      readonly row: number;
      readonly board: number;
      readonly left: PlayerAtBoard | null;
      readonly right: PlayerAtBoard | null;
      readonly result: string;
      readonly resultColumn: number;
    };

export interface TeamOfMatch {
  readonly name: string;
  /** The number beside it; null: none. */
  readonly no: number | null;
}

export interface PlayerAtBoard {
  readonly name: string;
  readonly title: string;
  readonly rating: number;
}

/** Game points of both sides; `isForfeit`: written as `4F - 0F`. */
export interface ListedScore {
  readonly points: readonly [number, number];
  readonly isForfeit: boolean;
}

interface Cell {
  readonly column: number;
  readonly text: string;
}

const SIDE = String.raw`(\d{0,2}(?:½|[.,][05])?)\s*(F?)`;
const SCORE = new RegExp(String.raw`^${SIDE}\s*[:-]\s*${SIDE}$`, 'i');
const GAME = /^(?:[01½+-]|1\/2|0[.,]5)\s*[:-]\s*(?:[01½+-]|1\/2|0[.,]5)$/;
const OPEN_GAME = /^[:-]?$/;
const BYE = /^(?:bye|spielfrei|frei|exempt|exempte|isento|isenta|descansa|libre|riposo|folga)$/;
const NOBODY = /^(?:-+|n\.?n\.?|not present|no player|unbesetzt|nicht besetzt)?$/i;
const TITLE_WORDS: ReadonlySet<string> = new Set([...TITLES, ...ARENA_TITLES, 'NM', 'WNM']);

/**
 * The rows of a list of team matches with their boards, as results sites show it (`Bo.` before each match,
 * `1.1` before a board) and as Swiss-Manager exports it (`7.1` before a match of round 7, `1` before a
 * board). null: it is no such list.
 */
export function listRows(range: Range): readonly ListRow[] | null {
  const lines = range.map((cells) =>
    cells.flatMap((cell, column): Cell[] => {
      const text = cellWord(cell);
      return text === '' ? [] : [{ column, text }];
    }),
  );
  const numbersMatches = !lines.some((cells) => isBoardHeader(cells[0]?.text));
  const rows = lines.flatMap(
    (cells, row) =>
      roundTitle(cells, row) ??
      (numbersMatches ? numberedRow(cells, row) : headedRow(cells, row)) ??
      [],
  );
  const has = (kind: ListRow['kind']) => rows.some((each) => each.kind === kind);
  return has('match') && has('board') ? rows : null;
}

/** `Round 3 on 2026/05/01`, `3. Runde am …`: the first two words name the round. */
function roundTitle(cells: readonly Cell[], row: number): ListRow[] | null {
  const [first] = cells;
  if (!first || cells.length > 2) return null;
  const words = first.text.split(' ').slice(0, 2).join(' ');
  const round = /\p{L}/u.test(words) ? roundOfHeader(words) : null;
  return round === null ? null : [{ kind: 'round', row, round }];
}

const isBoardHeader = (text = ''): boolean =>
  /^(?:bo|br|brd|bord|board|brett|ech|tab|tav|mesa|tisch)\.?$/i.test(text);

/** A site: `Bo. | 1 | Ash | Rtg | - | 4 | Elm | Rtg | 2½ : 1½`, then `1.1 | GM | … | 2500 | - | … | 1 - 0`. */
function headedRow(cells: readonly Cell[], row: number): ListRow[] | null {
  const [first, ...rest] = cells;
  if (!first) return null;
  if (isBoardHeader(first.text)) return matchRow(rest, row);
  const board = /^\d{1,3}\.(\d{1,2})$/.exec(first.text);
  return board ? boardRow(rest, row, Number(board[1])) : null;
}

/** Swiss-Manager: `7.1 | 10 | Ash | | 2½ - 1½ | 3 | Elm`, then `1 | GM | … | 2500 | 1 : 0 | …`. */
function numberedRow(cells: readonly Cell[], row: number): ListRow[] | null {
  const [first, ...rest] = cells;
  if (!first) return null;
  const match = /^(\d{1,2})\.\d{1,3}$/.exec(first.text);
  if (match) return matchRow(rest, row, Number(match[1]));
  return /^\d{1,2}$/.test(first.text) ? boardRow(rest, row, Number(first.text)) : null;
}

function matchRow(cells: readonly Cell[], row: number, round?: number): ListRow[] | null {
  const scoreAt = cells.findLastIndex(({ text }) => text !== '-' && SCORE.test(text));
  const names = cells.filter(
    ({ text }, at) => at !== scoreAt && !/^[:-]$/.test(text) && columnOfHeader(text) !== 'rating',
  );
  const teams: TeamOfMatch[] = [];
  let no: number | null = null;
  for (const { text } of names)
    if (/^\d{1,3}$/.test(text)) no = Number(text);
    // Excel makes a time or a day of `4:0` and `2-1`: the boards below say the score anyway.
    else if (!/^[\d.,]+$/.test(text)) {
      teams.push({ name: text, no });
      no = null;
    }
  const [first, second] = teams;
  if (!first || teams.length > 2) return null;
  const isFree = !second || BYE.test(plainWord(second.name));
  const kind = { kind: 'match', row, ...(round === undefined ? {} : { round }) } as const;
  return [{ ...kind, first, second: isFree ? null : second, score: scoreOf(cells[scoreAt]?.text) }];
}

function scoreOf(text = ''): ListedScore | null {
  const found = SCORE.exec(text);
  if (!found || (found[1] === '' && found[3] === '')) return null;
  const points = [found[1]!, found[3]!].map((side) =>
    /[½]|[.,]5/.test(side) ? (parseInt(side, 10) || 0) + 0.5 : Number(side.replace(/[.,]0/, '')),
  );
  return { points: [points[0]!, points[1]!], isForfeit: Boolean(found[2] || found[4]) };
}

/** Left and right of the dash between the players, or of the result that stands there. */
function boardRow(cells: readonly Cell[], row: number, board: number): ListRow[] | null {
  const last = cells.length - 1;
  // What looks like a score and is no result of a game is told when it is read; so is what Excel made of `+ - -`.
  const isGame = ({ text }: Cell) =>
    GAME.test(text) || text.startsWith('#') || (SCORE.test(text) && /[\d½]/.test(text));
  const gameAt = cells.findLastIndex(isGame);
  const isBetween = gameAt > 0 && gameAt < last;
  const dash = cells.findIndex(({ text }, at) => at > 0 && at < last && OPEN_GAME.test(text));
  const split = isBetween ? gameAt : dash;
  if (split < 0) return null;
  const end = gameAt === last ? last : cells.length;
  const sides = [cells.slice(0, split), cells.slice(split + 1, end)].map(playerOf);
  return [
    {
      ...{ kind: 'board', row, board, left: sides[0]!, right: sides[1]! },
      result: gameAt < 0 ? '' : cells[gameAt]!.text,
      resultColumn: cells[gameAt < 0 ? split : gameAt]!.column,
    },
  ];
}

function playerOf(cells: readonly Cell[]): PlayerAtBoard | null {
  const texts = cells.map(({ text }) => text);
  const title = texts.find((text) => TITLE_WORDS.has(text.toUpperCase())) ?? '';
  const rating = texts.map(Number).find((value) => value >= 100 && value < 4000) ?? 0;
  const name = texts.find((text) => text !== title && !/^\d+$/.test(text) && !NOBODY.test(text));
  return name === undefined ? null : { name, title: title.toUpperCase(), rating };
}
