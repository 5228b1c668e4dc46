import { REQUESTED_BYES } from '../../model/types';
import type { Float, Outcome, Player, PlayerNo, RequestedBye, Tournament } from '../../model/types';
import type { PairingSystem, PlayedRound } from '../../systems/system';
import type { SeatedPair } from '../../model/rounds/tableNumbers';
import type { Round } from '../../model/rounds/round';

/**
 * A round just paired: no results yet, and whoever asked for a bye at its foot. Where the system
 * lists the game of somebody who is away (round robin), it is a forfeit from the start.
 */
export function newRound(
  tournament: Tournament,
  { pairs, bye, free: others = [] }: PlayedRound,
  floats?: ReadonlyMap<PlayerNo, Float | 'none'>,
  system?: PairingSystem,
): Round {
  const round = tournament.pairedRounds + 1;
  const askedBy = byeAsked(tournament, round, system);
  const away = new Set(
    tournament.players
      .filter((player) => player.withdrawn || askedBy(player) !== undefined)
      .map(({ no }) => no),
  );
  const free = bye === null ? others : [bye];
  const listed = new Set([...pairs.flatMap(({ white, black }) => [white, black]), ...free]);
  const asked = tournament.players.flatMap((player) => {
    // Whoever withdrew and asked for this round all the same has it by the column Byes.
    const { no } = player;
    const outcome = askedBy(player);
    return outcome === undefined || listed.has(no) ? [] : [{ no, outcome }];
  });
  const outcomeOf = (own: PlayerNo, other: PlayerNo): Outcome => {
    if (away.has(own)) return 'forfeitLoss';
    return away.has(other) ? 'forfeitWin' : 'pending';
  };
  const ofFree: Outcome = system?.freeRoundIs ?? 'pairingBye';
  return {
    round,
    games: pairs.map(({ white, black, table }: SeatedPair) => ({
      white,
      black,
      ...(table === undefined ? {} : { table }),
      whiteOutcome: outcomeOf(white, black),
      blackOutcome: outcomeOf(black, white),
    })),
    byes: [...free.map((no) => ({ no, outcome: ofFree })), ...asked],
    ...(floats ? { floats } : {}),
  };
}

/** The bye that somebody has asked for; of a match of two rounds it is the same in both. */
function byeAsked(
  { pairedRounds }: Tournament,
  round: number,
  system: PairingSystem | undefined,
): (player: Player) => RequestedBye | undefined {
  const match = system?.roundOfPairing;
  if (!match) return ({ requestedByes }) => requestedByes.get(round);
  return ({ requestedByes, entries }) => {
    const before = match(pairedRounds) === match(round) ? entries.at(-1)?.outcome : undefined;
    const first = REQUESTED_BYES.find((bye) => bye === before);
    return first ?? [...requestedByes].find(([asked]) => match(asked) === match(round))?.[1];
  };
}
