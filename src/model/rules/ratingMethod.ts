import type { EventInfo, NationalRecord, Player, Tournament } from '../types';

/**
 * How the rating by which an event ranks its players is made of FIDE's and the national one (TRF26,
 * record 172): the code as the format has it.
 */
export const RATING_METHODS = [
  'FIDE', // FIDE's alone
  'NRO', // the national one alone
  'FIDON', // FIDE's, else the national one
  'NIDOF', // the national one, else FIDE's
  'HBFN', // the higher one
  'LBFN', // the lower one
  'OTHER', // as the event says
] as const;
export type RatingMethod = (typeof RATING_METHODS)[number];

/** What 172 says: whose national ratings are meant, and how both make one. */
export interface RankMethod {
  /** Three letters; '': not said. */
  readonly federation: string;
  readonly method: RatingMethod;
}

/** `FRA FIDON`, or the code alone; null: not said, or no such code. */
export function parseRankMethod(text: string | undefined): RankMethod | null {
  const [, federation = '', code] =
    /^(?:([A-Z]{3})\s+)?([A-Z]+)$/.exec(text?.trim().toUpperCase() ?? '') ?? [];
  const method = RATING_METHODS.find((each) => each === code);
  return method ? { federation, method } : null;
}

export const makeRankMethod = ({ federation, method }: RankMethod): string =>
  [federation, method].filter(Boolean).join(' ');

/** A rating of 0 is none: of two of which one is missing the other is the higher and the lower one. */
export function ratingBy(method: RatingMethod, fide: number, national: number): number | null {
  switch (method) {
    case 'FIDE':
      return fide;
    case 'NRO':
      return national;
    case 'FIDON':
      return fide || national;
    case 'NIDOF':
      return national || fide;
    case 'HBFN':
      return Math.max(fide, national);
    case 'LBFN':
      return fide > 0 && national > 0 ? Math.min(fide, national) : fide || national;
    case 'OTHER':
      return null;
  }
}

/** FIDE's rating of a player: the one by which the event ranks, unless that is another. */
export const fideRatingOf = ({ rating, fideRating }: Player): number => fideRating ?? rating;

/** The national rating; 0: none. */
export function nationalRatingOf({ national }: Pick<Player, 'national'>): number {
  const text = national?.[0]?.rating ?? '';
  return /^\d{1,4}$/.test(text) ? Number(text) : 0;
}

/** Whether the event knows ratings of two kinds, of which one that ranks is made. */
export const hasTwoRatings = ({ players }: Pick<Tournament, 'players'>): boolean =>
  players.some((player) => nationalRatingOf(player) > 0);

/**
 * The event under another method: each rating that ranks is made anew where FIDE's has a place of its own;
 * without one it would be lost.
 */
export function withRankMethod(
  tournament: Tournament,
  rankMethod: string | undefined,
  /** Rounds were paired by the ratings that there are: they stay. */
  hasBegun: boolean,
): Tournament {
  const info: EventInfo = { ...tournament.info, rankMethod: rankMethod || undefined };
  const said = parseRankMethod(rankMethod);
  if (!said || hasBegun) return { ...tournament, info };
  const players = tournament.players.map((player): Player => {
    if (player.fideRating === undefined) return player;
    const made = ratingBy(said.method, player.fideRating, nationalRatingOf(player));
    return { ...player, rating: made ?? player.rating };
  });
  return { ...tournament, info, players };
}

/** A record of the federation whose ratings the event goes by, with nothing in it. */
export const nationalRecord = ({ rankMethod, federation }: Partial<EventInfo>): NationalRecord => ({
  federation: parseRankMethod(rankMethod)?.federation || (federation ?? ''),
  ...{ sex: '', category: '', name: '', rating: '', origin: '', id: '', born: '' },
});

/** The rating that ranks follows a change of those it is made of, unless it was another before. */
export function rankedAnew(before: Player, after: Player, { rankMethod }: EventInfo): Player {
  const made = (player: Player): number | null => {
    const said = parseRankMethod(rankMethod);
    return said && ratingBy(said.method, fideRatingOf(player), nationalRatingOf(player));
  };
  const rating = made(after);
  return rating !== null && made(before) === before.rating ? { ...after, rating } : after;
}

/** Whether FIDE's rating has a place of its own beside the one that ranks. */
export const hasFideRatings = ({ players }: Pick<Tournament, 'players'>): boolean =>
  players.some(({ fideRating }) => fideRating !== undefined);

type Newcomer = Pick<Player, 'rating' | 'fideRating' | 'national'>;

/**
 * Whoever comes to an event that ranks by ratings of several kinds: the one that ranks is made of those that
 * are said. A rating alone is FIDE's only where the event goes by FIDE's.
 */
export function newcomerRatings<P extends Newcomer>(player: P, tournament: Tournament): P {
  const { method } = parseRankMethod(tournament.info.rankMethod) ?? {};
  if (!hasFideRatings(tournament) || !method || method === 'OTHER') return player;
  const national = nationalRatingOf(player);
  if (player.fideRating === undefined && national === 0)
    return method === 'FIDE' ? player : { ...player, fideRating: 0 };
  const fideRating = player.fideRating ?? 0;
  return { ...player, fideRating, rating: ratingBy(method, fideRating, national) ?? player.rating };
}

const byFide = new WeakMap<Tournament, Tournament>();

/** The same event with FIDE's ratings, for whatever is FIDE's to judge: rating changes, norms, reports. */
export function withFideRatings(tournament: Tournament): Tournament {
  if (!hasFideRatings(tournament)) return tournament;
  const known = byFide.get(tournament);
  if (known) return known;
  const players = tournament.players.map(({ fideRating, ...player }) => ({
    ...player,
    rating: fideRating ?? player.rating,
  }));
  const made = { ...tournament, players };
  byFide.set(tournament, made);
  return made;
}
