import type { HalfPoints } from '../../../model/types';
import type { KeysAfter } from '../../../words';
import type { Facts } from '../facts';

/** The criteria that there are words for. */
export type CriterionArticle = Extract<KeysAfter<'dutch2016.'>, `C.${number}`>;

/** What the criteria have to know of the bracket they judge. */
export interface BracketFacts {
  /** A.8: the score of the lowest ranked player of the bracket. */
  readonly lowestScore: HalfPoints;
}

/** A.8: one point below the lowest player, so that a downfloater always weighs more than a pair. */
export const ONE_POINT: HalfPoints = 2;

/**
 * A quality criterion that adds up over the pairs and the downfloaters of a bracket. The sum is
 * what the text asks to minimize, so a criterion is read, computed and explained from these two
 * functions alone.
 */
export interface AdditiveCriterion {
  readonly article: CriterionArticle;
  /**
   * `count`: numbers are added. `list`: they are score differences, kept as a list sorted from the
   * highest and compared from the first (A.8); null adds nothing.
   */
  readonly measure: 'count' | 'list';
  /** Only topscorers can break it, and they exist in the last round only (A.7). */
  readonly isForLastRound?: true;
  /** Players it speaks of; where there are none it need not be looked at. Absent: everybody. */
  readonly concerns?: (player: Facts) => boolean;
  ofPair(higher: Facts, lower: Facts, bracket: BracketFacts): number | null;
  ofFloater(player: Facts, bracket: BracketFacts): number | null;
}

/** A.8: what a downfloater adds to the pairing score difference. */
export const floaterDifference = (player: Facts, bracket: BracketFacts): HalfPoints =>
  player.score - (bracket.lowestScore - ONE_POINT);

export const nothing = (): null => null;
