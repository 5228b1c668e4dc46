import { execFileSync } from 'child_process';
import fs from 'fs';
import os from 'os';
import path from 'path';
import { median, report } from './measure';

/** From the shell to the first answer of the bundled command line (`dist/pairsheet.js` if it was built). */
const built = 'dist/pairsheet.js';
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pairsheet-start-'));
const file = fs.existsSync(built) ? built : path.join(folder, 'pairsheet.js');
if (file !== built)
  execFileSync('node_modules/esbuild/bin/esbuild', [
    'cli/main.ts',
    '--bundle',
    '--minify',
    '--platform=node',
    `--outfile=${file}`,
    '--log-level=error',
  ]);

const start = (...words: string[]) =>
  median(11, () => void execFileSync(process.execPath, words, { stdio: 'ignore' }));
const empty = start('-e', '0');
console.log(`an empty Node process: ${empty.toFixed(1)} ms`);
report('pairsheet --version', start(file, '--version'), 150);
fs.rmSync(folder, { recursive: true });
