/**
 * Completes the generated functions.json: the generator knows no JSDoc tag for
 * `allowErrorForDataTypeAny`, without which a single error cell in a range fails the whole call.
 */
const { Compilation, sources } = require('webpack');

class FunctionsJson {
  apply(compiler) {
    const name = 'FunctionsJson';
    compiler.hooks.compilation.tap(name, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const asset = compilation.getAsset('functions.json');
        if (!asset) return;
        // The generator emits into the worker's child compilation too; one copy is enough.
        if (compilation.compiler.isChild()) {
          compilation.deleteAsset('functions.json');
          return;
        }
        const metadata = complete(JSON.parse(asset.source.source().toString()));
        const text = JSON.stringify(metadata, null, 2);
        compilation.updateAsset('functions.json', new sources.RawSource(text));
      });
    });
  }
}

/** Our functions take plain cells: no data types as arguments, but errors. */
function complete(metadata) {
  return { ...metadata, allowCustomDataForDataTypeAny: false, allowErrorForDataTypeAny: true };
}

module.exports = { FunctionsJson, complete };
