import type { TieBreakCode } from '../../src/tiebreaks/types';
import type { FunctionId } from '../../src/words/functionHelp';

/**
 * A custom function that gives one tie-break of one player, and its `_DETAIL` twin that spills the working. Both
 * take `player, table`, then what the row names and `edition`.
 */
export interface TieBreakFunction {
  readonly id: FunctionId;
  readonly code: TieBreakCode;
  /** What the user reads in English; the other languages stand in `src/words/<language>/functionHelp.ts`. */
  readonly help: string;
  /** It takes `n`, how many terms to leave out: the tail that the code gets for it. */
  readonly cut?: { readonly tail: string; readonly byDefault: 0 | 1; readonly help: string };
  /** It takes `unplayed`, how one's own unplayed rounds count. */
  readonly takesUnplayed?: true;
  /** It takes `unrated`, the rating announced for players who have none. */
  readonly takesUnrated?: true;
  /** It takes `tied`, among whom a tie is to be broken. */
  readonly takesTied?: true;
}

/** The arguments after `table`, in their order; what came after 0.4.1 stands behind the edition. */
export const argumentsAfterTable = (row: TieBreakFunction) => [
  ...(row.cut ? (['n'] as const) : []),
  ...(row.takesTied ? (['tied'] as const) : []),
  ...(row.takesUnplayed ? (['unplayed'] as const) : []),
  'edition' as const,
  ...(row.takesUnrated ? (['unrated'] as const) : []),
];

export const TIE_BREAK_FUNCTIONS: readonly TieBreakFunction[] = [
  {
    id: 'NUMBER_OF_WINS',
    code: 'WIN',
    help: 'Rounds worth a win, with or without a game: byes and forfeits count if they are worth a win.',
  },
  { id: 'BLACK_GAMES', code: 'BPG', help: 'Number of games played with Black over the board.' },
  { id: 'BLACK_WINS', code: 'BWG', help: 'Number of games won with Black over the board.' },
  {
    id: 'ROUNDS_ELECTED',
    code: 'REP',
    help: 'Rounds one elected to play: all but requested byes and forfeit losses.',
  },
  {
    id: 'STANDARD_POINTS',
    code: 'STD',
    help: 'Points as if a win gave 1 and a draw ½, whatever the event gives.',
  },
  {
    id: 'PAIRING_NUMBER',
    code: 'TPN',
    help: 'Pairing number of the player; the lower comes first.',
  },
  {
    id: 'OWN_RATING',
    code: 'RTNG',
    takesUnrated: true,
    help: 'Rating of the player as a tie-break; the higher comes first.',
  },
  {
    id: 'AVERAGE_BUCHHOLZ',
    code: 'AOB',
    help: 'Average Buchholz of the opponents met over the board, to two decimals.',
  },
  {
    id: 'FORE_BUCHHOLZ',
    code: 'FB',
    cut: { tail: '/C', byDefault: 0, help: 'How many of the lowest to leave out, 0 if omitted.' },
    help: 'Fore Buchholz: Buchholz as if every pairing of the last round were a draw, without the n lowest.',
  },
  {
    id: 'SONNEBORN_BERGER_CUT',
    code: 'SB',
    cut: { tail: '/C', byDefault: 1, help: 'How many of the lowest to leave out, 1 if omitted.' },
    help: 'Sonneborn-Berger without the n least significant opponents.',
  },
  {
    id: 'PERFECT_PERFORMANCE',
    code: 'PTP',
    takesUnrated: true,
    help: 'Perfect performance: the lowest rating of which the score against these opponents is expected.',
  },
  {
    id: 'AVERAGE_PERFORMANCE',
    code: 'APRO',
    takesUnrated: true,
    help: 'Average performance of the opponents met over the board.',
  },
  {
    id: 'AVERAGE_PERFECT_PERFORMANCE',
    code: 'APPO',
    takesUnrated: true,
    help: 'Average perfect performance of the opponents met over the board.',
  },
  {
    id: 'ADJUSTED_SCORE',
    code: 'SA',
    help: 'Adjusted score, as the opponents’ tie-breaks see it: points as awarded, rounds missed up to the end as draws (16.3).',
  },
  {
    id: 'BUCHHOLZ',
    code: 'BH',
    takesUnplayed: true,
    help: 'Buchholz (Solkoff): sum of the adjusted scores of the opponents.',
  },
  {
    id: 'BUCHHOLZ_MEDIAN',
    code: 'BH',
    cut: { tail: '-M', byDefault: 1, help: 'How many to leave out at each end, 1 if omitted.' },
    takesUnplayed: true,
    help: 'Median Buchholz (Harkness): Buchholz without the n best and the n worst opponents.',
  },
  {
    id: 'BUCHHOLZ_CUT',
    code: 'BH',
    cut: { tail: '-C', byDefault: 1, help: 'How many to leave out, 1 if omitted.' },
    takesUnplayed: true,
    help: 'Cut Buchholz (Brazilian): Buchholz without the n worst opponents.',
  },
  {
    id: 'SUM_BUCHHOLZ',
    code: 'SBH',
    takesUnplayed: true,
    help: 'Sum of the Buchholz of the opponents met over the board.',
  },
  {
    id: 'SONNEBORN_BERGER',
    code: 'SB',
    takesUnplayed: true,
    help: 'Sonneborn-Berger: adjusted scores of those beaten, half of those drawn with.',
  },
  {
    id: 'YUGOSLAV',
    code: 'YUG',
    help: 'Yugoslav: sum of the adjusted scores of the opponents with at least 50 %.',
  },
  {
    id: 'CUMULATIVE',
    code: 'CUM',
    cut: { tail: '-C', byDefault: 0, help: 'How many early rounds to leave out, 0 if omitted.' },
    help: 'Cumulative (progress): sum of the scores after each round, without the first n rounds.',
  },
  { id: 'WINS', code: 'WINS', help: 'Number of games won over the board.' },
  {
    id: 'KASHDAN',
    code: 'KASH',
    help: 'Kashdan: 4 for a win, 2 for a draw or an unplayed round, 1 for a loss.',
  },
  { id: 'KOYA', code: 'KOYA', help: 'Koya: points against opponents with at least 50 %.' },
  {
    id: 'KOYA_EXTENDED',
    code: 'KOYA-E',
    takesTied: true,
    help: 'Extended Koya among the players with as many points: the limit goes down until the tie breaks.',
  },
  {
    id: 'DIRECT_ENCOUNTER',
    code: 'DE',
    takesTied: true,
    help: 'Direct encounter: place among the players with as many points by their games against each other (art. 6).',
  },
  {
    id: 'AVERAGE_RATING',
    code: 'ARO',
    takesUnrated: true,
    cut: { tail: '-C', byDefault: 0, help: 'How many of the lowest to leave out, 0 if omitted.' },
    help: 'Average rating of the opponents met over the board, without the n lowest.',
  },
  {
    id: 'PERFORMANCE',
    code: 'PERF',
    takesUnrated: true,
    help: 'Performance: average rating of the opponents met over the board, plus the difference for the share of points (10.2).',
  },
];
