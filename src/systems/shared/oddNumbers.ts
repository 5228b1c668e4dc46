import type { PlayerNo, Tournament } from '../../model/types';

/**
 * Who has an odd number, counted among those who take part now or have been paired before: whoever
 * has never been paired holds no number yet (C.04.3, reading R6; the same in matches).
 */
export function oddNumbers(
  { players }: Tournament,
  present: readonly PlayerNo[],
): ReadonlySet<PlayerNo> {
  const here = new Set(present);
  const counted = players.filter(
    ({ no, entries }) =>
      here.has(no) ||
      entries.some(({ opponent, outcome }) => opponent !== null || outcome === 'pairingBye'),
  );
  return new Set(counted.filter((_, index) => index % 2 === 0).map(({ no }) => no));
}
