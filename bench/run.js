/**
 * Runs the benchmarks: `npm run bench` all of them, `npm run bench -- trf` those with "trf" in their name.
 * A benchmark prints its measurements and throws if one is beyond its limit.
 */
const { readdirSync } = require('node:fs');
const path = require('node:path');
const { runTypeScript } = require('../scripts/build/runTypeScript');

const wanted = process.argv.slice(2);
const files = readdirSync(__dirname)
  .filter((name) => name.endsWith('.bench.ts'))
  .filter((name) => wanted.length === 0 || wanted.some((word) => name.includes(word)));

let failed = files.length === 0;
for (const name of files) {
  console.log(`# ${name}`);
  const status = runTypeScript(path.join(__dirname, name), [], { cwd: path.join(__dirname, '..') });
  failed ||= status !== 0;
}
process.exit(failed ? 1 : 0);
