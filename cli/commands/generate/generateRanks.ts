import type { PlayerNo, Tournament } from '../../../src/model/types';
import type { PairingSystem } from '../../../src/systems/system';
import { EDITIONS } from '../../../src/tiebreaks/editions';
import { standings } from '../../../src/tiebreaks/standings/standings';

/** Codes to draw a list from: those of the newest edition that every individual event can have. */
export const tieBreakPool = (): string[] =>
  EDITIONS[0].catalogue
    .filter(({ scope, category }) => scope !== 'team' && category !== 'ratings')
    .map(({ code }) => code);

/** Final ranks by the event's own list, or as its system ranks, shared where nothing separates; undefined: by points alone. */
export function ranksByList(
  tournament: Tournament,
  { ownRanking }: PairingSystem,
): ReadonlyMap<PlayerNo, number> | undefined {
  const own = ownRanking?.(tournament);
  if (!tournament.tieBreakCodes?.length && !own) return undefined;
  const ranked = standings(tournament, { tieBreaks: tournament.tieBreakCodes ?? [], own });
  return ranked.ok ? new Map(ranked.value.rows.map(({ no, rank }) => [no, rank])) : undefined;
}
