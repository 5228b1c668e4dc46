import { renumberedOrders } from './rules/tieOrders';
import type { Player, PlayerNo, Tournament } from './types';

/**
 * The same event under other pairing numbers, the whole history included: opponents, forbidden
 * pairs, teams. `newNo` must give every player a number of their own; who is not in it keeps theirs.
 */
export function renumber(
  tournament: Tournament,
  newNo: ReadonlyMap<PlayerNo, PlayerNo>,
): Tournament {
  const of = (no: PlayerNo): PlayerNo => newNo.get(no) ?? no;
  if (new Set(tournament.players.map(({ no }) => of(no))).size !== tournament.players.length)
    throw new Error('Two players would get the same pairing number');
  const players = tournament.players
    .map((player): Player => ({
      ...player,
      no: of(player.no),
      entries: player.entries.map((entry) =>
        entry.opponent === null ? entry : { ...entry, opponent: of(entry.opponent) },
      ),
    }))
    .sort((a, b) => a.no - b.no);
  const { rankOrder, teams, abnormalPoints, writtenRanks, avoided, tieOrders } = tournament;
  return {
    ...tournament,
    players,
    forbidden: tournament.forbidden.map((group) => ({ ...group, players: group.players.map(of) })),
    ...(avoided
      ? { avoided: avoided.map((group) => ({ ...group, players: group.players.map(of) })) }
      : {}),
    ...(writtenRanks
      ? {
          writtenRanks: {
            ...writtenRanks,
            ranks: new Map([...writtenRanks.ranks].map(([no, rank]) => [of(no), rank])),
          },
        }
      : {}),
    ...(abnormalPoints
      ? { abnormalPoints: abnormalPoints.map((each) => ({ ...each, ids: each.ids.map(of) })) }
      : {}),
    ...(tieOrders ? { tieOrders: renumberedOrders(tieOrders, of) } : {}),
    ...(rankOrder ? { rankOrder: rankOrder.map(of) } : {}),
    ...(teams ? { teams: teams.map((team) => ({ ...team, players: team.players.map(of) })) } : {}),
  };
}
