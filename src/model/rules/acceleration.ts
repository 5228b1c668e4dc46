import { playersToPair } from '../tournament';
import type { HalfPoints, Player, PlayerNo, PointSystem, Tournament } from '../types';

/** Methods that are known by name: Baku is FIDE's (C.04.7), the others are those of French events. */
export const NAMED_METHODS = ['baku', 'haley', 'haley-soft', 'progressive'] as const;
export type NamedMethod = (typeof NAMED_METHODS)[number];

/**
 * Acceleration: virtual points that count for pairing alone. Baku (C.04.7) gives them to group A;
 * other methods give groups of players points of their own, round by round.
 */
export type Acceleration =
  | { readonly method: NamedMethod }
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
 * it, and they stay the last one (1.3, reading A5), so that the border follows from round 1 for good.
 */
export function accelerate(tournament: Tournament, acceleration: Acceleration): Tournament {
  const pointsOf = pointsBy(tournament, acceleration);
  return {
    ...tournament,
    acceleration,
    players: tournament.players.map((player) => ({ ...player, virtualPoints: pointsOf(player) })),
  };
}

type PointsOf = (player: Player) => readonly HalfPoints[];

function pointsBy(tournament: Tournament, acceleration: Acceleration): PointsOf {
  const { win, draw } = tournament.points;
  switch (acceleration.method) {
    case 'baku':
      return bakuOf(tournament);
    case 'haley': {
      const group = groupsIn(tournament, 'haley');
      return (player) => (group(player) === 'A' ? [win, win] : []);
    }
    case 'haley-soft': {
      const group = groupsIn(tournament, 'haley-soft');
      return (player) => (group(player) === 'A' ? [win, win] : [0, draw]);
    }
    case 'progressive':
      return progressiveOf(tournament);
    default:
      return (player) => acceleration.groups.get(groupOf(player)) ?? [];
  }
}

/**
 * The progressive system (SAD): group A begins with two wins' points, B with one, C with nothing; every
 * point and a half that was made adds half a point, up to two; whoever has made half of all points there
 * are has two. In the last two rounds nobody has any.
 */
function progressiveOf(tournament: Tournament): PointsOf {
  const { points, totalRounds, pairedRounds } = tournament;
  const { win, draw } = points;
  const group = groupsIn(tournament, 'progressive');
  const most = 2 * win;
  const startOf = (player: Player): HalfPoints =>
    group(player) === 'A' ? most : group(player) === 'B' ? win : 0;
  return (player) =>
    Array.from({ length: Math.min(pairedRounds + 1, totalRounds) }, (_, index) => {
      if (index + 1 >= totalRounds - 1) return 0;
      const made = player.entries
        .slice(0, index)
        .reduce((sum, { outcome }) => sum + points[outcome === 'adjourned' ? 'draw' : outcome], 0);
      if (2 * made >= totalRounds * win) return most;
      return Math.min(most, startOf(player) + draw * Math.floor(made / (3 * draw)));
    });
}

/**
 * Who is in which group: as the arbiter has written, else the list to be paired in round 1 by halves, in
 * the progressive system by thirds. Late entries above the last of a group join it.
 */
export function groupsIn(tournament: Tournament, method: NamedMethod): (player: Player) => string {
  const order = tournament.rankOrder ?? tournament.players.map(({ no }) => no);
  const taking = new Set(playersToPair(tournament, 1));
  const list = order.filter((no) => taking.has(no));
  const place = new Map(order.map((no, index) => [no, index]));
  const parts = method === 'progressive' ? 3 : 2;
  const last = (part: number): number => {
    const no =
      parts === 2
        ? lastOfGroupA(tournament)
        : list[Math.min(list.length, Math.ceil((part * list.length) / parts)) - 1];
    return no === null || no === undefined ? -1 : place.get(no)!;
  };
  const borders = Array.from({ length: parts - 1 }, (_, index) => last(index + 1));
  return (player) => {
    if (groupOf(player) !== '') return groupOf(player);
    const at = borders.findIndex((border) => place.get(player.no)! <= border);
    return 'ABC'[at < 0 ? parts - 1 : at]!;
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
