import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Every system stands ready by what it says of itself; its engine is loaded by the first question about a round. */
const systems = join(__dirname, '../../src/systems');
const folders = readdirSync(systems, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const withLate = folders.filter((folder) => existsSync(join(systems, folder, 'late.ts')));

/** Files that a file imports or exports values from, as they are written. */
function valueImports(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const found = text.matchAll(/^(?:import|export) (?!type\b)[^;]*?from '(\.[^']*)';/gms);
  return [...found].map(([, path]) => path);
}

const systemFiles = (folder: string): string[] =>
  ['index.ts', 'system.ts'].map((name) => join(systems, folder, name)).filter((f) => existsSync(f));

test.each(withLate)(
  '%s: what comes late is functions, which can wait until they are called',
  (folder) => {
    const late = jest.requireActual<Record<string, unknown>>(join(systems, folder, 'late.ts'));
    expect(Object.keys(late).length).toBeGreaterThan(0);
    for (const [name, value] of Object.entries(late))
      expect([name, typeof value]).toEqual([name, 'function']);
  },
);

test.each(withLate)('%s: nothing that comes late is loaded by another way', (folder) => {
  const late = valueImports(join(systems, folder, 'late.ts'));
  for (const file of systemFiles(folder))
    expect(valueImports(file).filter((path) => late.includes(path))).toEqual([]);
});

/** The folders whose `late.ts` a system's own files reach without passing one. */
function reachesLate(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file)) return false;
  seen.add(file);
  return valueImports(file).some((path) => {
    const next = [`${path}.ts`, join(path, 'index.ts')]
      .map((name) => join(dirname(file), name))
      .find((name) => existsSync(name));
    if (!next?.startsWith(systems)) return false;
    return next.endsWith('late.ts') || reachesLate(next, seen);
  });
}

test('every system of the registry has an engine that comes late', () => {
  const registered = valueImports(join(systems, 'index.ts')).map((path) =>
    join(systems, path, 'index.ts'),
  );
  const systemsOfFolders = registered.filter(
    (file) => file.startsWith(systems) && existsSync(file),
  );
  expect(systemsOfFolders.length).toBeGreaterThan(10);
  expect(systemsOfFolders.filter((file) => !reachesLate(file))).toEqual([]);
});
