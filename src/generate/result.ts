import type { Outcome } from '../model/types';
import type { Random } from './random';

/** Playing White is worth about this much. */
const WHITE_ADVANTAGE = 35;

/** Expected score of a player who is `difference` rating points better. */
export const logisticShare = (difference: number): number => 1 / (1 + 10 ** (-difference / 400));

/**
 * The result of a game drawn from the rating difference. `drawRate` is the share of draws between
 * equals; it falls with the difference so that the expected score is kept.
 */
export function drawResult(
  random: Random,
  whiteRating: number,
  blackRating: number,
  drawRate: number,
): readonly [white: Outcome, black: Outcome] {
  const expected = logisticShare(whiteRating - blackRating + WHITE_ADVANTAGE);
  const draws = Math.min(drawRate * 4 * expected * (1 - expected), 2 * expected, 2 - 2 * expected);
  const drawn = random.share();
  if (drawn < draws) return ['draw', 'draw'];
  return drawn < draws + expected - draws / 2 ? ['win', 'loss'] : ['loss', 'win'];
}

/** One side does not come; of ten forfeits one is double. */
export function drawForfeit(random: Random): readonly [white: Outcome, black: Outcome] {
  const drawn = random.share();
  if (drawn < 0.1) return ['forfeitLoss', 'forfeitLoss'];
  return drawn < 0.55 ? ['forfeitWin', 'forfeitLoss'] : ['forfeitLoss', 'forfeitWin'];
}
