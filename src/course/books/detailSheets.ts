import type { Language } from '../../model/types';
import type { SheetPlan } from '../../sheets/plan/plan';
import { formulaDetailSheet } from '../../sheets/write/working/formulaDetail';
import type { Exercise } from '../exercises/exercise';

/** The values of the exercise as ordinary formulas: F2 shows where each half point comes from. */
export function detailSheets(exercise: Exercise, language: Language): SheetPlan[] {
  const { tournament, details = [], tieBreaks: edition } = exercise;
  if (!edition || details.length === 0) return [];
  return [formulaDetailSheet({ tournament, edition, asked: details, language })];
}
