import fs from 'fs';
import path from 'path';

/**
 * A witness is a second reading of a text: it may know what a tournament is (`src/model`) and lean on
 * another witness, but knows nothing of an engine or of what engines share. Otherwise one fault would
 * stand on both sides and nobody would see it. Some are in the product, as a second opinion.
 */
const root = path.join(__dirname, '..', '..');
const filesBelow = (folder: string): string[] =>
  (fs.readdirSync(path.join(root, folder), { recursive: true }) as string[])
    .map((name) => `${folder}/${name.replaceAll(path.sep, '/')}`)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));

const IN_PRODUCT = /^src\/systems\/literal\/[^/]+\//;
/** How a reading in the product says what it found, and stops; the shape of a round is a type alone. */
const FRAME = ['src/systems/literal/opinion', 'src/systems/literal/work'];
const SHAPE = 'src/systems/system';
const WITNESSES = [
  ...filesBelow('test').filter((name) => /\/(witness|literal|secondReader)\w*\.ts$/.test(name)),
  ...filesBelow('src/systems/literal').filter((name) => IN_PRODUCT.test(name)),
];

const IMPORT = /(\btype\s*\{[^}]*\}\s*)?(?:\bfrom|\bimport\(?|\brequire\()\s*'(\.[^']+)'/g;
const isOfWitnesses = (target: string): boolean =>
  target.startsWith('test/') || IN_PRODUCT.test(target) || FRAME.includes(target);

/** Whatever a file brings in, and what that brings in; by path from the root. */
function broughtIn(file: string, seen = new Map<string, string>()): Map<string, string> {
  const text = fs.readFileSync(path.join(root, file), 'utf8');
  for (const [, types, to] of text.matchAll(IMPORT)) {
    const target = path.posix.join(path.posix.dirname(file), to);
    if (seen.has(target) || (types && target === SHAPE)) continue;
    seen.set(target, file);
    if (isOfWitnesses(target)) broughtIn(`${target}.ts`, seen);
  }
  return seen;
}

test('there is a witness for every engine that searches', () => {
  const folders = new Set(WITNESSES.map((name) => path.posix.basename(path.posix.dirname(name))));
  expect([...folders]).toEqual(
    expect.arrayContaining([
      'burstein-2026',
      'double-swiss-2026',
      'dubov-1997',
      'dubov-2026',
      'dutch-2011',
      'dutch-2016',
      'dutch-2026',
      'french-1994',
      'team-swiss-2026',
      'tiebreaks',
    ]),
  );
});

test.each(WITNESSES)('%s imports nothing of an engine', (name) => {
  const foreign = [...broughtIn(name)]
    .filter(([target]) => !isOfWitnesses(target) && !target.startsWith('src/model/'))
    .map(([target, from]) => `${from} → ${target}`);
  expect(foreign).toEqual([]);
});
