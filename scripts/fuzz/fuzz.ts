import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { streamOf } from '../../src/generate/random';
import { minimise, verdict, type FuzzKind } from './kind';
import { desk } from './desk';
import { KINDS as INPUTS } from './kinds';

/**
 * `npm run fuzz -- KIND… [--count N] [--seed S]`: so many inputs of each kind; without a kind, all.
 * Every input has a number of its own from the seed; a failure names it, so that one can be made
 * again with `--seed NUMBER --count 1`. A thread that does not answer or asks for too much memory
 * has failed as well.
 */
const KINDS = [...INPUTS, desk as unknown as FuzzKind<never>];
const SECONDS_FOR_ONE = 60;
/** Most of what an input makes is thrown away at once. */
const LIMITS = { maxOldGenerationSizeMb: 1024, maxYoungGenerationSizeMb: 192 };

interface Answer {
  readonly seed: number;
  readonly failure: string | null;
  readonly smallest?: string;
}

async function answerFor(kind: FuzzKind<never>, seed: number): Promise<Answer> {
  const input = await kind.make(streamOf(seed, kind.name));
  const failure = await verdict(kind, input);
  if (failure === null) return { seed, failure };
  const smallest = kind.show(await minimise(kind, input, failure));
  return { seed, failure, smallest };
}

/** One thread for one kind; started anew after an input that ended it. */
class Runner {
  private worker: Worker | null = null;

  constructor(private readonly kind: string) {}

  ask(seed: number): Promise<Answer> {
    const worker = (this.worker ??= this.start());
    return new Promise((settle) => {
      const end = (answer: Answer) => {
        clearInterval(late);
        worker.off('message', end);
        worker.off('error', fallen);
        settle(answer);
      };
      const lost = (failure: string) => {
        this.worker = null;
        void worker.terminate();
        end({ seed, failure });
      };
      const fallen = (cause: Error) => lost(`the thread ended: ${cause.message}`);
      // Of the processor: on a machine with other work an hour may be too short for a minute.
      const before = process.cpuUsage();
      const late = setInterval(() => {
        if (secondsSince(before) > SECONDS_FOR_ONE) lost(`no answer in ${SECONDS_FOR_ONE} s`);
      }, 5000);
      worker.on('message', end);
      worker.on('error', fallen);
      worker.postMessage({ kind: this.kind, seed });
    });
  }

  stop = async (): Promise<void> => void (await this.worker?.terminate());

  private start = (): Worker => new Worker(__filename, { resourceLimits: LIMITS });
}

async function runKind(name: string, count: number, seed: number): Promise<number> {
  const runner = new Runner(name);
  const [began, before] = [Date.now(), process.cpuUsage()];
  let failures = 0;
  for (let n = 0; n < count; n++) {
    const answer = await runner.ask(seed + n);
    if (answer.failure !== null) keep(name, answer, ++failures);
    if (process.stderr.isTTY && n % 100 === 99) process.stderr.write(`\r${name}: ${n + 1}`);
  }
  await runner.stop();
  const seconds = `${((Date.now() - began) / 1000).toFixed(0)} s, ${secondsSince(before).toFixed(0)} s of the processor`;
  console.log(`${name}: ${count} inputs from seed ${seed}, ${failures} failed (${seconds})`);
  return failures;
}

function secondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** A failure in short on the screen, its smallest input in a file. */
function keep(name: string, { seed, failure, smallest }: Answer, nth: number): void {
  console.log(`${name} ${seed}: ${failure}`);
  if (smallest === undefined || nth > 20) return;
  const folder = path.join('test-output', 'fuzz');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${name}-${seed}.txt`), `${failure}\n\n${smallest}\n`);
}

function numberAfter(words: readonly string[], option: string, otherwise: number): number {
  const at = words.indexOf(option);
  const value = at < 0 ? otherwise : Number(words[at + 1]);
  if (!Number.isInteger(value) || value < 0) throw new Error(`${option} wants a whole number`);
  return value;
}

async function main(words: readonly string[]): Promise<number> {
  const names = words.filter(
    (word, at) => !word.startsWith('--') && !words[at - 1]?.startsWith('--'),
  );
  const unknown = names.filter((name) => !KINDS.some((kind) => kind.name === name));
  if (unknown.length > 0) {
    console.error(`${unknown.join(', ')}: known are ${KINDS.map(({ name }) => name).join(', ')}`);
    return 3;
  }
  const count = numberAfter(words, '--count', 1000);
  const seed = numberAfter(words, '--seed', Date.now() % 1e9);
  let failures = 0;
  for (const { name } of KINDS)
    if (names.length === 0 || names.includes(name)) failures += await runKind(name, count, seed);
  return failures === 0 ? 0 : 1;
}

if (isMainThread) void main(process.argv.slice(2)).then((code) => (process.exitCode = code));
else
  parentPort!.on('message', ({ kind, seed }: { kind: string; seed: number }) => {
    const known = KINDS.find(({ name }) => name === kind)!;
    void answerFor(known, seed).then((answer) => parentPort!.postMessage(answer));
  });
