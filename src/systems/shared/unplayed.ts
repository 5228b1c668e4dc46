import type { Reason } from '../../explain/reason';
import { isPlayed } from '../../model/outcomes';
import { pairingScore } from '../../model/tournament';
import type {
  Float,
  HalfPoints,
  Outcome,
  Player,
  PlayerNo,
  PointSystem,
  RoundToPair,
  Tournament,
} from '../../model/types';
import { floatByScores } from './floatOfGame';

/** How an edition takes rounds that were not played. */
export interface UnplayedRounds {
  /** Outcomes that count as a downfloat. */
  readonly downfloat: readonly Outcome[];
  /** Outcomes after which a player may not have the pairing-allocated bye. */
  readonly barsBye: readonly Outcome[];
  /** Where the text goes by the points of the round as well. */
  readonly byPoints?: {
    readonly points: PointSystem;
    /** More than this is a downfloat. */
    readonly floatsAbove: HalfPoints;
    /** As much as this bars from the bye. */
    readonly barsFrom: HalfPoints;
  };
}

/** What a round gave a player who did not play in it; null: they played, or have yet to. */
function pointsWithoutPlay(
  { byPoints }: UnplayedRounds,
  { entries, extraPoints }: Player,
  round: number,
): HalfPoints | null {
  const { outcome } = entries[round - 1];
  if (!byPoints || isPlayed(outcome) || outcome === 'pending') return null;
  return byPoints.points[outcome] + (extraPoints?.[round - 1] ?? 0);
}

/** Whether a round that was not played is a downfloat. */
export function floatsUnplayed(unplayed: UnplayedRounds, player: Player, round: number): boolean {
  if (unplayed.downfloat.includes(player.entries[round - 1].outcome)) return true;
  const points = pointsWithoutPlay(unplayed, player, round);
  return points !== null && points > unplayed.byPoints!.floatsAbove;
}

function bars(unplayed: UnplayedRounds, player: Player, round: number): boolean {
  if (unplayed.barsBye.includes(player.entries[round - 1].outcome)) return true;
  const points = pointsWithoutPlay(unplayed, player, round);
  return points !== null && points >= unplayed.byPoints!.barsFrom;
}

/** The first round that bars a player from the bye. */
export interface ByeBar {
  readonly round: number;
  readonly outcome: Outcome;
}

/** Why somebody may not have the bye, in the words of the edition. */
export function sayByeBar(
  unplayed: UnplayedRounds,
  { tournament }: RoundToPair,
  no: PlayerNo,
  say: (bar: ByeBar) => Reason,
): Reason | null {
  const player = tournament.players.find((each) => each.no === no);
  const bar = player ? byeBarOf(unplayed, player) : null;
  return bar && say(bar);
}

export function byeBarOf(unplayed: UnplayedRounds, player: Player): ByeBar | null {
  const index = player.entries.findIndex((_, at) => bars(unplayed, player, at + 1));
  return index < 0 ? null : { round: index + 1, outcome: player.entries[index].outcome };
}

/**
 * Floats of a past round, of everybody who has one: of a game by the scores when it was paired, of
 * a round not played by the edition's table.
 */
export function floatsByScores(
  unplayed: UnplayedRounds,
  tournament: Tournament,
  round: number,
): Map<PlayerNo, Float> {
  if (round < 1) return new Map();
  const scores = new Map(
    tournament.players.map((player) => [player.no, pairingScore(tournament, player, round)]),
  );
  const floats = new Map<PlayerNo, Float>();
  for (const player of tournament.players) {
    const { no, entries } = player;
    const entry = entries[round - 1];
    if (entry === undefined) continue;
    if (!isPlayed(entry.outcome) && entry.outcome !== 'pending') {
      if (floatsUnplayed(unplayed, player, round)) floats.set(no, 'down');
      continue;
    }
    const other = entry.opponent === null ? undefined : scores.get(entry.opponent);
    const own = scores.get(no);
    const float = other === undefined || own === undefined ? null : floatByScores(own, other);
    if (float !== null) floats.set(no, float);
  }
  return floats;
}
