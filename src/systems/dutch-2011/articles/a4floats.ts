import { isPlayed } from '../../../model/outcomes';
import { pairingScore } from '../../../model/tournament';
import type { Float, Player, PlayerNo, Tournament } from '../../../model/types';
import { unplayed } from './b1bUnplayed';

/**
 * A.4, B.1.b: the float of a player in a past round. Of a game: by the scores when it was paired,
 * the player with more points downwards. A point or half point without play is a downfloat, and a
 * forfeit replaces the float of the pairing: its winner floats down, its loser does not float.
 */
export function floatIn(
  tournament: Tournament,
  byNo: ReadonlyMap<PlayerNo, Player>,
  player: Player,
  round: number,
): Float | null {
  const entry = player.entries[round - 1];
  if (entry === undefined) return null;
  if (!isPlayed(entry.outcome)) return unplayed.downfloat.includes(entry.outcome) ? 'down' : null;
  const opponent = entry.opponent === null ? undefined : byNo.get(entry.opponent);
  if (opponent === undefined) return null;
  const difference =
    pairingScore(tournament, player, round) - pairingScore(tournament, opponent, round);
  if (difference === 0) return null;
  return difference > 0 ? 'down' : 'up';
}
