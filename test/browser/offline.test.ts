/** The workbench of `npm start`, installed: loaded once, it opens and saves .xlsx with no network and no server. */
import fs from 'node:fs';
import { openZip } from '../../src/xlsx/package/zip';
import { buildStale } from '../../scripts/build/stale';
import { serve } from '../../workbench/server/serve';
import { launchBrowser } from '../support/page/browser';

jest.setTimeout(600_000);

test('goes on without a network: opens a file and saves it', async () => {
  await buildStale();
  const server = await serve({ port: 0 });
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    await page.goto(`${server.url}?lang=en&sample=course`);
    const pane = page.frameLocator('#pane');
    await pane.getByTestId('round-bar').waitFor({ timeout: 120_000 });
    const save = async (): Promise<Buffer> => {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByText('Save .xlsx').click(),
      ]);
      return fs.readFileSync((await file.path())!);
    };
    const saved = await save();
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      // The page tells the worker what it had loaded before; wait until the worker has all of it.
      for (let i = 0; i < 600; i++) {
        const kept = await Promise.all(
          ['/office-js/office.js', '/office-js/excel-win32-16.01.js', '/addin/taskpane.html'].map(
            (file) => caches.match(file, { ignoreSearch: true }),
          ),
        );
        if (kept.every((each) => each !== undefined)) return;
        await new Promise((done) => setTimeout(done, 100));
      }
      throw new Error('not kept');
    });
    const { display, icons } = await page.evaluate(async () => {
      const { href } = document.querySelector<HTMLLinkElement>('link[rel=manifest]')!;
      return (await (await fetch(href)).json()) as { display: string; icons: { sizes: string }[] };
    });
    expect(display).toBe('standalone');
    expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
    await context.setOffline(true);
    await page.goto(`${server.url}?lang=en&sample=none`);
    await pane.getByText('This workbook has no event yet.').waitFor({ timeout: 120_000 });
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByText('Open…').click(),
    ]);
    await chooser.setFiles({ name: 'event.xlsx', mimeType: '', buffer: saved });
    await pane.getByTestId('round-bar').waitFor({ timeout: 120_000 });
    expect(openZip(new Uint8Array(await save())).has('xl/workbook.xml')).toBe(true);
    await context.close();
  } finally {
    await browser.close();
    await server.close();
  }
});
