import { isPlayed } from '../model/outcomes';
import { playerByNo } from '../model/tournament';
import type { Player, Tournament } from '../model/types';
import { differenceForShare } from '../tiebreaks/shared/fideTables';
import { GAME_SCORES } from './change';

/** B.02 of 1 March 2024: two draws with opponents of this rating are added (8.2.2) … */
const ADDED = { games: 2, points: 1, rating: 1800 } as const;
/** … the result is at most this (8.2.3), and below the floor there is none (7.1.4). */
const HIGHEST = 2200;
const FLOOR = 1400;
const LEAST_GAMES = 5;

/** The first rating of a player by the games of one event; what they played elsewhere counts too. */
export interface FirstRating {
  readonly state: 'rating' | 'few' | 'zero' | 'below-floor';
  /** Against rated opponents, over the board. */
  readonly games: number;
  readonly points: number;
  readonly rating: number;
}

export function firstRating(tournament: Tournament, player: Player): FirstRating {
  const byNo = playerByNo(tournament);
  const counted = player.entries.flatMap(({ outcome, opponent, unrated }) => {
    const rating = opponent === null ? 0 : (byNo.get(opponent)?.rating ?? 0);
    const scored = GAME_SCORES[outcome];
    const counts = rating > 0 && isPlayed(outcome) && !unrated && scored !== undefined;
    return counts ? [{ rating, scored }] : [];
  });
  const games = counted.length;
  const points = counted.reduce((sum, { scored }) => sum + scored, 0);
  const all = games + ADDED.games;
  const total = counted.reduce((sum, { rating }) => sum + rating, ADDED.games * ADDED.rating);
  // The added draws keep the share between nothing and everything.
  const share = Math.round((100 * (points + ADDED.points)) / all);
  const rating = Math.min(HIGHEST, Math.round(total / all + differenceForShare(share)));
  const state = stateOf(games, points, rating);
  return { state, games, points, rating };
}

function stateOf(games: number, points: number, rating: number): FirstRating['state'] {
  if (games > 0 && points === 0) return 'zero';
  if (games < LEAST_GAMES) return 'few';
  return rating < FLOOR ? 'below-floor' : 'rating';
}
