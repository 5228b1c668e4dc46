import type { Entry, Player, PlayerNo, Tournament } from '../../model/types';
import { cupOf, hasEntered, type Cup } from './meetings';

/**
 * The event as its bracket has it: those who were drawn, whoever is out as withdrawn. Whoever played nobody in
 * the first stage is written down as absent, which gives no points, and was in it all the same.
 */
export function enteredOnly(tournament: Tournament): Tournament {
  const cup = cupOf(tournament);
  const left = stillIn(cup);
  const ofFirst = (entry: Entry, index: number): Entry =>
    index < cup.rules.games && entry.outcome === 'zeroBye'
      ? { ...entry, outcome: 'pairingBye' }
      : entry;
  return {
    ...tournament,
    players: tournament.players
      .filter((player) => hasEntered(tournament, player))
      .map((player): Player => ({
        ...player,
        withdrawn: player.withdrawn || !left.has(player.no),
        entries: player.entries.map(ofFirst),
      })),
  };
}

/** Who is in the stage to come, or whose meeting is not decided. */
function stillIn({ meetings }: Cup): ReadonlySet<PlayerNo> {
  const left = [
    ...meetings.at(-1)!,
    ...meetings.flat().filter(({ cause }) => cause === 'level' || cause === 'open'),
  ];
  return new Set(left.flatMap(({ players }) => players.flatMap((no) => no ?? [])));
}
