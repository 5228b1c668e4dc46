/**
 * CMA (art. 1): the average rating of the opponents a player has met, kept as an exact fraction
 * and rounded only for display (R1). Without a game it is 0 (R2).
 */
export interface Cma {
  readonly sum: number;
  readonly games: number;
}

export function averageOf(ratings: readonly number[]): Cma {
  return { sum: ratings.reduce((total, rating) => total + rating, 0), games: ratings.length };
}

/** Negative if `a` is the smaller one: exact, by cross multiplication. */
export function compareCma(a: Cma, b: Cma): number {
  return a.sum * (b.games || 1) - b.sum * (a.games || 1);
}

/** Tenths, half rounded up: 23184 stands for 2318.4. */
export function cmaInTenths({ sum, games }: Cma): number {
  if (games === 0) return 0;
  return Math.floor((20 * sum + games) / (2 * games));
}

/** The value of the posted list, with one decimal. */
export const cmaRounded = (cma: Cma): number => cmaInTenths(cma) / 10;
