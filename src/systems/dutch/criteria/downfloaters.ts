import type { HalfPoints } from '../../../model/types';
import { asking, type BracketFacts } from './criterion';

/** One point below the lowest player, so that a downfloater always weighs more than a pair (A.8). */
export const ONE_POINT: HalfPoints = 2;

/** What a downfloater adds where pairs add the difference of their scores. */
export const floaterDifference = (
  { score }: { readonly score: HalfPoints },
  { lowestScore }: BracketFacts,
): HalfPoints => score - (lowestScore - ONE_POINT);

/** As many pairs as possible, that is, as few downfloaters. */
export const downfloaters = asking([], {
  measure: 'count',
  ofFloater: () => 1,
  atLeast: ({ fewest }) => fewest,
});

/** The pairing score difference of 2016 (A.8). */
export const scoreDifferences = asking(['score'], {
  measure: 'list',
  ofPair: (higher, lower) => higher.score - lower.score,
  ofFloater: floaterDifference,
  atLeast({ movedDown, residents, fewest, lowestScore }) {
    // If every MDP for whom there is a resident were paired with the highest of them.
    const served = Math.min(movedDown.length, residents.length);
    const limbo = movedDown.slice(served);
    return [
      ...movedDown.slice(0, served).map(({ score }) => score - residents[0].score),
      ...limbo.map(({ score }) => score - (lowestScore - ONE_POINT)),
      ...Array<HalfPoints>(Math.max(0, fewest - limbo.length)).fill(ONE_POINT),
    ];
  },
});

/** The scores of the downfloaters, from the highest (2026). */
export const downfloaterScores = asking(['score'], {
  measure: 'list',
  ofPair: () => null,
  ofFloater: ({ score }) => score,
  atLeast({ movedDown, residents, fewest, lowestScore }) {
    const limbo = movedDown.slice(residents.length);
    return [
      ...limbo.map(({ score }) => score),
      ...Array<HalfPoints>(Math.max(0, fewest - limbo.length)).fill(lowestScore),
    ];
  },
});

/** The fewest unplayed rounds of the one who gets the bye (2026). */
export const unplayedRoundsOfBye = asking(['unplayedRounds'], {
  measure: 'count',
  matters: ({ floaterTakesBye }) => floaterTakesBye,
  ofFloater: ({ unplayedRounds }, { floaterTakesBye }) => (floaterTakesBye ? unplayedRounds : 0),
  atLeast: ({ floaterTakesBye, mayHaveBye }) =>
    floaterTakesBye ? Math.min(...mayHaveBye.map(({ unplayedRounds }) => unplayedRounds)) : 0,
});
