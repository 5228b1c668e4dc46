/**
 * Completes the generated functions.json and gives it once in each language, with the pages that its
 * help links lead to. The generator knows no JSDoc tag for `allowErrorForDataTypeAny`, without which
 * a single error cell in a range fails the whole call.
 */
const { Compilation, sources } = require('webpack');
const { withTable } = require('./functionsMetadata');
const { loadSite, sitePages } = require('./site');

/** The file of a language; English is what Excel takes where it has no other. */
const fileOf = (language) => (language === 'en' ? 'functions.json' : `functions.${language}.json`);
const functionFilesOfAll = () => loadSite().LANGUAGES.map(fileOf);

class FunctionsJson {
  constructor({ baseUrl }) {
    this.baseUrl = baseUrl;
  }

  apply(compiler) {
    const name = 'FunctionsJson';
    compiler.hooks.compilation.tap(name, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const asset = compilation.getAsset(fileOf('en'));
        if (!asset) return;
        const generated = withTable(JSON.parse(asset.source.source().toString()));
        compilation.deleteAsset(fileOf('en'));
        // The generator emits into the worker's child compilation too; one copy is enough.
        if (compilation.compiler.isChild()) return;
        const emit = (file, text) => compilation.emitAsset(file, new sources.RawSource(text));
        for (const [file, metadata] of translated(generated, this.baseUrl))
          emit(file, JSON.stringify(metadata, null, 2));
        for (const [file, html] of sitePages(generated.functions)) emit(file, html);
      });
    });
  }
}

/** Our functions take plain cells: no data types as arguments, but errors. */
function complete(metadata) {
  return { ...metadata, allowCustomDataForDataTypeAny: false, allowErrorForDataTypeAny: true };
}

/** The metadata of every language by its file: ids and names are the same in all. */
function translated(generated, baseUrl) {
  const { helpPath, LANGUAGES, translateFunctions } = loadSite();
  return LANGUAGES.map((language) => {
    const functions = translateFunctions(generated.functions, language).map((each) => ({
      ...each,
      helpUrl: `${baseUrl}/${helpPath(each.id, language)}`,
    }));
    return [fileOf(language), complete({ ...generated, functions })];
  });
}

module.exports = { FunctionsJson, complete, functionFilesOfAll, translated };
