import { NO_TRAIL } from '../src/event/announced/trail';
import { printedPlaces, type PrintedPlace } from '../src/event/check/printedStandings';
import { kindOfTable } from '../src/formats/crosstable/kind';
import { readTableFile } from '../src/formats/crosstable/readTableFile';
import { withStartNumbers } from '../src/formats/crosstable/startNumbers';
import { type CrosstableRead } from '../src/formats/crosstable/readCrosstable';
import { decodeTrf } from '../src/formats/trf/decode';
import { error } from '../src/model/problems';
import type { Call } from './command';
import { refuse, type Loaded } from './files';
import type { LoadedEvent } from './load';
import { reasonText } from './say';

/** A crosstable; the kind that was recognised is said. Without colours only the standings can be made. */
export function loadTable(call: Call, file: string, bytes: Uint8Array): Loaded<LoadedEvent> {
  const text = decodeTrf(bytes);
  if (!text.ok) return refuse(call, text.problems, file);
  const read = readTableFile(text.value);
  if (!read.ok) return refuse(call, read.problems, file);
  call.io.err(`${file}: ${reasonText(call, kindOfTable(read.value))}\n`);
  call.report(read.warnings, file);
  const { tournament, hasColours } = read.value;
  const nothingElse = { system: null, trail: NO_TRAIL };
  if (WITHOUT_PAIRING.includes(call.command)) {
    const printed = printedIn(read.value, new Map());
    return { ok: true, value: { tournament, warnings: read.warnings, printed, ...nothingElse } };
  }
  if (!hasColours)
    return refuse(call, [error('table-without-colours', { kind: 'file' }, '')], file);
  const numbered = withStartNumbers(read.value);
  call.report(numbered.warnings, file);
  const warnings = [...read.warnings, ...numbered.warnings];
  const printed = printedIn(read.value, numbered.numbers);
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
