import os from 'os';
import { parentPort, Worker } from 'worker_threads';
import { Call, type CallRequest } from './command';
import { checkedFile, type CheckedFile } from './commands/check';
import type { Io } from './io';

interface Job {
  readonly index: number;
  readonly file: string;
  readonly request: CallRequest;
}

interface Answer {
  readonly index: number;
  readonly checked: CheckedFile;
}

/**
 * Checks files in threads, one a core; each is the program itself once more. A thread that dies is a
 * fault of ours and is thrown.
 */
export async function checkMany(
  request: CallRequest,
  files: readonly string[],
  settle: (index: number, checked: CheckedFile) => void,
): Promise<void> {
  let next = 0;
  const threads = Math.min(os.availableParallelism(), files.length);
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(process.argv[1]);
      const give = (): void => {
        if (next >= files.length) {
          void worker.terminate().then(() => resolve());
          return;
        }
        const index = next++;
        worker.postMessage({ index, file: files[index], request } satisfies Job);
      };
      worker.on('message', ({ index, checked }: Answer) => {
        settle(index, checked);
        give();
      });
      worker.on('error', reject);
      give();
    });
  await Promise.all(Array.from({ length: threads }, work));
}

/** The side of a thread: answers one file after the other. */
export function answerChecks(io: Io): void {
  parentPort?.on('message', ({ index, file, request }: Job) => {
    const call = Call.of(request, io);
    void checkedFile(call, file).then((checked) =>
      parentPort?.postMessage({ index, checked } satisfies Answer),
    );
  });
}
