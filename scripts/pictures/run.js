/**
 * `npm run pictures`: draws the icons and takes the pictures that the guides and the site show, in
 * every language, from the real pane in the workbench. What it makes is kept in the project.
 *
 *   npm run pictures -- [SCENE…] [--lang fr]
 *   npm run pictures -- --look [VIEW…]
 *
 * `--look` takes every view of the pane instead, as contact sheets to be looked at (contact.js).
 */
const { parseArgs } = require('node:util');
const { loadSite } = require('../build/site');
const { buildStale } = require('../build/stale');
const { serve } = require('../../workbench/server/serve');
const { launchBrowser } = require('../../test/support/page/browser');
const { drawIcons } = require('./icons');
const { PICTURED, SCENES, scenesOf } = require('./scenes');
const { look } = require('./contact');
const { takeScene } = require('./take');

const { LANGUAGES } = loadSite();

function wishes() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { lang: { type: 'string' }, look: { type: 'boolean' } },
  });
  if (values.look) return { look: true, views: positionals };
  const unknown = positionals.filter((name) => !SCENES.some((scene) => scene.name === name));
  if (unknown.length > 0) throw new Error(`There is no scene ${unknown.join(', ')}.`);
  return {
    scenes: SCENES.filter(({ name }) => positionals.length === 0 || positionals.includes(name)),
    languages: LANGUAGES.filter((language) =>
      values.lang ? values.lang === language : PICTURED.includes(language),
    ),
    isAll: positionals.length === 0 && values.lang === undefined,
  };
}

/** A scene that fails leaves its old picture; the others are taken. */
async function takeAll(browser, url, { scenes, languages }) {
  const failed = [];
  for (const scene of scenes)
    for (const language of languages.filter((each) => scenesOf(each).includes(scene)))
      try {
        await takeScene(browser, url, scene, { language });
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
    if (wished.look) await look(browser, server.url, { only: wished.views });
    else await takeAll(browser, server.url, wished);
  } finally {
    await server.close();
    await browser.close();
  }
}

main().catch((fault) => {
  console.error(fault.message ?? fault);
  process.exitCode = 1;
});
