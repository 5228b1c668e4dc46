import { matchListIn } from '../../src/event/matchLists';
import { readSheetTables, type SheetTable } from '../../src/event/sheetTables';
import { error, type Checked, type Problem } from '../../src/model/problems';
import { cellAddress, type SheetCells } from '../../src/sheets/plan/cells';
import { readSheets } from '../../src/xlsx/sheetFiles';
import type { Call } from '../command';
import { EXIT } from '../exitCodes';
import { isWorkbookFile, refuse, refuseTable, type Loaded, type TeamTable } from './files';
import type { FileEvent, LoadedEvent } from './load';
import { eventOfMatchList, eventOfTable } from './loadTable';
import { reasonText } from '../print/say';
import { SECTION_PLACE } from '../section';

/** The events in the sheets of a workbook that somebody else made; `--section` names a sheet. */
export async function loadSheets(
  call: Call,
  file: string,
  bytes: Uint8Array,
): Promise<FileEvent[]> {
  const failed = (event: Loaded<LoadedEvent>): FileEvent[] => [
    { name: file, section: null, event },
  ];
  const sheets = await readSheets(bytes);
  if (!sheets.ok) return failed(refuse(call, sheets.problems, file));
  const matches = matchListIn(askedSheets(call, sheets.value));
  if (matches) return failed(eventOfMatchList(call, file, matches));
  const tables = askedTables(call, sheets.value);
  if (!tables.ok) {
    const problems = tables.problems.map(asOfWorkbook(file));
    return failed(refuseTable(call, problems, file, teamsIn(sheets.value, problems)));
  }
  const isAlone = tables.value.length === 1;
  return tables.value.map((one): FileEvent => {
    const name = isAlone ? file : `${file} (${one.sheet})`;
    return { name, section: isAlone ? null : one.sheet, event: eventOf(call, name, one) };
  });
}

/** The sheet asked for, else all of them. */
function askedSheets(call: Call, sheets: readonly SheetCells[]): readonly SheetCells[] {
  const asked = call.text('section')?.trim().toLowerCase();
  const found = sheets.filter(({ sheet }) => sheet.toLowerCase() === asked);
  return found.length > 0 ? found : sheets;
}

/** The sheet that turned out to be one of teams. */
function teamsIn(
  sheets: readonly SheetCells[],
  [first]: readonly Problem[],
): TeamTable | undefined {
  const { place } = first;
  if (place.kind !== 'cell') return undefined;
  const found = sheets.find(({ sheet }) => sheet === place.sheet);
  const placeOf = (row: number, column: number) =>
    ({ ...place, address: cellAddress(row, column) }) as const;
  return found && { rows: found.rows, placeOf };
}

/** A workbook in which nothing was understood may be the one for an event to come. */
const asOfWorkbook =
  (file: string) =>
  (problem: Problem): Problem =>
    problem.code === 'no-table-in-sheets' && isWorkbookFile(file)
      ? error('no-players-table', { kind: 'file' }, '')
      : problem;

function eventOf(call: Call, name: string, { table, warnings, said }: SheetTable) {
  for (const reason of said) call.io.err(`${name}: ${reasonText(call, reason)}\n`);
  return eventOfTable(call, name, table, warnings);
}

function askedTables(call: Call, sheets: readonly SheetCells[]): Checked<readonly SheetTable[]> {
  const asked = call.text('section')?.trim().toLowerCase();
  const all = readSheetTables(sheets);
  if (asked === undefined) return all;
  const isAsked = ({ sheet }: { readonly sheet: string }) => sheet.toLowerCase() === asked;
  const found = all.ok ? all.value.filter(isAsked) : [];
  if (found.length > 0) return { ok: true, value: found, warnings: [] };
  const alone = sheets.filter(isAsked);
  if (alone.length > 0) return readSheetTables(alone);
  const known = sheets.map(({ sheet }) => sheet).join(', ');
  const unknown = error('unknown-section', SECTION_PLACE, call.text('section') ?? '', { known });
  return { ok: false, problems: [unknown] };
}

/** Where only one event can be meant and nobody said which. */
export function onlyEvent(
  call: Call,
  file: string,
  events: readonly FileEvent[],
): Loaded<LoadedEvent> {
  if (events.length === 1) return events[0].event;
  const known = events.map(({ section }) => section).join(', ');
  call.report([error('sheet-to-choose', { kind: 'file' }, '', { known })], file);
  return { ok: false, exit: EXIT.badInput };
}
