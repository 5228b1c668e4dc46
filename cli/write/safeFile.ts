import fs from 'fs';
import os from 'os';
import path from 'path';

const fileError = (code: string, syscall: string, file: string): Error =>
  Object.assign(new Error(`${code}: ${syscall} '${file}'`), { code, syscall, path: file });

/** A name beside the file that no other writer has, in another container with the same process id either. */
const besideName = (target: string, kind: string): string =>
  path.join(path.dirname(target), `.${path.basename(target)}.${kind}`);

/** From the global of the web: `node:crypto` would be loaded at every start. */
const randomName = (): string =>
  Buffer.from(crypto.getRandomValues(new Uint8Array(6))).toString('hex');

const isLeftover = (target: string) => (name: string) =>
  name.startsWith(`.${path.basename(target)}.`) && /\.[0-9a-f]{12}\.tmp$/.test(name);

/** What a killed process left beside the file. Only for who holds the lock: nobody else is writing then. */
function removeLeftovers(target: string): void {
  const folder = path.dirname(target);
  for (const name of fs.readdirSync(folder).filter(isLeftover(target)))
    fs.rmSync(path.join(folder, name), { force: true });
}

/** A file that nobody may write is not ours to replace, even where the folder would let us. */
function refuseReadOnly(target: string, { mode }: fs.Stats): void {
  const isOpen = (mode & 0o222) !== 0;
  try {
    fs.accessSync(target, fs.constants.W_OK);
    if (isOpen) return;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') throw cause;
  }
  throw Object.assign(fileError('EACCES', 'open', target), { isReadOnly: true });
}

/** Whether the new file could be given to the owner of the old one. */
function keepsOwner(handle: number, known: fs.Stats): boolean {
  const made = fs.fstatSync(handle);
  if (made.uid === known.uid && made.gid === known.gid) return true;
  try {
    fs.fchownSync(handle, known.uid, known.gid);
    return true;
  } catch {
    return false;
  }
}

/**
 * Written beside the file, brought to the disk, and only then put in its place. A file that has further names
 * (hard links), or whose owner we cannot give to the new one, keeps its place and gets the content; the whole
 * new content is beside it on the disk until that is done.
 */
export function writeSafely(file: string, content: string | Uint8Array): void {
  const known = fs.existsSync(file) ? fs.statSync(file) : null;
  // A pipe or a device is no file that could be lost.
  if (known && !known.isFile() && !known.isDirectory()) return fs.writeFileSync(file, content);
  const target = known ? fs.realpathSync(file) : file;
  if (known?.isFile()) refuseReadOnly(target, known);
  const beside = besideName(target, `${randomName()}.tmp`);
  const handle = fs.openSync(beside, 'wx', known ? known.mode : undefined);
  let inPlace = false;
  try {
    try {
      if (known?.isFile()) {
        inPlace = known.nlink > 1 || !keepsOwner(handle, known);
        // The mask of the process must not take rights away that the file had.
        fs.fchmodSync(handle, known.mode & 0o7777);
      }
      fs.writeFileSync(handle, content);
      fs.fsyncSync(handle);
    } finally {
      fs.closeSync(handle);
    }
    if (!inPlace) return fs.renameSync(beside, target);
    fs.writeFileSync(target, content);
    fs.rmSync(beside, { force: true });
  } catch (cause) {
    fs.rmSync(beside, { force: true });
    throw cause;
  }
}

/** Who is writing a file. */
export interface LockHolder {
  readonly user: string;
  readonly host: string;
  readonly process: number;
  readonly since: string;
}

export type FileLock = { readonly release: () => void } | { readonly heldBy: LockHolder };

/** Longer than any write takes: a lock of another machine that is older was left by a crash. */
const STALE_AFTER_MS = 10 * 60_000;

const userName = (): string => {
  try {
    return os.userInfo().username;
  } catch {
    return '?';
  }
};

function holderOf(lock: string): LockHolder | null {
  try {
    const { user, host, process, since } = JSON.parse(
      fs.readFileSync(lock, 'utf8'),
    ) as Partial<LockHolder>;
    if (typeof process !== 'number' || typeof host !== 'string') return null;
    return { user: user ?? '?', host, process, since: since ?? '?' };
  } catch {
    return null;
  }
}

function isAlive(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Left by a process of this machine that ended, or by anybody long ago. */
function isStale(lock: string, holder: LockHolder | null): boolean {
  const stat = fs.statSync(lock, { throwIfNoEntry: false });
  if (!stat || Date.now() - stat.mtimeMs > STALE_AFTER_MS) return true;
  return holder !== null && holder.host === os.hostname() && !isAlive(holder.process);
}

/**
 * One writer at a time, by a small file beside the workbook. Held for the moment of writing only; the writer
 * compares under it whether the workbook still is what it had read.
 */
export function lockFile(file: string, now: Date): FileLock {
  const known = fs.existsSync(file);
  const target = known ? fs.realpathSync(file) : file;
  // Before anything is written beside it.
  if (known) refuseReadOnly(target, fs.statSync(target));
  const lock = besideName(target, 'lock');
  const me: LockHolder = {
    user: userName(),
    host: os.hostname(),
    process: process.pid,
    since: now.toISOString(),
  };
  for (let tries = 0; ; tries++) {
    try {
      fs.writeFileSync(lock, JSON.stringify(me), { flag: 'wx' });
      break;
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause;
      const holder = holderOf(lock);
      if (tries > 0 || !isStale(lock, holder))
        return { heldBy: holder ?? { user: '?', host: '?', process: 0, since: '?' } };
      fs.rmSync(lock, { force: true });
    }
  }
  removeLeftovers(target);
  return { release: () => fs.rmSync(lock, { force: true }) };
}
