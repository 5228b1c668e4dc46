import { pairingScore } from '../../model/tournament';
import type { Float, Player, PlayerNo, Tournament } from '../../model/types';

/** Whoever had more points when a round was paired floated down, the opponent up; null: nobody floated. */
export function floatOfGame(
  tournament: Tournament,
  byNo: ReadonlyMap<PlayerNo, Player>,
  player: Player,
  round: number,
): Float | null {
  const no = player.entries[round - 1]?.opponent ?? null;
  const opponent = no === null ? undefined : byNo.get(no);
  if (!opponent) return null;
  return floatByScores(
    pairingScore(tournament, player, round),
    pairingScore(tournament, opponent, round),
  );
}

export function floatByScores(own: number, other: number): Float | null {
  if (own === other) return null;
  return own > other ? 'down' : 'up';
}
