import { isPlayed } from '../../src/model/outcomes';
import { areForbidden, coloursPlayed } from '../../src/model/tournament';
import type {
  Entry,
  Outcome,
  Player,
  PlayerNo,
  RoundToPair,
  Tournament,
} from '../../src/model/types';

/**
 * K2 to K8 of the ladder (the README of its folder) taken at their word, without the engine: exact fractions, and
 * a round by trying every pairing in the order of the text.
 */
export type Fraction = readonly [numerator: bigint, denominator: bigint];

export const fraction = (n: number | bigint, d: number | bigint = 1): Fraction => [
  BigInt(n),
  BigInt(d),
];
const plus = ([a, b]: Fraction, [c, d]: Fraction): Fraction => lowest([a * d + c * b, b * d]);
const times = ([a, b]: Fraction, [c, d]: Fraction): Fraction => lowest([a * c, b * d]);
const less = ([a, b]: Fraction, [c, d]: Fraction): boolean => a * d < c * b;
const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b));
function lowest([a, b]: Fraction): Fraction {
  const common = divisor(a < 0n ? -a : a, b) || 1n;
  return [a / common, b / common];
}
export const asNumber = ([a, b]: Fraction): number => Number(a) / Number(b);
const ZERO = fraction(0);

/** The rules of a club, every one of them said. */
export interface ClubRules {
  readonly top: Fraction;
  readonly step: Fraction;
  readonly own: 'place' | 'start' | 'none';
  readonly shares: Readonly<Record<Exclude<Outcome, 'pending'>, Fraction>>;
  readonly absences: number | null;
  readonly credit: 'start' | 'game';
  readonly rounding: 'none' | 'whole';
  readonly again: number;
  readonly rematch: number;
  readonly meetings: number | null;
  readonly byeTo: 'lowest' | 'even';
  readonly colours: 'meetings' | 'balance';
  readonly white: 'lower' | 'higher';
}

/** K2: what a place is worth, never less than nothing. */
function worthOf({ top, step }: ClubRules, place: number): Fraction {
  const worth = plus(top, times(step, fraction(1 - place)));
  return less(worth, ZERO) ? ZERO : worth;
}

/** K4: the sum of a player over so many rounds, everybody valued by the places of `list`. */
function sumOf(
  rules: ClubRules,
  player: Player,
  list: readonly PlayerNo[],
  start: number,
  rounds: number,
): Fraction {
  const worth = (no: PlayerNo) => worthOf(rules, list.indexOf(no) + 1);
  const own = worth(player.no);
  let sum = rules.own === 'none' ? ZERO : rules.own === 'place' ? own : worthOf(rules, start);
  let away = 0;
  let hasPlayed = false;
  for (const { outcome, opponent } of player.entries.slice(0, rounds)) {
    if (outcome === 'pending') continue;
    const share = rules.shares[outcome];
    let earned = times(share, opponent === null ? own : worth(opponent));
    if (opponent !== null) hasPlayed = true;
    else if (outcome === 'zeroBye' || outcome === 'absent') {
      away++;
      if (rules.absences !== null && away > rules.absences) earned = ZERO;
      if (rules.credit === 'game' && !hasPlayed) earned = ZERO;
    }
    sum = plus(sum, earned);
    // A half upwards.
    if (rules.rounding === 'whole') sum = fraction((2n * sum[0] + sum[1]) / (2n * sum[1]));
  }
  return sum;
}

/** K3: the ladder after so many rounds, from the top, and the sums by which it stands so. */
export function ladderByTheText(
  { players }: Tournament,
  rules: ClubRules,
  rounds: number,
): { readonly no: PlayerNo; readonly sum: Fraction }[] {
  const numbers = players.map(({ no }) => no);
  let list = numbers;
  let sums = new Map<PlayerNo, Fraction>();
  const value = (round: number): boolean => {
    sums = new Map(
      players.map((player, index) => [player.no, sumOf(rules, player, list, index + 1, round)]),
    );
    const next = [...numbers].sort((a, b) => {
      const [x, y] = [sums.get(a)!, sums.get(b)!];
      return less(y, x) ? -1 : less(x, y) ? 1 : a - b;
    });
    const stays = next.join() === list.join();
    list = next;
    return stays;
  };
  if (rounds === 0) value(0);
  if (rounds === 0) list = numbers;
  for (let round = 1; round <= rounds; round++)
    for (let time = 0; time <= rules.again; time++) if (value(round)) break;
  return list.map((no) => ({ no, sum: sums.get(no)! }));
}

/** K5 to K8: the round, as `white-black` from the top and the bye; null: too many are kept apart. */
export function roundByTheText(task: RoundToPair, rules: ClubRules): string | null {
  const { tournament, round, present } = task;
  const order = ladderByTheText(tournament, rules, round - 1)
    .map(({ no }) => no)
    .filter((no) => present.includes(no));
  const playerOf = (no: PlayerNo): Player => tournament.players.find((each) => each.no === no)!;
  const gamesOf = (a: PlayerNo, b: PlayerNo) =>
    playerOf(a).entries.flatMap((entry: Entry, index) =>
      entry.opponent === b && isPlayed(entry.outcome) ? [{ ...entry, round: index + 1 }] : [],
    );
  const byes = (no: PlayerNo): number =>
    rules.byeTo === 'lowest'
      ? 0
      : playerOf(no).entries.filter(({ outcome }) => outcome === 'pairingBye').length;
  const fromBelow = [...order].reverse();
  const sittingOut: readonly (PlayerNo | null)[] =
    order.length % 2 === 0 ? [null] : fromBelow.sort((a, b) => byes(a) - byes(b));
  const mayMeet = (a: PlayerNo, b: PlayerNo, between: number, most: number): boolean => {
    const games = gamesOf(a, b);
    if (areForbidden(tournament, a, b, round) || games.length >= most) return false;
    return games.every((game) => round - game.round > between);
  };
  const first = (left: readonly PlayerNo[], between: number, most: number): string[] | null => {
    const [top, ...others] = left;
    if (top === undefined) return [];
    for (const other of others) {
      if (!mayMeet(top, other, between, most)) continue;
      const rest = first(
        others.filter((no) => no !== other),
        between,
        most,
      );
      if (rest) return [coloured(top, other), ...rest];
    }
    return null;
  };
  const balance = (no: PlayerNo): number =>
    coloursPlayed(playerOf(no)).reduce((sum, colour) => sum + (colour === 'white' ? 1 : -1), 0);
  /** K8; `a` stands above `b`. */
  const coloured = (a: PlayerNo, b: PlayerNo): string => {
    const whites = gamesOf(a, b).reduce(
      (sum, { colour }) => sum + (colour === 'white' ? 1 : -1),
      0,
    );
    const gap = balance(a) - balance(b) || (rules.colours === 'meetings' ? whites : 0);
    const isWhite = gap === 0 ? rules.white === 'higher' : gap < 0;
    return isWhite ? `${a}-${b}` : `${b}-${a}`;
  };
  const limits = Array.from({ length: rules.rematch + 1 }, (_, index) => [
    rules.rematch - index,
    rules.meetings ?? Infinity,
  ]);
  for (const [between, most] of [...limits, [0, Infinity]])
    for (const bye of sittingOut) {
      const pairs = first(
        order.filter((no) => no !== bye),
        between!,
        most!,
      );
      if (pairs) return `${pairs.join(' ')} ${bye}`;
    }
  return null;
}
