import type { Reason } from '../../explain/reason';
import { error, type Problem } from '../../model/problems';
import type { PlayerNo, Tournament } from '../../model/types';
import type { EventRead } from '../../sheets/read/readEvent';
import type { Refusal } from '../../systems/system';
import { labelOf } from '../open/players';

/**
 * A refusal as it is shown. Where ratings have to be supplied first, each player's rating is a
 * problem at its cell, so that a click goes there; all other refusals are sentences.
 */
export function sayRefusal(
  { read }: { readonly read: Pick<EventRead, 'players'> },
  tournament: Tournament,
  refusal: Refusal,
  numbers: ReadonlyMap<PlayerNo, PlayerNo> | null = null,
): { readonly lines: readonly Reason[]; readonly problems?: readonly Problem[] } {
  const { reasons, cures } = refusal;
  const problems = missingRatings(read, tournament, refusal, numbers);
  if (problems.length === 0) return { lines: [...reasons, ...cures] };
  // A reason per player would say what stands at the cells already.
  const isTold = problems.length === refusal.players.length;
  return { lines: isTold ? cures : [...reasons, ...cures], problems };
}

/** `numbers`: players numbered for this round, old → new; the sheet still has the old ones. */
function missingRatings(
  read: Pick<EventRead, 'players'>,
  tournament: Tournament,
  { code, players }: Refusal,
  numbers: ReadonlyMap<PlayerNo, PlayerNo> | null,
): Problem[] {
  if (code !== 'bad-request') return [];
  const unrated = tournament.players.filter(
    ({ no, rating }) => rating === 0 && players.includes(no),
  );
  const rows = new Map(
    read.players?.rows.map((row) => [numbers?.get(row.no.value) ?? row.no.value, row]),
  );
  return unrated.flatMap((player) => {
    const row = rows.get(player.no);
    return row ? [error('rating-needed', row.rating.place, '', { player: labelOf(player) })] : [];
  });
}
