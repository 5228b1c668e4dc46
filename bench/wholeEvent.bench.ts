import { cpuTime, inJsdom } from './inJsdom';
import type { Machine, Step, WholeEvent } from './wholeEventInOffice';

/**
 * A whole event of 1,000 players and 13 rounds, from the pasted list to the last standings: the pane's
 * own road over the real office.js and the workbook in memory. Beside each round stands its lower
 * bound in the same run: the engine alone, and the same cells given to a workbook directly.
 * `PLAYERS=300 ROUNDS=9 npm run bench -- wholeEvent` plays another one.
 */
const PLAYERS = Number(process.env.PLAYERS ?? 1000);
const ROUNDS = Number(process.env.ROUNDS ?? 13);
/** Times the lower bound, over the whole event; and how much slower the last round may be than the fourth. */
const LIMIT = { ratio: 30, growth: 4, heapMegabytes: 1500 };

interface Window {
  measure(machine: Machine, players: number, rounds: number): Promise<WholeEvent>;
}

const total = ({ pairedAndWritten, results, standings }: Step): number =>
  pairedAndWritten + results + standings;

function print(step: Step): void {
  const { round, pairedAndWritten, results, standings, engine, cells, heapMegabytes } = step;
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  console.log(
    `round ${round}: ${ms(total(step))} (paired and written ${ms(pairedAndWritten)}, results ${ms(results)}, standings ${ms(standings)}); engine ${ms(engine)}, cells ${ms(cells)}; heap ${heapMegabytes.toFixed(0)} MB`,
  );
}

function limit(what: string, value: number, most: number): void {
  console.log(`${what}: ${value.toFixed(1)} (limit ${most})`);
  if (value > most) throw new Error(`${what} is beyond ${most}`);
}

async function run(): Promise<void> {
  const machine: Machine = {
    cpuTime,
    heapMegabytes: () => process.memoryUsage().heapUsed / 2 ** 20,
  };
  const { measure } = inJsdom<Window>('wholeEventInOffice.ts');
  const { adopted, steps } = await measure(machine, PLAYERS, ROUNDS);
  console.log(`list of ${PLAYERS} players adopted: ${adopted.toFixed(0)} ms of the processor`);
  steps.forEach(print);
  const sum = (value: (step: Step) => number) => steps.reduce((so, step) => so + value(step), 0);
  const bound = sum(({ engine, cells }) => engine + cells);
  console.log(`whole event: ${((adopted + sum(total)) / 1000).toFixed(1)} s of the processor`);
  limit('times the lower bound', sum(total) / bound, LIMIT.ratio);
  limit('the last round beside the fourth', total(steps.at(-1)!) / total(steps[3]), LIMIT.growth);
  limit('most heap, MB', Math.max(...steps.map((step) => step.heapMegabytes)), LIMIT.heapMegabytes);
  process.exit(0);
}

run().catch((failure: unknown) => {
  console.error(failure);
  process.exit(1);
});
