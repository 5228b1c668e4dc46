import { NO_DEPARTURES } from '../../src/event/announced/departures';
import { trfSystem } from '../../src/event/open/choice';
import { printedPlaces, type PrintedPlace } from '../../src/event/check/printedStandings';
import { kindOfTable } from '../../src/formats/crosstable/kind';
import { readTableFile, rowsOfTableFile } from '../../src/formats/crosstable/readTableFile';
import { withStartNumbers } from '../../src/formats/crosstable/startNumbers';
import { type CrosstableRead } from '../../src/formats/crosstable/readCrosstable';
import { readMatchList, type MatchList } from '../../src/formats/matchLists/readMatchList';
import { error, type Checked, type Place, type Problem } from '../../src/model/problems';
import type { Call } from '../command';
import { refuse, refuseTable, type Loaded } from './files';
import type { LoadedEvent } from './load';
import { reasonText } from '../print/say';

/** A crosstable as text; the kind that was recognised is said. */
export function loadTable(call: Call, file: string, text: string): Loaded<LoadedEvent> {
  const { rows, placeOf } = rowsOfTableFile(text);
  const matches = readMatchList(rows, placeOf);
  if (matches) return eventOfMatchList(call, file, matches);
  const read = readTableFile(text);
  if (!read.ok) return refuseTable(call, read.problems, file, { rows, placeOf });
  call.io.err(`${file}: ${reasonText(call, kindOfTable(read.value))}\n`);
  return eventOfTable(call, file, read.value, read.warnings);
}

/** The event of a list of team matches; what it does not say is assumed, and told. */
export function eventOfMatchList(
  call: Call,
  file: string,
  read: Checked<MatchList>,
): Loaded<LoadedEvent> {
  if (!read.ok) return refuse(call, read.problems, file);
  call.report(read.warnings, file);
  const { tournament } = read.value;
  const rest = { printed: [], departures: NO_DEPARTURES, warnings: read.warnings };
  return { ok: true, value: { tournament, system: trfSystem(tournament), ...rest } };
}

/** The event of a crosstable. Without colours only the standings can be made. */
export function eventOfTable(
  call: Call,
  file: string,
  table: CrosstableRead,
  told: readonly Problem[],
  place: Place = { kind: 'file' },
): Loaded<LoadedEvent> {
  call.report(told, file);
  const figures = { tournament: table.tournament, columns: table.figures() };
  const nothingElse = { system: null, departures: NO_DEPARTURES, table: figures };
  if (WITHOUT_PAIRING.includes(call.command)) {
    const printed = printedIn(table, new Map());
    const { tournament } = table;
    return { ok: true, value: { tournament, warnings: told, printed, ...nothingElse } };
  }
  if (!table.hasColours) return refuse(call, [error('table-without-colours', place, '')], file);
  const numbered = withStartNumbers(table, place);
  call.report(numbered.warnings, file);
  const warnings = [...told, ...numbered.warnings];
  const printed = printedIn(table, numbered.numbers);
  const areRebuilt = numbered.warnings.length > 0;
  return {
    ok: true,
    value: { tournament: numbered.tournament, warnings, printed, areRebuilt, ...nothingElse },
  };
}

/** Ranks and points as the table prints them, by the numbers that the players go by. */
const printedIn = (
  { raw, printedRanks }: CrosstableRead,
  numbers: ReadonlyMap<number, number>,
): PrintedPlace[] =>
  printedPlaces(raw).map(({ no, points }) => ({
    no: numbers.get(no) ?? no,
    rank: printedRanks.get(no) ?? null,
    points,
  }));

/** Commands that look at no colour and pair nothing: players keep the numbers of the table. */
const WITHOUT_PAIRING = ['standings'];
