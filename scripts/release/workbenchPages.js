/**
 * The workbench in a release: its page with the names of this build, and the pane's page beside it,
 * which meets the host of the workbench before office.js. office.js comes from Microsoft there too:
 * it may not be given on.
 */
const { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { PAGE_POLICY } = require('../build/addinPage');
const { functionFilesOfAll } = require('../build/functionsJson');

const policy = (text) => `<meta http-equiv="Content-Security-Policy" content="${text}" />`;

/** The page of the grid needs what the pane needs, no script of Microsoft, and one frame. */
const GRID_POLICY = PAGE_POLICY.replace(/script-src [^;]*/, "script-src 'self'")
  .replace(/connect-src [^;]*/, "connect-src 'self'")
  .concat("; frame-src 'self'");

function workbenchPages(folder) {
  const workbench = join(folder, 'workbench');
  const names = readdirSync(workbench);
  const find = (pattern) => names.find((name) => pattern.test(name));
  const pages = [
    ['index.html', 'workbench'],
    ['projector.html', 'projector'],
  ];
  for (const [file, entry] of pages) {
    const page = readFileSync(join(workbench, file), 'utf8')
      .replace(`${entry}.css`, find(new RegExp(`^${entry}-\\w{8}\\.css$`)))
      .replace(`${entry}.js`, find(new RegExp(`^${entry}-\\w{8}\\.js$`)))
      .replace('saving.worker.js', find(/^saving\.worker-\w{8}\.js$/))
      .replace('<meta charset="utf-8" />', `$&\n    ${policy(GRID_POLICY)}`);
    writeFileSync(join(workbench, file), page);
  }

  mkdirSync(join(workbench, 'addin'), { recursive: true });
  for (const name of functionFilesOfAll())
    copyFileSync(join(folder, name), join(workbench, 'addin', name));
  writeFileSync(join(workbench, 'addin/meetHost.js'), 'parent.workbench.attach(window);\n');
  const pane = readFileSync(join(folder, 'taskpane.html'), 'utf8')
    .replace(/(?<=<script defer src=")/g, '../../')
    .replace('<script src="https:', '<script src="meetHost.js"></script>\n    $&');
  writeFileSync(join(workbench, 'addin/taskpane.html'), pane);
}

module.exports = { workbenchPages };
