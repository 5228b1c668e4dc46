import { cpuTime, inJsdom } from './inJsdom';
import type { Column, Spent, Timing } from './functionsInOffice';

/**
 * 3,000 cells that each call a function on a range of 500 players × 12 columns, through the real
 * custom-functions runtime, against the same calls of a function that does nothing.
 */
const LIMIT = 1.15;

/** From so many players on one call for a column must be at least five times as cheap as one a cell. */
const PAYS_FROM = 200;

interface Window {
  measureColumns(cpuTime: () => number): Promise<Column[]>;
  measure(cpuTime: () => number): Promise<Timing>;
}

async function run(): Promise<void> {
  const window = inJsdom<Window>('functionsInOffice.ts');
  const { calls, nothing, buchholz } = await window.measure(cpuTime);
  const ratio = buchholz.cpu / nothing.cpu;
  const show = ({ wall, cpu }: Spent) =>
    `${wall.toFixed(0)} ms, of the processor ${cpu.toFixed(0)} ms`;
  console.log(`${calls} calls of nothing: ${show(nothing)}`);
  console.log(`${calls} calls of BUCHHOLZ: ${show(buchholz)}`);
  console.log(
    `ratio: ${(buchholz.wall / nothing.wall).toFixed(3)}, of the processor ${ratio.toFixed(3)} (limit ${LIMIT})`,
  );
  const columns = await window.measureColumns(cpuTime);
  for (const { players, cells, column } of columns)
    console.log(
      `${players} players, a call a cell: ${show(cells)}; one call for the column: ${show(column)}`,
    );
  const dear = columns.filter(
    ({ players, cells, column }) => players >= PAYS_FROM && cells.cpu < 5 * column.cpu,
  );
  if (dear.length > 0) throw new Error(`A column is too dear at ${dear[0].players} players`);
  if (ratio > LIMIT) throw new Error(`BUCHHOLZ takes more than ${LIMIT} times as long as nothing`);
  process.exit(0);
}

run().catch((failure: unknown) => {
  console.error(failure);
  process.exit(1);
});
