/**
 * What the last release had of custom functions. Excel keeps their metadata for up to a day while a new pane is
 * there at once ("Troubleshoot custom functions", 04/20/2026), so that a formula with a function or an argument
 * of today would show `#NAME?` or `#VALUE!` until then: what we write, the last release knew. The file is written
 * with each release (`node scripts/release/keepFunctions.js`), and from then on what was new is written.
 */
import kept from './functionsOfLastRelease.json';

/** Arguments of each function by its id; `?` may be left out, `…` repeats. */
export type Released = Readonly<Record<string, readonly string[]>>;

export const RELEASED: Released = kept.functions;

export const knows = (released: Released, name: string, argument?: string): boolean => {
  const known = released[name];
  if (!known) return false;
  return argument === undefined || known.some((each) => each.replace(/[?…]$/, '') === argument);
};
