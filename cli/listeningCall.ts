import type { Problem } from '../src/model/problems';
import { Call, type CallRequest } from './command';
import type { Io } from './io';

/** A call that keeps the problems of its files instead of printing them. */
export class ListeningCall extends Call {
  readonly heard: Problem[] = [];

  constructor({ command, language, options }: CallRequest, io: Io) {
    const silent: Io = {
      ...io,
      read: (path) => io.read(path),
      out: () => undefined,
      err: () => undefined,
    };
    super(command, { options, rest: [], problems: [] }, silent, language);
  }

  override report(problems: readonly Problem[]): void {
    this.heard.push(...problems);
  }

  /** The first problem that stopped it. */
  get error(): Problem | undefined {
    return this.heard.find(({ severity }) => severity === 'error');
  }
}
