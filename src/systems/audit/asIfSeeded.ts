import { renumber } from '../../model/renumber';
import { taskFor } from '../../model/taskFor';
import type { PlayerNo, Tournament } from '../../model/types';
import { playedRound } from '../../model/rounds/round';
import type { PairingSystem } from '../system';
import { recheckRound } from './recheck';

/** One player put elsewhere in the order of the start, with which round 1 is the one that was played. */
export interface Seeded {
  readonly no: PlayerNo;
  /** Between whom the player would have stood; null: at the head, or at the end. */
  readonly after: PlayerNo | null;
  readonly before: PlayerNo | null;
  /** The event with the numbers of that order. */
  readonly tournament: Tournament;
}

/** Among fewer almost any round is explained by some order. */
const FEWEST_PLAYERS = 8;
/** Looking takes the square of them; nobody waits longer than for pairing. */
const MOST_PLAYERS = 700;

/**
 * Whether round 1, which the numbers do not give, is that of another place of a single player: a rating
 * that was another on the day, a late entry, two players of one rating. Null: no single one explains it.
 */
export function asIfSeeded(tournament: Tournament, system: PairingSystem): Seeded | null {
  if (system.kind !== 'swiss' || tournament.teams || tournament.matchPlay) return null;
  const task = taskFor(tournament, 1);
  if (!task.ok) return null;
  const order = task.value.present;
  if (order.length < FEWEST_PLAYERS || order.length > MOST_PLAYERS) return null;
  const opponents = new Map<PlayerNo, PlayerNo>();
  for (const { white, black } of playedRound(tournament, 1).pairs)
    opponents.set(white, black).set(black, white);
  for (const no of order) {
    const others = order.filter((each) => each !== no);
    for (let at = 0; at <= others.length; at++) {
      if (others[at - 1] === no - 1 && others[at] === no + 1) continue;
      const seeded = [...others.slice(0, at), no, ...others.slice(at)];
      if (!isUpperAgainstLower(seeded, opponents)) continue;
      const numbers = new Map(seeded.map((player, index) => [player, order[index]]));
      const other = renumber(tournament, numbers);
      const checked = recheckRound(other, system, 1);
      if ('problems' in checked || checked.differs) continue;
      const [after, before] = [others[at - 1] ?? null, others[at] ?? null];
      return { no, after, before, tournament: other };
    }
  }
  return null;
}

/** Round 1 of a Swiss: the first of the upper half against the first of the lower one, and so on. */
function isUpperAgainstLower(
  order: readonly PlayerNo[],
  opponents: ReadonlyMap<PlayerNo, PlayerNo>,
): boolean {
  const half = Math.floor(order.length / 2);
  for (let index = 0; index < half; index++)
    if (opponents.get(order[index]) !== order[half + index]) return false;
  return true;
}
