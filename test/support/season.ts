import type { FolderIo } from '../../cli/season/folder';
import { Terminal } from './cli';

/** A terminal whose files in memory can be listed by folder; the time of a file counts its writings. */
export class SeasonTerminal extends Terminal {
  private readonly times = new Map<string, number>();
  /** How often each file was read. */
  readonly reads = new Map<string, number>();

  constructor(files: Readonly<Record<string, string | Uint8Array>> = {}) {
    super(files);
    const { read } = this;
    this.read = (path) => {
      this.reads.set(path, (this.reads.get(path) ?? 0) + 1);
      return read(path);
    };
  }

  /** The file is written again: whatever was found in it before counts no more. */
  touch(path: string, content: string): void {
    this.write(path, content);
    this.times.set(path, (this.times.get(path) ?? 0) + 1);
  }

  folder: FolderIo = {
    list: (folder) => {
      const paths = [...this.files.keys()].filter((path) => path.startsWith(`${folder}/`));
      if (paths.length === 0)
        throw Object.assign(new Error('ENOENT'), { code: 'ENOENT', syscall: 'scandir' });
      return paths.sort().map((path) => ({
        path,
        size: this.files.get(path)!.length,
        time: this.times.get(path) ?? 0,
      }));
    },
    append: (path, text) => this.write(path, this.text(path) + text),
    remove: (path) => void this.files.delete(path),
  };
}
