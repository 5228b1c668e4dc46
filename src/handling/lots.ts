import type { PlayerNo, Tournament } from '../model/types';

/**
 * Numbers drawn by lot from a seed that is recorded with the event, so that anybody can draw again:
 * everybody's lot is a hash of the seed and their line in the list, the lowest lot gets number 1.
 */
export function numbersByLot(
  { players }: Tournament,
  seed: string,
): ReadonlyMap<PlayerNo, PlayerNo> {
  const lots = players.map(({ no }, index) => ({ no, lot: hash(`${seed}/${index + 1}`) }));
  lots.sort((a, b) => a.lot - b.lot || a.no - b.no);
  return new Map(lots.map(({ no }, index) => [no, index + 1]));
}

/** The order in which lots put players who are tied: everybody's lot is a hash of the seed and the number. */
export const drawOrder = (players: readonly PlayerNo[], seed: string): PlayerNo[] =>
  players
    .map((no) => ({ no, lot: hash(`${seed}/${no}`) }))
    .sort((a, b) => a.lot - b.lot || a.no - b.no)
    .map(({ no }) => no);

/** FNV-1a, stirred once more so that lines beside each other get lots far apart. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ character.codePointAt(0)!, 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
