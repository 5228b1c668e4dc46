import type { WordKey } from '../../words';
import { losesColour } from './absolute';
import type { Facts, Field } from './field';

/** C5–C10 of a bracket, the smaller the better; C6 is a list, the lowest score first. */
export interface BracketValue {
  readonly C5: number;
  /** Scores of the upfloaters, ascending: the higher the better. */
  readonly C6: readonly number[];
  readonly C7: number;
  readonly C8: number;
  readonly C9: number;
  readonly C10: number;
}

export const CRITERIA = ['C5', 'C6', 'C7', 'C8', 'C9', 'C10'] as const;
export type CriterionId = (typeof CRITERIA)[number];

export const CRITERION_WORDS: Readonly<Record<CriterionId, WordKey>> = {
  C5: 'dubov2026.C5',
  C6: 'dubov2026.C6',
  C7: 'dubov2026.C7',
  C8: 'dubov2026.C8',
  C9: 'dubov2026.C9',
  C10: 'dubov2026.C10',
};

/** C8–C10 are for all rounds but the last. */
export const countsIn = (criterion: CriterionId, { isLastRound }: Field): boolean =>
  !isLastRound || !['C8', 'C9', 'C10'].includes(criterion);

/** `lost`: players of the bracket who do not get their colour (C7). */
export function bracketValue(
  upfloaters: readonly Facts[],
  lost: number,
  { isLastRound }: Field,
): BracketValue {
  const judged = isLastRound ? [] : upfloaters;
  const maximum = judged.filter(({ isMaximumUpfloater }) => isMaximumUpfloater);
  return {
    C5: upfloaters.length,
    C6: upfloaters.map(({ score }) => score).sort((a, b) => a - b),
    C7: lost,
    C8: maximum.length,
    C9: maximum.reduce((sum, { upfloats }) => sum + upfloats, 0),
    C10: judged.filter(({ upfloatedLast }) => upfloatedLast).length,
  };
}

export const lostIn = (pairs: readonly (readonly [Facts, Facts])[]): number =>
  pairs.filter(([a, b]) => losesColour(a, b)).length;

/** The first criterion on which two brackets differ, and whether `a` is the worse one; null: none. */
export function firstDifference(
  a: BracketValue,
  b: BracketValue,
): { readonly criterion: CriterionId; readonly isWorse: boolean } | null {
  for (const criterion of CRITERIA) {
    const difference = criterion === 'C6' ? compareScores(b.C6, a.C6) : a[criterion] - b[criterion];
    if (difference !== 0) return { criterion, isWorse: difference > 0 };
  }
  return null;
}

function compareScores(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((score, index) => score !== b[index]);
  return at < 0 ? 0 : a[at] - b[at];
}
