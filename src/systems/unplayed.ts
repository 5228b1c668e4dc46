import { isPlayed } from '../model/outcomes';
import { pairingScore } from '../model/tournament';
import type { Float, Outcome, Player, PlayerNo, Tournament } from '../model/types';

/** How an edition takes rounds that were not played. */
export interface UnplayedRounds {
  /** Outcomes that count as a downfloat. */
  readonly downfloat: readonly Outcome[];
  /** Outcomes after which a player may not have the pairing-allocated bye. */
  readonly barsBye: readonly Outcome[];
}

/** The first round that bars a player from the bye. */
export interface ByeBar {
  readonly round: number;
  readonly outcome: Outcome;
}

export function byeBarOf({ barsBye }: UnplayedRounds, { entries }: Player): ByeBar | null {
  const index = entries.findIndex(({ outcome }) => barsBye.includes(outcome));
  return index < 0 ? null : { round: index + 1, outcome: entries[index].outcome };
}

/**
 * Floats of a past round, of everybody who has one: of a game by the scores when it was paired, of
 * a round not played by the edition's table.
 */
export function floatsByScores(
  { downfloat }: UnplayedRounds,
  tournament: Tournament,
  round: number,
): Map<PlayerNo, Float> {
  const scores = new Map(
    tournament.players.map((player) => [player.no, pairingScore(tournament, player, round)]),
  );
  const floats = new Map<PlayerNo, Float>();
  for (const { no, entries } of tournament.players) {
    const entry = entries[round - 1];
    if (entry === undefined) continue;
    if (!isPlayed(entry.outcome) && entry.outcome !== 'pending') {
      if (downfloat.includes(entry.outcome)) floats.set(no, 'down');
      continue;
    }
    const other = entry.opponent === null ? undefined : scores.get(entry.opponent);
    const own = scores.get(no);
    if (other === undefined || own === undefined || own === other) continue;
    floats.set(no, own > other ? 'down' : 'up');
  }
  return floats;
}
