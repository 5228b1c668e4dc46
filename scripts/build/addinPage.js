/**
 * Emits the page of the pane: its template with the scripts of the entry before the end of the head,
 * deferred, so that they run once the page is there.
 */
const { readFileSync } = require('node:fs');
const { Compilation, sources } = require('webpack');

class AddinPage {
  constructor({ template, filename }) {
    Object.assign(this, { template, filename });
  }

  apply(compiler) {
    const name = 'AddinPage';
    compiler.hooks.compilation.tap(name, (compilation) => {
      compilation.fileDependencies.add(this.template);
      // After the names are final.
      const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const scripts = [...compilation.entrypoints.values()]
          .flatMap((entry) => entry.getFiles())
          .filter((file) => file.endsWith('.js'))
          .map((file) => `<script defer src="${file}"></script>`);
        const html = readFileSync(this.template, 'utf8').replace(
          '</head>',
          `  ${scripts.join('\n    ')}\n  </head>`,
        );
        compilation.emitAsset(this.filename, new sources.RawSource(html));
      });
    });
  }
}

module.exports = { AddinPage };
