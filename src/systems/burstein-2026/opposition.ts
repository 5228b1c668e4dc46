import { isPlayed } from '../../model/outcomes';
import { pairingScore } from '../../model/tournament';
import type { Entry, HalfPoints, Player, PlayerNo, Tournament } from '../../model/types';

/** 1.7: what the opponents of a player have been worth so far. */
export interface Opposition {
  /** In half-points. */
  readonly buchholz: HalfPoints;
  /** Products of half-points: four of them make a point. */
  readonly sonnebornBerger: number;
}

/** 1.7.1, 1.7.2 by the scores before the round to pair; virtual points never count. */
export function oppositionIn(tournament: Tournament): (player: Player) => Opposition {
  const scores = new Map<PlayerNo, HalfPoints>();
  const seenByOpponents = new Map<PlayerNo, HalfPoints>();
  for (const player of tournament.players) {
    const own = realScore(tournament, player);
    scores.set(player.no, own);
    seenByOpponents.set(player.no, own + awayAsDraws(tournament, player));
  }
  return (player) => {
    let buchholz = 0;
    let sonnebornBerger = 0;
    player.entries.forEach(({ outcome, opponent }, at) => {
      // A round without a game is one against oneself.
      const score =
        isPlayed(outcome) && opponent !== null
          ? seenByOpponents.get(opponent)!
          : scores.get(player.no)!;
      buchholz += score;
      sonnebornBerger += score * pointsIn(tournament, player, at);
    });
    return { buchholz, sonnebornBerger };
  };
}

const realScore = (tournament: Tournament, player: Player): HalfPoints =>
  pairingScore(tournament, { ...player, virtualPoints: [] });

/** Points of a round as they count for pairing: an adjourned game is a draw (C.04.2 3.1). */
const pointsIn = (
  { points }: Tournament,
  { entries, extraPoints }: Player,
  at: number,
): HalfPoints =>
  points[entries[at].outcome === 'adjourned' ? 'draw' : entries[at].outcome] +
  (extraPoints?.[at] ?? 0);

const isZeroBye = ({ outcome }: Entry): boolean => outcome === 'zeroBye' || outcome === 'absent';

/**
 * 1.7.2, exception: whoever has stayed away since some round has drawn each of those rounds for the
 * opponents really met. Whether they come back in the round to pair makes no difference.
 */
function awayAsDraws(tournament: Tournament, player: Player): HalfPoints {
  let added = 0;
  for (let at = player.entries.length - 1; at >= 0 && isZeroBye(player.entries[at]); at--)
    added += tournament.points.draw - pointsIn(tournament, player, at);
  return added;
}
