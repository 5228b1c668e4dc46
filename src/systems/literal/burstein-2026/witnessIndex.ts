import { isPlayed } from '../../../model/outcomes';
import type { Entry, Player, RoundToPair, Tournament } from '../../../model/types';

/** 1.7: Buchholz and Sonneborn-Berger of a player, in half-points and their products. */
export function indexOf(
  player: Player,
  { tournament }: RoundToPair,
): { buchholz: number; sonnebornBerger: number } {
  let buchholz = 0;
  let sonnebornBerger = 0;
  player.entries.forEach((entry, at) => {
    const other = tournament.players.find(({ no }) => no === entry.opponent);
    const score =
      isPlayed(entry.outcome) && other
        ? scoreForOpponents(other, tournament)
        : ownScore(player, tournament); // 1.7.2: a game against oneself
    buchholz += score;
    sonnebornBerger += pointsOf(player, at, tournament) * score;
  });
  return { buchholz, sonnebornBerger };
}

/** An adjourned game is a draw for pairing (C.04.2 3.1). */
function pointsOf(player: Player, at: number, { points }: Tournament): number {
  const { outcome } = player.entries[at];
  return points[outcome === 'adjourned' ? 'draw' : outcome] + (player.extraPoints?.[at] ?? 0);
}

const ownScore = (player: Player, tournament: Tournament): number =>
  player.entries.reduce((sum, _, at) => sum + pointsOf(player, at, tournament), 0);

/** 1.7.2, exception: each zero-point bye of a run that lasts until now is a draw to real opponents. */
function scoreForOpponents(player: Player, tournament: Tournament): number {
  const isZero = ({ outcome }: Entry) => outcome === 'zeroBye' || outcome === 'absent';
  let sum = 0;
  for (let at = 0; at < player.entries.length; at++)
    sum += player.entries.slice(at).every(isZero)
      ? tournament.points.draw
      : pointsOf(player, at, tournament);
  return sum;
}
