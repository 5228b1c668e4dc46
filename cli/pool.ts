import os from 'os';
import { parentPort, Worker } from 'worker_threads';
import { Call, type CallRequest } from './command';
import { checkedFile, type CheckedFile } from './commands/check';
import { orderOf, writePart } from './commands/generate/generate';
import { EXIT, type ExitCode } from './exitCodes';
import type { FoundFile } from './season/folder';
import type { CheckMany, GenerateMany, Io } from './io';
import type { FileAnswer, SeasonMany, SeasonWork } from './season/season';

/** One piece of work for a thread, each the program itself once more. */
type Job =
  | {
      readonly kind: 'check';
      readonly index: number;
      readonly file: string;
      readonly request: CallRequest;
    }
  | {
      readonly kind: 'generate';
      readonly from: number;
      readonly to: number;
      readonly clock: number;
      readonly request: CallRequest;
    }
  | {
      readonly kind: 'season';
      readonly index: number;
      readonly file: FoundFile;
      readonly request: CallRequest;
    };

type Answer =
  | { readonly kind: 'check'; readonly index: number; readonly checked: CheckedFile }
  | { readonly kind: 'generate'; readonly files: number; readonly exit: ExitCode }
  | { readonly kind: 'season'; readonly index: number; readonly answer: FileAnswer };

/** Gives the jobs to threads, one a core. A thread that dies is a fault of ours and is thrown. */
async function inThreads(jobs: readonly Job[], settle: (answer: Answer) => void): Promise<void> {
  let next = 0;
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(process.argv[1]);
      const give = (): void => {
        if (next < jobs.length) worker.postMessage(jobs[next++]);
        else void worker.terminate().then(() => resolve());
      };
      worker.on('message', (answer: Answer) => {
        settle(answer);
        give();
      });
      worker.on('error', reject);
      give();
    });
  const threads = Math.min(os.availableParallelism(), jobs.length);
  await Promise.all(Array.from({ length: threads }, work));
}

export const checkMany: CheckMany = (request, files, settle) =>
  inThreads(
    files.map((file, index): Job => ({ kind: 'check', index, file, request })),
    (answer) => {
      if (answer.kind === 'check') settle(answer.index, answer.checked);
    },
  );

export const seasonMany: SeasonMany = (request, files, settle) =>
  inThreads(
    files.map((file, index): Job => ({ kind: 'season', index, file, request })),
    (answer) => {
      if (answer.kind === 'season') settle(answer.index, answer.answer);
    },
  );

/** Files of one job: enough that a thread is busy, few enough that progress is seen. */
const FILES_A_JOB = 10;

export const generateMany: GenerateMany = async (request, count, clock, tell) => {
  const starts = Array.from({ length: Math.ceil(count / FILES_A_JOB) }, (_, n) => n * FILES_A_JOB);
  const jobs = starts.map((start): Job => ({
    kind: 'generate',
    from: start + 1,
    to: Math.min(count, start + FILES_A_JOB),
    clock,
    request,
  }));
  let worst: ExitCode = EXIT.done;
  let done = 0;
  await inThreads(jobs, (answer) => {
    if (answer.kind !== 'generate') return;
    worst = Math.max(worst, answer.exit) as ExitCode;
    done += answer.files;
    tell(done);
  });
  return worst;
};

/** The side of a thread: answers one job after the other. */
export function answerJobs(io: Io): void {
  parentPort?.on('message', (job: Job) => {
    void answer(Call.of(job.request, io), job).then((found) => parentPort?.postMessage(found));
  });
}

async function answer(call: Call, job: Job): Promise<Answer> {
  if (job.kind === 'check')
    return { kind: 'check', index: job.index, checked: await checkedFile(call, job.file) };
  if (job.kind === 'season') {
    const { index, file } = job;
    return { kind: 'season', index, answer: await (await seasonWork(call))(call, file) };
  }
  const { from, to, clock } = job;
  const order = orderOf(call, clock);
  if (!order) throw new Error('A request that was understood is not understood in a thread');
  const exit = writePart(call, order, from, to, () => undefined);
  return { kind: 'generate', files: to - from + 1, exit };
}

/** What is done with each file of a folder, by the command that was asked for. */
async function seasonWork({ command }: Call): Promise<SeasonWork> {
  if (command === 'audit') return (await import('./season/auditFile')).auditFile;
  if (command === 'simulate') return (await import('./season/simulateFile')).simulateFile;
  throw new Error(`${command} goes through no folder`);
}
