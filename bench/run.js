/**
 * Runs the benchmarks: `npm run bench` all of them, `npm run bench -- trf` those with "trf" in their name.
 * A benchmark prints its measurements and throws if one is beyond its limit.
 */
const { buildSync } = require('esbuild');
const { mkdtempSync, readdirSync, rmSync } = require('fs');
const { tmpdir } = require('os');
const path = require('path');
const { spawnSync } = require('child_process');

const wanted = process.argv.slice(2);
const files = readdirSync(__dirname)
  .filter((name) => name.endsWith('.bench.ts'))
  .filter((name) => wanted.length === 0 || wanted.some((word) => name.includes(word)));

const folder = mkdtempSync(path.join(tmpdir(), 'pairsheet-bench-'));
let failed = files.length === 0;
for (const name of files) {
  const outfile = path.join(folder, name.replace(/\.ts$/, '.js'));
  buildSync({
    entryPoints: [path.join(__dirname, name)],
    bundle: true,
    platform: 'node',
    outfile,
    logLevel: 'warning',
  });
  console.log(`# ${name}`);
  const run = spawnSync(process.execPath, [outfile], {
    stdio: 'inherit',
    cwd: path.join(__dirname, '..'),
  });
  failed ||= run.status !== 0;
}
rmSync(folder, { recursive: true });
process.exit(failed ? 1 : 0);
