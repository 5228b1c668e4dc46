/**
 * Bundles the command line into one file that needs nothing beside it. What it imports late stands in the
 * file as text and is compiled when it is asked for: code that is never run would be read through at every
 * start all the same, a text is passed over.
 */
const { build, transform } = require('esbuild');
const { chmodSync, mkdirSync, writeFileSync } = require('node:fs');
const { basename, dirname, join, sep } = require('node:path');
const { deflateRawSync } = require('node:zlib');
const { isLate, lateEngines, lateParts } = require('./lateEngines');
const { loadTypeScript } = require('./loadTypeScript');
const { walkScript } = require('./walkScript');

const core = join(__dirname, '../../src') + sep;
const platform = { platform: 'node', target: 'node20', legalComments: 'eof' };

const WORDS = /src[\\/]words[\\/]([\w-]+)[\\/](?:phrases|problems|read[\\/]index)\.ts$/;

/**
 * What a language says and what it understands, joined when the program is built, are texts of their own:
 * JSON that is read when it is asked for. `parts` takes them by the names under which they are required.
 */
const wordsApart = (parts) => ({
  name: 'words-apart',
  setup({ onLoad }) {
    onLoad({ filter: WORDS }, ({ path }) => {
      const [[name, words]] = Object.entries(loadTypeScript(path));
      const [, language] = WORDS.exec(path);
      const part = `words/${language}/${name}.json`;
      parts.set(part, JSON.stringify(words));
      const get = `get: () => require(${JSON.stringify(part)})`;
      return {
        contents: `Object.defineProperty(exports, '${name}', { enumerable: true, ${get} });`,
      };
    });
  },
});

/** The script of published pages, which is read when a page is made. */
const pageScriptApart = (parts) => ({
  name: 'page-script-apart',
  setup({ onLoad }) {
    onLoad({ filter: /walk[\\/]pageScript\.ts$/ }, async () => {
      parts.set('walk/page.json', JSON.stringify(await walkScript()));
      return { contents: `export const pageScript = () => require('walk/page.json');` };
    });
  },
});

/** No file of the core does anything by being loaded: what is not used of it is left out, or comes late. */
const pureCore = {
  name: 'pure-core',
  setup(bundling) {
    bundling.onResolve({ filter: /^\./ }, async ({ path, pluginData, ...asked }) => {
      if (pluginData === 'resolving') return undefined;
      const found = await bundling.resolve(path, { ...asked, pluginData: 'resolving' });
      if (!found.path.startsWith(core)) return found;
      const late = isLate(asked.importer, found.path) && { namespace: 'late-module' };
      return { ...found, sideEffects: false, ...late };
    });
  },
};

async function buildProgram({ entry, outfile, minify }) {
  const parts = new Map();
  const { outputFiles } = await build({
    ...platform,
    entryPoints: [{ in: entry, out: basename(entry, '.ts') }, ...lateParts],
    outdir: dirname(outfile),
    bundle: true,
    minify,
    splitting: true,
    format: 'esm',
    chunkNames: '[hash]',
    external: ['words/*', 'walk/*', './late.*'],
    loader: { '.trf': 'text' },
    plugins: [wordsApart(parts), pageScriptApart(parts), pureCore, lateEngines],
    write: false,
    logLevel: 'silent',
  });
  const main = `${basename(entry, '.ts')}.js`;
  for (const { path, text } of outputFiles) {
    const asRequired = { format: 'cjs', supported: { 'dynamic-import': false } };
    const { code } = await transform(boundAtOnce(text), { ...platform, ...asRequired, minify });
    parts.set(`./${basename(path)}`, code);
  }
  mkdirSync(dirname(outfile), { recursive: true });
  // In the order of their names: the same sources make the same file.
  const inOrder = [...parts].sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(outfile, program(inOrder, `./${main}`));
  chmodSync(outfile, 0o755);
}

const IMPORT = /\s*import\s*\{([^}]*)\}\s*from\s*("\.\/[^"]+");?/y;

/**
 * What a part takes of another becomes its own name for it, instead of a property that is looked up at every
 * call: no part asks for one that asks for it, and nothing that is exported changes.
 */
function boundAtOnce(text) {
  let code = '';
  IMPORT.lastIndex = 0;
  for (let at = 0, found; ; at = IMPORT.lastIndex) {
    found = IMPORT.exec(text);
    if (!found) return code + text.slice(at);
    const [, names, part] = found;
    code += `const {${names.replace(/\bas\b/g, ':')}} = require(${part});\n`;
  }
}

/** With ASCII alone a character is one byte of memory; `\\u` is the same in code and in JSON. */
const ascii = (text) =>
  text.replace(/[^\0-\x7f]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);

/**
 * The loader and, behind it, a comment line for each part, which is read from the file at its place: the text
 * of code as JSON, and words packed, since at most two of the languages are read. Passing over a comment is quicker than over a string, and leaves nothing in memory.
 */
function program(parts, first) {
  const lineOf = (name, text) =>
    name.endsWith('.json')
      ? deflateRawSync(ascii(text), { level: 9 }).toString('base64')
      : ascii(JSON.stringify(text));
  const lines = parts.map(([name, text]) => [name, lineOf(name, text)]);
  // Every place has as many digits as it needs at the most, so that the loader's length is known.
  const loader = (start) => {
    let at = start + '//'.length;
    const places = lines.map(([name, { length }]) => {
      const from = String(at).padStart(9);
      at += length + '\n//'.length;
      return `${JSON.stringify(name)}: [${from}, ${length}],`;
    });
    return loaderOf(places.join('\n'), first);
  };
  const code = loader(loader(0).length);
  return `${code}${lines.map(([, line]) => `//${line}\n`).join('')}`;
}

/** Each part asks for others as modules of Node do. */
const loaderOf = (places, first) => `#!/usr/bin/env node
'use strict';
const { openSync, readSync } = require('node:fs');
const { compileFunction } = require('node:vm');
// A command is over within seconds: V8 waits longer than by default until it optimizes what runs often. That
// takes a third off the processor's time, of an event of 2,000 players a quarter. Versions of Node that are not
// known to have the flag would complain of it.
if (parseInt(process.versions.node) <= 24)
  require('node:v8').setFlagsFromString('--interrupt-budget=600000');
const places = {
${places}
};
const loaded = new Map();
let file;
const lineAt = ([start, length]) => {
  const bytes = Buffer.allocUnsafe(length);
  readSync((file ??= openSync(__filename)), bytes, 0, length, start);
  return bytes.latin1Slice();
};
const load = (name) => {
  if (!Object.hasOwn(places, name)) return require(name);
  const known = loaded.get(name);
  if (known) return known.exports;
  const part = { exports: {} };
  loaded.set(name, part);
  const line = lineAt(places[name]);
  if (name.endsWith('.json')) {
    const bytes = require('node:zlib').inflateRawSync(Buffer.from(line, 'base64'));
    part.exports = JSON.parse(bytes.latin1Slice());
  } else {
    const options = { filename: 'pairsheet/' + name.slice(2) };
    const run = compileFunction(JSON.parse(line), ['module', 'exports', 'require'], options);
    run(part, part.exports, load);
  }
  return part.exports;
};
load(${JSON.stringify(first)});
`;

/** The same as a step of webpack's build. */
class EsbuildProgram {
  constructor(options) {
    this.options = options;
  }

  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise('EsbuildProgram', async (compilation) => {
      const failure = await buildProgram(this.options).then(
        () => null,
        (cause) => cause,
      );
      for (const { text } of failure?.errors ?? []) compilation.errors.push(new Error(text));
      if (failure && !failure.errors) throw failure;
    });
  }
}

module.exports = { EsbuildProgram, buildProgram };
