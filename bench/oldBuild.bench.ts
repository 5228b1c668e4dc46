/**
 * An older build beside this one, turn by turn in one run, by the processor's time:
 *
 *   OLD_BUILD=…/dist/pairsheet.js npm run bench -- oldBuild
 *
 * The older one that is meant is version 0.1.0, the state before editions became objects and the doors one:
 * commit d528f18, checked out into a folder of its own and built there by its own `npm run build`. This one
 * is made of the tree as it stands, unless NEW_BUILD names another. The events are made by the older one,
 * and both must end with the same exit code.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildHere, inTurns, runNode } from './processes';

const RUNS = 7;
/**
 * Measured on a machine with much other work, the middle of seven: the start 0.63, engines 0.53 (dutch-2016), 0.58
 * (dutch-2011), 0.62 (dutch-2012, french-1994), 0.70 (dubov-1997), standings 0.82.
 */
const LIMIT = 1.05;

const OLD = process.env.OLD_BUILD;

const beyond: string[] = [];

function compare(what: string, builds: readonly [string, string], args: readonly string[]): void {
  // What they print was worded otherwise before; the exit code says whether all rounds agree.
  const [older, newer] = builds.map((build) => () => runNode([build, ...args]));
  if (older().status !== newer().status) throw new Error(`${what}: the answers differ`);
  const [before, now] = inTurns(RUNS, older, newer);
  const ratio = now / before;
  const times = `${before.toFixed(0)} ms before, ${now.toFixed(0)} ms now`;
  console.log(`${what}: ${times}, ratio ${ratio.toFixed(2)}`);
  if (ratio > LIMIT) beyond.push(what);
}

const SYSTEMS = [
  ['dutch-2016', 500],
  ['dutch-2012', 300],
  ['dutch-2011', 300],
  ['french-1994', 300],
  ['dubov-1997', 300],
] as const;

function compareAll(old: string, folder: string): void {
  const now = process.env.NEW_BUILD ?? path.join(folder, 'pairsheet.js');
  if (!process.env.NEW_BUILD) buildHere(now);
  const builds = [old, now] as const;
  compare('start (--version)', builds, ['--version']);
  for (const [system, players] of SYSTEMS) {
    const file = path.join(folder, `${system}.trf`);
    const size = ['--players', String(players), '--rounds', '9'];
    runNode([old, 'generate', '--system', system, ...size, '--seed', '7', '-o', file]);
    compare(`check ${players} × 9, ${system}`, builds, ['check', file, '--system', system]);
  }
  const file = path.join(folder, 'dutch-2016.trf');
  const list = ['--tie-breaks', 'BH,BH-C1,SB,WINS,PERF,ARO', '--edition', 'FFE-1998'];
  compare('standings 500 × 9, six tie-breaks', builds, ['standings', file, ...list, '--csv']);
}

function main(): void {
  if (!OLD || !existsSync(OLD)) {
    console.log('OLD_BUILD names no older build: nothing to compare');
    return;
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'old-build-'));
  try {
    compareAll(OLD, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
  if (beyond.length > 0) throw new Error(`beyond ${LIMIT} times the older build: ${beyond.join()}`);
}

main();
