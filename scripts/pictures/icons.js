/** The icons that are drawn: those of the ribbon, and those with which a browser installs the page. */
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { RIBBON_ICONS, ribbonIcon } = require('./ribbonIcons');
const { place, root } = require('./places');

async function draw(browser, html, size, path) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(html);
  await page.screenshot({ path, omitBackground: true });
  await page.close();
}

async function drawIcons(browser) {
  for (const name of Object.keys(RIBBON_ICONS))
    for (const size of [16, 32, 80])
      await draw(
        browser,
        ribbonIcon(name, size),
        size,
        place('assets/ribbon', `${name}-${size}.png`),
      );
  const svg = readFileSync(join(root, 'assets/icon.svg'), 'utf8');
  for (const size of [192, 512]) {
    const html = `<style>html, body { margin: 0 } svg { display: block; width: ${size}px }</style>${svg}`;
    await draw(browser, html, size, place('assets', `icon-${size}.png`));
  }
}

module.exports = { drawIcons };
