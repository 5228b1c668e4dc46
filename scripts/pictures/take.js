/** Plays a scene in the workbench and takes its picture. */
/* global document, Event */
const { readFileSync, writeFileSync } = require('node:fs');
const { palettePng } = require('./palettePng');
const { place } = require('./places');
const { PATIENCE, Stage } = require('./steps');

/** The same on every day, as far as the page decides. */
const DAY = '2026-11-14T14:05:00';
const LATER = '2026-11-14T14:06:00';
const SETTLED = 1000;

const setWidthOfPane = (width) => {
  document.getElementById('panel').style.width = `${width}px`;
};

const turnTo = (body) => body.ownerDocument.defaultView.dispatchEvent(new Event('focus'));

async function openStage(browser, url, { sample, of, size }, language) {
  const context = await browser.newContext({ locale: language });
  const page = await context.newPage();
  await page.clock.setFixedTime(DAY);
  await page.setViewportSize({ width: 960, height: of === 'pane' ? 640 : size[1] });
  await page.goto(`${url}?lang=${language}&sample=${sample}`);
  await page.waitForSelector('body.ready', { state: 'attached', timeout: 2 * PATIENCE });
  const stage = new Stage(page, language);
  await stage.pane.locator('main[data-view]').waitFor({ timeout: PATIENCE });
  await stage.idle();
  return stage;
}

/** The pane alone in a window as high as wanted. */
async function shotOfPane({ page }, [width, height]) {
  await page.setViewportSize({ width: 960, height: height + 140 });
  await page.evaluate(setWidthOfPane, width);
  await page.waitForTimeout(SETTLED);
  return page.locator('#panel').screenshot();
}

async function shotOfProjector({ page }, [width, height]) {
  const [wall] = await Promise.all([page.context().waitForEvent('page'), page.click('#projector')]);
  await wall.setViewportSize({ width, height });
  await wall.locator('tbody tr').first().waitFor({ timeout: PATIENCE });
  await wall.waitForTimeout(SETTLED);
  const shot = await wall.screenshot();
  await wall.close();
  return shot;
}

/** The published page as a reader's telephone shows it. */
async function shotOfPublished(stage, [width, height]) {
  const [file] = await Promise.all([
    stage.page.waitForEvent('download'),
    stage.element('download').click(),
  ]);
  const html = readFileSync(await file.path(), 'utf8');
  const reader = await stage.page.context().newPage();
  await reader.setViewportSize({ width, height });
  await reader.setContent(html);
  const shot = await reader.screenshot();
  await reader.close();
  return shot;
}

async function shotOfWindow({ page }) {
  await page.waitForTimeout(SETTLED);
  return page.screenshot();
}

async function shotOfSheet(stage) {
  await stage.page.click('#close-panel');
  const shot = await shotOfWindow(stage);
  await stage.page.click('#toggle-pane');
  return shot;
}

const SHOTS = {
  window: shotOfWindow,
  sheet: shotOfSheet,
  pane: shotOfPane,
  projector: shotOfProjector,
  published: shotOfPublished,
};

/** How views are looked at besides: nothing of this is kept in the project. */
const LOOKS = [
  { name: 'narrow', width: 320, media: {} },
  { name: 'dark', width: 320, media: { colorScheme: 'dark' } },
  { name: 'contrast', width: 320, media: { forcedColors: 'active' } },
];

async function lookAt(stage, name, { language, looks }) {
  for (const look of LOOKS.filter((each) => looks.includes(each.name))) {
    await stage.page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', ...look.media });
    // The pane looks at Excel's theme again when it is turned to, a minute later.
    await stage.page.clock.setFixedTime(LATER);
    await stage.pane.locator('body').evaluate(turnTo);
    const path = place('test-output/pictures', look.name, `${name}-${language}.png`);
    writeFileSync(path, await shotOfPane(stage, [look.width, 1300]));
  }
}

async function takeScene(browser, url, scene, { language, looks }) {
  const stage = await openStage(browser, url, scene, language);
  try {
    await stage.play(scene.steps);
    const shot = await SHOTS[scene.of](stage, scene.size);
    writeFileSync(place('docs/images', language, `${scene.name}.png`), palettePng(shot));
    await lookAt(stage, scene.name, { language, looks });
  } finally {
    await stage.page.context().close();
  }
}

module.exports = { LOOKS, takeScene };
