/**
 * Runs the product over a folder in the layout of the shared corpora and prints its figures set by set:
 * `npm run corpora -- FOLDER [SET…] [--all]`. FOLDER may also be one set. `--all` lists every difference.
 */
const { buildSync } = require('esbuild');
const { mkdtempSync, rmSync } = require('fs');
const { tmpdir } = require('os');
const path = require('path');
const { spawnSync } = require('child_process');

const folder = mkdtempSync(path.join(tmpdir(), 'pairsheet-corpora-'));
const outfile = path.join(folder, 'corpora.js');
buildSync({
  entryPoints: [path.join(__dirname, 'corpora.ts')],
  bundle: true,
  platform: 'node',
  outfile,
  logLevel: 'warning',
});
const run = spawnSync(process.execPath, [outfile, ...process.argv.slice(2)], { stdio: 'inherit' });
rmSync(folder, { recursive: true });
process.exit(run.status ?? 2);
