import fs from 'fs';
import path from 'path';

/** The imports as they are written, `import type` and all, by the folders they join. */
const root = path.join(__dirname, '..');
const IMPORT = /(?:\bfrom|\bimport\(?)\s*'(\.[^']+)'/g;

const filesBelow = (folder: string): string[] =>
  fs
    .readdirSync(path.join(root, folder), { withFileTypes: true })
    .flatMap((entry) =>
      entry.isDirectory() ? filesBelow(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
    )
    .filter((file) => /\.tsx?$/.test(file));

const importsOf = (file: string): string[] =>
  [...fs.readFileSync(path.join(root, file), 'utf8').matchAll(IMPORT)].map(([, to]) =>
    path.posix.join(path.posix.dirname(file), to),
  );

/** `src/model/check.ts` → `model`. */
const folderOf = (file: string) => file.split('/')[1].replace(/\.ts$/, '');

const SRC = filesBelow('src');
const edges = new Map<string, Map<string, string>>();
for (const file of SRC)
  for (const to of importsOf(file)) {
    if (!to.startsWith('src/') || folderOf(file) === folderOf(to)) continue;
    const from = edges.get(folderOf(file)) ?? new Map<string, string>();
    edges.set(folderOf(file), from.set(folderOf(to), `${file} → ${to}`));
  }

test('the core imports nothing of the doors', () => {
  expect(SRC.length).toBeGreaterThan(300);
  const outside = SRC.flatMap((file) =>
    importsOf(file)
      .filter((to) => !to.startsWith('src/') && to !== 'src')
      .map((to) => `${file} → ${to}`),
  );
  expect(outside).toEqual([]);
});

/** Each folder is visited once; whoever is met again on the same way closes a circle. */
test('no folder of the core depends on one that depends on it', () => {
  const circles: string[][] = [];
  const done = new Set<string>();
  const visit = (folder: string, way: readonly string[]): void => {
    if (way.includes(folder)) {
      const circle = [...way.slice(way.indexOf(folder)), folder];
      circles.push(circle.slice(1).map((to, index) => edges.get(circle[index])!.get(to)!));
      return;
    }
    if (done.has(folder)) return;
    for (const to of edges.get(folder)?.keys() ?? []) visit(to, [...way, folder]);
    done.add(folder);
  };
  for (const folder of edges.keys()) visit(folder, []);
  expect(circles).toEqual([]);
});

const DOORS = ['cli', 'functions', 'taskpane', 'walk', 'workbench'].flatMap(filesBelow);

/** What a file loads: imports of types alone are gone when it runs. */
const LOADED = /(?:import|export) (?!type )([^;']*?)\bfrom\s*'(\.[^']+)'/g;
const isTypesOnly = (names: string): boolean =>
  /^\s*\{(?:\s*type [^,}]+,?)+\s*\}\s*$/.test(names.replaceAll('\n', ' '));

function loadedBy(file: string): string[] {
  const text = fs.readFileSync(path.join(root, file), 'utf8');
  return [...text.matchAll(LOADED)].flatMap(([, names, to]) => {
    if (isTypesOnly(names)) return [];
    const target = path.posix.join(path.posix.dirname(file), to);
    const known = ['.ts', '.tsx', '/index.ts'].map((end) => `${target}${end}`);
    return known.filter((each) => fs.existsSync(path.join(root, each)));
  });
}

test('no file loads one that loads it, in the core or behind a door', () => {
  expect(DOORS.length).toBeGreaterThan(200);
  const circles: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, way: readonly string[]): void => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' → '));
    if (way.includes(file) || done.has(file)) return;
    for (const to of loadedBy(file)) visit(to, [...way, file]);
    done.add(file);
  };
  for (const file of [...SRC, ...DOORS]) visit(file, []);
  expect(circles).toEqual([]);
});

/** What may stand on what; folders that are not named are held by the test of circles alone. */
test('the floors lie in this order', () => {
  const FLOORS = [
    ['words'],
    ['model'],
    ['explain'],
    ['handling'],
    ['formats'],
    ['systems', 'tiebreaks'],
    ['sheets', 'generate'],
    ['ratings', 'prizes', 'publish'],
    ['xlsx', 'event'],
    ['course'],
  ];
  const floor = (folder: string) => FLOORS.findIndex((names) => names.includes(folder));
  const upward = [...edges].flatMap(([from, targets]) =>
    [...targets]
      .filter(([to]) => floor(from) >= 0 && floor(to) > floor(from))
      .map(([, how]) => how),
  );
  expect(upward).toEqual([]);
});

const EXPORTED = /^export (?:async )?(?:const|let|function\*?|class|interface|type) (\w+)/gm;

/**
 * Folders that say the same things for texts of their own: `src/systems/dutch-2016`, `src/tiebreaks/c07`. One
 * has what its siblings have, under the same name; nobody takes it for theirs. The second reading of a text
 * (`src/systems/literal/dutch-2026`) says once more what its engine says.
 */
const editionOf = (file: string): string | null =>
  /^src\/(?:systems\/literal|systems|tiebreaks)\/[^/]+(?=\/)/.exec(file)?.[0] ?? null;

/** What a language says, an area a file, is called after whom it speaks for. */
const isOfLanguage = (file: string): boolean => /^src\/words\/[a-z]+(-[A-Z]+)?\//.test(file);

const NAMED_TWICE: Readonly<Record<string, string>> = {
  Field: 'the players of a round inside an engine; everywhere else the players of a list',
};

test('an exported name of the core means one thing', () => {
  const files = new Map<string, string[]>();
  for (const file of SRC.filter((each) => !isOfLanguage(each)))
    for (const [, name] of fs.readFileSync(path.join(root, file), 'utf8').matchAll(EXPORTED))
      if (!files.get(name)?.includes(file)) files.set(name, [...(files.get(name) ?? []), file]);
  expect(files.size).toBeGreaterThan(1000);
  const areSiblings = (found: readonly string[]): boolean => {
    const editions = found.map(editionOf);
    return !editions.includes(null) && new Set(editions).size === found.length;
  };
  const twice = [...files].filter(([, found]) => found.length > 1 && !areSiblings(found));
  expect(twice.filter(([name]) => !(name in NAMED_TWICE))).toEqual([]);
  expect(Object.keys(NAMED_TWICE).filter((name) => !twice.some(([each]) => each === name))).toEqual(
    [],
  );
});

/** Folders whose files are joined in an `index.ts`; registries of editions and languages are no such door. */
const BARRELS = ['src/handling', 'src/qr'];

test('where a folder has a barrel, it is the only door', () => {
  const files = ['src', 'cli', 'functions', 'taskpane', 'workbench'].flatMap(filesBelow);
  const past = files.flatMap((file) =>
    importsOf(file)
      .filter((to) => BARRELS.some((door) => to.startsWith(`${door}/`) && !file.startsWith(door)))
      .map((to) => `${file} → ${to}`),
  );
  expect(past).toEqual([]);
  for (const door of BARRELS) expect(SRC).toContain(`${door}/index.ts`);
});
