const { mkdirSync } = require('node:fs');
const { dirname, join, resolve } = require('node:path');

const root = resolve(__dirname, '../..');

/** A file of the project, its folder made. */
function place(...path) {
  const file = join(root, ...path);
  mkdirSync(dirname(file), { recursive: true });
  return file;
}

module.exports = { place, root };
