import { combinationCount } from '../../shared/combinations';
import type { PlaceInOrder } from '../../shared/place';
import type { Bracket, BracketPairing, RankedPair } from './bracket';
import type { Ranked } from '../field';

/** 4.2: in how many ways so many players can be paired when so many of them float. */
export function pairingCount(players: number, floaters: number): bigint {
  const paired = players - floaters;
  if (floaters < 0 || paired < 0 || paired % 2 === 1) return 0n;
  let count = combinationCount(players, floaters);
  for (let factor = paired - 1; factor > 1; factor -= 2) count *= BigInt(factor);
  return count;
}

/** One step of the order of 4.3: whom the first player without a place may get, from the last on; null: they float. */
export const choicesFor = (left: readonly Ranked[], floaters: number): (Ranked | null)[] => [
  ...(left.length - 1 > floaters ? left.slice(1).reverse() : []),
  ...(floaters > 0 ? [null] : []),
];

/** How many pairings begin with that choice. */
export const countBehind = (left: number, floaters: number, floats: boolean): bigint =>
  floats ? pairingCount(left - 1, floaters - 1) : pairingCount(left - 2, floaters);

/** 4.3: the place of a pairing among all of the bracket with as many floaters. */
export function placeOf(
  { players }: Pick<Bracket, 'players'>,
  { pairs, floaters }: BracketPairing,
): PlaceInOrder {
  const partnerOf = new Map(pairs.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]));
  let left = [...players];
  let floats = floaters.length;
  let before = 0n;
  while (left.length > 0) {
    const partner = partnerOf.get(left[0]) ?? null;
    for (const choice of choicesFor(left, floats)) {
      if (choice === partner) break;
      before += countBehind(left.length, floats, choice === null);
    }
    if (partner === null) floats--;
    left = left.slice(1).filter((player) => player !== partner);
  }
  return { number: before + 1n, total: pairingCount(players.length, floaters.length) };
}

/** 4.3: the first pairing of all: 1 with the last, 2 with the last but one, those in the middle float. */
export function firstPairing(
  { players }: Pick<Bracket, 'players'>,
  pairCount: number,
): BracketPairing {
  const pairs = players
    .slice(0, pairCount)
    .map((player, i): RankedPair => [player, players[players.length - 1 - i]]);
  return { pairs, floaters: players.slice(pairCount, players.length - pairCount) };
}

/** Below zero: the first pairing comes earlier (4.3). */
export function compareOrder(players: readonly Ranked[], a: BracketPairing, b: BracketPairing) {
  const [x, y] = [a, b].map(({ pairs }) => {
    const opponents = new Map(pairs.flatMap(([h, l]) => [[h, l.place] as const, [l, h.place]]));
    return players.map((player) => opponents.get(player) ?? -1);
  });
  const at = x.findIndex((place, i) => place !== y[i]);
  return at < 0 ? 0 : y[at] - x[at];
}
