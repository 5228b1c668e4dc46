/** Bundles a TypeScript file for Node and gives what it exports. */
const { buildSync } = require('esbuild');
const Module = require('node:module');

function loadTypeScript(file) {
  const { outputFiles } = buildSync({
    entryPoints: [file],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    logLevel: 'silent',
  });
  const loaded = new Module(file);
  loaded._compile(outputFiles[0].text, file);
  return loaded.exports;
}

module.exports = { loadTypeScript };
