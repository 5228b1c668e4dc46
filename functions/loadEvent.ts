import { cellContent, cellWord, readCrosstable } from '../src/formats/crosstable';
import { check } from '../src/model/check';
import type { Tournament } from '../src/model/types';
import { readEvent, type TableCells } from '../src/sheets';
import { EVENT_COLUMNS, findColumns } from '../src/sheets/headers';
import { refusal } from './errors';

export interface LoadedEvent {
  readonly tournament: Tournament;
  readonly hasColours: boolean;
}

/**
 * An event from ranges: the players and each round as the add-in's own sheets have them, or, where
 * no round is given, a crosstable that has everything.
 */
export function loadEvent(
  players: unknown[][],
  rounds: unknown[][][] | null | undefined,
  totalRounds?: number,
): LoadedEvent {
  const ranges = (rounds ?? []).filter((range) => Array.isArray(range) && range.length > 0);
  const events = ranges.filter(isEventTable);
  const given = ranges.filter((range) => !isEventTable(range));
  if (given.length === 0) {
    const read = readCrosstable(players, 'players');
    if (read.ok && read.value.tournament.pairedRounds > 0) {
      const { tournament, hasColours } = read.value;
      const total = Math.max(totalRounds ?? 0, tournament.totalRounds);
      return { tournament: { ...tournament, totalRounds: total }, hasColours };
    }
    // A list of players before round 1 has no round column: not an error here.
    if (!read.ok && hasRoundColumns(players)) throw refusal(read.problems);
  }
  const { raw } = readEvent({
    tables: [
      ...(events.length > 0 ? [tableOf('Event', events[0])] : []),
      ...(totalRounds && events.length === 0 ? [settings(totalRounds)] : []),
      tableOf('Players', players),
      ...given.map((range, index) => tableOf(`Round_${index + 1}`, range)),
    ],
  });
  const checked = check(raw);
  if (!checked.ok) throw refusal(checked.problems);
  return { tournament: checked.value, hasColours: true };
}

const hasRoundColumns = (players: unknown[][]): boolean =>
  (players[0] ?? []).some((cell) =>
    /^(?:r|rd|round|ronde|ronda)?\W*\d{1,2}\W*(?:rd)?\W*$/i.test(cellWord(cell)),
  );

/** Setting | Value: the add-in's own sheet of the event, with the points of a win or a bye. */
function isEventTable([header = []]: unknown[][]): boolean {
  const found = findColumns(EVENT_COLUMNS, header.map(cellWord));
  return found.has('setting') && found.has('value');
}

function tableOf(name: string, range: unknown[][]): TableCells {
  const [header = [], ...rows] = range;
  return {
    name,
    sheet: name.replace('_', ' '),
    row: 0,
    column: 0,
    header: header.map((cell) => String(cellContent(cell) ?? '')),
    rows: rows.map((row) => row.map(cellContent)),
  };
}

const settings = (rounds: number): TableCells => ({
  name: 'Event',
  sheet: 'Event',
  row: 0,
  column: 0,
  header: ['Setting', 'Value'],
  rows: [['Rounds', rounds]],
});
