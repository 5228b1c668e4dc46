import fs from 'fs';
import path from 'path';

/**
 * A witness is a second reading of a text: it may know what a tournament is (`src/model`), but nothing
 * of an engine, of another witness's engine, or of what engines share. Otherwise one fault would stand
 * on both sides and nobody would see it.
 */
const tests = path.join(__dirname, '..');
const isWitness = (name: string): boolean =>
  /(^|\/)(witness|literal|secondReader)\w*\.ts$/.test(name) && !name.includes('.test.');
const WITNESSES = (fs.readdirSync(tests, { recursive: true }) as string[])
  .map((name) => name.replaceAll(path.sep, '/'))
  .filter(isWitness);

const IMPORT = /(?:\bfrom|\bimport\(?|\brequire\()\s*'(\.[^']+)'/g;

/** Whatever a file brings in, and what that brings in, as far as it lies in `test/`; by path from the root. */
function broughtIn(file: string, seen = new Map<string, string>()): Map<string, string> {
  const text = fs.readFileSync(path.join(tests, '..', file), 'utf8');
  for (const [, to] of text.matchAll(IMPORT)) {
    const target = path.posix.join(path.posix.dirname(file), to);
    if (seen.has(target)) continue;
    seen.set(target, file);
    if (target.startsWith('test/')) broughtIn(`${target}.ts`, seen);
  }
  return seen;
}

test('there is a witness for every engine that searches', () => {
  const folders = new Set(WITNESSES.map((name) => path.posix.dirname(name)));
  expect([...folders].sort()).toEqual([
    'systems/burstein-2026',
    'systems/double-swiss-2026',
    'systems/dubov-1997',
    'systems/dubov-2026',
    'systems/dutch-2011',
    'systems/dutch-2016',
    'systems/dutch-2026',
    'systems/french-1994',
    'systems/team-swiss-2026',
    'tiebreaks',
  ]);
});

test.each(WITNESSES)('%s imports nothing of an engine', (name) => {
  const foreign = [...broughtIn(`test/${name}`)]
    .filter(([target]) => target.startsWith('src/') && !target.startsWith('src/model/'))
    .map(([target, from]) => `${from} → ${target}`);
  expect(foreign).toEqual([]);
});
