import { DamagedFile } from './package/damaged';

/** Rows and cells with the address that they give themselves. */
const ADDRESSED = /<(?:\w+:)?(row|c)\s(?:[^<>]*?\s)?r="([^"]*)"/g;

/**
 * A sheet in which rows or cells stand twice, or cells in the row of another, says two things at
 * once: programs disagree about what it holds, so nobody is told that they read it right.
 */
export function verifySheet(name: string, xml: string): void {
  const rows = new Set<string>();
  const cells = new Set<string>();
  let row = '';
  for (const [, kind, address] of xml.matchAll(ADDRESSED)) {
    const seen = kind === 'row' ? rows : cells;
    if (seen.has(address)) throw new DamagedFile(`${name}: ${kind} ${address} stands twice`);
    seen.add(address);
    if (kind === 'row') row = address;
    else if (rows.size > 0 && address.replace(/^[A-Z]+/i, '') !== row)
      throw new DamagedFile(`${name}: cell ${address} in row ${row}`);
  }
}
