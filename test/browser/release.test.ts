/**
 * `npm run release`: a site whose every link answers, a manifest for its address, and a workbench that
 * goes on without a network. Microsoft's CDN is played by the office.js of node_modules.
 */
import '../support/page/routeWorkers';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { version } from '../../package.json';
import { LANGUAGES } from '../../src/words';
import { openZip, unpack } from '../../src/xlsx/package/zip';
import { guideAddress } from '../../taskpane/guideAddress';
import { answerFrom } from '../../workbench/server/files';
import { launchBrowser } from '../support/page/browser';
import { everyElement, parseManifest } from '../support/files/manifestXml';

jest.setTimeout(600_000);

const root = path.resolve(__dirname, '../..');
const folder = path.join(root, 'dist/release');
const ADDRESS = 'https://example.org/pairsheet/';
const CDN = 'https://appsforoffice.microsoft.com/lib/1/hosted/';
const read = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8');

let server: Server;
let base: string;
let browser: Browser;

beforeAll(async () => {
  const words = ['scripts/release/run.js', '--url', ADDRESS.slice(0, -1)];
  const run = spawnSync(process.execPath, words, { cwd: root, encoding: 'utf8' });
  expect({ status: run.status, said: run.stderr }).toEqual({ status: 0, said: '' });
  server = createServer((request, response) => {
    request.url = request.url!.replace(/^\/pairsheet/, '').replace(/\/(?=\?|$)/, '/index.html');
    answerFrom(folder, request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/pairsheet/`;
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await new Promise((done) => server?.close(done));
});

const answers = async (url: string): Promise<number> => (await fetch(url)).status;

test('every link of every page answers, and every place on a page exists', async () => {
  const pages = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(25);
  const asked = new Map<string, number>();
  const missing: string[] = [];
  for (const page of pages) {
    for (const [, target] of read(page).matchAll(/(?:href|src)="([^"]+)"/g)) {
      if (/^https:/.test(target)) continue;
      const url = new URL(target.replaceAll('&amp;', '&'), base + page.replaceAll(path.sep, '/'));
      const place = decodeURIComponent(url.hash.slice(1));
      url.hash = '';
      if (!asked.has(url.href)) asked.set(url.href, await answers(url.href));
      const file = decodeURIComponent(url.href.slice(base.length));
      const isThere =
        asked.get(url.href) === 200 && (!place || read(file).includes(`id="${place}"`));
      if (!isThere) missing.push(`${page} → ${target}`);
    }
  }
  expect(missing).toEqual([]);
});

test('the manifest is for the address, with an id of its own and the version of the package', async () => {
  const app = parseManifest(read('manifest.xml'));
  const development = parseManifest(fs.readFileSync(path.join(root, 'manifest.xml'), 'utf8'));
  const names = (of: typeof app) => everyElement(of).map(({ name }) => name);
  expect(names(app)).toEqual(names(development));
  expect(app.children[0].text).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
  expect(app.children[0].text).not.toBe(development.children[0].text);
  expect(app.children[1].text).toBe(`${version}.0`);
  const urls = everyElement(app)
    .flatMap(({ attributes }) =>
      ['DefaultValue', 'Value', 'Url'].map((key) => attributes[key] ?? ''),
    )
    .filter((value) => /^\w+:\/\//.test(value));
  expect(urls.length).toBeGreaterThan(20);
  for (const url of new Set(urls)) {
    expect(url.startsWith(ADDRESS)).toBe(true);
    expect([url, await answers(url.replace(ADDRESS, base))]).toEqual([url, 200]);
  }
});

test('the functions of each language lead to their help on the site', async () => {
  for (const file of ['functions.json', 'functions.fr.json', 'functions.pt.json']) {
    const { functions } = JSON.parse(read(file)) as {
      functions: { id: string; helpUrl: string }[];
    };
    for (const { id, helpUrl } of functions) {
      const [page, place] = helpUrl.slice(ADDRESS.length).split('#');
      expect([helpUrl.startsWith(ADDRESS), place]).toEqual([true, id]);
      expect(read(page)).toContain(`<section id="${id}">`);
    }
  }
});

test('the guide of each language is where the pane looks for it', async () => {
  for (const language of LANGUAGES) {
    const page = await fetch(guideAddress(base)(language));
    expect([language, page.status]).toEqual([language, 200]);
    expect(await page.text()).toContain(`<html lang="${language}">`);
  }
});

test('scripts are named by their content; every page has its content security policy', () => {
  const html = read('taskpane.html');
  expect(html).toMatch(/src="taskpane\.[0-9a-f]{8}\.js"/);
  const unhashed = fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.js') && !/\.[0-9a-f]{8}\.js$/.test(name));
  // Those that the manifest and browsers know by name.
  expect(unhashed.sort()).toEqual(['sw.js', 'taskpane.js']);
  for (const name of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.html')) {
      const policy = /http-equiv="Content-Security-Policy"\s+content="([^"]*)"/.exec(
        read(name),
      )?.[1];
      expect([name, policy?.startsWith("default-src 'none'")]).toEqual([name, true]);
      expect(/script-src[^;]*unsafe/.test(policy!)).toBe(false);
    }
  expect(read('_headers')).toContain('max-age=31536000, immutable');
});

test('the zip holds the site, file by file', () => {
  const bytes = fs.readFileSync(path.join(root, `dist/pairsheet-${version}.zip`));
  const entries = openZip(new Uint8Array(bytes));
  const files = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)));
  expect([...entries.keys()].sort()).toEqual(
    files.map((name) => name.replaceAll(path.sep, '/')).sort(),
  );
  const page = Buffer.from(unpack(entries.get('taskpane.html')!)).toString();
  expect(page).toBe(read('taskpane.html'));
});

test('the workbench of the site works, and goes on without a network', async () => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.route(`${CDN}**`, (route) => {
    const file = new URL(route.request().url()).pathname.replace('/lib/1/hosted/', '');
    return route.fulfill({
      path: path.join(root, 'node_modules/@microsoft/office-js/dist', file),
      headers: { 'access-control-allow-origin': '*', 'content-type': 'text/javascript' },
    });
  });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (fault) => faults.push(fault.message));
  page.on('console', (line) => {
    if (/Content Security Policy/.test(line.text())) faults.push(line.text());
  });
  await page.goto(`${base}workbench/?lang=en&sample=course`);
  const pane = page.frameLocator('#pane');
  await pane.getByTestId('round-bar').waitFor({ timeout: 120_000 });
  expect(await pane.getByTestId('guide').getAttribute('href')).toBe(guideAddress(base)('en'));
  // The page has told the worker what it had loaded before; wait until the worker has all of it.
  await page.evaluate(
    async (files) => {
      await navigator.serviceWorker.ready;
      for (let i = 0; i < 600; i++) {
        const kept = await Promise.all(files.map((file) => caches.match(file)));
        if (kept.every((each) => each !== undefined)) return;
        await new Promise((done) => setTimeout(done, 100));
      }
      throw new Error('not kept');
    },
    ['office.js', 'excel-win32-16.01.js', 'en-us/office_strings.js'].map((file) => CDN + file),
  );
  await context.unroute(`${CDN}**`);
  await new Promise<void>((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });
  await context.setOffline(true);
  await page.reload();
  await pane.getByTestId('open-standings').click({ timeout: 120_000 });
  await pane.getByTestId('write-standings').click();
  await pane.getByTestId('notice').waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByText('Save .xlsx').click(),
  ]);
  const bytes = fs.readFileSync((await file.path())!);
  expect(openZip(new Uint8Array(bytes)).has('xl/workbook.xml')).toBe(true);
  expect(faults).toEqual([]);
  await context.close();
});
