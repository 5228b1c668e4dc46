import { execFileSync } from 'child_process';
import fs from 'fs';
import os from 'os';
import path from 'path';

const ROOT = path.join(__dirname, '..');
const readme = fs.readFileSync(path.join(ROOT, 'README.md'), 'utf8');

test('the snippet of the README runs and says what the file holds', () => {
  const snippet = /```ts\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
  expect(snippet.trim().split('\n')).toHaveLength(5);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pairsheet-readme-'));
  const bundle = path.join(folder, 'snippet.js');
  const esbuild = path.join(ROOT, 'node_modules/esbuild/bin/esbuild');
  const flags = ['--bundle', '--platform=node', '--loader=ts', `--outfile=${bundle}`];
  execFileSync(esbuild, [...flags, '--log-level=error'], { cwd: ROOT, input: snippet });
  const output = execFileSync(process.execPath, [bundle], { cwd: ROOT, encoding: 'utf8' });
  fs.rmSync(folder, { recursive: true });
  expect(output).toBe('200 players\n');
});

test('every path linked in the README exists', () => {
  const links = [...readme.matchAll(/\]\(([^)#]+)\)/g)].map(([, target]) => target);
  const missing = links.filter(
    (target) => !/^https?:/.test(target) && !fs.existsSync(path.join(ROOT, target)),
  );
  expect(missing).toEqual([]);
});
