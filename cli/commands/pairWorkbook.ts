import { withProofs } from '../../src/event/chain';
import { proposeRound } from '../../src/event/writeRound';
import { changeReason } from '../../src/event/typedCorrections';
import { error } from '../../src/model/problems';
import type { Language } from '../../src/model/types';
import { inSection, type Plan } from '../../src/sheets';
import type { PairingSystem, PlayedRound } from '../../src/systems/system';
import type { Call } from '../command';
import { EXIT, type ExitCode } from '../exitCodes';
import { save, type LoadedEvent } from '../load';
import { reasonText, reportRefusal, say } from '../say';

/**
 * Pairs the next round of a workbook and writes it there with everything that the add-in would
 * write, its line of the log included; the workbook as it was is kept beside it.
 */
export async function pairWorkbook(
  call: Call,
  file: string,
  system: PairingSystem,
  { bytes, event, section }: NonNullable<LoadedEvent['workbook']>,
  print: (round: number, paired: PlayedRound) => void,
): Promise<ExitCode> {
  const request = { again: false, roll: new Map(), seed: null };
  const { liveListsIn } = await import('../../src/xlsx/liveLists');
  const proposed = proposeRound(event, system, request, { liveLists: liveListsIn(bytes, section) });
  if (!proposed.ok) {
    call.report(proposed.problems, file);
    return EXIT.badInput;
  }
  const { prepared, result, plan } = proposed;
  const { round } = prepared.task;
  call.report(prepared.warnings, file);
  for (const { changes } of event.typed)
    for (const change of changes)
      call.io.err(`${reasonText(call, changeReason(change), event.tournament.players)}\n`);
  if (!result.ok || !plan)
    return result.ok
      ? EXIT.bug
      : reportRefusal(call, round, result.refusal, prepared.tournament.players);
  const exit = await write(
    call,
    file,
    bytes,
    inSection(withProofs(plan, event.read, { time: minute(call.io.now()) }), section),
    event.settings.language,
  );
  // A round that could not be written was not paired: nobody shall post it.
  if (exit === EXIT.done) print(round, result);
  return exit;
}

async function write(
  call: Call,
  file: string,
  bytes: Uint8Array,
  plan: Plan,
  language: Language,
): Promise<ExitCode> {
  const { updateBook } = await import('../../src/xlsx/workbook');
  const now = call.io.now();
  const updated = await updateBook(bytes, plan, { language, time: minute(now), fileName: file });
  if (!updated.ok) {
    call.report(updated.problems, file);
    return EXIT.badInput;
  }
  const backup = file.replace(/\.xlsx$/i, `.${timestamp(now)}.xlsx`);
  if (call.io.exists(backup)) {
    call.report([error('file-unwritable', { kind: 'file' }, 'EEXIST')], backup);
    return EXIT.file;
  }
  const exit = save(call, backup, bytes);
  if (exit !== EXIT.done) return exit;
  call.io.err(`${say(call, 'cli.backup', { file: backup })}\n`);
  const written = save(call, file, updated.value);
  if (written !== EXIT.done) call.io.err(`${say(call, 'cli.kept', { file, backup })}\n`);
  return written;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** "2026-01-31 18:45", as the log has it. */
const minute = (now: Date): string =>
  `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())} ${two(now.getHours())}:${two(now.getMinutes())}`;

/** "backup-20260131-184502", so that backups sort by time and never overwrite each other. */
function timestamp(now: Date): string {
  const date = `${now.getFullYear()}${two(now.getMonth() + 1)}${two(now.getDate())}`;
  return `backup-${date}-${two(now.getHours())}${two(now.getMinutes())}${two(now.getSeconds())}`;
}
