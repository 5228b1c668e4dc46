import { columnOf, PLAYER_COLUMNS, STANDINGS_COLUMNS, plainHeader } from '../sheets/names/headers';
import { prizeText } from './readPrizes';

type Cells = readonly (readonly unknown[])[];

/**
 * The standings with the columns of the list of players that they lack (year of birth, sex, club, the
 * arbiter's own), joined by number. Both come with their header row.
 */
export function joinPlayers(standings: Cells, players: Cells): unknown[][] {
  const [head, listHead] = [standings[0] ?? [], players[0] ?? []].map((row) => row.map(prizeText));
  const no = head.findIndex((text) => columnOf(STANDINGS_COLUMNS, text) === 'no');
  const listNo = listHead.findIndex((text) => columnOf(PLAYER_COLUMNS, text) === 'no');
  if (no < 0 || listNo < 0) return standings.map((row) => [...row]);
  const known = new Set(head.map(sameColumn));
  const added = listHead.flatMap((text, column) =>
    text === '' || known.has(sameColumn(text)) ? [] : [column],
  );
  const byNo = new Map(players.slice(1).map((row) => [prizeText(row[listNo]), row]));
  return [
    [...(standings[0] ?? []), ...added.map((column) => listHead[column])],
    ...standings.slice(1).map((row) => {
      const listed = byNo.get(prizeText(row[no]));
      return [...row, ...added.map((column) => listed?.[column] ?? '')];
    }),
  ];
}

/** `Elo` and `Rtg` head the same column; unknown headers are themselves. */
const sameColumn = (header: string): string =>
  columnOf(PLAYER_COLUMNS, header) ?? columnOf(STANDINGS_COLUMNS, header) ?? plainHeader(header);
