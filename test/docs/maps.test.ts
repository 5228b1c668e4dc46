/** The maps of the systems, article → file → test, and the ledgers name files that there are. */
import fs from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const filesIn = (folder: string): string[] =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/')));

const FILES = ['src', 'test', 'bench', 'cli', 'scripts'].flatMap(filesIn);
const MAPS = [
  ...filesIn('src/systems').filter((name) => name.endsWith('README.md')),
  ...filesIn('docs').filter((name) => name.endsWith('-ledger.md')),
];

test.each(MAPS)('%s', (map) => {
  const text = fs.readFileSync(path.join(root, map), 'utf8');
  const named = [...text.matchAll(/`([^` *…]+\.tsx?)`/g)].map(([, name]) => name);
  const missing = named.filter((name) => {
    const plain = name.replace(/^(\.\.\/)+/, '');
    return !FILES.some((file) => file === plain || file.endsWith(`/${plain}`));
  });
  expect(missing).toEqual([]);
});
