import { playerByNo } from '../tournament';
import type { PlayerNo, Tournament } from '../types';
import { pointsShown, tableNumbers } from './tableNumbers';
import { roundIn } from './round';

/**
 * The event with a table and the points shown for everybody in a round, as its sheet is to have them:
 * games without a table take the free numbers, points that nobody has shown yet are those of now.
 */
export function seated(tournament: Tournament, round: number, firstTable: number): Tournament {
  const { games, byes } = roundIn(tournament, round);
  const tables = new Map<PlayerNo, number | undefined>(byes.map(({ no }) => [no, undefined]));
  for (const game of tableNumbers(games, playerByNo(tournament), firstTable))
    for (const no of [game.white, game.black]) tables.set(no, game.table);
  return {
    ...tournament,
    players: tournament.players.map((player) => {
      if (!tables.has(player.no)) return player;
      const table = tables.get(player.no);
      const shown = pointsShown(tournament, player, round);
      const entries = player.entries.map((entry, index) => {
        if (index !== round - 1 || (entry.table === table && entry.shown === shown)) return entry;
        const { outcome, opponent, colour, unrated, float } = entry;
        return {
          ...{ outcome, opponent, colour },
          ...(unrated === undefined ? {} : { unrated }),
          ...(float === undefined ? {} : { float }),
          ...(table === undefined ? {} : { table }),
          shown,
        };
      });
      return { ...player, entries };
    }),
  };
}
