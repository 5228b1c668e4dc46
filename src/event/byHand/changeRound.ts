import { playerByNo } from '../../model/tournament';
import type { Entry, PlayerNo, Tournament } from '../../model/types';

/** The event with the entries of one round changed. */
export const withEntries = (
  tournament: Tournament,
  round: number,
  change: (no: PlayerNo, entry: Entry) => Entry,
): Tournament => ({
  ...tournament,
  players: tournament.players.map((player) => ({
    ...player,
    entries: player.entries.map((entry, index) =>
      index === round - 1 ? change(player.no, entry) : entry,
    ),
  })),
});

/** Each of the two with the colour and the opponent of the other; null: there is no such exchange. */
export function swapped(
  tournament: Tournament,
  round: number,
  a: PlayerNo,
  b: PlayerNo,
): Tournament | null {
  const players = playerByNo(tournament);
  const [first, second] = [players.get(a)?.entries[round - 1], players.get(b)?.entries[round - 1]];
  if (!first || !second || a === b || first.opponent === b) return null;
  const other = (no: PlayerNo | null) => (no === a ? b : no === b ? a : no);
  // Whoever has a table of their own takes it along; everybody else sits down in the other's place.
  const isFixed =
    first.table !== undefined &&
    second.table !== undefined &&
    (players.get(a)!.fixedTable === first.table || players.get(b)!.fixedTable === second.table);
  const tableOf = (no: PlayerNo, entry: Entry) => {
    if (no === a) return (isFixed ? first : second).table;
    if (no === b) return (isFixed ? second : first).table;
    return isFixed ? (entry.opponent === a ? second : first).table : entry.table;
  };
  return withEntries(tournament, round, (no, entry) => {
    const taken = no === a ? second : no === b ? first : entry;
    const isTouched = no === a || no === b || entry.opponent === a || entry.opponent === b;
    if (!isTouched) return entry;
    const opponent = no === a || no === b ? taken.opponent : other(entry.opponent);
    return {
      outcome: opponent === null ? taken.outcome : 'pending',
      opponent,
      colour: taken.colour,
      ...seatOf(opponent === null ? undefined : tableOf(no, entry), entry.shown),
    };
  });
}

const seatOf = (table: number | undefined, shown: number | undefined): Partial<Entry> => ({
  ...(table === undefined ? {} : { table }),
  ...(shown === undefined ? {} : { shown }),
});

/** The same games, those of two players at each other's tables; null: they have none, or the same. */
export function tablesExchanged(
  tournament: Tournament,
  round: number,
  a: PlayerNo,
  b: PlayerNo,
): Tournament | null {
  const players = playerByNo(tournament);
  const [first, second] = [players.get(a)?.entries[round - 1], players.get(b)?.entries[round - 1]];
  if (first?.table === undefined || second?.table === undefined) return null;
  if (first.table === second.table) return null;
  return withEntries(tournament, round, (no, entry) => {
    if (no === a || entry.opponent === a) return { ...entry, table: second.table };
    return no === b || entry.opponent === b ? { ...entry, table: first.table } : entry;
  });
}

/** Two players at a table of their own; White has whoever had it less often. */
export function paired(
  tournament: Tournament,
  round: number,
  a: PlayerNo,
  b: PlayerNo,
): Tournament {
  const balance = (no: PlayerNo) =>
    tournament.players
      .find((player) => player.no === no)!
      .entries.slice(0, round - 1)
      .reduce(
        (sum, { colour, outcome }) =>
          sum +
          (outcome === 'forfeitWin' || outcome === 'forfeitLoss' || colour === null
            ? 0
            : colour === 'white'
              ? 1
              : -1),
        0,
      );
  const [white, black] = balance(a) <= balance(b) ? [a, b] : [b, a];
  return withEntries(tournament, round, (no, entry) => {
    if (no === white) return { outcome: 'pending', opponent: black, colour: 'white' };
    if (no === black) return { outcome: 'pending', opponent: white, colour: 'black' };
    return entry;
  });
}
