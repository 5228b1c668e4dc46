/** Building what `npm start` and the browser tests need, only when it is older than its sources. */
const { existsSync, mkdirSync, readdirSync, rmdirSync, statSync } = require('node:fs');
const { dirname, join, resolve } = require('node:path');
const { setTimeout: delay } = require('node:timers/promises');

const root = resolve(__dirname, '../..');
const common = [
  'src',
  'offline',
  'walk',
  'webpack.config.js',
  'package-lock.json',
  'scripts/build',
];
const products = {
  addin: {
    file: 'dist/addin/.built',
    sources: ['taskpane', 'functions', 'manifest.xml', 'assets', 'site', 'docs', ...common],
  },
  workbench: { file: 'dist/workbench/.built', sources: ['workbench', 'assets', ...common] },
};

const lock = join(root, 'node_modules/.cache/pairsheet/building');
/** Nobody builds for longer; a lock that old was left behind. */
const lockLifetime = 10 * 60_000;

function newest(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}

function staleProducts() {
  return Object.keys(products).filter((name) => {
    const { file, sources } = products[name];
    const built = join(root, file);
    if (!existsSync(built)) return true;
    const made = statSync(built).mtimeMs;
    return sources.some((source) => newest(join(root, source)) > made);
  });
}

async function build(names) {
  const webpack = require('webpack');
  const all = await require(join(root, 'webpack.config.js'))({}, { mode: 'production' });
  const compiler = webpack(all.filter((config) => names.includes(config.name)));
  const stats = await new Promise((done, fail) =>
    compiler.run((error, result) => (error ? fail(error) : done(result))),
  );
  await new Promise((done) => compiler.close(done));
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
}

/** Builds what is stale, once; test files that start together wait for the one that builds. */
async function buildStale(say = () => undefined) {
  mkdirSync(dirname(lock), { recursive: true });
  while (staleProducts().length > 0) {
    if (!takeLock()) {
      await delay(500);
      continue;
    }
    try {
      const names = staleProducts();
      if (names.length > 0) {
        say(names);
        await build(names);
      }
    } finally {
      rmdirSync(lock);
    }
    return;
  }
}

function takeLock() {
  try {
    mkdirSync(lock);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (Date.now() - statSync(lock).mtimeMs > lockLifetime) rmdirSync(lock);
    return false;
  }
}

module.exports = { build, buildStale, staleProducts };
