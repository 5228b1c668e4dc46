import { NO_TRAIL } from '../src/event/announced/trail';
import { kindOfTable } from '../src/formats/crosstable/kind';
import { readTableFile, rowsOfTableFile } from '../src/formats/crosstable/readTableFile';
import { withStartNumbers } from '../src/formats/crosstable/startNumbers';
import { type CrosstableRead } from '../src/formats/crosstable/readCrosstable';
import { error, type Place, type Problem } from '../src/model/problems';
import type { Call } from './command';
import { refuse, refuseTable, type Loaded } from './files';
import type { LoadedEvent } from './load';
import { reasonText } from './say';

/** A crosstable as text; the kind that was recognised is said. */
export function loadTable(call: Call, file: string, text: string): Loaded<LoadedEvent> {
  const read = readTableFile(text);
  if (!read.ok) return refuseTable(call, read.problems, file, rowsOfTableFile(text));
  call.io.err(`${file}: ${reasonText(call, kindOfTable(read.value))}\n`);
  return eventOfTable(call, file, read.value, read.warnings);
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
  const nothingElse = { printed: [], system: null, trail: NO_TRAIL };
  if (WITHOUT_PAIRING.includes(call.command))
    return { ok: true, value: { tournament: table.tournament, warnings: told, ...nothingElse } };
  if (!table.hasColours) return refuse(call, [error('table-without-colours', place, '')], file);
  const { tournament, warnings } = withStartNumbers(table, place);
  call.report(warnings, file);
  return { ok: true, value: { tournament, warnings: [...told, ...warnings], ...nothingElse } };
}

/** Commands that look at no colour and pair nothing: players keep the numbers of the table. */
const WITHOUT_PAIRING = ['standings'];
