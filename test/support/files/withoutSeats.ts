import type { Entry, Tournament } from '../../../src/model/types';

/** An event as a file without sheets has it: no tables, no points beside the names of a round. */
export const withoutSeats = (tournament: Tournament): Tournament => ({
  ...tournament,
  players: tournament.players.map((player) => ({ ...player, entries: player.entries.map(bare) })),
});

function bare(entry: Entry): Entry {
  const facts = Object.entries(entry).filter(([fact]) => fact !== 'table' && fact !== 'shown');
  return Object.fromEntries(facts) as unknown as Entry;
}
