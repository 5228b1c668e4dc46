/**
 * The window that the pane and office.js look for, as properties of Node's own global: what office.js asks
 * of a browser comes from jsdom, everything else runs as fast as without one (in a window of jsdom every
 * look at a global costs a call).
 */
import { createRequire } from 'node:module';
import path from 'node:path';

interface Dom {
  readonly window: Window & typeof globalThis;
}

const LISTENING = ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const;

export function openWindow(): void {
  if ('window' in globalThis) return;
  const load = createRequire(path.join(process.cwd(), 'package.json'));
  const { JSDOM } = load('jsdom') as { JSDOM: new (html: string, options: object) => Dom };
  const { window } = new JSDOM('<!doctype html><html><head></head><body></body></html>', {
    url: 'https://localhost/taskpane.html',
  });
  for (const name of Object.getOwnPropertyNames(window))
    if (!(name in globalThis)) define(name, Reflect.get(window, name));
  for (const name of LISTENING) define(name, window[name].bind(window));
  // Node has one of its own that says less.
  define('navigator', window.navigator);
  for (const name of ['window', 'self', 'top', 'parent']) define(name, globalThis);
}

const define = (name: string, value: unknown) =>
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
