/** Milliseconds of the processor that something takes. */
export function processorTime(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/**
 * Middle of `runs` timings in milliseconds of the processor, after one run to warm up: a machine that
 * has other work makes the clock run on, not the processor.
 */
export function median(runs: number, work: () => void): number {
  work();
  const times = Array.from({ length: runs }, () => processorTime(work));
  return times.sort((a, b) => a - b)[Math.floor(runs / 2)];
}

/** Prints a measurement; beyond its limit the benchmark fails. */
export function report(what: string, milliseconds: number, limit: number): void {
  console.log(`${what}: ${milliseconds.toFixed(1)} ms (limit ${limit} ms)`);
  if (milliseconds > limit) throw new Error(`${what} took longer than ${limit} ms`);
}
