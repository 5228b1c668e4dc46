/**
 * `npm run pictures`: draws the icons and takes the pictures that the guides and the site show, in
 * every language, from the real pane in the workbench. What it makes is kept in the project.
 *
 *   npm run pictures -- [SCENE…] [--lang fr] [--look narrow|dark|contrast]
 *
 * `--look` takes each pane at 320 px instead, into test-output/pictures/, to be looked at.
 */
const { parseArgs } = require('node:util');
const { loadSite } = require('../build/site');
const { buildStale } = require('../build/stale');
const { serve } = require('../../workbench/server/serve');
const { launchBrowser } = require('../../test/support/browser');
const { drawIcons } = require('./icons');
const { SCENES } = require('./scenes');
const { LOOKS, lookAtScene, takeScene } = require('./take');

const { LANGUAGES } = loadSite();

function wishes() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { lang: { type: 'string' }, look: { type: 'string' } },
  });
  const unknown = positionals.filter((name) => !SCENES.some((scene) => scene.name === name));
  if (unknown.length > 0) throw new Error(`There is no scene ${unknown.join(', ')}.`);
  if (values.look !== undefined && !(values.look in LOOKS))
    throw new Error(`--look wants one of ${Object.keys(LOOKS).join(', ')}.`);
  return {
    scenes: SCENES.filter(({ name }) => positionals.length === 0 || positionals.includes(name)),
    // The guides of the other languages are short and show none.
    languages: LANGUAGES.filter((language) =>
      values.lang ? values.lang === language : ['en', 'fr', 'pt'].includes(language),
    ),
    look: values.look,
    isAll: positionals.length === 0 && values.lang === undefined && values.look === undefined,
  };
}

/** A scene that fails leaves its old picture; the others are taken. */
async function takeAll(browser, url, { scenes, languages, look }) {
  const take = look === undefined ? takeScene : lookAtScene;
  const failed = [];
  for (const scene of scenes)
    for (const language of languages)
      try {
        await take(browser, url, scene, { language, look });
        console.log(`${language} ${scene.name}`);
      } catch (fault) {
        failed.push(`${language} ${scene.name}: ${fault.message}`);
      }
  if (failed.length > 0) throw new Error(failed.join('\n'));
}

async function main() {
  const wished = wishes();
  await buildStale((names) => console.log(`Building ${names.join(' and ')} …`));
  const browser = await launchBrowser();
  const server = await serve({ port: 0 });
  try {
    if (wished.isAll) await drawIcons(browser);
    await takeAll(browser, server.url, wished);
  } finally {
    await server.close();
    await browser.close();
  }
}

main().catch((fault) => {
  console.error(fault.message ?? fault);
  process.exitCode = 1;
});
