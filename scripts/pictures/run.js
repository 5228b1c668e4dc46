/**
 * `npm run pictures`: draws the icons of the ribbon and takes the pictures of the pane that the site
 * and the documents show, from the real pane in the workbench. What it makes is kept in the project.
 */
const { mkdirSync, readFileSync } = require('node:fs');
const { dirname, join, resolve } = require('node:path');
const { buildStale } = require('../build/stale');
const { serve } = require('../../workbench/server/serve');
const { launchBrowser } = require('../../test/support/browser');
const { RIBBON_ICONS, ribbonIcon } = require('./ribbonIcons');

const root = resolve(__dirname, '../..');
const WIDTH = 1180;

function place(...path) {
  const file = join(root, ...path);
  mkdirSync(dirname(file), { recursive: true });
  return file;
}

async function drawIcons(browser) {
  for (const name of Object.keys(RIBBON_ICONS))
    for (const size of [16, 32, 80]) {
      const page = await browser.newPage({ viewport: { width: size, height: size } });
      await page.setContent(ribbonIcon(name, size));
      const path = place('assets/ribbon', `${name}-${size}.png`);
      await page.screenshot({ path, omitBackground: true });
      await page.close();
    }
}

/** A browser installs a page only with icons of these sizes. */
async function drawInstallIcons(browser) {
  const svg = readFileSync(join(root, 'assets/icon.svg'), 'utf8');
  for (const size of [192, 512]) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(
      `<style>html, body { margin: 0 } svg { display: block; width: ${size}px }</style>${svg}`,
    );
    const path = place('assets', `icon-${size}.png`);
    await page.screenshot({ path, omitBackground: true });
    await page.close();
  }
}

async function open(browser, url, query, height) {
  const page = await browser.newPage({ viewport: { width: WIDTH, height } });
  await page.goto(url + query);
  await page.waitForSelector('body.ready', { state: 'attached', timeout: 120_000 });
  const pane = page.frameLocator('#pane');
  await pane.locator('main[data-view]').waitFor({ timeout: 60_000 });
  return { page, pane };
}

/** The whole window as a person sees it, once nothing moves any more. */
async function take(page, name) {
  await page.waitForTimeout(1500);
  await page.screenshot({ path: place('docs/images/pane', `${name}.png`) });
}

async function takePictures(browser, url) {
  const start = await open(browser, url, '?lang=en&sample=none', 640);
  await take(start.page, 'start');
  await start.page.close();
  const event = await open(browser, url, '?lang=en&sample=course', 640);
  await take(event.page, 'round');
  await event.pane.getByText('Standings and lists').click();
  await event.pane.locator('main[data-view=standings]').waitFor();
  await event.pane.getByTestId('write-standings').click();
  await take(event.page, 'standings');
  await event.page.close();
}

async function main() {
  const browser = await launchBrowser();
  try {
    await drawIcons(browser);
    await drawInstallIcons(browser);
    await buildStale((names) => console.log(`Building ${names.join(' and ')} …`));
    const server = await serve({ port: 0 });
    try {
      await takePictures(browser, server.url);
    } finally {
      await server.close();
    }
  } finally {
    await browser.close();
  }
}

main().catch((fault) => {
  console.error(fault.message ?? fault);
  process.exitCode = 1;
});
