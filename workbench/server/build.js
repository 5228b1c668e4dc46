/** Building what `npm start` and the browser tests need, only when it is older than its sources. */
const { existsSync, readdirSync, statSync } = require('node:fs');
const { join, resolve } = require('node:path');

const root = resolve(__dirname, '../..');
const common = ['src', 'webpack.config.js', 'package-lock.json', 'workbench/build'];
const products = {
  addin: {
    file: 'dist/addin/taskpane.html',
    sources: ['taskpane', 'functions', 'manifest.xml', 'assets', ...common],
  },
  workbench: { file: 'dist/workbench/index.html', sources: ['workbench', 'assets', ...common] },
};

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
  const all = require(join(root, 'webpack.config.js'))({}, { mode: 'production' });
  const compiler = webpack(all.filter((config) => names.includes(config.name)));
  const stats = await new Promise((done, fail) =>
    compiler.run((error, result) => (error ? fail(error) : done(result))),
  );
  await new Promise((done) => compiler.close(done));
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
}

module.exports = { build, staleProducts };
