import fs from 'fs';

/** What commands may touch of the outside world; tests give their own. */
export interface Io {
  out(text: string): void;
  err(text: string): void;
  read(path: string): Uint8Array;
  write(path: string, content: string | Uint8Array): void;
  exists(path: string): boolean;
  /** Local time, for the name of a backup. */
  now(): Date;
}

export const nodeIo: Io = {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  read: (path) => fs.readFileSync(path),
  write: (path, content) => fs.writeFileSync(path, content),
  exists: (path) => fs.existsSync(path),
  now: () => new Date(),
};

/** The system's own code of a file error ("ENOENT"); null for anything that is none. */
export function fileErrorCode(cause: unknown): string | null {
  if (!(cause instanceof Error) || !('code' in cause) || !('syscall' in cause)) return null;
  return String(cause.code);
}
