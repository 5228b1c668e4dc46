import type { Area } from './address';
import { refuse } from '../apiError';
import type { BookSheet } from '../book';

/**
 * A protected sheet refuses writes to locked cells (all cells are locked unless unlocked before).
 * Known from: Excel.Range.values on a protected sheet gives AccessDenied.
 */
export function refuseProtected(sheet: BookSheet, area: Area, unlessAllowed?: string): void {
  if (!sheet.protection) return;
  const options = sheet.protection.options as Record<string, unknown>;
  if (unlessAllowed && options[unlessAllowed] === true) return;
  for (let r = area.row; r < area.row + area.rows; r++) {
    for (let c = area.column; c < area.column + area.columns; c++) {
      if (!sheet.style(r, c).unlocked) refuse('AccessDenied', `${sheet.name} is protected.`);
    }
  }
}
