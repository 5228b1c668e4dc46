import { createRequire } from 'module';
import path from 'path';
import type { buildSync } from 'esbuild';
import type { Spent, Timing } from './functionsInOffice';

/**
 * 3,000 cells that each call a function on a range of 500 players × 12 columns, through the real
 * custom-functions runtime, against the same calls of a function that does nothing.
 */
const LIMIT = 1.15;

const root = process.cwd();
const load = createRequire(path.join(root, 'package.json'));

interface JsdomWindow {
  eval(code: string): unknown;
  measure(cpuTime: () => number): Promise<Timing>;
}

const cpuTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

async function run(): Promise<void> {
  const { JSDOM } = load('jsdom') as {
    JSDOM: new (html: string, options: object) => { window: JsdomWindow & Record<string, unknown> };
  };
  const esbuild = load('esbuild') as { buildSync: typeof buildSync };
  const { outputFiles } = esbuild.buildSync({
    entryPoints: [path.join(root, 'bench/functionsInOffice.ts')],
    bundle: true,
    write: false as const,
    format: 'iife',
    platform: 'node',
    logLevel: 'warning',
  });
  const { window } = new JSDOM('<!doctype html><html><head></head><body></body></html>', {
    url: 'https://localhost/taskpane.html',
    runScripts: 'outside-only',
    pretendToBeVisual: true,
  });
  Object.assign(window, { require: load, __dirname: path.join(root, 'test/support') });
  window.eval(outputFiles[0].text);
  const { calls, nothing, buchholz } = await window.measure(cpuTime);
  const ratio = buchholz.cpu / nothing.cpu;
  const show = ({ wall, cpu }: Spent) =>
    `${wall.toFixed(0)} ms, of the processor ${cpu.toFixed(0)} ms`;
  console.log(`${calls} calls of nothing: ${show(nothing)}`);
  console.log(`${calls} calls of BUCHHOLZ: ${show(buchholz)}`);
  console.log(
    `ratio: ${(buchholz.wall / nothing.wall).toFixed(3)}, of the processor ${ratio.toFixed(3)} (limit ${LIMIT})`,
  );
  if (ratio > LIMIT) throw new Error(`BUCHHOLZ takes more than ${LIMIT} times as long as nothing`);
  process.exit(0);
}

run().catch((failure: unknown) => {
  console.error(failure);
  process.exit(1);
});
