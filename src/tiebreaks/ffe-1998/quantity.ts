import type { HalfPoints } from '../../model/types';
import { differenceForShare } from '../shared/fideTables';
import { QUANTITY_GAMES, QUANTITY_TABLE } from './quantityTable';

/** What the text gives for no point at all, and for all of them. */
const ALL_OR_NOTHING = 736;

/** §4: Q for `points` (half-points) out of `games`: the printed table for 4…13 games, the rule outside. */
export function quantity(points: HalfPoints, games: number): number {
  const column = QUANTITY_GAMES.indexOf(games as (typeof QUANTITY_GAMES)[number]);
  return column < 0 ? quantityByRule(points, games) : QUANTITY_TABLE[points][column];
}

/**
 * The rule behind the table: the share in whole hundredths, cut off below one half and mirrored
 * above it, looked up in FIDE's table of rating differences.
 */
export function quantityByRule(points: HalfPoints, games: number): number {
  if (points === 0) return -ALL_OR_NOTHING;
  if (points === 2 * games) return ALL_OR_NOTHING;
  if (points === games) return 0;
  if (points > games) return -quantityByRule(2 * games - points, games);
  const hundredths = Math.floor((100 * points) / (2 * games));
  // Less than one in a hundred is cut off to none.
  return hundredths === 0 ? -ALL_OR_NOTHING : -differenceForShare(100 - hundredths);
}
