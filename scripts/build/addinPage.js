/**
 * Emits the page of the pane: its template with the scripts of the entry before the end of the head,
 * deferred, so that they run once the page is there.
 */
const { readFileSync } = require('node:fs');
const { Compilation, sources } = require('webpack');

/**
 * The page takes scripts from its own site and from the folder of office.js, and nothing is evaluated from text.
 * Excels before 2021 would have office.js ask a public host for a library; they cannot run the add-in.
 * The components set styles from script; office.js reports to Microsoft, or fails to, without harm.
 * Frames are not forbidden: Excel on the web shows the pane in one.
 */
const OFFICE = 'https://appsforoffice.microsoft.com';
const PAGE_POLICY = [
  "default-src 'none'",
  `script-src 'self' ${OFFICE}`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  `connect-src 'self' ${OFFICE}`,
  "worker-src 'self' blob:",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

class AddinPage {
  constructor({ template, filename, namespace }) {
    Object.assign(this, { template, filename, namespace });
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
        const html = readFileSync(this.template, 'utf8')
          .replace('{policy}', PAGE_POLICY)
          .replace('{namespace}', this.namespace)
          .replace('</head>', `  ${scripts.join('\n    ')}\n  </head>`);
        compilation.emitAsset(this.filename, new sources.RawSource(html));
      });
    });
  }
}

module.exports = { AddinPage, PAGE_POLICY };
