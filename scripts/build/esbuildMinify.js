/**
 * Minifies with esbuild: the grid takes 2 s instead of the 97 s of webpack's default minifier.
 * Licence comments stay at the end of each file.
 */
const { transform } = require('esbuild');
const { Compilation, sources } = require('webpack');

class EsbuildMinify {
  apply(compiler) {
    const name = 'EsbuildMinify';
    compiler.hooks.compilation.tap(name, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
      compilation.hooks.processAssets.tapPromise({ name, stage }, async (assets) => {
        const scripts = Object.keys(assets).filter((file) => file.endsWith('.js'));
        await Promise.all(scripts.map((file) => minify(compilation, file)));
      });
    });
  }
}

async function minify(compilation, file) {
  const asset = compilation.getAsset(file);
  if (!asset || asset.info.minimized) return;
  const { code } = await transform(asset.source.source().toString(), {
    minify: true,
    target: 'es2020',
    legalComments: 'eof',
  });
  compilation.updateAsset(file, new sources.RawSource(code), { minimized: true });
}

module.exports = { EsbuildMinify };
