/** What an installation brings: nothing that names a registry, no collection of which we use a dozen. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import * as icons from '../../taskpane/icons';
import * as providers from '../../taskpane/icons/providers';

const root = path.resolve(__dirname, '../..');
const read = (name: string) => fs.readFileSync(path.join(root, name), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

test('the lock names no registry host', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { resolved?: string }>;
  };
  const resolved = Object.values(packages).flatMap((each) => each.resolved ?? []);
  expect(resolved).toEqual(['taskpane/icons']);
});

test('the icons that Fluent’s components ask for are those that stand in for its collection', () => {
  const folder = path.join(root, 'node_modules/@fluentui');
  const asked = new Map<string, Set<string>>();
  for (const file of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/^[\w-]+\/lib\/.*\.js$/.test(file.replaceAll(path.sep, '/'))) continue;
    const source = fs.readFileSync(path.join(folder, file), 'utf8');
    for (const [, names, from] of source.matchAll(
      /import \{([^}]*)\} from ["']@fluentui\/react-icons([^"']*)["']/g,
    ))
      for (const name of names.split(',')) {
        const into = asked.get(from) ?? new Set();
        asked.set(from, into.add(name.trim().split(' as ')[0]));
      }
  }
  expect([...asked.keys()].sort()).toEqual(['', '/lib/providers']);
  expect([...asked.get('')!].filter((name) => !(name in icons))).toEqual([]);
  expect([...asked.get('/lib/providers')!].filter((name) => !(name in providers))).toEqual([]);
});

test.each(['excel', 'excel:stop'])(
  'npm run %s says on a system without Excel that it needs one',
  (script) => {
    const [program, ...words] = scripts[script].split(' ');
    expect(program).toBe('node');
    const run = spawnSync(
      process.execPath,
      // As on Linux, wherever the test runs.
      [
        '-e',
        `Object.defineProperty(process, 'platform', { value: 'linux' });
        process.argv.splice(1, 0, ${words.map((w) => JSON.stringify(w)).join(', ')});
        require('./${words[0]}')`,
      ],
      { cwd: root, encoding: 'utf8' },
    );
    expect(run.stderr).toMatch(/^Excel runs on Windows and Mac; this is linux\.\nHere: npm start/);
    expect(run.stderr).not.toMatch(/\bat .*:\d+/);
    expect(run.status).toBe(1);
  },
);

test('npm run excel:web asks for the workbook that it needs', () => {
  const [, ...words] = scripts['excel:web'].split(' ');
  const run = spawnSync(process.execPath, words, { cwd: root, encoding: 'utf8' });
  expect(run.stderr).toContain('npm run excel:web -- --document <its https address>');
  expect(run.status).toBe(1);
});
