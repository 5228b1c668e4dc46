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
  const updated = await updateBook(bytes, plan);
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
  return save(call, file, updated.value);
}

/** "backup-20260131-184502", so that backups sort by time and never overwrite each other. */
function timestamp(now: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const date = `${now.getFullYear()}${two(now.getMonth() + 1)}${two(now.getDate())}`;
  return `backup-${date}-${two(now.getHours())}${two(now.getMinutes())}${two(now.getSeconds())}`;
}
