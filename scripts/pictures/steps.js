/** The verbs of scenes.js: what a person does in the pane and in the sheet. */
/* global window */
const { resolve } = require('node:path');
const { loadTypeScript } = require('../build/loadTypeScript');

const { fill } = loadTypeScript(resolve(__dirname, '../../src/explain/phrasebook.ts'));
const PATIENCE = 60_000;

/** A text of every language, or of this one. */
const inLanguage = (text, language) =>
  text !== null && typeof text === 'object' ? (text[language] ?? text.en) : text;

const sheetName = (sheet, language) =>
  typeof sheet === 'string' ? sheet : fill(language, sheet.sheet, sheet);

/** A5 → row 4, column 0; the scenes need no column beyond Z. */
const placeOf = (address) => ({
  row: Number(address.slice(1)) - 1,
  column: address.charCodeAt(0) - 65,
});

/** Beside the sheet the pane reads again by itself; whoever waits for it looks for what it shows. */
const writeCells = ([name, { row, column }, rows]) => {
  const sheet = window.workbench.workspace.book.sheets().find((each) => each.name === name);
  const columns = Math.max(...rows.map((cells) => cells.length));
  const values = rows.map((cells) =>
    Array.from({ length: columns }, (_, index) => ({ value: cells[index] ?? '' })),
  );
  sheet.write({ row, column, rows: rows.length, columns }, values);
};

/** By the first word in the table of settings. */
const overwriteSetting = ([name, setting, value]) => {
  const sheet = window.workbench.workspace.book.sheets().find((each) => each.name === name);
  for (let row = 0; row < 60; row++)
    if (sheet.content(row, 0).value === setting)
      return sheet.write({ row, column: 1, rows: 1, columns: 1 }, [[{ value }]]);
  throw new Error(`No setting ${setting}`);
};

const cellIsFilled = ([name, { row, column }]) => {
  const sheet = window.workbench.workspace.book.sheets().find((each) => each.name === name);
  return sheet !== undefined && sheet.content(row, column).value !== '';
};

class Stage {
  constructor(page, language) {
    this.page = page;
    this.language = language;
    this.pane = page.frameLocator('#pane');
  }

  element(id) {
    return this.pane.getByTestId(id).first();
  }

  idle() {
    return this.pane.getByTestId('busy').waitFor({ state: 'detached', timeout: PATIENCE });
  }

  async click(id) {
    const more = this.element('more');
    if (id.startsWith('open-') && (await more.count()) > 0 && !(await this.element(id).isVisible()))
      await this.unfold('more');
    await this.element(id).click({ timeout: PATIENCE });
    await this.page.waitForTimeout(100);
    await this.idle();
  }

  /** Without waiting for what follows. */
  press(id) {
    return this.element(id).click({ timeout: PATIENCE });
  }

  /** Pairing never answers any more. */
  hold() {
    return this.inPane(() => {
      window.Worker.prototype.postMessage = () => undefined;
    });
  }

  /** Excel refuses everything in a way that nobody expected. */
  spoil() {
    return this.inPane(() => {
      window.Excel.run = () => Promise.reject(new Error('unexpected'));
    });
  }

  inPane(act) {
    const frame = this.page.frames().find((each) => each.parentFrame() !== null);
    return frame.evaluate(act);
  }

  /** A setting as the sheet Event calls it, typed over there. */
  setting(name, text) {
    const event = sheetName({ sheet: 'sheet.event' }, this.language);
    return this.page.evaluate(overwriteSetting, [event, name, text]);
  }

  unfold(id) {
    return this.element(id).locator('summary').first().click();
  }

  fill(id, text) {
    return this.element(id).fill(inLanguage(text, this.language));
  }

  choose(id, value) {
    return this.element(id).selectOption(typeof value === 'number' ? { index: value } : value);
  }

  /** One key after the other, ⏎ is Enter. */
  async keys(id, keys) {
    await this.element(id).focus();
    for (const key of keys) await this.page.keyboard.press(key === '⏎' ? 'Enter' : key);
    await this.idle();
  }

  async see(id) {
    await this.element(id).waitFor({ timeout: PATIENCE });
    await this.element(id).scrollIntoViewIfNeeded();
  }

  file(id, name, text) {
    const { Buffer } = require('node:buffer');
    return this.element(id).setInputFiles({
      name,
      mimeType: 'text/plain',
      buffer: Buffer.from(text),
    });
  }

  table(sheet, address, rows) {
    const texts = rows.map((cells) => cells.map((cell) => inLanguage(cell, this.language)));
    return this.page.evaluate(writeCells, [
      sheetName(sheet, this.language),
      placeOf(address),
      texts,
    ]);
  }

  type(sheet, address, text) {
    return this.table(sheet, address, [[text]]);
  }

  filled(sheet, address) {
    const place = [sheetName(sheet, this.language), placeOf(address)];
    return this.page.waitForFunction(cellIsFilled, place, { timeout: PATIENCE });
  }

  async play(steps) {
    for (const [verb, ...words] of steps) await this[verb](...words);
  }
}

module.exports = { PATIENCE, Stage };
