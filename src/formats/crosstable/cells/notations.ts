import { pointSystem } from '../../../model/outcomes';
import type { Outcome, PointSystem } from '../../../model/types';
import { ANY_COLOUR } from './colours';
import { AMERICAN, MATCH_AND_BYE, RESULT_AND_BYE, U_IS_UNPLAYED } from './loneCells';

/** A game as a cell has it: opponent 0 is nobody. */
export interface GameCell {
  readonly outcome: Outcome;
  readonly opponent: number;
  readonly letter: string | undefined;
}

/**
 * One way of writing the cells of a whole table. The same cell means different things in different
 * ones (`-1`: lost to number 1, or a point without a game), so a table is read in each of them
 * that fits, and the reading with the fewest problems counts.
 */
export interface Notation {
  readonly id: NotationId;
  /** null: no game of this notation; `impossible`: a draw by forfeit. */
  game(text: string): GameCell | 'impossible' | null;
  /** Words without opponent that mean something of their own here. */
  readonly lone?: ReadonlyMap<string, Outcome>;
  /** What its results are worth, where they are not 1-½-0. */
  readonly points?: PointSystem;
  /** `B` alone is *blancs*: born in France. */
  readonly isWallGrid?: boolean;
}
export type NotationId =
  | 'site'
  | 'site-unplayed'
  | 'signs-first'
  | 'signs-last'
  | 'letters-first'
  | 'letters-last'
  | 'result-first'
  | 'colour-first'
  | 'two-points'
  | 'three-points'
  | 'mixed';

type Results = ReadonlyMap<string, Outcome>;
const results = (of: Readonly<Record<string, Outcome>>): Results => new Map(Object.entries(of));

const DIGITS = results({
  '1': 'win',
  '1.0': 'win',
  '1,0': 'win',
  '0': 'loss',
  '0.0': 'loss',
  '0,0': 'loss',
  '½': 'draw',
  '1/2': 'draw',
  '0.5': 'draw',
  '0,5': 'draw',
  '.5': 'draw',
  ',5': 'draw',
  '=': 'draw',
  '+': 'forfeitWin',
  '-': 'forfeitLoss',
  '*': 'adjourned',
  '?': 'adjourned',
  adj: 'adjourned',
});
const SIGNS = results({
  '+': 'win',
  '=': 'draw',
  '½': 'draw',
  '-': 'loss',
  '>': 'forfeitWin',
  '<': 'forfeitLoss',
});
const scored = (win: string): Results =>
  results({ [win]: 'win', '1': 'draw', '0': 'loss', '+': 'forfeitWin', '-': 'forfeitLoss' });

/**
 * Win, draw and loss by their first letters: English, German, Dutch, French, Spanish (tablas,
 * empate), Italian (nulla), Portuguese, Swedish.
 */
export const LETTER_SETS = ['wdl', 'grv', 'wrv', 'gnp', 'gtp', 'gep', 'vnp', 'ved', 'vrf'] as const;

const letterResults = ([win, draw, loss]: string): Results =>
  new Map<string, Outcome>([
    ['x', 'forfeitWin'],
    ['f', 'forfeitLoss'],
    ['+', 'forfeitWin'],
    ['-', 'forfeitLoss'],
    ['=', 'draw'],
    [draw, 'draw'],
    [loss, 'loss'],
    [win, 'win'],
  ]);

const N = '(?<n>\\d{1,4})';
const C = `(?<c>${ANY_COLOUR})`;
/** Between two parts; a full stop would make `12.5` a game. */
const GAP = ' ?[/:;]? ?';
const MARK = '(?: ?\\(?(?<mark>ff?|k)\\)?)?';

const one = (of: Results): string =>
  `(?<r>${[...of.keys()]
    .sort((a, b) => b.length - a.length)
    .map((key) => key.replace(/[+*.=/?-]/g, '\\$&'))
    .join('|')})`;

function games(
  of: Results,
  ...patterns: readonly string[]
): (text: string) => GameCell | 'impossible' | null {
  const shapes = patterns.map((pattern) => new RegExp(`^${pattern}$`));
  return (text) => {
    for (const shape of shapes) {
      const groups = shape.exec(text)?.groups;
      if (!groups) continue;
      const outcome = settle(groups.r === undefined ? undefined : of.get(groups.r), groups.mark);
      if (outcome === 'impossible') return outcome;
      return { outcome, opponent: Number(groups.n), letter: groups.c };
    }
    return null;
  };
}

/** `12w1F`, `12w1K`: the mark says that nobody played; a cell without result is a game to come. */
function settle(outcome: Outcome | undefined, mark: string | undefined): Outcome | 'impossible' {
  if (mark === undefined) return outcome ?? 'pending';
  if (outcome === undefined || outcome === 'loss' || outcome === 'forfeitLoss')
    return 'forfeitLoss';
  if (outcome === 'win' || outcome === 'forfeitWin') return 'forfeitWin';
  return 'impossible';
}

/** With a colour anything may stand between the parts, without one a digit needs a gap. */
const afterColour = (of: Results): string => `${N}[ ./:,]{0,2}${C}[ ./:,]{0,2}${one(of)}?${MARK}`;
const SIGNS_ONLY = results({
  '½': 'draw',
  '=': 'draw',
  '+': 'forfeitWin',
  '-': 'forfeitLoss',
  '*': 'adjourned',
  '?': 'adjourned',
});

const site = games(
  DIGITS,
  afterColour(DIGITS),
  `${N}(?: |[/:;] ?)${one(DIGITS)}${MARK}`,
  `${N} ?${one(SIGNS_ONLY)}${MARK}`,
);

const afterNumber = (of: Results): readonly string[] => [
  `${N}${GAP}${one(of)}(?:${GAP}${C})?`,
  `${N}${GAP}${C}${GAP}${one(of)}`,
];
const beforeNumber = (of: Results): readonly string[] => [
  `${one(of)} ?${N}(?: ?${C})?`,
  `${one(of)} ?${C} ?${N}`,
];

const letterNotations = LETTER_SETS.flatMap((letters): Notation[] => {
  const of = letterResults(letters);
  const lone = letters === 'wdl' ? AMERICAN : undefined;
  return [
    { id: 'letters-first', game: games(of, ...beforeNumber(of)), lone },
    { id: 'letters-last', game: games(of, ...afterNumber(of)), lone },
  ];
});

/** In the order in which they are preferred where several fit equally well. */
export const NOTATIONS: readonly Notation[] = [
  { id: 'site', game: site },
  { id: 'signs-first', game: games(SIGNS, ...beforeNumber(SIGNS)), isWallGrid: true },
  { id: 'signs-last', game: games(SIGNS, ...afterNumber(SIGNS)) },
  ...letterNotations,
  {
    id: 'result-first',
    game: games(DIGITS, `${one(DIGITS)}(?: |[/:;] ?)${N}(?: ?${C})?`, `${one(DIGITS)} ?${C} ?${N}`),
    lone: RESULT_AND_BYE,
  },
  {
    id: 'colour-first',
    game: games(DIGITS, `${C} ?${N}(?: |[/:;] ?)${one(DIGITS)}`, `${C} ?${N} ?${one(SIGNS_ONLY)}`),
  },
  { id: 'site-unplayed', game: site, lone: U_IS_UNPLAYED },
  {
    id: 'two-points',
    game: games(scored('2'), afterColour(scored('2'))),
    points: pointSystem(4, 2, 0),
  },
  {
    id: 'two-points',
    game: games(scored('2'), `${one(scored('2'))}(?: |[/:;] ?)${N}(?: ?${C})?`),
    lone: MATCH_AND_BYE,
    points: pointSystem(4, 2, 0),
  },
  {
    id: 'three-points',
    game: games(scored('3'), afterColour(scored('3'))),
    points: pointSystem(6, 2, 0),
  },
];
