/**
 * `npm run pictures -- --look`: every view of the pane in all languages side by side, at 320 and 400 px, light and dark,
 * as contact sheets in test-output/look/ to be looked at; and what a machine can see of them, in words: text that is cut
 * off, text that reads the same in English.
 */
/* global document, getComputedStyle, NodeFilter */
const { writeFileSync } = require('node:fs');
const { loadSite } = require('../build/site');
const { place } = require('./places');
const { SESSIONS } = require('./views');
const { openStage, setWidthOfPane } = require('./take');

const { LANGUAGES } = loadSite();
const WIDTHS = [320, 400];
const SCHEMES = ['light', 'dark'];
/** What is longer is cut at the foot of a picture. */
const TALLEST = 1500;
const SETTLED = 150;

/** Runs in the pane: texts as they are read, and elements whose text does not fit. */
function inspect() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [];
  const cut = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent.trim();
    const holder = node.parentElement;
    if (text === '' || holder.closest('script,style,option')) continue;
    texts.push(text);
    const box = holder.getBoundingClientRect();
    if (box.width === 0 || holder.closest('svg')) continue;
    const isHidden = getComputedStyle(holder).overflowX === 'hidden';
    const isScrolled = holder.closest('[tabindex="0"][role=region]') !== null;
    if (isHidden && holder.scrollWidth > holder.clientWidth + 1) cut.push(text);
    else if (!isScrolled && box.right > document.documentElement.clientWidth + 1) cut.push(text);
  }
  return {
    texts,
    cut,
    height: document.querySelector('main')?.getBoundingClientRect().bottom ?? 0,
  };
}

/** Runs in the pane, whose language is chosen outside it in the workbench: its desk is found by what React draws. */
function speak(language) {
  const main = document.querySelector('main');
  const key = Object.keys(main).find((name) => name.startsWith('__reactFiber'));
  for (let fiber = main[key]; fiber; fiber = fiber.return) {
    const { desk, value } = fiber.memoizedProps ?? {};
    const found = [desk, value].find((each) => typeof each?.setLanguage === 'function');
    if (found) return found.setLanguage(language);
  }
  throw new Error('The pane has no desk');
}

const isSentence = (text) =>
  text.split(/\s+/).filter((word) => /^\p{L}{3,}/u.test(word)).length > 2;

/** One view in one look: a picture of each language in a row. */
async function sheetOf(browser, tiles, width, path) {
  const page = await browser.newPage();
  const images = tiles.map(
    ({ language, png }) =>
      `<figure><figcaption>${language}</figcaption><img width="${width}" src="data:image/png;base64,${png.toString('base64')}"></figure>`,
  );
  await page.setViewportSize({ width: tiles.length * (width + 8) + 8, height: 400 });
  await page.setContent(
    `<style>body{margin:8px;display:flex;gap:8px;background:#888;font:12px sans-serif}figure{margin:0}img{display:block}</style>${images.join('')}`,
  );
  writeFileSync(path, await page.screenshot({ fullPage: true }));
  await page.close();
}

class Look {
  sheets = 0;
  found = new Set();
  failed = [];

  constructor(browser, url, languages) {
    Object.assign(this, { browser, url, languages });
  }

  /** The pane asks once whether it is dark, so a session has one scheme. */
  async takeView(stage, name, scheme) {
    const { page } = stage;
    const frame = page.frames().find((each) => each.parentFrame() === page.mainFrame());
    const rows = WIDTHS.map(() => []);
    let english = new Set();
    for (const language of this.languages) {
      await frame.evaluate(speak, language);
      for (const [index, width] of WIDTHS.entries()) {
        await page.evaluate(setWidthOfPane, width);
        await page.waitForTimeout(SETTLED);
        const { texts, cut, height } = await frame.evaluate(inspect);
        if (language === 'en') english = new Set(texts);
        else
          for (const text of new Set(texts))
            if (english.has(text) && isSentence(text))
              this.found.add(`${name}, ${language}: as in English: ${text.slice(0, 90)}`);
        for (const text of cut)
          this.found.add(`${name}, ${language} ${width} px: cut off: ${text.slice(0, 60)}`);
        const box = await page.locator('#pane').boundingBox();
        const clip = { ...box, height: Math.min(box.height, Math.max(height + 8, 200)) };
        rows[index].push({ language, png: await page.screenshot({ clip }) });
      }
    }
    for (const [index, width] of WIDTHS.entries()) {
      const file = `${name.replace(/[^\w]+/g, '-')}-${width}-${scheme}.png`;
      await sheetOf(this.browser, rows[index], width, place('test-output/look', file));
      this.sheets++;
    }
    await frame.evaluate(speak, 'en');
  }

  async play({ sample, views }, only, scheme) {
    const scene = { sample, of: 'pane', size: [WIDTHS[0], TALLEST] };
    const media = { colorScheme: scheme };
    const stage = await openStage(this.browser, this.url, scene, { language: 'en', media });
    let at = '';
    try {
      for (at of Object.keys(views)) {
        await stage.play(views[at]);
        if (only.length === 0 || only.includes(at)) await this.takeView(stage, at, scheme);
        console.log(`${scheme} ${at}`);
      }
    } catch (fault) {
      this.failed.push(`${scheme} ${at}: ${fault.message.slice(0, 300)}`);
    }
    await stage.page.context().close();
  }
}

/** Contact sheets of the views that are named, or of all; what goes wrong in one ends its session only. */
async function look(browser, url, { only = [], languages = LANGUAGES } = {}) {
  const looking = new Look(browser, url, languages);
  const wished = SESSIONS.filter(
    ({ views }) => only.length === 0 || Object.keys(views).some((name) => only.includes(name)),
  );
  for (const scheme of SCHEMES)
    for (const session of wished) await looking.play(session, only, scheme);
  console.log([...looking.found].join('\n') || 'Nothing is cut off or left in English.');
  console.log(`${looking.sheets} contact sheets in test-output/look/`);
  if (looking.failed.length > 0) throw new Error(looking.failed.join('\n'));
}

module.exports = { look };
