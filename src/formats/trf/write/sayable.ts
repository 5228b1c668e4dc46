import { isRequestedBye } from '../../../model/check';
import { lastPairedRound } from '../../../model/checks/rounds';
import type { Player, RequestedBye, Tournament } from '../../../model/types';

/**
 * A TRF has no record that a round took place: it did if somebody met somebody in it. Byes behind the last
 * such round are byes of rounds to come, so that is what the file says of rounds in which nobody was paired.
 */
export function asTrfSays(tournament: Tournament): Tournament {
  const { players, teamPlay } = tournament;
  const pairedRounds = lastPairedRound(players, teamPlay);
  if (pairedRounds >= tournament.pairedRounds) return tournament;
  const byes = teamPlay?.pairingByes;
  const pairingByes = byes && { ...byes, teams: byes.teams.slice(0, pairedRounds) };
  return {
    ...tournament,
    pairedRounds,
    players: players.map((player) => upTo(player, pairedRounds)),
    ...(teamPlay ? { teamPlay: { ...teamPlay, ...(pairingByes ? { pairingByes } : {}) } } : {}),
  };
}

/** The rounds in which nobody was paired, behind the last one in which somebody was. */
export function roundsOfByesOnly(tournament: Tournament): number[] {
  const { pairedRounds } = asTrfSays(tournament);
  const count = tournament.pairedRounds - pairedRounds;
  return Array.from({ length: count }, (_, index) => pairedRounds + index + 1);
}

function upTo(player: Player, rounds: number): Player {
  const later = player.entries.flatMap(({ outcome }, index): [number, RequestedBye][] =>
    index >= rounds && isRequestedBye(outcome) ? [[index + 1, outcome]] : [],
  );
  return {
    ...player,
    entries: player.entries.slice(0, rounds),
    requestedByes: new Map([...player.requestedByes, ...later]),
  };
}
