import type { PlayerNo, Tournament } from '../../model/types';

/**
 * Whose pairing number is odd: numbers count among those who take part now or have been taken into
 * a pairing before, so that somebody who has yet to arrive shifts nobody.
 */
export function oddNumbers(tournament: Tournament, present: readonly PlayerNo[]): Set<PlayerNo> {
  const here = new Set(present);
  const counted = tournament.players.filter(
    ({ no, entries }) =>
      here.has(no) ||
      entries.some(({ opponent, outcome }) => opponent !== null || outcome === 'pairingBye'),
  );
  return new Set(counted.filter((_, index) => index % 2 === 0).map(({ no }) => no));
}
