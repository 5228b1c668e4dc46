import { run } from '../../cli/run';
import type { Io } from '../../cli/io';

/** A terminal with a few files in memory. */
export class Terminal implements Io {
  stdout = '';
  stderr = '';
  readonly files = new Map<string, Uint8Array>();

  constructor(files: Readonly<Record<string, string | Uint8Array>> = {}) {
    for (const [name, content] of Object.entries(files)) this.write(name, content);
  }

  out = (text: string): void => void (this.stdout += text);
  err = (text: string): void => void (this.stderr += text);
  exists = (path: string): boolean => this.files.has(path);
  now = (): Date => new Date(2026, 0, 31, 18, 45, 2);

  read = (path: string): Uint8Array => {
    const content = this.files.get(path);
    if (!content) throw fileError(path.endsWith('/') ? 'EISDIR' : 'ENOENT', 'open');
    return content;
  };

  write = (path: string, content: string | Uint8Array): void => {
    if (path.startsWith('locked/')) throw fileError('EACCES', 'open');
    this.files.set(path, typeof content === 'string' ? new TextEncoder().encode(content) : content);
  };

  text(path: string): string {
    return new TextDecoder().decode(this.read(path));
  }

  /** Runs one command line and gives its exit code; what it printed before is forgotten. */
  async run(...words: string[]): Promise<number> {
    this.stdout = '';
    this.stderr = '';
    return run(words, this);
  }
}

const fileError = (code: string, syscall: string): Error =>
  Object.assign(new Error(code), { code, syscall });
