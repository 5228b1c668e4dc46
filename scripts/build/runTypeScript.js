/** Bundles one TypeScript file for Node and runs it; gives its exit code. */
const { buildSync } = require('esbuild');
const { mkdtempSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');
const { spawnSync } = require('node:child_process');

function runTypeScript(file, words = [], options = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'pairsheet-'));
  try {
    const outfile = path.join(folder, path.basename(file).replace(/\.ts$/, '.js'));
    buildSync({
      entryPoints: [file],
      bundle: true,
      platform: 'node',
      outfile,
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
