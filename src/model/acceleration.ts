import { playersToPair } from './tournament';
import type { HalfPoints, Player, PlayerNo, PointSystem, Tournament } from './types';

/**
 * Acceleration: virtual points that count for pairing alone. Baku (C.04.7) gives them to group A;
 * other methods give groups of players points of their own, round by round.
 */
export type Acceleration =
  | { readonly method: 'baku' }
  | {
      readonly method: 'own';
      /** Virtual points by round of each group; a group that is not named has none. */
      readonly groups: ReadonlyMap<string, readonly HalfPoints[]>;
    };

/** C.04.7 1.1: a win is worth two draws, and a loss nothing. */
export const allowsBaku = ({ win, draw, loss }: PointSystem): boolean =>
  win === 2 * draw && loss === 0;

/**
 * C.04.7 1.4: the first half of the rounds is accelerated, with a win's points in the first half of
 * those and half of that in the others. `[r - 1]` is what group A has in round r.
 */
export function bakuPoints(totalRounds: number, { win }: PointSystem): HalfPoints[] {
  const accelerated = Math.ceil(totalRounds / 2);
  const full = Math.ceil(accelerated / 2);
  return Array.from({ length: accelerated }, (_, index) => (index < full ? win : win / 2));
}

/**
 * C.04.7 1.2: who closes group A. It is the first half of those to be paired in round 1, rounded up
 * to an even number; whoever has no pairing in round 1 has no place in the list yet (reading A3).
 */
export function lastOfGroupA(tournament: Tournament): PlayerNo | null {
  const order = tournament.rankOrder ?? tournament.players.map(({ no }) => no);
  const taking = new Set(playersToPair(tournament, 1));
  const list = order.filter((no) => taking.has(no));
  return list[Math.min(list.length, 2 * Math.ceil(list.length / 4)) - 1] ?? null;
}

/**
 * The tournament with the virtual points of its method. Late entries above the last of group A join
 * it, and he stays the last one (1.3, reading A5), so that the border follows from round 1 for good.
 */
export function accelerate(tournament: Tournament, acceleration: Acceleration): Tournament {
  const pointsOf =
    acceleration.method === 'baku'
      ? bakuOf(tournament)
      : (player: Player) => acceleration.groups.get(groupOf(player)) ?? [];
  return {
    ...tournament,
    acceleration,
    players: tournament.players.map((player) => ({ ...player, virtualPoints: pointsOf(player) })),
  };
}

function bakuOf(tournament: Tournament): (player: Player) => readonly HalfPoints[] {
  const points = bakuPoints(tournament.totalRounds, tournament.points);
  const order = tournament.rankOrder ?? tournament.players.map(({ no }) => no);
  const last = lastOfGroupA(tournament);
  const groupA = new Set(last === null ? [] : order.slice(0, order.indexOf(last) + 1));
  // A group that the arbiter has put right goes before the rule.
  return (player) =>
    (groupOf(player) === '' ? groupA.has(player.no) : groupOf(player) === 'A') ? points : [];
}

const groupOf = ({ group }: Player): string => (group ?? '').trim().toUpperCase();
