import type { Outcome } from '../model/types';
import { expectedShare } from '../tiebreaks/shared/fideTables';
import type { Random } from './random';

export const RESULT_MODELS = ['table', 'milvang-2024'] as const;
export type ResultModel = (typeof RESULT_MODELS)[number];

export interface Chances {
  readonly white: number;
  readonly draw: number;
  readonly black: number;
}

/** Differences beyond this count as this (rating regulations, 8.3.1). */
const CAP = 400;

/** Expected score by the table, so that ratings stay what they are in the long run. */
export const tableExpectation = (difference: number): number =>
  expectedShare(Math.max(-CAP, Math.min(CAP, difference))) / 100;

/** White scores a little more than their rating says, Black as much less: the mean of both is the table's. */
const FIRST_MOVE = 0.03;

/**
 * The chances of a game. `drawShare` is the share of draws between equals of the table model; the
 * other one has its own (O. Milvang, statistical model of 2024).
 */
export function chances(
  model: ResultModel,
  white: number,
  black: number,
  drawShare: number,
): Chances {
  return model === 'table' ? byTable(white - black, drawShare) : milvang2024(white, black);
}

function byTable(difference: number, drawShare: number): Chances {
  const even = tableExpectation(difference);
  const uncertainty = 4 * even * (1 - even);
  const expected = even + FIRST_MOVE * uncertainty;
  const draw = Math.min(drawShare * uncertainty, 2 * expected, 2 - 2 * expected);
  return { white: expected - draw / 2, draw, black: 1 - expected - draw / 2 };
}

function milvang2024(whiteRating: number, blackRating: number): Chances {
  const mean = (whiteRating + blackRating) / 2;
  const difference = whiteRating - blackRating;
  const whiteShift = 0.0986 * (mean - 2000) + 96;
  const blackShift = -0.157 * (mean - 2000) - 150;
  const white = 1 / (1 + 10 ** ((whiteShift - difference) / 370));
  const black = 1 / (1 + 10 ** ((difference - blackShift) / 370));
  // Far below the ratings it was made for, wins come to more than everything.
  const sum = Math.max(1, white + black);
  return { white: white / sum, draw: Math.max(0, 1 - white - black), black: black / sum };
}

export function drawGame(
  random: Random,
  { white, draw }: Chances,
): readonly [white: Outcome, black: Outcome] {
  const drawn = random.share();
  if (drawn < white) return ['win', 'loss'];
  return drawn < white + draw ? ['draw', 'draw'] : ['loss', 'win'];
}
