import { EXIT } from './exitCodes';
import type { Io } from './io';
import { VERSION } from './version';

/** Runs one command line. What it takes is loaded then: asking for the version takes nothing. */
export async function run(words: readonly string[], io: Io): Promise<number> {
  if (words[0] === '--version') {
    io.out(`${VERSION}\n`);
    return EXIT.done;
  }
  const { dispatch } = await import('./dispatch');
  return dispatch(words, io);
}
