import type { Float, PlayerNo, Tournament } from '../../model/types';
import type { PlayedRound } from '../../systems/system';
import type { RoundContent } from './roundSheet';

/** A round just paired: no results yet, and whoever asked for a bye at its foot. */
export function newRound(
  tournament: Tournament,
  { pairs, bye }: PlayedRound,
  floats?: ReadonlyMap<PlayerNo, Float | 'none'>,
): RoundContent {
  const round = tournament.pairedRounds + 1;
  const asked = tournament.players.flatMap(({ no, requestedByes, withdrawn }) => {
    const outcome = requestedByes.get(round);
    return outcome === undefined || withdrawn ? [] : [{ no, outcome }];
  });
  return {
    round,
    games: pairs.map((pair) => ({ ...pair, whiteOutcome: 'pending', blackOutcome: 'pending' })),
    byes: [...(bye === null ? [] : [{ no: bye, outcome: 'pairingBye' as const }]), ...asked],
    ...(floats ? { floats } : {}),
  };
}
