import { error } from '../../src/model/problems';
import type { Language } from '../../src/model/types';
import type { Plan } from '../../src/sheets/plan/plan';
import type { Call } from '../command';
import { EXIT, type ExitCode } from '../exitCodes';
import { loadBytes, save, tryFile } from '../read/files';
import { say } from '../print/say';

/**
 * Writes a plan into a workbook; as it was it is kept beside it. The time is taken once: lines of the log
 * prove it.
 */
export async function writeBook(
  call: Call,
  file: string,
  bytes: Uint8Array,
  planAt: (time: string) => Plan,
  language: Language,
): Promise<ExitCode> {
  const { updateBook } = await import('../../src/xlsx/workbook');
  const now = call.io.now();
  const time = minute(now);
  const updated = await updateBook(bytes, planAt(time), { language, time, fileName: file });
  if (!updated.ok) {
    call.report(updated.problems, file);
    return EXIT.badInput;
  }
  return underLock(call, file, () => replaceBook(call, file, bytes, updated.value, now));
}

/** Nobody else writes the file meanwhile; who does is named. */
function underLock(call: Call, file: string, write: () => ExitCode): ExitCode {
  const lock = tryFile(call, file, () => call.io.lock?.(file) ?? { release: () => undefined });
  if (!lock.ok) return lock.exit;
  if ('heldBy' in lock.value) {
    const { user, host, process, since } = lock.value.heldBy;
    call.report(
      [error('file-in-use', { kind: 'file' }, file, { user, host, process, since })],
      file,
    );
    return EXIT.file;
  }
  try {
    return write();
  } finally {
    lock.value.release();
  }
}

/** The workbook as it was goes beside it, the new one in its place, if it still is what was read. */
function replaceBook(
  call: Call,
  file: string,
  bytes: Uint8Array,
  updated: Uint8Array,
  now: Date,
): ExitCode {
  const stands = loadBytes(call, file);
  if (!stands.ok) return stands.exit;
  if (Buffer.compare(stands.value, bytes) !== 0) {
    call.report([error('file-changed', { kind: 'file' }, file)], file);
    return EXIT.file;
  }
  const backup = backupName(call, file, now);
  const exit = save(call, backup, bytes);
  if (exit !== EXIT.done) return exit;
  call.io.err(`${say(call, 'cli.backup', { file: backup })}\n`);
  const written = save(call, file, updated);
  if (written !== EXIT.done) call.io.err(`${say(call, 'cli.kept', { file, backup })}\n`);
  return written;
}

/** A second backup in the same second gets a number of its own. */
function backupName(call: Call, file: string, now: Date): string {
  for (let count = 1; ; count++) {
    const number = count === 1 ? '' : `-${count}`;
    const name = file.replace(/\.xlsx$/i, `.${timestamp(now)}${number}.xlsx`);
    if (!call.io.exists(name)) return name;
  }
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
