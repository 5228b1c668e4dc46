/**
 * Runs the product over a folder in the layout of the shared corpora and prints its figures set by set:
 * `npm run corpora -- FOLDER [SET…] [--all]`. FOLDER may also be one set. `--all` lists every difference.
 */
const path = require('node:path');
const { runTypeScript } = require('../build/runTypeScript');

process.exit(runTypeScript(path.join(__dirname, 'corpora.ts'), process.argv.slice(2)));
