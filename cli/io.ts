import fs from 'fs';
import path from 'path';
import type { CallRequest } from './command';
import type { CheckedFile } from './commands/check';
import type { ExitCode } from './exitCodes';

/** What commands may touch of the outside world; tests give their own. */
export interface Io {
  out(text: string): void;
  err(text: string): void;
  read(path: string): Uint8Array;
  /** All or nothing: a file that exists is whole at every moment, as it was or as it will be. */
  write(path: string, content: string | Uint8Array): void;
  exists(path: string): boolean;
  /** Makes a folder where there is none; absent: files need none. */
  makeFolder?(path: string): void;
  /** Local time, for the name of a backup. */
  now(): Date;
  /** Checks many files on all cores; absent: there is only this one. */
  checkMany?: CheckMany;
  /** Writes many random events on all cores; absent: there is only this one. */
  generateMany?: GenerateMany;
}

export type CheckMany = (
  request: CallRequest,
  files: readonly string[],
  settle: (index: number, checked: CheckedFile) => void,
) => Promise<void>;

/** `clock`: the seed where none is given. Gives the worst exit code of all files. */
export type GenerateMany = (
  request: CallRequest,
  count: number,
  clock: number,
  tell: (done: number) => void,
) => Promise<ExitCode>;

export const nodeIo: Io = {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  read: (path) => fs.readFileSync(path),
  write: writeSafely,
  exists: (path) => fs.existsSync(path),
  makeFolder: (path) => void fs.mkdirSync(path, { recursive: true }),
  now: () => new Date(),
};

/** Written beside the file, brought to the disk, and only then put in its place. */
function writeSafely(file: string, content: string | Uint8Array): void {
  const known = fs.existsSync(file) ? fs.statSync(file) : null;
  // A pipe or a device is no file that could be lost.
  if (known && !known.isFile() && !known.isDirectory()) return fs.writeFileSync(file, content);
  const target = known ? fs.realpathSync(file) : file;
  const beside = path.join(path.dirname(target), `.${path.basename(target)}.${process.pid}.tmp`);
  const handle = fs.openSync(beside, 'wx', known ? known.mode : undefined);
  try {
    try {
      fs.writeFileSync(handle, content);
      fs.fsyncSync(handle);
    } finally {
      fs.closeSync(handle);
    }
    fs.renameSync(beside, target);
  } catch (cause) {
    fs.rmSync(beside, { force: true });
    throw cause;
  }
}

/** The system's own code of a file error ("ENOENT"); null for anything that is none. */
export function fileErrorCode(cause: unknown): string | null {
  if (!(cause instanceof Error) || !('code' in cause) || !('syscall' in cause)) return null;
  return String(cause.code);
}
