import { combinationCount, permutationCount } from '../../shared/combinations';
import {
  homogeneousPlace,
  subsetsBefore,
  transpositionsBefore,
  type PlaceInOrder,
} from '../../shared/place';
import type { Bracket } from '../bracket/bracket';
import type { Facts } from '../field';
import type { Candidate } from './literal';
import { remainderCount } from './literalCount';

/**
 * The place of a candidate in the order of the text (B.2–B.7, D.1–D.3), counted: the sets of
 * moved-down players before its own, then the transpositions of their opponents, then the candidates
 * of the remainder.
 */
export function placeOf({ movedDown, residents }: Bracket, candidate: Candidate): PlaceInOrder {
  const opponents = new Map(
    candidate.pairs.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]),
  );
  const inLimbo = new Set(candidate.limbo);
  const s1 = movedDown.filter((player) => !inLimbo.has(player));
  const met = s1.map((player) => opponents.get(player)!);
  const rest = residents.filter((player) => !met.includes(player));
  const bsn = new Map(rest.map((player, i) => [player, i + 1]));
  const pairs = candidate.s1.length;
  const remainder = homogeneousPlace(
    rest.length,
    candidate.s1.map((player) => bsn.get(player)!),
    candidate.s1.map((player) => bsn.get(opponents.get(player)!)!),
  );
  const each = remainderCount(rest.length, pairs);
  const transpositions = permutationCount(residents.length, s1.length);
  return {
    number:
      (setsBefore(movedDown, s1) * transpositions + transpositionsBefore(residents, met)) * each +
      remainder.number,
    total: combinationCount(movedDown.length, s1.length) * transpositions * each,
  };
}

/** D.3: sets with more players of a higher score come first, then those with lower numbers. */
function setsBefore(movedDown: readonly Facts[], s1: readonly Facts[]): bigint {
  const scores = [...new Set(movedDown.map(({ score }) => score))];
  const groups = scores.map((score) => movedDown.filter((player) => player.score === score));
  const chosen = groups.map((group) =>
    group.flatMap((player, at) => (s1.includes(player) ? [at] : [])),
  );
  let before = 0n;
  let alike = 1n;
  let left = s1.length;
  groups.forEach((group, i) => {
    const later = groups.slice(i + 1).flat().length;
    const share = chosen[i].length;
    for (let more = share + 1; more <= Math.min(group.length, left); more++)
      before += alike * combinationCount(group.length, more) * combinationCount(later, left - more);
    alike *= combinationCount(group.length, share);
    left -= share;
  });
  let place = 0n;
  groups.forEach((group, i) => {
    place =
      place * combinationCount(group.length, chosen[i].length) +
      subsetsBefore(group.length, chosen[i]);
  });
  return before + place;
}
