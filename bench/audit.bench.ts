import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildHere, runNode } from './processes';

/**
 * A season of 10,000 events audited: four minutes on two cores are 480 seconds of the processor, in less than
 * 500 MB. `AUDIT_EVENTS` takes fewer, measured by their share; memory is what the whole process has held.
 */
const EVENTS = Number(process.env.AUDIT_EVENTS ?? 10_000);
const SECONDS_PER_EVENT = 480 / 10_000;
const MOST_MB = 500;

/** Prints the most memory that the process has held, in MB, before it ends. */
const MEMORY = `process.on('exit', () => {
  if (require('worker_threads').isMainThread)
    require('fs').writeFileSync(process.env.MEMORY_FILE, String(process.resourceUsage().maxRSS / 1024));
});`;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pairsheet-audit-'));
try {
  const [program, season] = [path.join(folder, 'pairsheet.js'), path.join(folder, 'season')];
  const [memory, preload] = [path.join(folder, 'memory.txt'), path.join(folder, 'memory.js')];
  buildHere(program);
  fs.mkdirSync(season);
  fs.writeFileSync(preload, MEMORY);
  const words = ['--count', String(EVENTS), '--players', '24-60', '--rounds', '5-9', '--seed', '1'];
  const made = spawnSync(process.execPath, [
    program,
    'generate',
    ...words,
    '-o',
    path.join(season, 't%d.trf'),
  ]);
  if (made.status !== 0) throw new Error(`No season was made: ${String(made.stderr)}`);
  process.env.MEMORY_FILE = memory;
  const output = path.join(folder, 'audit.xlsx');
  const { milliseconds } = runNode(['-r', preload, program, 'audit', season, '-o', output]);
  const perEvent = milliseconds / 1000 / EVENTS;
  const held = Number(fs.readFileSync(memory, 'utf8'));
  const minutes = ((perEvent * 10_000) / 2 / 60).toFixed(1);
  console.log(
    `${EVENTS} events: ${(perEvent * 1000).toFixed(1)} ms of the processor an event ` +
      `(limit ${SECONDS_PER_EVENT * 1000}), 10,000 on two cores ${minutes} min; ${held.toFixed(0)} MB (limit ${MOST_MB})`,
  );
  if (perEvent > SECONDS_PER_EVENT) throw new Error('A season takes more than four minutes');
  if (held >= MOST_MB) throw new Error(`More than ${MOST_MB} MB`);
} finally {
  fs.rmSync(folder, { recursive: true });
}
