/**
 * An older build beside this one, turn by turn in one run, by the processor's time:
 *
 *   OLD_BUILD=…/dist/pairsheet.js npm run bench -- oldBuild
 *
 * Both are command lines of one file; this one is `dist/pairsheet.js` (`npm run build`) unless NEW_BUILD
 * names another. The events are made by the older one, and both must end with the same exit code.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const RUNS = 7;
/** What noise of a machine with other work can make of equal programs. */
const LIMIT = 1.5;

const OLD = process.env.OLD_BUILD;
const NEW = process.env.NEW_BUILD ?? path.join(process.cwd(), 'dist/pairsheet.js');
const PRELOAD = path.join(process.cwd(), 'bench/processorTime.js');

interface Run {
  readonly milliseconds: number;
  readonly status: number | null;
}

function run(build: string, args: readonly string[]): Run {
  const { status, output, stderr } = spawnSync(process.execPath, ['-r', PRELOAD, build, ...args], {
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (status !== 0 && status !== 1) throw new Error(`${build} ${args.join(' ')}: ${stderr}`);
  return { milliseconds: Number(output[3]), status };
}

const middle = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

const beyond: string[] = [];
/** What it takes both to do nothing; told apart, because it weighs on every small command alike. */
let starts: readonly number[] = [0, 0];

/** The two take turns, so that whatever else the machine does befalls both. */
function compare(what: string, args: readonly string[]): readonly number[] {
  const [older, newer]: [Run[], Run[]] = [[], []];
  for (let i = 0; i < RUNS; i++) {
    older.push(run(OLD!, args));
    newer.push(run(NEW, args));
  }
  // What they print was worded otherwise before; the exit code says whether all rounds agree.
  if (older[0].status !== newer[0].status) throw new Error(`${what}: the answers differ`);
  const times = [older, newer].map((runs) => middle(runs.map(({ milliseconds }) => milliseconds)));
  const ratio = times[1] / times[0];
  const work = (times[1] - starts[1]) / (times[0] - starts[0]);
  const without = starts[0] > 0 ? `, without the start ${work.toFixed(2)}` : '';
  console.log(
    `${what}: ${times[0].toFixed(0)} ms before, ${times[1].toFixed(0)} ms now, ratio ${ratio.toFixed(2)}${without}`,
  );
  if (ratio > LIMIT) beyond.push(what);
  return times;
}

const SYSTEMS = [
  ['dutch-2016', 500],
  ['dutch-2012', 300],
  ['dutch-2011', 300],
  ['french-1994', 300],
  ['dubov-1997', 300],
] as const;

function main(): void {
  if (!OLD || !existsSync(OLD)) {
    console.log('OLD_BUILD names no older build: nothing to compare');
    return;
  }
  if (!existsSync(NEW)) throw new Error(`There is no build at ${NEW}`);
  const folder = mkdtempSync(path.join(tmpdir(), 'old-build-'));
  try {
    starts = compare('start (--version)', ['--version']);
    for (const [system, players] of SYSTEMS) {
      const file = path.join(folder, `${system}.trf`);
      const size = ['--players', String(players), '--rounds', '9'];
      run(OLD, ['generate', '--system', system, ...size, '--seed', '7', '-o', file]);
      compare(`check ${players} × 9, ${system}`, ['check', file, '--system', system]);
    }
    const file = path.join(folder, 'dutch-2016.trf');
    const list = ['--tie-breaks', 'BH,BH-C1,SB,WINS,PERF,ARO', '--edition', 'FFE-1998'];
    compare('standings 500 × 9, six tie-breaks', ['standings', file, ...list, '--csv']);
  } finally {
    rmSync(folder, { recursive: true });
  }
  if (beyond.length > 0) throw new Error(`beyond ${LIMIT} times the older build: ${beyond.join()}`);
}

main();
