import { logLine } from '../../src/event/logLine';
import { error } from '../../src/model/problems';
import type { RoundToPair } from '../../src/model/types';
import { newRound, roundPlan } from '../../src/sheets';
import type { PairingSystem, PlayedRound } from '../../src/systems/system';
import type { Call } from '../command';
import { EXIT, type ExitCode } from '../exitCodes';
import { save, type LoadedEvent } from '../load';
import { say } from '../say';

/** Writes the next round into its workbook; the workbook as it was is kept beside it. */
export async function writeRound(
  call: Call,
  file: string,
  system: PairingSystem,
  task: RoundToPair,
  { bytes, settings }: NonNullable<LoadedEvent['workbook']>,
  paired: PlayedRound,
): Promise<ExitCode> {
  const { updateBook } = await import(/* webpackMode: "eager" */ '../../src/formats/xlsx');
  const floats = system.storedFloats?.(task, paired);
  const { tournament } = task;
  const plan = roundPlan(tournament, newRound(tournament, paired, floats), settings);
  const title = {
    key: 'pane.round-paired',
    args: { round: task.round, games: paired.pairs.length },
  } as const;
  const log = [logLine({ settings, tournament }, title, { round: task.round, system: true })];
  const updated = await updateBook(
    bytes,
    { ...plan, title, log },
    { language: settings.language, time: minute(call.io.now()) },
  );
  if (!updated.ok) {
    call.report(updated.problems, file);
    return EXIT.badInput;
  }
  const backup = file.replace(/\.xlsx$/i, `.${timestamp(call.io.now())}.xlsx`);
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
