import { isPlayed } from '../../../model/outcomes';
import type { Float, Player, PlayerNo, Tournament } from '../../../model/types';
import { floatOfGame } from '../../shared/floatOfGame';
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
  return floatOfGame(tournament, byNo, player, round);
}
