import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';

const PRELOAD = path.join(process.cwd(), 'bench/processorTime.js');

export interface Run {
  /** Of the processor, all threads together. */
  readonly milliseconds: number;
  readonly status: number | null;
}

/** Runs Node with these words in a process of its own; 1 is an answer too: something differs. */
export function runNode(words: readonly string[]): Run {
  const { status, output, stderr } = spawnSync(process.execPath, ['-r', PRELOAD, ...words], {
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    encoding: 'utf8',
    // Reading a machine's own certificates is half of a short command, and nothing of it is ours.
    env: { ...process.env, NODE_EXTRA_CA_CERTS: '' },
    maxBuffer: 1 << 28,
  });
  if (status !== 0 && status !== 1) throw new Error(`${words.join(' ')}: ${stderr}`);
  return { milliseconds: Number(output[3]), status };
}

/** The command line of this tree, built as `npm run build` does it. */
export function buildHere(outfile: string): void {
  const options = { entry: 'cli/main.ts', outfile, minify: true };
  const build = `require('./scripts/build/esbuildProgram').buildProgram(${JSON.stringify(options)})`;
  execFileSync(process.execPath, ['-e', build]);
}

/** Both do the same in turns, so that whatever else the machine does befalls both: their middle runs. */
export function inTurns(runs: number, one: () => Run, other: () => Run): readonly [number, number] {
  const times: [number[], number[]] = [[], []];
  for (let n = 0; n < runs; n++) {
    times[0].push(one().milliseconds);
    times[1].push(other().milliseconds);
  }
  const middle = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(runs / 2)];
  return [middle(times[0]), middle(times[1])];
}
