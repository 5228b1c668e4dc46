/**
 * 1.7: the average rating of the opponents met over the board, to the nearest whole number, a half
 * upwards; 0 without a game.
 */
export function averageRating(ratings: readonly number[]): number {
  const games = ratings.length;
  if (games === 0) return 0;
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  return Math.floor((2 * sum + games) / (2 * games));
}
