/**
 * The script that a published page carries, as text with its digest, by which the page's policy knows it. The
 * words of all languages are left out: a page has those of its own.
 */
const { build } = require('esbuild');
const { createHash } = require('node:crypto');
const { join } = require('node:path');

const root = join(__dirname, '../..');
const core = [join(root, 'src'), join(root, 'walk')];
const words = join(root, 'src/words/index.ts');

const pureCore = {
  name: 'pure-core',
  setup(bundling) {
    bundling.onResolve({ filter: /^\./ }, async ({ path, pluginData, ...asked }) => {
      if (pluginData === 'resolving') return undefined;
      const found = await bundling.resolve(path, { ...asked, pluginData: 'resolving' });
      if (!core.some((folder) => found.path.startsWith(folder))) return found;
      const own = found.path === words ? join(root, 'walk/pageWords.ts') : found.path;
      return { ...found, path: own, sideEffects: false };
    });
  },
};

async function walkScript() {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'walk/page.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    charset: 'utf8',
    legalComments: 'none',
    plugins: [pureCore],
    logLevel: 'silent',
  });
  // A page ends its script at the first of these, wherever it stands.
  const text = outputFiles[0].text.trim().replaceAll('</script', '<\\/script');
  return { text, hash: `sha256-${createHash('sha256').update(text).digest('base64')}` };
}

module.exports = { walkScript };
