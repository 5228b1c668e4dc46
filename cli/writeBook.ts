import { error } from '../src/model/problems';
import type { Language } from '../src/model/types';
import type { Plan } from '../src/sheets/plan/plan';
import type { Call } from './command';
import { EXIT, type ExitCode } from './exitCodes';
import { save } from './files';
import { say } from './say';

/** Writes a plan into a workbook; as it was it is kept beside it. */
export async function writeBook(
  call: Call,
  file: string,
  bytes: Uint8Array,
  plan: Plan,
  language: Language,
): Promise<ExitCode> {
  const { updateBook } = await import('../src/xlsx/workbook');
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
export const minute = (now: Date): string =>
  `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())} ${two(now.getHours())}:${two(now.getMinutes())}`;

/** "backup-20260131-184502", so that backups sort by time and never overwrite each other. */
function timestamp(now: Date): string {
  const date = `${now.getFullYear()}${two(now.getMonth() + 1)}${two(now.getDate())}`;
  return `backup-${date}-${two(now.getHours())}${two(now.getMinutes())}${two(now.getSeconds())}`;
}
