/**
 * Runs inside a jsdom window (see functions.bench.ts): calls of custom functions through the real
 * runtime of office.js, from the message of the host to the message with the results.
 */
import { FUNCTIONS } from '../functions';
import { startOffice } from '../test/support/pane/officeHost';

const CALLS = 3000;
const CALLS_A_TURN = 500;
const WARM_UP = 1;
const PLAYERS = 500;
const ROUNDS = 9;

/** A Swiss-like crosstable: No, Name, Rtg and nine rounds, 12 columns with the header row. */
function crosstable(players = PLAYERS): (string | number)[][] {
  const header = ['No', 'Name', 'Rtg', ...Array.from({ length: ROUNDS }, (_, r) => `R${r + 1}`)];
  const rows: (string | number)[][] = Array.from({ length: players }, (_, i) => [
    i + 1,
    `Player, Fictional ${i + 1}`,
    2400 - 2 * i,
  ]);
  for (let r = 0; r < ROUNDS; r++)
    for (let i = 0; i < players; i++) {
      // Round r pairs i with i XOR a number that differs from round to round.
      const partner = i ^ (r + 1);
      if (partner >= players) rows[i].push('bye');
      else if (i < partner) rows[i].push(`${partner + 1}w${(i + r) % 3 === 0 ? '½' : '1'}`);
      else rows[i].push(`${partner + 1}b${(partner + r) % 3 === 0 ? '½' : '0'}`);
    }
  return [header, ...rows];
}

/** Milliseconds by the clock, and of the processor: the latter does not mind a busy machine. */
export interface Spent {
  wall: number;
  cpu: number;
}

export interface Timing {
  readonly calls: number;
  readonly nothing: Spent;
  readonly buchholz: Spent;
}

/**
 * 3,000 calls of each kind in small turns, so that a slow moment of the machine hits both. A turn
 * begins now with the one, now with the other.
 */
export async function measure(cpuTime: () => number): Promise<Timing> {
  const office = await startOffice();
  const table = crosstable();
  CustomFunctions.associate('NOTHING', () => 0);
  CustomFunctions.associate('BUCHHOLZ', FUNCTIONS.BUCHHOLZ as (...parameters: unknown[]) => number);
  const answers = new Map<number, unknown>();
  const spent = { NOTHING: { wall: 0, cpu: 0 }, BUCHHOLZ: { wall: 0, cpu: 0 } };
  const time = async (id: 'NOTHING' | 'BUCHHOLZ', turn: number): Promise<void> => {
    const start = performance.now();
    const cpu = cpuTime();
    const calls = Array.from({ length: CALLS_A_TURN }, async (_, i) => {
      const player = ((turn * CALLS_A_TURN + i) % PLAYERS) + 1;
      const parameters = [player, table, null, null];
      const answer = await office.host.functions.invoke(id, parameters, 'Sheet1!A1');
      if (id === 'BUCHHOLZ') answers.set(player, answer.ok ? answer.value : answer.message);
    });
    await Promise.all(calls);
    spent[id].wall += performance.now() - start;
    spent[id].cpu += cpuTime() - cpu;
  };
  for (let turn = -WARM_UP; turn < CALLS / CALLS_A_TURN; turn++) {
    if (turn === 0)
      for (const each of Object.values(spent)) Object.assign(each, { wall: 0, cpu: 0 });
    const order =
      turn % 2 === 0 ? (['NOTHING', 'BUCHHOLZ'] as const) : (['BUCHHOLZ', 'NOTHING'] as const);
    for (const id of order) await time(id, turn + WARM_UP);
  }
  if (answers.size !== PLAYERS) throw new Error(`Only ${answers.size} players were answered for`);
  for (const [player, value] of answers)
    if (typeof value !== 'number' || value <= 0)
      throw new Error(`Player ${player}: ${String(value)}`);
  return { calls: CALLS, nothing: spent.NOTHING, buchholz: spent.BUCHHOLZ };
}

/** The same tie-break of so many players, a call a cell and one call for all. */
export interface Column {
  readonly players: number;
  readonly cells: Spent;
  readonly column: Spent;
}

/** The median of five, as small tables take a moment. */
export async function measureColumns(cpuTime: () => number): Promise<Column[]> {
  const office = await startOffice();
  for (const id of ['BUCHHOLZ', 'TIEBREAK_COLUMN'])
    CustomFunctions.associate(id, FUNCTIONS[id] as (...parameters: unknown[]) => number);
  const spend = async (work: () => Promise<unknown>): Promise<Spent> => {
    const spent: Spent[] = [];
    for (let turn = 0; turn < 5; turn++) {
      const [wall, cpu] = [performance.now(), cpuTime()];
      await work();
      spent.push({ wall: performance.now() - wall, cpu: cpuTime() - cpu });
    }
    return spent.sort((a, b) => a.cpu - b.cpu)[2];
  };
  const found: Column[] = [];
  for (const players of [20, 50, 100, 200, 300, 500]) {
    const table = crosstable(players);
    const call = (id: string, parameters: unknown[]) =>
      office.host.functions.invoke(id, parameters, 'Sheet1!A1');
    const each = Array.from({ length: players }, (_, i) => i + 1);
    const cells = await spend(() =>
      Promise.all(each.map((player) => call('BUCHHOLZ', [player, table, null, null]))),
    );
    const column = await spend(() => call('TIEBREAK_COLUMN', [table, 'BH', null]));
    found.push({ players, cells, column });
  }
  return found;
}

Object.assign(globalThis, { measure, measureColumns });
