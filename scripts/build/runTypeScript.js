/** Bundles one TypeScript file for Node and runs it; gives its exit code. */
const { buildSync } = require('esbuild');
const { mkdirSync, mkdtempSync, rmSync } = require('node:fs');
const path = require('node:path');
const { spawnSync } = require('node:child_process');

const CACHE = path.join(__dirname, '../../node_modules/.cache/pairsheet');

function runTypeScript(file, words = [], options = {}) {
  // Within the project, so that what is not bundled is found.
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(path.join(CACHE, 'run-'));
  try {
    const outfile = path.join(folder, path.basename(file).replace(/\.ts$/, '.js'));
    buildSync({
      entryPoints: [file],
      bundle: true,
      platform: 'node',
      outfile,
      external: ['@microsoft/office-js'],
      loader: { '.trf': 'text' },
      logLevel: 'warning',
    });
    const run = spawnSync(process.execPath, [outfile, ...words], { stdio: 'inherit', ...options });
    return run.status ?? 2;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

module.exports = { runTypeScript };
