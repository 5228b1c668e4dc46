import { eventTrf } from '../../src/event/lists/exportTrf';
import { trfGaps } from '../../src/event/check/trfGaps';
import { isChecked, openRead } from '../../src/event/open/openEvent';
import { TRF_FORMATS, type TrfFormat } from '../../src/formats/trf/write/makeTrf';
import { hasLoneBoards } from '../../src/model/matches/loneBoards';
import { warning, type Problem } from '../../src/model/problems';
import { isTeamBook } from '../../src/model/matches/teamEvent';
import { readEvent } from '../../src/sheets/read/readEvent';
import { teamListFor } from '../../src/tiebreaks/catalogue/listsByKind';
import { DEFAULT_SETTINGS } from '../../src/sheets/settings';
import { eventPlan } from '../../src/sheets/write/eventPlan';
import type { PairingSystem } from '../../src/systems/system';
import type { Call } from '../command';
import { editionFor } from '../tieBreakChoice';
import { reasonText, say } from '../print/say';
import { refuse, type Loaded } from '../read/files';
import { systemFor, type LoadedEvent } from '../read/load';

/** A workbook that keeps the contract. One that was read keeps its settings. */
export async function asWorkbook(
  call: Call,
  file: string,
  event: LoadedEvent,
  asked: PairingSystem | undefined,
): Promise<Loaded<Uint8Array>> {
  const system = systemFor(call, file, event, asked);
  if (!system.ok) return system;
  const { tournament, workbook } = event;
  const { edition } = editionFor(call, event);
  const { writeBook } = await import('../../src/xlsx/workbook');
  const settings = workbook?.event.settings ?? {
    ...DEFAULT_SETTINGS,
    system: system.value.id,
    language: call.language,
    tieBreaks:
      tournament.tieBreakCodes ??
      (isTeamBook(tournament) ? teamListFor(edition, system.value.kind) : edition.defaultList),
    tieBreakEdition: edition.id,
  };
  // There it is the only event.
  const alone = { ...settings, section: undefined };
  const kept = workbook?.event.read.stored ?? undefined;
  if (hasLoneBoards(tournament) && !isTeamBook(tournament))
    call.report([warning('lone-boards-as-byes', { kind: 'file' }, '')], file);
  const plan = eventPlan(tournament, alone, alone.language, kept);
  const bytes = await writeBook(plan);
  const problems = await unusable(bytes);
  return problems.length > 0 ? refuse(call, problems, file) : { ok: true, value: bytes };
}

/** Why the workbook could not be opened again: what we cannot read ourselves is not written. */
async function unusable(bytes: Uint8Array): Promise<readonly Problem[]> {
  const { readBook } = await import('../../src/xlsx/workbook');
  const book = await readBook(bytes);
  if (!book.ok) return book.problems;
  const event = openRead(readEvent(book.value));
  return isChecked(event) ? [] : event.problems.filter(({ severity }) => severity === 'error');
}

/** The format of TRF that is asked for; an unknown one is complained of. */
export function askedTrfFormat(
  call: Call,
  unsaid: TrfFormat,
  /** Other formats that the command has. */
  others: readonly string[] = [],
): TrfFormat {
  const text = call.text('format');
  if (text === undefined) return unsaid;
  const format = TRF_FORMATS.find((known) => known === text.trim().toLowerCase());
  if (!format)
    call.complain('bad-option-value', '--format', text, {
      option: '--format',
      known: [...TRF_FORMATS, ...others].join(', '),
    });
  return format ?? unsaid;
}

/** The text of a TRF; what it cannot hold is told, or it is refused and nothing is written. */
export function asTrf(
  call: Call,
  file: string,
  { tournament, workbook }: LoadedEvent,
  format: TrfFormat,
): Loaded<string> {
  const made = eventTrf({ tournament, ...workbook?.event }, format);
  if (!made.ok) return refuse(call, made.problems, file);
  call.report(made.warnings, file);
  // An event that is being run is sent to be rated; a file that is only converted was somebody's already.
  const gaps = workbook ? trfGaps(tournament) : [];
  if (gaps.length > 0) {
    const lines = gaps.map((gap) => `  ${reasonText(call, gap, tournament.players)}`);
    call.io.err([say(call, 'cli.trf-misses'), ...lines, ''].join('\n'));
  }
  return { ok: true, value: made.value };
}
