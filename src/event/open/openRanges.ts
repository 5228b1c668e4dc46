import { cellContent, cellWord } from '../../formats/crosstable/range';
import { readCrosstable } from '../../formats/crosstable/readCrosstable';
import { check } from '../../model/check';
import type { Checked } from '../../model/problems';
import type { SystemId, Tournament } from '../../model/types';
import { readEvent } from '../../sheets/read/readEvent';
import { type TableCells } from '../../sheets/plan/cells';
import { EVENT_COLUMNS, findColumns } from '../../sheets/names/headers';
import { KnownTables } from '../../sheets/names/knownTables';

type Range = readonly (readonly unknown[])[];

/** An event from ranges of cells that somebody picked. */
export interface RangesEvent {
  readonly tournament: Tournament;
  /** A crosstable need not show colours; without them no round can be paired. */
  readonly hasColours: boolean;
  /** The pairing system that a table Event among the ranges names; null: none does. */
  readonly system: SystemId | null;
}

/**
 * The players and each round as the add-in's own sheets have them, or, where no round is given, a
 * crosstable that has everything. Without `totalRounds` and without a table Event nobody has said
 * how many rounds there will be. Whoever asks again and again keeps their `tables`.
 */
export function openRanges(
  players: Range,
  rounds: readonly Range[],
  totalRounds?: number,
  tables: KnownTables = new KnownTables(),
): Checked<RangesEvent> {
  const events = rounds.filter(isEventTable);
  const given = rounds.filter((range) => !isEventTable(range));
  if (given.length === 0) {
    const read = readCrosstable(players, 'players');
    if (read.ok && read.value.tournament.pairedRounds > 0) {
      const { tournament, hasColours } = read.value;
      const value = { tournament: declared(tournament, totalRounds), hasColours, system: null };
      return { ...read, value };
    }
    // A list of players before round 1 has no round column: not an error here.
    if (!read.ok && hasRoundColumns(players)) return read;
  }
  const { raw, settings, event } = readEvent({
    tables: tables.take([
      ...events.slice(0, 1).map((range) => tableOf('Event', range)),
      ...(totalRounds && events.length === 0 ? [roundsTable(totalRounds)] : []),
      tableOf('Players', players),
      ...given.map((range, index) => tableOf(`Round_${index + 1}`, range)),
    ]),
  });
  const checked = check(raw);
  if (!checked.ok) return checked;
  const system = event.said.has('system') ? settings.system : null;
  return { ...checked, value: { tournament: checked.value, hasColours: true, system } };
}

const declared = (tournament: Tournament, totalRounds: number | undefined): Tournament =>
  totalRounds === undefined
    ? tournament
    : {
        ...tournament,
        totalRounds: Math.max(totalRounds, tournament.totalRounds),
        roundsDeclared: true,
      };

const hasRoundColumns = (players: Range): boolean =>
  (players[0] ?? []).some((cell) =>
    /^(?:r|rd|round|ronde|ronda)?\W*\d{1,2}\W*(?:rd)?\W*$/i.test(cellWord(cell)),
  );

/** Setting | Value: the add-in's own sheet of the event, with the points of a win or a bye. */
function isEventTable([header = []]: Range): boolean {
  const found = findColumns(EVENT_COLUMNS, header.map(cellWord));
  return found.has('setting') && found.has('value');
}

function tableOf(name: string, range: Range): TableCells {
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

const roundsTable = (rounds: number): TableCells => ({
  name: 'Event',
  sheet: 'Event',
  row: 0,
  column: 0,
  header: ['Setting', 'Value'],
  rows: [['Rounds', rounds]],
});
