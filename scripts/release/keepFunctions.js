/**
 * `node scripts/release/keepFunctions.js` after a release: keeps which functions and arguments it had, so that
 * the next version writes them into workbooks (`src/sheets/write/lists/released.ts`).
 */
const { writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { functionsMetadata } = require('../build/functionsMetadata');

const root = join(__dirname, '../..');
const { version } = require('../../package.json');

const mark = ({ optional, repeating }) => (repeating ? '…' : optional ? '?' : '');

/** Sorted by id, so that a release differs from the one before by what is new. */
function keptFunctions(functions) {
  const sorted = [...functions].sort((a, b) => (a.id < b.id ? -1 : 1));
  return Object.fromEntries(
    sorted.map(({ id, parameters }) => [id, parameters.map((each) => each.name + mark(each))]),
  );
}

async function main() {
  const { functions } = await functionsMetadata();
  const path = join(root, 'src/sheets/write/lists/functionsOfLastRelease.json');
  const kept = { release: version, functions: keptFunctions(functions) };
  writeFileSync(path, `${JSON.stringify(kept, null, 2)}\n`);
  console.log(`${functions.length} functions of ${version} kept`);
}

if (require.main === module) main();

module.exports = { keptFunctions };
