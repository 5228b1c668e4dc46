import type { HalfPoints, PlayerNo } from '../../model/types';
import type { Field } from '../field';
import { DUST, roundHalfUp, sumOfKept, undefinedFor } from '../result';
import type { Part, PartReason, TieBreakValue } from '../types';
import { quantity } from './quantity';

const ARTICLE = '4 Performance (Cp)';

/**
 * §4 "Classement provisoire" of an unrated player: the mean rating of the rated players of their
 * points group (H7), or, where the group has none, between the groups around it (H8).
 */
export const provisionalRating = (field: Field, no: PlayerNo): TieBreakValue =>
  provisionalRatingOfLevel(field, field.score(no));

export const provisionalRatingOfLevel = (field: Field, level: HalfPoints): TieBreakValue =>
  field.remember(`ffe-1998 Cp ${level}`, () =>
    ratedOf(field, level).length > 0 ? meanOfGroup(field, level) : betweenGroups(field, level),
  );

/** H7: mean of the group, half up (ruling A9). */
function meanOfGroup(field: Field, level: HalfPoints): TieBreakValue {
  const rated = ratedOf(field, level);
  return roundedSum(
    rated.map((no) => {
      const { rating } = field.player(no);
      return part('group', rating / rated.length, { opponent: no, used: rating });
    }),
  );
}

/**
 * H8, ruling A10: linear in Q between the nearest groups above and below that have rated players;
 * with such a group on one side only, that group's mean and the difference of Q.
 */
function betweenGroups(field: Field, level: HalfPoints): TieBreakValue {
  const rated = field.levels.filter((other) => ratedOf(field, other).length > 0);
  const above = rated.filter((other) => other > level).at(-1);
  const below = rated.find((other) => other < level);
  const q = (points: HalfPoints) => quantity(points, field.rounds);
  if (above !== undefined && below !== undefined) {
    const weight = (q(level) - q(below)) / (q(above) - q(below));
    return roundedSum([
      levelPart('level-above', field, above, weight),
      levelPart('level-below', field, below, 1 - weight),
    ]);
  }
  const only = above ?? below;
  if (only === undefined) return undefinedFor('tiebreaks.undefined.nobody-rated', ARTICLE);
  return roundedSum([
    levelPart(only === above ? 'level-above' : 'level-below', field, only, 1),
    part('level-gap', q(level) - q(only), { used: q(level) - q(only) }),
  ]);
}

function levelPart(why: PartReason, field: Field, level: HalfPoints, weight: number): Part {
  const mean = meanRating(field, level);
  return part(why, mean * weight, { used: mean, points: level / 2, ruling: 'A10' });
}

const ratedOf = (field: Field, level: HalfPoints): readonly PlayerNo[] =>
  field.remember(`ffe-1998 rated ${level}`, () =>
    (field.groups.get(level) ?? []).filter((no) => field.player(no).rating > 0),
  );

function meanRating(field: Field, level: HalfPoints): number {
  const rated = ratedOf(field, level);
  return rated.reduce((sum, no) => sum + field.player(no).rating, 0) / rated.length;
}

function part(
  why: PartReason,
  value: number,
  { opponent = null, used = null, points = null, ruling }: Partial<Part>,
): Part {
  return { round: null, opponent, used, points, value, why, cut: null, article: ARTICLE, ruling };
}

/** Adds what rounding half up does as a part of its own, so that the parts still make the value. */
export function roundedSum(parts: readonly Part[]): TieBreakValue {
  const exact = sumOfKept(parts);
  // The sum of shares may miss a half by a hair of floating point: settle it before rounding.
  const rounded = roundHalfUp(Math.round(exact * 1e6) / 1e6);
  if (Math.abs(rounded - exact) < DUST) return { value: rounded, parts };
  return {
    value: rounded,
    parts: [...parts, part('rounding', rounded - exact, { ruling: 'A9' })],
  };
}
