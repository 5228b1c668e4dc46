import { boardsOf } from './roundMatches';
import { teamNumber } from './teamMatches';
import type { Entry, Outcome, PlayerNo, Tournament } from '../types';

const lone = (outcome: Outcome): Entry => ({ outcome, opponent: null, colour: null });

/**
 * The event for a file that has the points of a forfeited match in the columns of the players, as the
 * sample of TRF26 does: where nobody says who was to sit for a team, a board won stands with each of the
 * first in its order, and an empty board with everybody else of it and of a team that lost. `told` are
 * the teams whose boards were filled so.
 */
export function withForfeitedSides(tournament: Tournament): {
  readonly tournament: Tournament;
  readonly told: readonly { readonly team: string; readonly round: number }[];
} {
  const { teams = [], teamPlay, players } = tournament;
  const entries = new Map(players.map((player) => [player.no, player.entries]));
  const filled = new Map<PlayerNo, Map<number, Entry>>();
  const told: { team: string; round: number }[] = [];
  for (const { kind, round, white, black } of teamPlay?.forfeits ?? [])
    for (const [no, sign] of [
      [white, kind[0]],
      [black, kind[1]],
    ] as const) {
      const team = teams.find((each, index) => teamNumber(each, index) === no);
      const isAbsent = (player: PlayerNo) =>
        (entries.get(player)?.[round - 1]?.outcome ?? 'absent') === 'absent';
      if (!team || team.players.length === 0 || !team.players.every(isAbsent)) continue;
      const boards = sign === '+' ? boardsOf(tournament) : 0;
      team.players.forEach((player, index) => {
        const of = filled.get(player) ?? new Map<number, Entry>();
        of.set(round, lone(index < boards ? 'forfeitWin' : 'forfeitLoss'));
        filled.set(player, of);
      });
      if (boards > 0) told.push({ team: team.name, round });
    }
  if (filled.size === 0) return { tournament, told };
  return {
    tournament: {
      ...tournament,
      players: players.map((player) => {
        const of = filled.get(player.no);
        const rounds = Math.max(player.entries.length, ...(of?.keys() ?? []));
        return of
          ? {
              ...player,
              entries: Array.from(
                { length: rounds },
                (_, index) => of.get(index + 1) ?? player.entries[index] ?? lone('absent'),
              ),
            }
          : player;
      }),
    },
    told,
  };
}
