/**
 * `npm run release -- --url https://example.org/pairsheet/` makes dist/release/: the site for that
 * address, ready to be copied to any https host, and dist/pairsheet-<version>.zip with all of it. `--namespace
 * CHESSFED` gives its functions another name than CHESS, for who has another Pairsheet in the same Excel.
 */
const { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const { join, resolve } = require('node:path');
const { URL } = require('node:url');
const webpack = require('webpack');
const { loadTypeScript } = require('../build/loadTypeScript');
const { headersFor } = require('./headers');
const { namespaceOf, releaseManifest } = require('./manifest');
const { filesIn, serviceWorker } = require('./serviceWorker');
const { workbenchPages } = require('./workbenchPages');

const root = resolve(__dirname, '../..');
const folder = join(root, 'dist/release');
const { version } = require('../../package.json');
const UNSAID = 'https://pairsheet.example/';

/** The https address of the site, with the slash at its end. */
function addressOf(words) {
  const at = words.indexOf('--url');
  if (at < 0) {
    console.log(`No --url given: the manifest is made for ${UNSAID}, which does not exist.`);
    return UNSAID;
  }
  const said = words[at + 1] ?? '';
  const url = URL.canParse(said) ? new URL(said) : null;
  if (url?.protocol !== 'https:' || url.search || url.hash)
    throw new Error(
      `--url wants an https address such as https://example.org/pairsheet/, not "${said}".`,
    );
  return url.href.replace(/\/*$/, '/');
}

async function build(address, namespace) {
  const env = { release: true, baseUrl: address, namespace };
  const all = await require(join(root, 'webpack.config.js'))(env, { mode: 'production' });
  // One after the other: the first clears the folder.
  for (const name of ['addin', 'workbench']) {
    const compiler = webpack(all.find((config) => config.name === name));
    const stats = await new Promise((done, fail) =>
      compiler.run((fault, result) => (fault ? fail(fault) : done(result))),
    );
    await new Promise((done) => compiler.close(done));
    if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
  }
}

const edit = (path, change) =>
  writeFileSync(join(folder, path), change(readFileSync(join(folder, path), 'utf8')));

/** `<Script>` of the manifest names a JavaScript file, which must keep its name. */
function keepScriptName() {
  const html = readFileSync(join(folder, 'taskpane.html'), 'utf8');
  const [, script] = /src="(taskpane\.[0-9a-f]{8}\.js)"/.exec(html);
  copyFileSync(join(folder, script), join(folder, 'taskpane.js'));
}

async function zip() {
  const { makeZip, pack } = loadTypeScript(join(root, 'src/xlsx/package/zip.ts'));
  const entries = filesIn(folder).map((path) => pack(path, readFileSync(join(folder, path))));
  const file = join(root, `dist/pairsheet-${version}.zip`);
  writeFileSync(file, makeZip(entries));
  return file;
}

async function main() {
  const address = addressOf(process.argv.slice(2));
  const namespace = namespaceOf(process.argv.slice(2));
  console.log(`Building Pairsheet ${version} for ${address} …`);
  mkdirSync(folder, { recursive: true });
  await build(address, namespace);
  for (const mark of ['.built', 'workbench/.built']) rmSync(join(folder, mark), { force: true });
  keepScriptName();
  edit('manifest.xml', () =>
    releaseManifest(readFileSync(join(root, 'manifest.xml'), 'utf8'), address, version, namespace),
  );
  workbenchPages(folder);
  edit('taskpane.html', (html) =>
    html.replace('<meta charset="utf-8" />', '$&\n    <meta name="offline" content="sw.js" />'),
  );
  const inWorkbench = join(folder, 'workbench');
  writeFileSync(join(inWorkbench, 'sw.js'), serviceWorker({ '': inWorkbench, '../': folder }));
  writeFileSync(join(folder, 'sw.js'), serviceWorker({ '': folder }));
  writeFileSync(join(folder, '_headers'), headersFor(filesIn(folder)));
  console.log(`dist/release: ${filesIn(folder).length} files\n${await zip()}`);
}

main().catch((fault) => {
  console.error(fault.message ?? fault);
  process.exitCode = 1;
});
