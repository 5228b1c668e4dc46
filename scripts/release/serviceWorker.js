/** The service worker of a folder of files: what runs in the browser stands in offline/worker.js. */
const { createHash } = require('node:crypto');
const { readdirSync, readFileSync, statSync } = require('node:fs');
const { join, resolve } = require('node:path');

const worker = resolve(__dirname, '../../offline/worker.js');

/** Every file below a folder, by its path from there. */
function filesIn(folder, prefix = '') {
  return readdirSync(join(folder, prefix), { withFileTypes: true }).flatMap((entry) => {
    const path = prefix + entry.name;
    if (entry.isDirectory()) return filesIn(folder, `${path}/`);
    return entry.name.startsWith('.') ? [] : [path];
  });
}

/** Pages and pictures around the add-in are not needed to work without a network. */
const isNeeded = (path) =>
  /\.(js|css|json|webmanifest|woff2|svg)$|(^|\/)(taskpane|index)\.html$|icon-\d+\.png$/.test(
    path,
  ) && !/(^|\/)(sw|LEGAL)[.\w-]*$|LEGAL\.txt$|^(docs|pictures|workbench)\//.test(path);

/**
 * `folders`: addresses as seen from the worker (`''`, `addin/`) with the folder on disk of each. The
 * name changes with the contents, so that a new version takes the place of the old.
 */
function serviceWorker(folders) {
  const hash = createHash('sha256').update(readFileSync(worker));
  const files = Object.entries(folders).flatMap(([address, folder]) =>
    filesIn(folder)
      .filter(isNeeded)
      .map((path) => {
        const { size, mtimeMs } = statSync(join(folder, path));
        hash.update(`${address}${path} ${size} ${mtimeMs}\n`);
        return address + path;
      }),
  );
  const name = `pairsheet-${hash.digest('hex').slice(0, 12)}`;
  return `const NAME = ${JSON.stringify(name)};\nconst FILES = ${JSON.stringify(files)};\n${readFileSync(worker, 'utf8')}`;
}

module.exports = { filesIn, serviceWorker };
