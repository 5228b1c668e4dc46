import { nodeIo, type Io } from './io';
import { run } from './run';

/** With all cores. */
const io: Io = {
  ...nodeIo,
  checkMany: async (...asked) => (await import('./pool')).checkMany(...asked),
  generateMany: async (...asked) => (await import('./pool')).generateMany(...asked),
  seasonMany: async (...asked) => (await import('./pool')).seasonMany(...asked),
};

/** A thread of the pool is given no words: only then it needs to be asked whether this is one. */
async function isThread(words: readonly string[]): Promise<boolean> {
  return words.length === 0 && !(await import('worker_threads')).isMainThread;
}

async function main(words: readonly string[]): Promise<void> {
  if (await isThread(words)) (await import('./pool')).answerJobs(nodeIo);
  // No process.exit(): output that still waits in a pipe must go out first.
  else process.exitCode = await run(words, io);
}

void main(process.argv.slice(2));
