/**
 * Bundles the workbench page with esbuild inside the webpack build: the grid is large, and esbuild
 * takes seconds where webpack takes a minute.
 */
const { build } = require('esbuild');

class EsbuildPage {
  constructor(options) {
    this.options = options;
  }

  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise('EsbuildPage', async (compilation) => {
      const { entries, outdir, minify, hashed } = this.options;
      const result = await build({
        entryPoints: entries,
        outdir,
        minify,
        bundle: true,
        splitting: true,
        format: 'esm',
        target: 'es2022',
        entryNames: hashed ? '[name]-[hash]' : '[name]',
        chunkNames: 'chunks/[name]-[hash]',
        loader: { '.trf': 'text', '.woff2': 'dataurl', '.svg': 'dataurl' },
        define: { 'process.env.NODE_ENV': JSON.stringify(minify ? 'production' : 'development') },
        legalComments: 'linked',
        logLevel: 'silent',
      }).catch((failure) => failure);
      for (const { text } of result.errors ?? []) compilation.errors.push(new Error(text));
    });
  }
}

module.exports = { EsbuildPage };
