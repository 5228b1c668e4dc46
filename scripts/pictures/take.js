/** Plays a scene in the workbench and takes its picture. */
/* global document */
const { readFileSync, writeFileSync } = require('node:fs');
const { palettePng } = require('./palettePng');
const { place } = require('./places');
const { PATIENCE, Stage } = require('./steps');

/** The same on every day, as far as the page decides. */
const DAY = '2026-11-14T14:05:00';
const SETTLED = 1000;

const setWidthOfPane = (width) => {
  document.getElementById('panel').style.width = `${width}px`;
};

/** What stands around the pane in the window. */
const CHROME = 140;
/** High enough from the start that nothing has to be scrolled. */
const heightFor = ({ of, size }) => (of === 'pane' ? size[1] + CHROME : size[1]);

async function openStage(browser, url, { sample, of, size }, { language, media }) {
  const context = await browser.newContext({ locale: language, ...media });
  const page = await context.newPage();
  await page.clock.setFixedTime(DAY);
  await page.setViewportSize({ width: 960, height: heightFor({ of, size }) });
  await page.goto(`${url}?lang=${language}&sample=${sample}`);
  await page.waitForSelector('body.ready', { state: 'attached', timeout: 2 * PATIENCE });
  const stage = new Stage(page, language);
  await stage.pane.locator('main[data-view]').waitFor({ timeout: PATIENCE });
  await stage.idle();
  return stage;
}

/** The pane alone in a window as high as wanted. */
async function shotOfPane({ page }, [width, height]) {
  await page.setViewportSize({ width: 960, height: height + CHROME });
  await page.evaluate(setWidthOfPane, width);
  await page.mouse.move(0, 0);
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
  await page.mouse.move(0, 0);
  await page.waitForTimeout(SETTLED);
  return page.screenshot();
}

async function shotOfSheet(stage) {
  await stage.page.click('#close-panel');
  const shot = await shotOfWindow(stage);
  await stage.page.click('#toggle-pane');
  return shot;
}

/** The window of an arbiter in charge, after somebody in another one has entered results. */
async function shotWithHelper(stage) {
  const { page } = stage;
  await page.waitForSelector('body[data-kept=kept]', { state: 'attached' });
  const other = await page.context().newPage();
  await other.goto(page.url().replace(/&sample=[^&]*/, ''));
  await other.waitForSelector('body.ready', { state: 'attached', timeout: 2 * PATIENCE });
  const helper = new Stage(other, stage.language);
  const click = (id) => helper.click(id);
  await helper.element('open-shared').waitFor({ state: 'attached', timeout: PATIENCE });
  await click('open-shared');
  await helper.element('own-name').fill('Bea');
  for (const id of ['save-name', 'back', 'open-results']) await click(id);
  await helper.element('result-grid').waitFor({ timeout: PATIENCE });
  await helper.element('by-table-table').focus();
  for (const keys of ['12', '1', '3', '5', '7', '0']) {
    await other.keyboard.type(keys);
    await other.keyboard.press('Enter');
  }
  const told = stage.pane.getByTestId('news').getByText('Bea');
  await told.nth(2).waitFor({ timeout: PATIENCE });
  await page.bringToFront();
  return shotOfWindow(stage);
}

const SHOTS = {
  helper: shotWithHelper,
  window: shotOfWindow,
  sheet: shotOfSheet,
  pane: shotOfPane,
  projector: shotOfProjector,
  published: shotOfPublished,
};

async function takeScene(browser, url, scene, { language }) {
  const stage = await openStage(browser, url, scene, { language });
  try {
    await stage.play(scene.steps);
    const shot = await SHOTS[scene.of](stage, scene.size);
    writeFileSync(place('docs/images', language, `${scene.name}.png`), palettePng(shot));
  } finally {
    await stage.page.context().close();
  }
}

module.exports = { openStage, setWidthOfPane, takeScene };
