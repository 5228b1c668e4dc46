import { standingBefore } from '../../model/tournament';
import type { Language, Tournament } from '../../model/types';
import type { PairingSystem } from '../../systems/system';
import { fill } from '../../explain/phrasebook';
import { sayPoints } from '../../model/points';

/** What the teams of seated players have made together, in a line: `Teams: Ash 9, Birch 7`; else empty. */
export function teamTotalsLine(
  system: PairingSystem | undefined,
  tournament: Tournament,
  rounds: number,
  language: Language,
): string {
  const totals = system?.teamTotals?.(standingBefore(tournament, rounds + 1)) ?? [];
  if (totals.length === 0) return '';
  const each = totals.map(({ name, points }) => `${name} ${sayPoints(points)}`);
  return fill(language, 'sheet.team-totals', { totals: each.join(', ') });
}
