import fs from 'fs';
import type { CallRequest } from './command';
import type { CheckedFile } from './commands/check';
import type { ExitCode } from './exitCodes';
import { nodeFolder, type FolderIo } from './season/folder';
import { lockFile, writeSafely, type FileLock } from './write/safeFile';
import type { SeasonMany } from './season/season';

/** What commands may touch of the outside world; tests give their own. */
export interface Io {
  out(text: string): void;
  err(text: string): void;
  read(path: string): Uint8Array;
  /** All or nothing: a file that exists is whole at every moment, as it was or as it will be. */
  write(path: string, content: string | Uint8Array): void;
  /** One writer at a time; absent: nobody else can write. */
  lock?(path: string): FileLock;
  exists(path: string): boolean;
  /** Makes a folder where there is none; absent: files need none. */
  makeFolder?(path: string): void;
  /** Local time, for the name of a backup. */
  now(): Date;
  /** Checks many files on all cores; absent: there is only this one. */
  checkMany?: CheckMany;
  /** Writes many random events on all cores; absent: there is only this one. */
  generateMany?: GenerateMany;
  /** Folders with all that is below them; absent: there are none. */
  folder?: FolderIo;
  /** Looks at many files of a folder on all cores; absent: there is only this one. */
  seasonMany?: SeasonMany;
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
  lock: (path) => lockFile(path, new Date()),
  exists: (path) => fs.existsSync(path),
  makeFolder: (path) => void fs.mkdirSync(path, { recursive: true }),
  now: () => new Date(),
  folder: nodeFolder,
};

/** The system's own code of a file error ("ENOENT"); null for anything that is none. */
export function fileErrorCode(cause: unknown): string | null {
  if (!(cause instanceof Error) || !('code' in cause) || !('syscall' in cause)) return null;
  return String(cause.code);
}
