import type { Reason } from '../../explain/reason';
import { kindOfTable } from '../../formats/crosstable/kind';
import { readCrosstable, type CrosstableRead } from '../../formats/crosstable/readCrosstable';
import { readTableFile } from '../../formats/crosstable/readTableFile';
import { withStartNumbers } from '../../formats/crosstable/startNumbers';
import { error, type Checked, type Place } from '../../model/problems';
import type { Tournament } from '../../model/types';
import { cellAddress, type SheetCells } from '../../sheets/plan/cells';
import { type EventSettings } from '../../sheets/settings';
import { type Plan } from '../../sheets/plan/plan';
import { type Departure } from '../../sheets/stored/event/storedEvent';
import { planEvent } from './setup';

/** A crosstable of somebody else's that becomes an event to check, to explain or to go on with. */
export interface AdoptedCrosstable {
  readonly tournament: Tournament;
  /** What kind of table it was taken for, in a sentence. */
  readonly kind: Reason;
}

/** From a sheet into which a table was pasted; problems name its cells. */
export function adoptCrosstable({
  sheet,
  row,
  column,
  rows,
}: SheetCells): Checked<AdoptedCrosstable> {
  const placeOf = (r: number, c: number): Place => ({
    kind: 'cell',
    sheet,
    address: cellAddress(row + r, column + c),
  });
  return adopt(readCrosstable(rows, placeOf), placeOf(0, 0));
}

/** From a file or from text that was pasted into a field. */
export const adoptTableText = (text: string): Checked<AdoptedCrosstable> =>
  adopt(readTableFile(text), { kind: 'file' });

/** The sheets of a round say who had White: a table that does not cannot become an event. */
function adopt(read: Checked<CrosstableRead>, place: Place): Checked<AdoptedCrosstable> {
  if (!read.ok) return read;
  const { tournament, hasColours } = read.value;
  if (tournament.pairedRounds === 0)
    return { ok: false, problems: [error('table-has-no-rounds', place, ''), ...read.warnings] };
  if (!hasColours)
    return { ok: false, problems: [error('table-without-colours', place, ''), ...read.warnings] };
  const numbered = withStartNumbers(read.value, place);
  return {
    ok: true,
    value: { tournament: numbered.tournament, kind: kindOfTable(read.value) },
    warnings: [...read.warnings, ...numbered.warnings],
  };
}

/**
 * The event as a plan of its sheets. `rounds`: how many it is to have; the arbiter says it, a table
 * does not. The log keeps what the table claims and its results do not bear out.
 */
export function planAdoption(
  { tournament }: AdoptedCrosstable,
  name: string,
  rounds: number | null,
  settings: EventSettings,
  warnings: Parameters<typeof planEvent>[3] = [],
  departures: readonly Departure[] = [],
): Plan {
  const event = adoptedEvent(tournament, name, rounds);
  return planEvent(event, settings, 'pane.table-adopted', warnings, departures);
}

/** The event as it will be written. */
export const adoptedEvent = (
  tournament: Tournament,
  name: string,
  rounds: number | null,
): Tournament => ({
  ...tournament,
  info: { ...tournament.info, name },
  ...(rounds === null
    ? {}
    : { totalRounds: Math.max(rounds, tournament.pairedRounds), roundsDeclared: true }),
});
