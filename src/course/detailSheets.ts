import type { Language } from '../model/types';
import type { SheetPlan } from '../sheets/plan';
import { formulaDetailSheet } from '../sheets/write/formulaDetail';
import { editionInForce } from '../tiebreaks';
import type { Exercise } from './exercise';

/** The values of the exercise as ordinary formulas: F2 shows where each half point comes from. */
export function detailSheets({ tournament, details }: Exercise, language: Language): SheetPlan[] {
  if (!details || details.length === 0) return [];
  const edition = editionInForce(null);
  return [formulaDetailSheet({ tournament, edition, asked: details, language })];
}
