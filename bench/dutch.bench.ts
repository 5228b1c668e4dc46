import { spawnSync } from 'child_process';
import fs from 'fs';
import os from 'os';
import path from 'path';
import { performance } from 'perf_hooks';
import { makeTrf } from '../src/formats/trf/write/makeTrf';
import type { RoundToPair } from '../src/model/types';
import { dutch2016 } from '../src/systems/dutch-2016';
import { dutch2026 } from '../src/systems/dutch-2026';
import type { PairingSystem } from '../src/systems/system';
import { median } from './measure';
import { playedEvent, type Habits } from './playedEvent';

/**
 * One round of each edition of the Dutch system, in process, against the process time of bbpPairings
 * (5.0.1 pairs by the text of 2016, 6.0.0 by that of 2026) on the same file in the same run:
 * `BBP_2016=path/to/5.0.1 BBP_2026=path/to/6.0.0 npm run bench dutch.bench`. Without an executable only
 * our times are printed. Fails beyond the limits of the table.
 */
const EDITIONS = [
  { system: dutch2016, peer: executable('BBP_2016') },
  { system: dutch2026, peer: executable('BBP_2026') },
];

function executable(variable: string): string | null {
  const file = process.env[variable];
  if (file !== undefined && fs.existsSync(file)) return file;
  console.log(`bbpPairings not found (${variable}): only our times follow`);
  return null;
}

const usual: Habits = { draws: 0.33, byes: 0.02, forfeits: 0.02, withdrawals: 0 };
const messy: Habits = { draws: 0.33, byes: 0.1, forfeits: 0.08, withdrawals: 0.02 };
const allDraws: Habits = { draws: 1, byes: 0.02, forfeits: 0.02, withdrawals: 0 };
/** The worst of all: players of one score want the same colour, and hardly anybody may meet. */
const white: Habits = { draws: 0, byes: 0, forfeits: 0, withdrawals: 0, whiteWins: true };

interface Row {
  readonly players: number;
  readonly rounds: readonly number[];
  readonly habits: Habits;
  readonly name: string;
  /** At most this share of the peer's time… */
  readonly ratio?: number;
  /** …or this many milliseconds. */
  readonly limit?: number;
}

const ROWS: readonly Row[] = [
  { players: 100, rounds: [3, 5, 9], habits: usual, name: 'usual', ratio: 0.6 },
  { players: 200, rounds: [3, 5, 9], habits: usual, name: 'usual', ratio: 0.15 },
  { players: 500, rounds: [3, 5, 9], habits: usual, name: 'usual', ratio: 0.05 },
  { players: 1000, rounds: [5, 9], habits: usual, name: 'usual', ratio: 0.02 },
  { players: 300, rounds: [3, 5, 7], habits: white, name: 'white wins', ratio: 1 },
  { players: 600, rounds: [3, 5], habits: white, name: 'white wins', ratio: 1 },
  { players: 2000, rounds: [1, 2, 3, 9], habits: usual, name: 'usual', limit: 2000 },
  { players: 2000, rounds: [2, 3, 9], habits: messy, name: 'messy', limit: 2000 },
  { players: 5000, rounds: [1, 2, 3, 9], habits: usual, name: 'usual', limit: 2000 },
  { players: 5000, rounds: [2, 3, 9], habits: messy, name: 'messy', limit: 2000 },
  { players: 5000, rounds: [2, 4], habits: allDraws, name: 'all draws', limit: 2000 },
];

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pairsheet-peer-'));
let failures = 0;
for (const { system, peer } of EDITIONS) {
  // A running add-in has paired before: one event is played to let the compiler see the code.
  for (const [, task] of playedEvent(150, usual, [9], system)) system.pair(task);
  console.log(`${system.id}\nplayers  event      round       ours       peer   ratio   limit`);
  for (const row of ROWS)
    for (const [round, task] of playedEvent(row.players, row.habits, row.rounds, system))
      measure(row, round, task, system, peer);
}
const megabytes = process.resourceUsage().maxRSS / 1024;
console.log(`most memory used: ${megabytes.toFixed(0)} MB (limit 300 MB)`);
if (megabytes > 300) failures++;
fs.rmSync(folder, { recursive: true });
if (failures > 0) throw new Error(`${failures} measurements beyond their limit`);

function measure(
  row: Row,
  round: number,
  task: RoundToPair,
  system: PairingSystem,
  peer: string | null,
): void {
  const runs = row.players >= 2000 ? 1 : row.players > 200 ? 5 : 25;
  const ours = median(runs, () => {
    if (!system.pair(task).ok) throw new Error('no pairing');
  });
  const theirs = peer !== null && row.ratio !== undefined ? peerTime(task, peer) : null;
  const ratio = theirs === null ? null : ours / theirs;
  const isBeyond =
    (row.limit !== undefined && ours > row.limit) || (ratio !== null && ratio > row.ratio!);
  if (isBeyond) failures++;
  console.log(
    [
      String(row.players).padStart(7),
      row.name.padEnd(10),
      String(round).padStart(5),
      `${ours.toFixed(1)} ms`.padStart(11),
      (theirs === null ? '–' : `${theirs.toFixed(0)} ms`).padStart(10),
      (ratio === null ? '–' : ratio.toFixed(3)).padStart(7),
      row.limit !== undefined ? `${row.limit} ms` : `× ${row.ratio}`,
      isBeyond ? 'BEYOND' : '',
    ].join(' '),
  );
}

/** The peer's process time; the middle of five for small files, as with ours. */
function peerTime({ tournament, round, present }: RoundToPair, peer: string): number {
  const here = new Set(present);
  const players = tournament.players.map((player) =>
    here.has(player.no)
      ? player
      : { ...player, requestedByes: new Map([[round, 'zeroBye' as const]]) },
  );
  const file = path.join(folder, 'round.trf');
  fs.writeFileSync(file, makeTrf({ ...tournament, players }));
  const runs = players.length <= 200 ? 5 : 1;
  const times = Array.from({ length: runs }, () => {
    const start = performance.now();
    const run = spawnSync(peer, ['--dutch', file, '-p'], { encoding: 'utf8' });
    if (run.status !== 0) throw new Error(`bbpPairings: ${run.stderr}`);
    return performance.now() - start;
  });
  return times.sort((a, b) => a - b)[Math.floor(runs / 2)];
}
