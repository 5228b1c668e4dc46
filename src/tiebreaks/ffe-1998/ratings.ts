import type { Outcome, PlayerNo } from '../../model/types';
import type { Field } from '../field';
import { cutExtremes, sumOfKept, undefinedFor } from '../result';
import { isKept, type Part, type PartReason, type TieBreak } from '../types';
import { provisionalRating, roundedSum } from './provisionalRating';
import { quantity } from './quantity';

/** §4: "a difference of more than 350 points counts as 350". */
const GREATEST_DIFFERENCE = 350;

/** H5: the opponent's rating brought within 350 points of one's own. */
export const within350 = (rating: number, own: number): number =>
  Math.min(Math.max(rating, own - GREATEST_DIFFERENCE), own + GREATEST_DIFFERENCE);

/** Their rating, or the provisional one if they have none; null if nobody in the field is rated. */
function ratingOf(field: Field, no: PlayerNo): { rating: number; isProvisional: boolean } | null {
  const { rating } = field.player(no);
  if (rating > 0) return { rating, isProvisional: false };
  const provisional = provisionalRating(field, no).value;
  return provisional === null ? null : { rating: provisional, isProvisional: true };
}

/** One part per scheduled game with the opponent's rating; null if nobody is rated. */
function opponentRatings(
  field: Field,
  no: PlayerNo,
  article: string,
  own: number | null,
): Part[] | null {
  const parts: Part[] = [];
  for (const round of field.roundsOfPlayer(no)) {
    const { opponent } = round.entry;
    if (opponent === null) continue;
    const theirs = ratingOf(field, opponent);
    if (!theirs) return null;
    const value = own === null ? theirs.rating : within350(theirs.rating, own);
    parts.push({
      round: round.round,
      opponent,
      used: value,
      points: null,
      value,
      why: whyOfRating(theirs.isProvisional, value !== theirs.rating),
      args: { rating: theirs.rating, counted: value },
      cut: round.played ? null : 'not-played',
      article,
    });
  }
  return parts;
}

function whyOfRating(isProvisional: boolean, isClamped: boolean): PartReason {
  if (isProvisional) return isClamped ? 'provisional350' : 'provisional';
  return isClamped ? 'rule350' : 'played';
}

/** Each kept rating as its share of the mean, so that the parts add up to it. */
function sharesOfMean(parts: readonly Part[]): Part[] {
  const kept = parts.filter(isKept).length;
  return parts.map((part) => ({ ...part, value: part.value / kept }));
}

/**
 * §2.3.1, §2.3.1.1: the mean rating of the opponents, the `n` lowest left out. Divided by the
 * games played (ruling A7); no 350-point rule (A8).
 */
export const averageRating = (n: number): TieBreak => {
  const article = n === 0 ? '2.3.1' : '2.3.1.1';
  return ({ field, no }) => {
    const parts = opponentRatings(field, no, article, null);
    if (!parts) return undefinedFor('tiebreaks.undefined.nobody-rated', article);
    const kept = parts.filter(isKept).length;
    if (kept === 0) return undefinedFor('tiebreaks.undefined.no-game', article, parts);
    if (kept <= n)
      return undefinedFor('tiebreaks.undefined.too-few-opponents', article, parts, {
        have: kept,
        need: n + 1,
      });
    return roundedSum(sharesOfMean(cutExtremes(parts, n, 0)));
  };
};

/** Half-points of a game for Q, whatever the event gives for a win. */
const GAME_POINTS: Partial<Record<Outcome, number>> = { win: 2, draw: 1, adjourned: 1 };

/**
 * §2.3.2 and §4: the mean rating of the opponents met over the board, each within 350 points of
 * one's own, plus the quantity Q for the points made in these games.
 */
export const performance: TieBreak = ({ field, no }) => {
  const article = '4 Performance';
  const own = ratingOf(field, no);
  const ratings = own && opponentRatings(field, no, article, own.rating);
  if (!ratings) return undefinedFor('tiebreaks.undefined.nobody-rated', article);
  const games = ratings.filter(isKept).length;
  if (games === 0) return undefinedFor('tiebreaks.undefined.no-game', article, ratings);
  const points = field
    .roundsOfPlayer(no)
    .reduce((sum, { entry }) => sum + (GAME_POINTS[entry.outcome] ?? 0), 0);
  const mean = roundedSum(sharesOfMean(ratings));
  const parts: Part[] = [
    ...mean.parts,
    {
      round: null,
      opponent: null,
      used: games,
      points: points / 2,
      value: quantity(points, games),
      why: 'quantity',
      cut: null,
      article,
    },
  ];
  // The mean is whole by construction; the sum of its shares may carry floating-point dust.
  return { value: Math.round(sumOfKept(parts)), parts };
};
