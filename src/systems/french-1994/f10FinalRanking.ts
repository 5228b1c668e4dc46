import type { Checked } from '../../model/problems';
import type { Tournament } from '../../model/types';
import { standings, type Standings, type StandingsRow } from '../../tiebreaks';

/** One criterion of the final ranking; `code` is a tie-break of the edition FFE-1998. */
export type FinalCriterion =
  | { readonly kind: 'score' }
  | {
      readonly kind: 'tie-break';
      readonly code: 'DE' | 'ARO';
      /** Applied only among those who share the first place. */
      readonly firstPlaceOnly: boolean;
    }
  | { readonly kind: 'lots' };

/**
 * F.10: score; for the first place the games among the tied; mean Elo of the opponents; lots. Prizes
 * are shared among equal scores whatever the ranking.
 */
export const FINAL_RANKING: readonly FinalCriterion[] = [
  { kind: 'score' },
  { kind: 'tie-break', code: 'DE', firstPlaceOnly: true },
  { kind: 'tie-break', code: 'ARO', firstPlaceOnly: false },
  { kind: 'lots' },
];

/**
 * The final ranking by F.10. Who is still equal after the mean Elo shares his rank: lots are drawn
 * by the arbiter, not by a program.
 */
export function finalRanking(tournament: Tournament): Checked<readonly StandingsRow[]> {
  const first = standings(tournament, { tieBreaks: ['DE', 'ARO'] });
  if (!first.ok) return first;
  const others = standings(tournament, { tieBreaks: ['ARO'] });
  if (!others.ok) return others;
  const best = Math.max(...first.value.rows.map(({ points }) => points));
  const rows = (list: Standings, isFirst: boolean): StandingsRow[] =>
    list.rows.filter(({ points }) => (points === best) === isFirst);
  return {
    ok: true,
    value: [...rows(first.value, true), ...rows(others.value, false)],
    warnings: [],
  };
}
