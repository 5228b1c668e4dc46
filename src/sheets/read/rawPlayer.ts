import type { RawEntry, RawPlayer } from '../../model/raw';
import { makeByeRequests } from './byeRequests';
import type { PlayerRow } from './readPlayers';
import type { RoundRead } from './readRound';

/** A row of the players with their rounds, as it is checked. */
export const rawPlayer = (row: PlayerRow, rounds: readonly RoundRead[] = []): RawPlayer => ({
  place: row.place,
  no: row.no,
  name: row.name,
  title: row.title,
  rating: row.rating,
  ...(row.fideRating === undefined ? {} : { fideRating: row.fideRating }),
  federation: row.federation,
  fideId: row.fideId,
  club: row.club,
  sex: row.sex,
  born: row.born,
  withdrawn: row.withdrawn,
  ...(row.expelled ? { expelled: true } : {}),
  fixedTable: row.fixedTable,
  ...(row.group === '' ? {} : { group: row.group }),
  entries: entriesOf(row, rounds),
});

/**
 * The rounds of a player: what the round's table says, else what they asked for in the column Byes
 * (also for a round already paired: a late entrant may be given half points for those they missed).
 */
function entriesOf(row: PlayerRow, rounds: readonly RoundRead[]): RawPlayer['entries'] {
  const entries: (RawEntry | undefined)[] = [];
  const text = makeByeRequests(row.byes);
  for (const [round, outcome] of row.byes)
    entries[round - 1] = { place: row.byesPlace, outcome, opponent: null, colour: null, text };
  for (const round of rounds) {
    const entry = round.entries.get(row.no.value);
    if (entry) entries[round.round - 1] = entry;
  }
  return Array.from(entries);
}
