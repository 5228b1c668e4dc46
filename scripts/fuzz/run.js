/** `npm run fuzz -- KIND… [--count N] [--seed S]`; what the kinds are: scripts/fuzz/kinds. */
const path = require('node:path');
const { runTypeScript } = require('../build/runTypeScript');

process.exit(runTypeScript(path.join(__dirname, 'fuzz.ts'), process.argv.slice(2)));
