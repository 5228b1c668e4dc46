import { isPlayed } from '../../../model/outcomes';
import { pairingScore, playerByNo } from '../../../model/tournament';
import type { Float, Pair, Player, PlayerNo, RoundToPair, Tournament } from '../../../model/types';
import { floatByScores, floatOfGame } from '../../shared/floatOfGame';
import { unplayed } from './a5Unplayed';

/**
 * A.4, A.5 and BAF 78: the float of a player in a past round.
 *
 * A forfeit win counts as an exemption (down) and a forfeit loss is no float, whatever the pairing
 * was. Otherwise the float is the one fixed when the round was paired: stored with the round, or,
 * where nothing was stored, by the scores of that moment with adjourned games as draws (F.9).
 */
export function floatInRound(
  tournament: Tournament,
  players: ReadonlyMap<PlayerNo, Player>,
  player: Player,
  round: number,
): Float | null {
  const entry = player.entries[round - 1];
  if (entry === undefined) return null;
  if (unplayed.downfloat.includes(entry.outcome)) return 'down';
  if (!isPlayed(entry.outcome) && entry.outcome !== 'pending') return null;
  if (entry.float !== undefined) return entry.float === 'none' ? null : entry.float;
  return floatOfGame(tournament, players, player, round);
}

/** The floats of everybody in a past round. */
export function floatsInRound(tournament: Tournament, round: number): Map<PlayerNo, Float> {
  const players = playerByNo(tournament);
  const floats = new Map<PlayerNo, Float>();
  for (const player of tournament.players) {
    const float = floatInRound(tournament, players, player, round);
    if (float) floats.set(player.no, float);
  }
  return floats;
}

/**
 * The floats to be stored with a round that has just been paired (BAF 78: fixed for good at the
 * moment of pairing, except by a forfeit).
 */
export function floatsOf(
  task: RoundToPair,
  pairing: { readonly pairs: readonly Pair[]; readonly bye: PlayerNo | null },
): ReadonlyMap<PlayerNo, Float | 'none'> {
  const players = playerByNo(task.tournament);
  const scoreOf = (no: PlayerNo): number => {
    const player = players.get(no);
    if (!player) throw new Error(`No player ${no}`);
    return pairingScore(task.tournament, player, task.round);
  };
  const floats = new Map<PlayerNo, Float | 'none'>();
  for (const { white, black } of pairing.pairs) {
    floats.set(white, floatByScores(scoreOf(white), scoreOf(black)) ?? 'none');
    floats.set(black, floatByScores(scoreOf(black), scoreOf(white)) ?? 'none');
  }
  if (pairing.bye !== null) floats.set(pairing.bye, 'down');
  return floats;
}
