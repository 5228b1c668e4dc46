import { createRequire } from 'module';
import path from 'path';
import { DEFAULT_REQUEST, generateTournament } from '../src/generate/generate';
import { makeTrf } from '../src/formats/trf/makeTrf';
import { before } from '../src/model/tournament';
import { systemById } from '../src/systems';
import type { buildStale } from '../scripts/build/stale';
import type { serve } from '../workbench/server/serve';
import type { launchBrowser } from '../test/support/browser';
import { report } from './measure';

/** 300 players in the workbench, in Chromium: from one click to the preview, and from there to the sheet. */
const PLAYERS = 300;
const LIMIT = 2000;

// What serves and what drives the browser finds its files by its own place: it is not bundled.
const load = createRequire(path.join(process.cwd(), 'package.json'));
const { buildStale: build } = load('./scripts/build/stale.js') as {
  buildStale: typeof buildStale;
};
const server = load('./workbench/server/serve.js') as { serve: typeof serve };
const browsers = load('./test/support/browser.js') as { launchBrowser: typeof launchBrowser };

function event(): string {
  const request = { ...DEFAULT_REQUEST, players: PLAYERS, rounds: 9, seed: 7 };
  const made = generateTournament(request, systemById('dutch-2016')!);
  if (!made.ok) throw new Error('not paired');
  return makeTrf({ ...before(made.tournament, 6), totalRounds: 9 });
}

async function run(): Promise<void> {
  await build();
  const { url, close } = await server.serve({ port: 0 });
  const browser = await browsers.launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(`${url}?sample=none`);
    const pane = page.frameLocator('#pane');
    await pane.getByTestId('start-trf').click();
    await pane.getByTestId('trf-text').fill(event());
    await pane.getByTestId('import-trf').click();
    await pane.getByTestId('open-round').waitFor();
    await page.waitForTimeout(2000);
    /** Measured inside the pane, so that the driver's own time does not count. */
    const time = (click: string, until: string): Promise<number> =>
      pane.locator('body').evaluate(
        async (body, [from, to]) => {
          const find = (id: string) => body.querySelector<HTMLElement>(`[data-testid="${id}"]`);
          const start = performance.now();
          find(from)!.click();
          while (!find(to)) await new Promise((resolve) => setTimeout(resolve, 5));
          return performance.now() - start;
        },
        [click, until] as const,
      );
    const pairing = await time('pair-next', 'write-round');
    const writing = await time('write-round', 'enter-results');
    report(`pair round 6 of ${PLAYERS} players and show it`, pairing, LIMIT);
    report('write it, with the list by name', writing, LIMIT);
    report('both', pairing + writing, LIMIT);
  } finally {
    await browser.close();
    await close();
  }
}

run().catch((reason: unknown) => {
  console.error(reason);
  process.exitCode = 1;
});
