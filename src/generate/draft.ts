import type { Colour } from '../model/types';
import { NO_AMOUNT, share, type Amount } from './amount';
import type { ResultModel } from './models';
import { streamOf } from './random';

/** Whatever may happen in a random event beside games, each in its own amount. */
export const FEATURES = [
  'fullByes',
  'halfByes',
  'zeroByes',
  'forfeitWins',
  'doubleForfeits',
  'unusual',
  'withdrawals',
  'late',
  'forbidden',
] as const;
export type Feature = (typeof FEATURES)[number];

export type RatingRule =
  | { readonly kind: 'range'; readonly low: number; readonly high: number }
  | { readonly kind: 'list'; readonly ratings: readonly number[] }
  /** From the top down in steps; what was published differs from the true strength by `sigma`. */
  | { readonly kind: 'steps'; readonly top: number; readonly step: number; readonly sigma: number };

/** What was asked for; whatever is absent is drawn. */
export interface Wishes {
  readonly players?: readonly [low: number, high: number];
  readonly rounds?: readonly [low: number, high: number];
  readonly ratings?: RatingRule;
  readonly draws?: number;
  readonly features: Readonly<Partial<Record<Feature, Amount>>>;
  readonly baku?: boolean;
  readonly tieBreaks?: readonly string[];
  readonly points?: readonly [win: number, draw: number, loss: number];
  readonly bye?: number;
  readonly initialColour?: Colour;
  readonly model?: ResultModel;
  /** What is not asked for: drawn, or left out. */
  readonly unset: 'random' | 'off';
  /** Codes to draw a list from. */
  readonly tieBreakPool: readonly string[];
  /** Whether the system pairs by virtual points. */
  readonly mayAccelerate: boolean;
}

/** A random event before its first move: everything is decided but the results. */
export interface EventDraft {
  readonly seed: number;
  readonly players: number;
  readonly rounds: number;
  readonly ratings: RatingRule;
  readonly draws: number;
  readonly features: Readonly<Record<Feature, Amount>>;
  readonly baku: boolean;
  readonly tieBreaks: readonly string[];
  /** In half points. */
  readonly points: readonly [win: number, draw: number, loss: number];
  readonly bye: number;
  readonly initialColour: Colour;
  readonly model: ResultModel;
}

/** The largest share of each feature that is drawn where nobody asked. */
const USUAL: Readonly<Record<Feature, number>> = {
  fullByes: 0.01,
  halfByes: 0.06,
  zeroByes: 0.03,
  forfeitWins: 0.05,
  doubleForfeits: 0.01,
  unusual: 0.01,
  withdrawals: 0.08,
  late: 0.08,
  forbidden: 0.05,
};

const CLASSIC = [2, 1, 0] as const;

/** Decides what was left open. Each thing is drawn from its own sequence. */
export function drawDraft(wishes: Wishes, seed: number): EventDraft {
  const drawsRandom = wishes.unset === 'random';
  const between = (name: string, [low, high]: readonly [number, number]) =>
    streamOf(seed, name).integer(low, Math.max(low, high));
  const players = between('players', wishes.players ?? [12, 120]);
  // More rounds than opponents there are not; half of that leaves room for whoever stays away.
  const rounds = between(
    'rounds',
    wishes.rounds ?? [
      Math.min(5, Math.max(1, players - 1)),
      Math.min(11, Math.max(1, Math.floor(players / 2))),
    ],
  );
  const points = wishes.points ?? CLASSIC;
  const isClassic = points[0] === 2 * points[1] && points[2] === 0;
  const features = Object.fromEntries(
    FEATURES.map((feature) => [feature, wishes.features[feature] ?? drawn(feature)]),
  ) as Record<Feature, Amount>;
  return {
    seed,
    players,
    rounds,
    ratings: wishes.ratings ?? drawRatings(seed),
    draws: wishes.draws ?? (drawsRandom ? 0.1 + 0.4 * streamOf(seed, 'draws').share() : 0.3),
    features,
    baku:
      wishes.baku ??
      (drawsRandom && wishes.mayAccelerate && isClassic && streamOf(seed, 'baku').happens(0.15)),
    tieBreaks: wishes.tieBreaks ?? (drawsRandom ? drawTieBreaks() : []),
    points,
    bye: wishes.bye ?? points[0],
    initialColour:
      wishes.initialColour ?? (streamOf(seed, 'colour').happens(0.5) ? 'white' : 'black'),
    model: wishes.model ?? 'table',
  };

  function drawn(feature: Feature): Amount {
    const random = streamOf(seed, `amount of ${feature}`);
    return drawsRandom && random.happens(0.5) ? share(random.share() * USUAL[feature]) : NO_AMOUNT;
  }

  function drawTieBreaks(): string[] {
    const random = streamOf(seed, 'tie-breaks');
    const pool = [...wishes.tieBreakPool];
    const wanted = Math.min(pool.length, random.integer(1, 4));
    return Array.from(
      { length: wanted },
      () => pool.splice(random.integer(0, pool.length - 1), 1)[0],
    );
  }
}

function drawRatings(seed: number): RatingRule {
  const random = streamOf(seed, 'ratings');
  const high = random.integer(2100, 2750);
  return { kind: 'range', low: random.integer(1400, high - 300), high };
}
