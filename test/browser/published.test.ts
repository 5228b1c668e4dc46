/** A published page of 300 players, opened from disk in a real browser, in light and dark. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { findBarriers } from '../support/page/accessibility';
import { launchBrowser } from '../support/page/browser';
import { LANGUAGES } from '../../src/model/types';
import { Terminal } from '../support/cli';

let browser: Browser;
let folder: string;
const pages = new Map<string, string>();

beforeAll(async () => {
  browser = await launchBrowser();
  folder = mkdtempSync(join(tmpdir(), 'published-'));
  const terminal = new Terminal();
  const size = ['--players', '300', '--rounds', '9', '--seed', '5', '--unset', 'off'];
  await terminal.run('generate', ...size, '--system', 'dutch-2026', '-o', 'e.trf');
  for (const language of LANGUAGES) {
    const words = ['--address', 'https://example.org/open', '--brackets', '--lang', language];
    expect(await terminal.run('publish', 'e.trf', '-o', 'p.html', ...words)).toBe(0);
    pages.set(language, join(folder, `${language}.html`));
    writeFileSync(pages.get(language)!, terminal.read('p.html'));
    expect(Buffer.byteLength(terminal.read('p.html'))).toBeLessThan(1_000_000);
  }
}, 300_000);
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

test.each([
  ['en', 'light', 360],
  ['fr', 'dark', 360],
  ['pt', 'light', 1280],
  ['en', 'dark', 1280],
] as const)(
  '%s in %s, %i pixels wide: no barrier, no request, nothing wider than the screen',
  async (language, colorScheme, width) => {
    const page = await browser.newPage({ colorScheme, viewport: { width, height: 740 } });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    const url = pathToFileURL(pages.get(language)!).href;
    await page.goto(url);
    expect(await page.evaluate(findBarriers)).toEqual([]);
    expect(requests).toEqual([url]);
    expect(errors).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
    await page.close();
  },
  120_000,
);

test('the check finds what is wrong', async () => {
  const page = await browser.newPage();
  await page.setContent(
    '<h1>A</h1><h3>B</h3><table><tr><td>x</table><a href="#no">n</a><p style="color:#999">grey</p>',
  );
  const found = (await page.evaluate(findBarriers)).join('\n');
  for (const what of [
    'no language',
    'not one main',
    'heading 3 after 1',
    'without headers',
    'to nowhere',
    'contrast',
  ])
    expect(found).toContain(what);
  await page.close();
}, 60_000);
