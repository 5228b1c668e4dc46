import {
  chooseSystem,
  systemByDay,
  systemOfSilentWorkbook,
  trfSystem,
  type SystemWord,
} from '../../src/event/open/choice';
import type { CheckedEvent } from '../../src/event/open/openEvent';
import { openTrf } from '../../src/event/open/openTrf';
import type { PrintedTable } from '../../src/event/audit/auditColumns';
import type { PrintedPlace } from '../../src/event/check/printedStandings';
import { trfDepartures, type NotedDepartures } from '../../src/event/announced/departures';
import { sayReason } from '../../src/explain/phrasebook';
import {
  fileKindOf,
  isProgramFile,
  isSheetFile,
  isTextCalledSheet,
  programNotRead,
} from '../../src/formats/fileKind';
import { decodeTrf } from '../../src/formats/trf/decode';
import { firstDay } from '../../src/model/day';
import type { Problem } from '../../src/model/problems';
import type { Tournament } from '../../src/model/types';
import type { Section } from '../../src/sheets/names/section';
import { competitionOf } from '../../src/systems/competition';
import { systemById } from '../../src/systems';
import type { PairingSystem } from '../../src/systems/system';
import type { Call } from '../command';
import { isTableFile, isWorkbookFile, loadBytes, refuse, type Loaded } from './files';
import { refuseSection } from '../section';

/** A checked event, what it says of its pairing system, and the workbook if it is one. */
export interface LoadedEvent {
  readonly tournament: Tournament;
  /** What was told of the source while it was read. */
  readonly warnings: readonly Problem[];
  readonly system: SystemWord | null;
  /** Ranks and points that the file prints. */
  readonly printed: readonly PrintedPlace[];
  /** Its starting numbers were rebuilt from ratings: the table is a ranking that does not print them. */
  readonly areRebuilt?: boolean;
  /** What it logs of changes. */
  readonly departures: NotedDepartures;
  /** Of a crosstable: its columns of figures, with the players by the numbers that it prints. */
  readonly table?: PrintedTable;
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
  const door = doorOf(file, bytes.value);
  if (door === 'text') return await loadText(call, file, bytes.value);
  if (door !== 'workbook') return (await foreign()).loadOnly(call, file, bytes.value);
  if (call.has('parameters')) {
    call.complain('rules-in-workbook', '--parameters', call.text('parameters') ?? '');
    return { ok: false, exit: call.refuse() };
  }
  const { loadSection, onlySection, openWorkbook } = await workbooks();
  const book = await openWorkbook(call, file, bytes.value);
  if (!book.ok) return book;
  if (book.value.isForeign) return (await foreign()).loadOnly(call, file, bytes.value);
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
  const door = doorOf(file, bytes.value);
  if (door === 'text') return only(await loadText(call, file, bytes.value));
  if (door !== 'workbook') return (await foreign()).loadForeign(call, file, bytes.value);
  const { loadSection, openWorkbook } = await workbooks();
  const book = await openWorkbook(call, file, bytes.value);
  if (!book.ok) return only(book);
  if (book.value.isForeign) return (await foreign()).loadForeign(call, file, bytes.value);
  const { sections } = book.value;
  return sections.map((section): FileEvent => {
    const isAlone = sections.length === 1 && !call.has('section');
    const name = isAlone ? file : `${file} (${section.label})`;
    const event = loadSection(call, name, book.value, section);
    return { name, section: isAlone ? null : section.label, event };
  });
}

/** The xlsx library is large: it is loaded only when there is a workbook to read. */
const workbooks = () => import('./loadWorkbook');
/** So are the readers of what other programs write. */
const foreign = () => import('./loadForeign');

/** Which reader a file goes to: by what is in it, and where that leaves a choice by its name. */
function doorOf(file: string, bytes: Uint8Array): 'text' | 'workbook' | 'foreign' {
  const kind = fileKindOf(bytes);
  if (['ole', 'access', 'tunx', 'page'].includes(kind)) return 'foreign';
  if (isTextCalledSheet(file, bytes)) return 'text';
  if (isWorkbookFile(file)) return 'workbook';
  // A workbook under another name is one all the same.
  if (kind === 'zip' && !isSheetFile(file)) return 'workbook';
  if (programNotRead(file, bytes) !== null) return 'foreign';
  return isSheetFile(file) || isProgramFile(file) ? 'foreign' : 'text';
}

async function loadText(call: Call, file: string, bytes: Uint8Array): Promise<Loaded<LoadedEvent>> {
  const refused = refuseSection(call, file);
  if (!refused.ok) return refused;
  const text = decodeTrf(bytes);
  if (!text.ok) return refuse(call, text.problems, file);
  call.report(text.warnings, file);
  const isTable = isTableFile(file) || isSheetFile(file);
  if (!isTable || looksLikeTrf(text.value)) return loadTrf(call, file, text.value);
  const { loadTable } = await import('./loadTable');
  return loadTable(call, file, text.value);
}

/** Some programs call their TRF `.txt`. */
const looksLikeTrf = (text: string): boolean =>
  /^(?:\uFEFF)?(?:\d{3}|XX[A-Z]|###|BB[WDLZFHPU]) /m.test(text.slice(0, 4096)) &&
  /^001 /m.test(text);

function loadTrf(call: Call, file: string, text: string): Loaded<LoadedEvent> {
  const checked = openTrf(text, call.text('system'));
  if (!checked.ok) return refuse(call, checked.problems, file);
  call.report(checked.warnings, file);
  const { printed } = checked.value;
  const tournament = withParameters(call, checked.value.tournament);
  if (call.problems.length > 0) return { ok: false, exit: call.refuse() };
  const { warnings } = checked;
  return {
    ok: true,
    value: {
      tournament,
      warnings,
      printed,
      system: trfSystem(tournament),
      departures: trfDepartures(tournament),
    },
  };
}

/** The edition to pair an event by, and why. */
export function systemChoice(event: LoadedEvent, asked: PairingSystem | undefined) {
  const unsaid = event.workbook
    ? systemOfSilentWorkbook()
    : systemByDay(firstDay(event.tournament.info));
  return chooseSystem(asked, event.system, unsaid);
}

/** The rules of the system that the command line gives, in place of those that the file announces. */
function withParameters(call: Call, tournament: Tournament): Tournament {
  const systemParameters = call.text('parameters') ?? tournament.systemParameters;
  if (systemParameters === undefined) return tournament;
  const system = systemById(call.text('system') ?? '') ?? trfSystem(tournament)?.system;
  const unread = system?.unreadParameters?.(systemParameters) ?? [];
  for (const text of unread)
    call.complain('unknown-system-rule', '--parameters', text, { system: system?.id ?? '' });
  if (call.has('parameters') && !system?.unreadParameters)
    call.complain('system-without-rules', '--parameters', systemParameters, {
      system: system?.id ?? '',
    });
  return { ...tournament, systemParameters };
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
  const chosen = systemChoice(event, asked);
  if (!chosen.ok) return refuse(call, chosen.problems, file);
  if (chosen.because) call.io.err(`${file}: ${sayReason(call.language, chosen.because)}\n`);
  return { ok: true, value: chosen.value };
}

/** What the commands of one round are asked: the event, the edition and the round, if one is named. */
export interface RoundRequest {
  /** The event as those see it whom the edition pairs. */
  readonly competition: Tournament;
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
  const competition = competitionFor(call, file, event.value, system.value);
  if (!competition.ok) return competition;
  return {
    ok: true,
    value: {
      file,
      round,
      event: event.value,
      system: system.value,
      competition: competition.value,
    },
  };
}

/** Those whom the edition pairs: players, teams, or players over two games. */
export function competitionFor(
  call: Call,
  file: string,
  { tournament }: LoadedEvent,
  system: PairingSystem,
): Loaded<Tournament> {
  const competition = competitionOf(system, tournament);
  if (!competition.ok) return refuse(call, competition.problems, file);
  call.report(competition.warnings, file);
  return { ok: true, value: competition.value };
}
