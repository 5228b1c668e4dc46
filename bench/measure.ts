import { performance } from 'perf_hooks';

/** Middle of `runs` timings in milliseconds, after one run to warm up. */
export function median(runs: number, work: () => void): number {
  work();
  const times = Array.from({ length: runs }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return times.sort((a, b) => a - b)[Math.floor(runs / 2)];
}

/** Prints a measurement; beyond its limit the benchmark fails. */
export function report(what: string, milliseconds: number, limit: number): void {
  console.log(`${what}: ${milliseconds.toFixed(1)} ms (limit ${limit} ms)`);
  if (milliseconds > limit) throw new Error(`${what} took longer than ${limit} ms`);
}
