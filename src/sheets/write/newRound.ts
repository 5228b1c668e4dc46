import type { Float, Outcome, PlayerNo, Tournament } from '../../model/types';
import type { PairingSystem, PlayedRound } from '../../systems/system';
import type { RoundContent } from './roundSheet';

/**
 * A round just paired: no results yet, and whoever asked for a bye at its foot. Where the system
 * lists the game of somebody who is away (round robin), it is a forfeit from the start.
 */
export function newRound(
  tournament: Tournament,
  { pairs, bye }: PlayedRound,
  floats?: ReadonlyMap<PlayerNo, Float | 'none'>,
  system?: PairingSystem,
): RoundContent {
  const round = tournament.pairedRounds + 1;
  const away = new Set(
    tournament.players
      .filter(({ requestedByes, withdrawn }) => withdrawn || requestedByes.has(round))
      .map(({ no }) => no),
  );
  const listed = new Set(pairs.flatMap(({ white, black }) => [white, black]));
  const asked = tournament.players.flatMap(({ no, requestedByes, withdrawn }) => {
    const outcome = requestedByes.get(round);
    return outcome === undefined || withdrawn || listed.has(no) || no === bye
      ? []
      : [{ no, outcome }];
  });
  const outcomeOf = (own: PlayerNo, other: PlayerNo): Outcome => {
    if (away.has(own)) return 'forfeitLoss';
    return away.has(other) ? 'forfeitWin' : 'pending';
  };
  const free: Outcome = system?.freeRoundIs ?? 'pairingBye';
  return {
    round,
    games: pairs.map(({ white, black }) => ({
      white,
      black,
      whiteOutcome: outcomeOf(white, black),
      blackOutcome: outcomeOf(black, white),
    })),
    byes: [...(bye === null ? [] : [{ no: bye, outcome: free }]), ...asked],
    ...(floats ? { floats } : {}),
  };
}
