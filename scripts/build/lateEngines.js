/**
 * Pairing systems say what they are at once and work when a round is asked for: most commands need every
 * system's name and one system's engine at the most. What a system's own file (`index.ts`, `system.ts`)
 * imports of these modules becomes a part of the program, one for each folder, that is required on first use.
 */
const { buildSync } = require('esbuild');
const { existsSync, readFileSync, readdirSync } = require('node:fs');
const { basename, dirname, join } = require('node:path');

const systems = join(__dirname, '../../src/systems');
const MODULES = [
  'byHand',
  'cards',
  'engine',
  'facts',
  'judge',
  'pairRound',
  'refusal',
  'refusals',
  'refuse',
  'shapes',
  'tell',
  'trace',
  'whyNot',
];
const SYSTEM_FILES = ['index.ts', 'system.ts'];

const modulesIn = (folder) =>
  MODULES.filter((name) => existsSync(join(systems, folder, `${name}.ts`)));
const partOf = (folder) => `late.${folder}`;

const isLate = (importer, path) =>
  dirname(dirname(path)) === systems &&
  dirname(importer) === dirname(path) &&
  SYSTEM_FILES.includes(basename(importer)) &&
  MODULES.includes(basename(path, '.ts'));

function exportsOf(file) {
  const asked = { entryPoints: [file], format: 'esm', metafile: true, write: false };
  const [output] = Object.values(buildSync(asked).metafile.outputs);
  return output.exports;
}

/** A function is asked for when it is called, not when it is handed on; anything else when it is read. */
const isFunction = (source, name) =>
  new RegExp(`^export (?:function\\*? ${name}\\b|const ${name} = \\()`, 'm').test(source);

/** The entry points beside the program's own. */
const lateParts = readdirSync(systems)
  .filter((folder) => modulesIn(folder).length > 0)
  .map((folder) => ({ in: `late:${folder}`, out: partOf(folder) }));

const lateEngines = {
  name: 'late-engines',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^late:/ }, ({ path }) => ({
      path: path.slice('late:'.length),
      namespace: 'late-part',
    }));
    onLoad({ filter: /.*/, namespace: 'late-part' }, ({ path: folder }) => ({
      contents: modulesIn(folder)
        .map((name) => `export * as ${name} from './${name}';`)
        .join('\n'),
      resolveDir: join(systems, folder),
    }));
    onLoad({ filter: /.*/, namespace: 'late-module' }, ({ path }) => {
      const module = `require('./${partOf(basename(dirname(path)))}.js').${basename(path, '.ts')}`;
      const source = readFileSync(path, 'utf8');
      const asked = (name) =>
        isFunction(source, name)
          ? `${name}: (...args) => ${module}.${name}(...args),`
          : `get ${name}() { return ${module}.${name}; },`;
      return { contents: `module.exports = {\n${exportsOf(path).map(asked).join('\n')}\n};` };
    });
  },
};

module.exports = { isLate, lateEngines, lateParts };
