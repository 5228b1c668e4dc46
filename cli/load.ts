import {
  chooseSystem,
  systemByDay,
  systemOfSilentWorkbook,
  trfSystem,
  workbookSystem,
  type SystemWord,
} from '../src/event/choice';
import { isChecked, openRead, openTrf, type CheckedEvent } from '../src/event/openEvent';
import type { PrintedPlace } from '../src/event/printedStandings';
import { logTrail, NO_TRAIL, trfTrail, type Trail } from '../src/event/trail';
import { sayReason } from '../src/explain/phrasebook';
import { decodeTrf } from '../src/formats/trf/decode';
import { firstDay } from '../src/model/day';
import { error, type Problem } from '../src/model/problems';
import type { Tournament } from '../src/model/types';
import { kindOfTable, readTableFile, withStartNumbers } from '../src/formats/crosstable';
import type { ListedSection } from '../src/event/sections';
import { cellsOfSection, readEvent, type BookCells, type Section } from '../src/sheets';
import type { PairingSystem } from '../src/systems/system';
import type { Call } from './command';
import { EXIT, type ExitCode } from './exitCodes';
import { fileErrorCode } from './io';
import { reasonText } from './say';
import { askedSections, onlySection, refuseSection } from './section';

export type Loaded<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly exit: ExitCode };

/** A crosstable saved as text; `convert` writes such files too. */
export const isTableFile = (file: string): boolean => /\.(?:tsv|csv|tab|txt)$/i.test(file);

export const isWorkbookFile = (file: string): boolean => /\.xlsx$/i.test(file);

/** Bytes of a file; trouble with it is reported and ends in exit code 5. */
export function loadBytes(call: Call, file: string): Loaded<Uint8Array> {
  try {
    return { ok: true, value: call.io.read(file) };
  } catch (cause) {
    const code = fileErrorCode(cause);
    if (code === null) throw cause;
    const problem = code === 'ENOENT' ? 'file-missing' : 'file-unreadable';
    call.report([error(problem, { kind: 'file' }, code)], file);
    return { ok: false, exit: EXIT.file };
  }
}

/** Writes a file; trouble with it is reported and ends in exit code 5. */
export function save(call: Call, file: string, content: string | Uint8Array): ExitCode {
  try {
    call.io.write(file, content);
    return EXIT.done;
  } catch (cause) {
    const code = fileErrorCode(cause);
    if (code === null) throw cause;
    call.report([error('file-unwritable', { kind: 'file' }, code)], file);
    return EXIT.file;
  }
}

/** A checked event, what it says of its pairing system, and the workbook if it is one. */
export interface LoadedEvent {
  readonly tournament: Tournament;
  /** What was told of the source while it was read. */
  readonly warnings: readonly Problem[];
  readonly system: SystemWord | null;
  /** Ranks and points that the file prints. */
  readonly printed: readonly PrintedPlace[];
  /** What it logs of changes. */
  readonly trail: Trail;
  readonly workbook?: {
    readonly bytes: Uint8Array;
    readonly event: CheckedEvent;
    readonly section: Section;
  };
}

/** A checked event from a TRF or a workbook; all its problems are listed if there is none. */
export async function loadEvent(call: Call, file: string): Promise<Loaded<LoadedEvent>> {
  const bytes = loadBytes(call, file);
  if (!bytes.ok) return bytes;
  if (!isWorkbookFile(file)) return loadText(call, file, bytes.value);
  const book = await openWorkbook(call, file, bytes.value);
  if (!book.ok) return book;
  const section = onlySection(call, file, book.value.sections);
  return section.ok ? loadSection(call, file, book.value, section.value) : section;
}

/** One of the events of a file, by the name under which it is told of. */
export interface FileEvent {
  /** The file, and the section where there are several. */
  readonly name: string;
  readonly section: string | null;
  readonly event: Loaded<LoadedEvent>;
}

/** All events of a file: those of the sections of a workbook, unless one is asked for. */
export async function loadEvents(call: Call, file: string): Promise<FileEvent[]> {
  const only = (event: Loaded<LoadedEvent>): FileEvent[] => [{ name: file, section: null, event }];
  const bytes = loadBytes(call, file);
  if (!bytes.ok) return only(bytes);
  if (!isWorkbookFile(file)) return only(loadText(call, file, bytes.value));
  const book = await openWorkbook(call, file, bytes.value);
  if (!book.ok) return only(book);
  const { sections } = book.value;
  return sections.map((section): FileEvent => {
    const isAlone = sections.length === 1 && !call.has('section');
    const name = isAlone ? file : `${file} (${section.label})`;
    const event = loadSection(call, name, book.value, section);
    return { name, section: isAlone ? null : section.label, event };
  });
}

function loadText(call: Call, file: string, bytes: Uint8Array): Loaded<LoadedEvent> {
  const refused = refuseSection(call, file);
  if (!refused.ok) return refused;
  return isTableFile(file) && !looksLikeTrf(bytes)
    ? loadTable(call, file, bytes)
    : loadTrf(call, file, bytes);
}

/** Some programs call their TRF `.txt`. */
const looksLikeTrf = (bytes: Uint8Array): boolean =>
  /^(?:\uFEFF)?(?:\d{3}|XX[A-Z]|###|BB[WDLZFHPU]) /m.test(
    new TextDecoder('latin1').decode(bytes.subarray(0, 4096)),
  ) && /^001 /m.test(new TextDecoder('latin1').decode(bytes));

/** A crosstable; the kind that was recognised is said. Without colours only the standings can be made. */
function loadTable(call: Call, file: string, bytes: Uint8Array): Loaded<LoadedEvent> {
  const text = decodeTrf(bytes);
  if (!text.ok) return refuse(call, text.problems, file);
  const read = readTableFile(text.value);
  if (!read.ok) return refuse(call, read.problems, file);
  call.io.err(`${file}: ${reasonText(call, kindOfTable(read.value))}\n`);
  call.report(read.warnings, file);
  const { tournament, hasColours } = read.value;
  const nothingElse = { printed: [], system: null, trail: NO_TRAIL };
  if (WITHOUT_PAIRING.includes(call.command))
    return { ok: true, value: { tournament, warnings: read.warnings, ...nothingElse } };
  if (!hasColours)
    return refuse(call, [error('table-without-colours', { kind: 'file' }, '')], file);
  const numbered = withStartNumbers(read.value);
  call.report(numbered.warnings, file);
  const warnings = [...read.warnings, ...numbered.warnings];
  return { ok: true, value: { tournament: numbered.tournament, warnings, ...nothingElse } };
}

/** Commands that look at no colour and pair nothing: players keep the numbers of the table. */
const WITHOUT_PAIRING = ['standings'];

function loadTrf(call: Call, file: string, bytes: Uint8Array): Loaded<LoadedEvent> {
  const text = decodeTrf(bytes);
  if (!text.ok) return refuse(call, text.problems, file);
  const checked = openTrf(text.value, call.text('system'));
  if (!checked.ok) return refuse(call, checked.problems, file);
  call.report(checked.warnings, file);
  const { tournament, printed } = checked.value;
  const { warnings } = checked;
  return {
    ok: true,
    value: {
      tournament,
      warnings,
      printed,
      system: trfSystem(tournament),
      trail: trfTrail(tournament),
    },
  };
}

interface OpenWorkbook {
  readonly bytes: Uint8Array;
  readonly cells: BookCells;
  readonly sections: readonly ListedSection[];
}

/** The xlsx library is large: it is loaded only when there is a workbook to read. */
async function openWorkbook(
  call: Call,
  file: string,
  bytes: Uint8Array,
): Promise<Loaded<OpenWorkbook>> {
  const { readBook } = await import('../src/xlsx/workbook');
  const book = await readBook(bytes);
  if (!book.ok) return refuse(call, book.problems, file);
  const sections = askedSections(call, file, book.value);
  if (!sections.ok) return sections;
  return { ok: true, value: { bytes, cells: book.value, sections: sections.value } };
}

function loadSection(
  call: Call,
  file: string,
  { bytes, cells }: OpenWorkbook,
  section: Section,
): Loaded<LoadedEvent> {
  const event = openRead(readEvent(cellsOfSection(cells, section)));
  if (!isChecked(event)) return refuse(call, event.problems, file);
  call.report(event.problems, file);
  const { tournament, problems: warnings } = event;
  return {
    ok: true,
    value: {
      tournament,
      warnings,
      printed: [],
      system: workbookSystem(event),
      trail: logTrail(event),
      workbook: { bytes, event, section },
    },
  };
}

export function refuse(call: Call, problems: readonly Problem[], file: string): Loaded<never> {
  call.report(problems, file);
  return { ok: false, exit: EXIT.badInput };
}

/**
 * The edition to pair an event by. Where it was not simply asked for, one line on the error stream
 * says which one it is and why.
 */
export function systemFor(
  call: Call,
  file: string,
  event: LoadedEvent,
  asked: PairingSystem | undefined,
): Loaded<PairingSystem> {
  const unsaid = event.workbook
    ? systemOfSilentWorkbook()
    : systemByDay(firstDay(event.tournament.info));
  const chosen = chooseSystem(asked, event.system, unsaid);
  if (!chosen.ok) return refuse(call, chosen.problems, file);
  if (chosen.because) call.io.err(`${file}: ${sayReason(call.language, chosen.because)}\n`);
  return { ok: true, value: chosen.value };
}

/** What the commands of one round are asked: the event, the edition and the round, if one is named. */
export interface RoundRequest {
  readonly file: string;
  readonly round: number | undefined;
  readonly event: LoadedEvent;
  readonly system: PairingSystem;
}

export async function loadRoundRequest(call: Call): Promise<Loaded<RoundRequest>> {
  const file = call.onlyFile();
  const asked = call.system();
  const round = call.number('round', { min: 1, max: 99 });
  if (call.problems.length > 0) return { ok: false, exit: call.refuse() };
  const event = await loadEvent(call, file);
  if (!event.ok) return event;
  const system = systemFor(call, file, event.value, asked);
  if (!system.ok) return system;
  return { ok: true, value: { file, round, event: event.value, system: system.value } };
}
