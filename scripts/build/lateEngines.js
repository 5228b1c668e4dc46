/**
 * Pairing systems say what they are at once and work when a round is asked for: most commands need every
 * system's name and one system's engine at the most. So `late.ts` in a system's folder, which exports what the
 * system asks of its engine, becomes a part of the program that is required when its first function is called.
 */
const { buildSync } = require('esbuild');
const { existsSync, readdirSync } = require('node:fs');
const { basename, dirname, join } = require('node:path');

const systems = join(__dirname, '../../src/systems');
const LATE = 'late.ts';
const partOf = (folder) => `late.${folder}`;

/** Only for the system beside it: the part itself takes the file as it is. */
const isLate = (importer, path) =>
  dirname(dirname(path)) === systems &&
  basename(path) === LATE &&
  dirname(importer) === dirname(path);

function exportsOf(file) {
  const asked = { entryPoints: [file], format: 'esm', metafile: true, write: false };
  const [output] = Object.values(buildSync(asked).metafile.outputs);
  return output.exports;
}

/** The entry points beside the program's own. */
const lateParts = readdirSync(systems)
  .filter((folder) => existsSync(join(systems, folder, LATE)))
  .map((folder) => ({ in: `late:${folder}`, out: partOf(folder) }));

const lateEngines = {
  name: 'late-engines',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^late:/ }, ({ path }) => ({
      path: path.slice('late:'.length),
      namespace: 'late-part',
    }));
    onLoad({ filter: /.*/, namespace: 'late-part' }, ({ path: folder }) => ({
      contents: `export * from './late';`,
      resolveDir: join(systems, folder),
    }));
    // All of them are functions (`test/systems/late.test.ts`), so each can wait until it is called.
    onLoad({ filter: /.*/, namespace: 'late-module' }, ({ path }) => {
      const part = `require('./${partOf(basename(dirname(path)))}.js')`;
      const asked = (name) => `${name}: (...args) => ${part}.${name}(...args),`;
      return { contents: `module.exports = {\n${exportsOf(path).map(asked).join('\n')}\n};` };
    });
  },
};

module.exports = { isLate, lateEngines, lateParts };
