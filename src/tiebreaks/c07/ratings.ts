import { isPlayed } from '../../model/outcomes';
import type { Outcome, PlayerNo } from '../../model/types';
import type { Field } from '../field';
import { roundedMean, roundHalfUp, undefinedFor } from '../result';
import { differenceForShare, expectedShare } from '../shared/fideTables';
import type { Part, TieBreakQuestion, TieBreak, TieBreakOptions, TieBreakValue } from '../types';
import { cutTerms } from './cuts';

/** 10.2: no point at all, and all of them. */
const ALL_OR_NOTHING = 800;
/** From this difference on the table expects a win (10.3). */
const CERTAIN = 736;

/** A game that counts for the ratings, with the points of 1-½-0 whatever the event gives. */
interface RatedGame {
  readonly round: number;
  readonly opponent: PlayerNo;
  readonly rating: number;
  readonly points: number;
}

const GAME_POINTS: Partial<Record<Outcome, number>> = {
  win: 1,
  draw: 0.5,
  adjourned: 0.5,
};

/** Art. 10: a field with unrated players has no ratings to compare by, unless a rule was announced. */
function unratedIn(field: Field, { unrated }: TieBreakOptions): readonly PlayerNo[] {
  if (unrated) return [];
  return field.remember('C.07 unrated players', () =>
    field.numbers.filter((no) => field.player(no).rating === 0),
  );
}

/** Over the board, in a round robin as well (10.1; said again in 15.2 since 2026). */
function gamesOf({ field, no, options }: TieBreakQuestion): RatedGame[] {
  const games: RatedGame[] = [];
  field.player(no).entries.forEach(({ outcome, opponent }, index) => {
    if (opponent === null || !isPlayed(outcome)) return;
    const rating = field.player(opponent).rating || options.unrated!;
    games.push({ round: index + 1, opponent, rating, points: GAME_POINTS[outcome] ?? 0 });
  });
  return games;
}

/** The games, or why there is nothing to compute. */
function ratedGames(
  question: TieBreakQuestion,
  article: string,
): { readonly games: readonly RatedGame[] } | { readonly none: TieBreakValue } {
  const unrated = unratedIn(question.field, question.options);
  if (unrated.length > 0)
    return {
      none: undefinedFor('tiebreaks.undefined.unrated-players', '10', [], {
        count: unrated.length,
        players: { players: unrated.slice(0, 3) },
      }),
    };
  const games = gamesOf(question);
  return games.length === 0
    ? { none: undefinedFor('tiebreaks.undefined.no-game', article) }
    : { games };
}

const ratingPart = (
  field: Field,
  { round, opponent, rating, points }: RatedGame,
  article: string,
  showsPoints: boolean,
): Part => ({
  round,
  opponent,
  used: rating,
  points: showsPoints ? points : null,
  value: rating,
  why: field.player(opponent).rating ? 'played' : 'announced-rating',
  cut: null,
  article,
});

/** 10.1: the mean rating of the opponents met over the board, to a whole number, half up. */
export const averageRating =
  (lowest: number, highest: number): TieBreak =>
  (question) => {
    const rated = ratedGames(question, '10.1');
    if ('none' in rated) return rated.none;
    const parts = rated.games.map((game) => ratingPart(question.field, game, '10.1', false));
    if (parts.length <= lowest + highest)
      return undefinedFor('tiebreaks.undefined.too-few-opponents', '10.1', parts, {
        have: parts.length,
        need: lowest + highest + 1,
      });
    const terms = parts.map((part) => ({ part, isVur: false }));
    const cut = cutTerms(terms, lowest, highest, (a, b) => a.value - b.value, false);
    return roundedMean(cut, 0, '10.1');
  };

/** 10.2: the mean rating plus the difference that belongs to the share of the points. */
export const performance: TieBreak = (question) => {
  const rated = ratedGames(question, '10.2');
  if ('none' in rated) return rated.none;
  const { games } = rated;
  const mean = roundedMean(
    games.map((game) => ratingPart(question.field, game, '10.2', true)),
    0,
    '10.2',
  );
  const points = games.reduce((sum, game) => sum + game.points, 0);
  const hundredths = roundHalfUp((100 * points) / games.length);
  const difference = tournamentDifference(points, games.length, hundredths);
  const part: Part = {
    round: null,
    opponent: null,
    used: hundredths / 100,
    points,
    value: difference,
    why: 'rating-difference',
    args: { points, games: games.length },
    cut: null,
    article: '10.2',
  };
  return { ...mean, value: mean.value! + difference, parts: [...mean.parts, part] };
};

function tournamentDifference(points: number, games: number, hundredths: number): number {
  if (points === 0) return -ALL_OR_NOTHING;
  if (points === games) return ALL_OR_NOTHING;
  // 1 of 200 games would round to nothing: the table begins at one hundredth.
  return differenceForShare(Math.min(Math.max(hundredths, 1), 99));
}

/**
 * 10.3: the lowest whole rating whose expected score against the same opponents is not below the
 * score made. The working shows the expectations there and one point below.
 */
export const perfectPerformance: TieBreak = (question) => {
  const rated = ratedGames(question, '10.3');
  if ('none' in rated) return rated.none;
  const { games } = rated;
  const points = games.reduce((sum, game) => sum + game.points, 0);
  const ratings = games.map(({ rating }) => rating);
  const value =
    points === 0 ? Math.min(...ratings) - ALL_OR_NOTHING : lowestRatingFor(ratings, points);
  const basis = games.map((game): Part => ({
    ...ratingPart(question.field, game, '10.3', true),
    value: points === 0 ? 0 : expectedShare(value - game.rating) / 100,
    cut: 'basis',
  }));
  return { value, parts: [...basis, ...perfectSums(ratings, points, value)] };
};

const expectation = (ratings: readonly number[], rating: number): number =>
  ratings.reduce((sum, each) => sum + expectedShare(rating - each), 0) / 100;

/** Expectations grow with the rating, so halving finds the lowest one that is enough. */
function lowestRatingFor(ratings: readonly number[], points: number): number {
  let enough = Math.max(...ratings) + CERTAIN;
  let tooLow = Math.min(...ratings) - CERTAIN - 1;
  while (enough - tooLow > 1) {
    const middle = Math.floor((enough + tooLow) / 2);
    // Whole hundredths on both sides, so that no dust of fractions decides.
    const isEnough = Math.round(100 * expectation(ratings, middle)) >= Math.round(100 * points);
    if (isEnough) enough = middle;
    else tooLow = middle;
  }
  return enough;
}

function perfectSums(ratings: readonly number[], points: number, value: number): Part[] {
  const line = (why: Part['why'], rating: number, term: number, cut: Part['cut']): Part => ({
    round: null,
    opponent: null,
    used: rating,
    points,
    value: term,
    why,
    cut,
    article: '10.3',
  });
  if (points === 0) return [line('no-point', value + ALL_OR_NOTHING, value, null)];
  return [
    line('expected-here', value, expectation(ratings, value), 'basis'),
    line('expected-below', value - 1, expectation(ratings, value - 1), 'basis'),
    line('lowest-rating', value, value, null),
  ];
}

/** 10.4, 10.5: the mean (perfect) performance of the opponents met, half up. */
export const averageOfPerformances =
  (ofOne: TieBreak, key: string, article: string): TieBreak =>
  (question) => {
    const { field, options } = question;
    const rated = ratedGames(question, article);
    if ('none' in rated) return rated.none;
    const parts = rated.games.map(({ round, opponent }): Part => {
      const { value } = field.rememberOutcome(`${key} ${options.unrated ?? ''}`, opponent, () =>
        ofOne({ ...question, no: opponent }),
      );
      return {
        round,
        opponent,
        used: value,
        points: null,
        value: value!,
        why: 'opponents-performance',
        cut: null,
        article,
      };
    });
    return roundedMean(parts, 0, article);
  };
