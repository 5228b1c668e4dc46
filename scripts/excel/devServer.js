/**
 * `npm run dev-server`: builds the add-in for development, again after every change, and serves it on
 * https://localhost:3000, where manifest.xml looks for it.
 */
const { createServer } = require('node:https');
const { join, resolve } = require('node:path');
const webpack = require('webpack');
const { answerFrom } = require('../../workbench/server/files');
const { certificates, EXCEL_RUNS_HERE } = require('./certificates');

const root = resolve(__dirname, '../..');
const folder = join(root, 'dist/development');
const PORT = 3000;

async function watch() {
  const all = await require(join(root, 'webpack.config.js'))({}, { mode: 'development' });
  const addin = all.find(({ name }) => name === 'addin');
  const compiler = webpack({ ...addin, output: { ...addin.output, path: folder } });
  return new Promise((done) =>
    compiler.watch({}, (fault, stats) => {
      if (fault) console.error(fault.message);
      else if (stats.hasErrors()) console.error(stats.toString('errors-only'));
      else console.log(`Built ${new Date().toLocaleTimeString()}`);
      done();
    }),
  );
}

async function main() {
  const keys = await certificates();
  const server = createServer(keys, (request, response) =>
    // Excel fetches functions.json from outside the page.
    answerFrom(folder, request, response, { 'access-control-allow-origin': '*' }),
  );
  await new Promise((done, fail) => server.once('error', fail).listen(PORT, 'localhost', done));
  await watch();
  console.log(`https://localhost:${PORT}/taskpane.html (stop with Ctrl+C)`);
  if (!EXCEL_RUNS_HERE)
    console.log('The certificate is of this run only: no Excel trusts it. See docs/workbench.md.');
}

main().catch((fault) => {
  console.error(
    fault.code === 'EADDRINUSE'
      ? `Port ${PORT} is taken, and the manifest names it: stop what runs there and try again.`
      : (fault.message ?? fault),
  );
  process.exit(1);
});
