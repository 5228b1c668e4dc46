import { createRequire } from 'module';
import path from 'path';
import type { buildSync } from 'esbuild';

const root = process.cwd();
const load = createRequire(path.join(root, 'package.json'));

/** Milliseconds of the processor. */
export const cpuTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Bundles a file of this folder and runs it in a window of jsdom; gives what it put into the window. */
export function inJsdom<Exports extends object>(file: string): Exports {
  const { JSDOM } = load('jsdom') as {
    JSDOM: new (
      html: string,
      options: object,
    ) => { window: Exports & { eval(code: string): unknown } };
  };
  const esbuild = load('esbuild') as { buildSync: typeof buildSync };
  const { outputFiles } = esbuild.buildSync({
    entryPoints: [path.join(root, 'bench', file)],
    bundle: true,
    write: false as const,
    format: 'iife',
    platform: 'node',
    external: ['@microsoft/office-js'],
    loader: { '.trf': 'text' },
    logLevel: 'warning',
  });
  const { window } = new JSDOM('<!doctype html><html><head></head><body></body></html>', {
    url: 'https://localhost/taskpane.html',
    runScripts: 'outside-only',
    pretendToBeVisual: true,
  });
  // Every browser has them, jsdom does not.
  Object.assign(window, { TextEncoder, TextDecoder });
  Object.assign(window, { require: load });
  window.eval(outputFiles[0].text);
  return window;
}
