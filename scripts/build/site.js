/** The pages around the add-in, from the texts in site/ and docs/. */
const { readdirSync, readFileSync } = require('node:fs');
const { join, resolve } = require('node:path');
const { loadTypeScript } = require('./loadTypeScript');

const root = resolve(__dirname, '../..');
const text = (...path) => readFileSync(join(root, ...path), 'utf8');

const loadSite = () => loadTypeScript(join(root, 'site/index.ts'));

/** Every document by its path in the project. */
function docs() {
  const names = readdirSync(join(root, 'docs'), { recursive: true })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name.replaceAll('\\', '/')}`);
  return Object.fromEntries(names.map((name) => [name, text(name)]));
}

/** Every page of the site, by its path. */
function sitePages(functions) {
  return loadSite().makeSite({
    version: JSON.parse(text('package.json')).version,
    written: (language, page) => text('site', language, `${page}.md`),
    docs: docs(),
    functions,
  });
}

module.exports = { loadSite, sitePages };
