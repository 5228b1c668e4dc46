import type { Tournament } from '../../src/model/types';

/** An event as a file without sheets has it: no tables, no points beside the names of a round. */
export const withoutSeats = (tournament: Tournament): Tournament => ({
  ...tournament,
  players: tournament.players.map((player) => ({
    ...player,
    entries: player.entries.map(({ table: _table, shown: _shown, ...entry }) => entry),
  })),
});
