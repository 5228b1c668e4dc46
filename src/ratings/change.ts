import type { Entry, EventInfo, Player, PlayerNo, Tournament } from '../model/types';
import { isPlayed } from '../model/outcomes';
import { playerByNo } from '../model/tournament';
import { expectedShare } from '../tiebreaks/shared/fideTables';

/**
 * Rating change by the rating regulations B.02, edition of 1 March 2024 as changed on 1 October 2025
 * (the one in force in October 2026). The chapter of rapid and blitz (changed on 1 December 2024) has
 * the same tables, K (7.3.3) and rounding, but the limit of 400 points for everybody, and games of very
 * unequal players near the top that are not rated (7.3.1). Ratings of the event are taken as the
 * published ones; other events of the rating period are not known; `firstRating.ts` has the players
 * without rating.
 */
export const REGULATIONS = { name: 'B.02', from: '2024-03-01' } as const;

/** Which of FIDE's three ratings the games count for. */
export const RATING_KINDS = ['standard', 'rapid', 'blitz'] as const;
export type RatingKind = (typeof RATING_KINDS)[number];

/** When the chapter of a kind was changed last. */
const CHANGED: Readonly<Record<RatingKind, string>> = {
  standard: '2025-10-01',
  rapid: '2024-12-01',
  blitz: '2024-12-01',
};

/** The regulations as they are for games of a kind. */
export const regulationsOf = (kind: RatingKind) => ({ ...REGULATIONS, changed: CHANGED[kind] });

/**
 * The kind by the time control of the event, 60 moves with all that is added to each: from 60 minutes
 * on standard, up to 10 blitz, between them rapid. Null: none is said, or not as `90+30` or `5400+30`.
 */
export function ratingKindOf({ timeCode, timeControl }: EventInfo): RatingKind | null {
  const code = /^(?:W)?(?:\d+\/)?(\d{2,5})(?:\+(\d{1,3}))?(?=$|[:-])/.exec(timeCode?.trim() ?? '');
  if (code) return kindByMinutes(Number(code[1]) / 60 + Number(code[2] ?? 0));
  const said = /^(\d{1,3}) ?(?:min(?:utes?)?\.?|['’m])? ?\+ ?(\d{1,3})(?!\d)/i.exec(
    timeControl.trim(),
  );
  return said ? kindByMinutes(Number(said[1]) + Number(said[2])) : null;
}

function kindByMinutes(minutes: number): RatingKind {
  if (minutes >= 60) return 'standard';
  return minutes > 10 ? 'rapid' : 'blitz';
}

/** 8.3.1: a larger difference counts as this … */
export const LARGEST_DIFFERENCE = 400;
/** … for a player below this; from here on every difference counts in full (1 October 2025). */
export const FULL_DIFFERENCE_FROM = 2650;

/** 7.3.1 of rapid and blitz: one of the two is rated above this … */
const FAR_APART_ABOVE = 2600;
/** … and the other this much lower or more: the game is not rated. */
const FAR_APART = 600;

/** 8.3.3: the development coefficient of a player, as far as the list of players tells it. */
export interface KReason {
  readonly k: number;
  readonly rule: 'given' | 'new' | 'youth' | 'needs-start' | 'below-2400' | 'from-2400';
}

export interface KFacts {
  readonly rating: number;
  /** K as the rating list has it; it goes before the rules. */
  readonly given?: number;
  /** Rated games so far, where known: K is 40 below 30. */
  readonly games?: number;
  readonly birthYear?: number;
  /** Year of the event. */
  readonly year?: number;
}

/** Whoever was born before was no youth any more when these regulations came into force. */
const YOUNGEST_SINCE = Number(REGULATIONS.from.slice(0, 4)) - 18;

export function developmentCoefficient(facts: KFacts): KReason {
  const { rating, given, games, birthYear, year } = facts;
  if (given !== undefined) return { k: given, rule: 'given' };
  if (games !== undefined && games < 30) return { k: 40, rule: 'new' };
  const isYoung = birthYear !== undefined && year !== undefined && year - birthYear <= 18;
  if (isYoung && rating < 2300) return { k: 40, rule: 'youth' };
  // Whether somebody is young is a question of the day: without one nobody can say it of the young.
  const mayBeYoung = birthYear !== undefined && year === undefined && birthYear >= YOUNGEST_SINCE;
  if (mayBeYoung && rating < 2300) return { k: 20, rule: 'needs-start' };
  return rating >= 2400 ? { k: 10, rule: 'from-2400' } : { k: 20, rule: 'below-2400' };
}

/** One game of the working. */
export interface RatedGame {
  readonly round: number;
  readonly opponent: PlayerNo;
  readonly opponentRating: number;
  /** Own rating less the opponent's, as it counts. */
  readonly difference: number;
  /** Whether the limit of 400 points made it smaller. */
  readonly isCapped: boolean;
  readonly expected: number;
  /** 1, ½ or 0, whatever the points of the event. */
  readonly scored: number;
  /** K × (scored − expected). */
  readonly change: number;
}

export interface UncountedGame {
  readonly round: number;
  readonly opponent: PlayerNo | null;
  readonly why: 'not-played' | 'unrated-game' | 'unrated-opponent' | 'far-apart';
}

export interface RatingChange {
  readonly no: PlayerNo;
  readonly rating: number;
  readonly k: KReason;
  /** 8.3.3: K is lowered where K times the games would pass 700. */
  readonly isKLowered: boolean;
  readonly games: readonly RatedGame[];
  readonly uncounted: readonly UncountedGame[];
  readonly scored: number;
  readonly expected: number;
  /** The sum of the games; the federation rounds it to a whole number. */
  readonly change: number;
}

/** 1, ½ or 0, whatever the points of the event. */
export const GAME_SCORES: Readonly<Partial<Record<Entry['outcome'], number>>> = {
  win: 1,
  draw: 0.5,
  loss: 0,
};

/** 8.3: null for a player without rating, who gets their first one by another article (8.2). */
export function ratingChange(
  tournament: Tournament,
  player: Player,
  facts: Omit<KFacts, 'rating'> = {},
  kind: RatingKind = 'standard',
): RatingChange | null {
  const { rating, no } = player;
  if (rating <= 0) return null;
  const byNo = playerByNo(tournament);
  const base = developmentCoefficient({ ...facts, rating });
  const uncounted: UncountedGame[] = [];
  const counted = player.entries.flatMap((entry, index) => {
    const round = index + 1;
    const { opponent, outcome } = entry;
    const scored = GAME_SCORES[outcome];
    const other = opponent === null ? undefined : byNo.get(opponent);
    const why = whyNot(entry, scored, other) ?? farApart(rating, other, kind);
    if (why !== null || scored === undefined || !other) {
      uncounted.push({ round, opponent, why: why ?? 'not-played' });
      return [];
    }
    return [{ round, opponent: other.no, opponentRating: other.rating, scored }];
  });
  const k = loweredK(base.k, counted.length);
  const games = counted.map((game): RatedGame => {
    const difference = rating - game.opponentRating;
    const counts = countedDifference(rating, difference, kind);
    const expected = expectedShare(counts) / 100;
    return {
      ...game,
      difference: counts,
      isCapped: counts !== difference,
      expected,
      change: k * (game.scored - expected),
    };
  });
  const sum = (value: (game: RatedGame) => number) =>
    tidySum(games.reduce((total, game) => total + value(game), 0));
  return {
    no,
    rating,
    k: { ...base, k },
    isKLowered: k !== base.k,
    games,
    uncounted,
    scored: sum(({ scored }) => scored),
    expected: sum(({ expected }) => expected),
    change: sum(({ change }) => change),
  };
}

function whyNot(
  { outcome, unrated }: Entry,
  scored: number | undefined,
  other: Player | undefined,
): UncountedGame['why'] | null {
  if (!isPlayed(outcome) || scored === undefined || !other) return 'not-played';
  if (unrated) return 'unrated-game';
  return other.rating > 0 ? null : 'unrated-opponent';
}

/** 7.3.1 of the chapter on rapid and blitz, since 1 December 2024. */
function farApart(rating: number, other: Player | undefined, kind: RatingKind): 'far-apart' | null {
  if (kind === 'standard' || !other) return null;
  const isApart = Math.abs(rating - other.rating) >= FAR_APART;
  return isApart && Math.max(rating, other.rating) > FAR_APART_ABOVE ? 'far-apart' : null;
}

/** 8.3.1 of 1 October 2025: whom the limit of 400 points concerns depends on their own rating. */
export function countedDifference(
  rating: number,
  difference: number,
  kind: RatingKind = 'standard',
): number {
  if (kind === 'standard' && rating >= FULL_DIFFERENCE_FROM) return difference;
  return Math.max(-LARGEST_DIFFERENCE, Math.min(LARGEST_DIFFERENCE, difference));
}

/** 8.3.3: the largest whole K with K × games not beyond 700. */
const loweredK = (k: number, games: number): number =>
  k * games > 700 ? Math.floor(700 / games) : k;

/** Hundredths and half points have exact sums; the machine's own rounding is taken off. */
const tidySum = (value: number): number => Math.round(value * 1e6) / 1e6;
