import { error, type Problem } from '../../src/model/problems';
import type { PlayerNo, Tournament } from '../../src/model/types';
import type { Refusal } from '../../src/systems/system';
import type { Notice, OpenEvent } from './types';

/**
 * A refusal as the pane shows it. Where ratings have to be supplied first, each player's rating is a
 * problem at its cell, so that a click goes there; all other refusals are sentences.
 */
export function refusalNotice(
  event: OpenEvent,
  tournament: Tournament,
  refusal: Refusal,
  numbers: ReadonlyMap<PlayerNo, PlayerNo> | null = null,
): Notice {
  const { reasons, cures } = refusal;
  const problems = missingRatings(event, tournament, refusal, numbers);
  if (problems.length === 0) return { tone: 'error', lines: [...reasons, ...cures] };
  // A reason per player would say what stands at the cells already.
  const isTold = problems.length === refusal.players.length;
  return { tone: 'error', lines: isTold ? cures : [...reasons, ...cures], problems };
}

/** `numbers`: players numbered for this round, old → new; the sheet still has the old ones. */
function missingRatings(
  { read }: OpenEvent,
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
  return unrated.flatMap(({ no, name }) => {
    const row = rows.get(no);
    return row ? [error('rating-needed', row.rating.place, '', { player: `${no} ${name}` })] : [];
  });
}
