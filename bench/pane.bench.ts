import { createRequire } from 'module';
import path from 'path';
import type { CDPSession, FrameLocator, Page } from 'playwright-core';
import { DEFAULT_REQUEST, generateTournament } from '../src/generate/generate';
import { makeTrf } from '../src/formats/trf/write/makeTrf';
import { standingBefore } from '../src/model/tournament';
import { systemById } from '../src/systems';
import type { buildStale } from '../scripts/build/stale';
import type { serve } from '../workbench/server/serve';
import type { launchBrowser } from '../test/support/page/browser';
import { report } from './measure';

/**
 * 300 players with live standings in the workbench, in Chromium. What a round and a result cost, as
 * processor time of the page until it has come to rest (writing, formulas, drawing, keeping the
 * workbook), beside the lower bound: the same cells given to the grid directly.
 */
const PLAYERS = 300;
/** Milliseconds of processor. A key takes 85 to 90 on a quiet machine, 100 are wanted; work beside it adds a third. */
const LIMIT = { pairing: 2000, round: 1500, key: 130 };
/** Of a key until the pane shows its result, while the one before it is being written. */
const SHOWN_LIMIT = 100;
/** Times the lower bound, of which the file that is kept is no part: a worker writes it. */
const RATIO = { round: 6, key: 4 };

// What serves and what drives the browser finds its files by its own place: it is not bundled.
const load = createRequire(path.join(process.cwd(), 'package.json'));
const { buildStale: build } = load('./scripts/build/stale.js') as {
  buildStale: typeof buildStale;
};
const server = load('./workbench/server/serve.js') as { serve: typeof serve };
const browsers = load('./test/support/page/browser.js') as { launchBrowser: typeof launchBrowser };

function event(): string {
  const request = { ...DEFAULT_REQUEST, players: PLAYERS, rounds: 9, seed: 7 };
  const made = generateTournament(request, systemById('dutch-2016')!);
  if (!made.ok) throw new Error('not paired');
  return makeTrf({ ...standingBefore(made.tournament, 6), totalRounds: 9 });
}

/** Milliseconds of processor: of the page's main thread, and of all threads of its process. */
interface Used {
  readonly main: number;
  readonly all: number;
}

/** Processor time of the page; what it takes while nothing happens is left out. */
class Meter {
  private idle: Used = { main: 0, all: 0 };
  private constructor(
    private readonly page: Page,
    private readonly session: CDPSession,
    private readonly whole: CDPSession,
  ) {}

  static async of(page: Page): Promise<Meter> {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const meter = new Meter(page, session, await page.context().browser()!.newBrowserCDPSession());
    await meter.rest();
    const time = 3000;
    const { main, all } = await meter.since(() => page.waitForTimeout(time));
    meter.idle = { main: main / time, all: all / time };
    return meter;
  }

  async measure(work: () => Promise<unknown>): Promise<Used> {
    return this.since(async () => {
      await work();
      await this.rest();
    });
  }

  private async since(work: () => Promise<unknown>): Promise<Used> {
    const [main, all, start] = [await this.used(), await this.usedByAll(), Date.now()];
    await work();
    const time = Date.now() - start;
    return {
      main: (await this.used()) - main - this.idle.main * time,
      all: (await this.usedByAll()) - all - this.idle.all * time,
    };
  }

  /** The worker that writes the kept file, the collection of garbage and the drawing of tiles too. */
  private async usedByAll(): Promise<number> {
    const { processInfo } = await this.whole.send('SystemInfo.getProcessInfo');
    const pages = processInfo.filter(({ type }) => type === 'renderer');
    return pages.reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0);
  }

  private async used(): Promise<number> {
    const { metrics } = await this.session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000;
  }

  /** Until hardly anything was done for a while. */
  async rest(): Promise<void> {
    let [last, calm] = [await this.used(), 0];
    while (calm < 6) {
      await this.page.waitForTimeout(300);
      const now = await this.used();
      calm = now - last < 30 ? calm + 1 : 0;
      last = now;
    }
  }
}

/** Clicks, and waits until something else is there; without the driver's own time. */
const click = (pane: FrameLocator, from: string, until: string): Promise<number> =>
  pane.locator('body').evaluate(
    async (body, [pressed, wanted]) => {
      const find = (id: string) => body.querySelector<HTMLElement>(`[data-testid="${id}"]`);
      const start = performance.now();
      find(pressed)!.click();
      while (!find(wanted)) await new Promise((resolve) => setTimeout(resolve, 5));
      return performance.now() - start;
    },
    [from, until] as const,
  );

/** The cells of these sheets, written again into new ones by one write each. */
const writeDirectly = (page: Page, names: readonly string[]): Promise<void> =>
  page.evaluate((wanted) => {
    const { book } = window.workbench.workspace;
    book.beginBatch();
    for (const name of wanted) {
      const from = book.sheets().find((sheet) => sheet.name === name)!;
      const { row, column, rows, columns } = from.usedArea(true)!;
      const cells = Array.from({ length: rows }, (_, r) =>
        Array.from({ length: columns }, (_unused, c) => from.content(row + r, column + c)),
      );
      book.addSheet(`${name} again`).write({ row, column, rows, columns }, cells);
    }
    book.endBatch();
  }, names);

/** A result of the round's sheet, given to the grid as one cell. */
const writeResult = (page: Page, name: string, row: number): Promise<void> =>
  page.evaluate(
    ([wanted, at]) => {
      const { book } = window.workbench.workspace;
      const sheet = book.sheets().find((one) => one.name === wanted)!;
      book.beginBatch();
      sheet.write({ row: at, column: 5, rows: 1, columns: 1 }, [[{ value: '1-0' }]]);
      book.endBatch();
    },
    [name, row] as const,
  );

/** Types a result key and waits until the row shows it. */
const key = (pane: FrameLocator): Promise<number> =>
  pane.locator('body').evaluate(async (body) => {
    const { activeElement: row } = body.ownerDocument;
    const start = performance.now();
    row!.dispatchEvent(new KeyboardEvent('keydown', { key: '1', bubbles: true, cancelable: true }));
    while (!row!.querySelector('[data-result="1-0"]'))
      await new Promise((resolve) => setTimeout(resolve, 1));
    return performance.now() - start;
  });

function ratio(what: string, measured: number, bound: number, limit: number): void {
  const times = measured / bound;
  console.log(`${what}: ${times.toFixed(1)} times its lower bound (limit ${limit})`);
  if (times > limit) throw new Error(`${what} is beyond ${limit} times its lower bound`);
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
    await pane.getByTestId('open-standings').click();
    await pane.getByTestId('live').check();
    await pane.getByTestId('write-standings').click();
    await page.waitForFunction(() =>
      window.workbench.workspace.book.sheets().some(({ name }) => name === 'Standings'),
    );
    await pane.getByTestId('back').click();
    const meter = await Meter.of(page);

    const pairing = await meter.measure(() => click(pane, 'pair-next', 'write-round'));
    const round = await meter.measure(() => click(pane, 'write-round', 'enter-results'));
    const directRound = await meter.measure(() => writeDirectly(page, ['Round 6', 'By name']));
    await pane.getByTestId('enter-results').click();
    await pane.getByTestId('result-grid').waitFor();
    await meter.rest();
    const shown: number[] = [];
    const KEYS = 6;
    const keys = await meter.measure(async () => {
      for (let i = 0; i < KEYS; i++) {
        shown.push(await key(pane));
        await page.waitForTimeout(400);
      }
    });
    const directKeys = await meter.measure(async () => {
      for (let i = 0; i < KEYS; i++) {
        await writeResult(page, 'Round 6', 20 + i);
        await page.waitForTimeout(400);
      }
    });
    const middle = shown.sort((a, b) => a - b)[Math.floor(KEYS / 2)];
    console.log(
      `lower bounds: round ${directRound.main.toFixed(0)} ms, result ${(directKeys.main / KEYS).toFixed(0)} ms`,
    );
    report(`pair round 6 of ${PLAYERS} players and show it`, pairing.main, LIMIT.pairing);
    report('write it, with the list by name, beside live standings', round.main, LIMIT.round);
    ratio('writing the round', round.main, directRound.main, RATIO.round);
    report('a result key', keys.main / KEYS, LIMIT.key);
    console.log(
      `a result key, with the threads beside the page's: ${(keys.all / KEYS).toFixed(0)} ms`,
    );
    ratio('a result key', keys.main, directKeys.main, RATIO.key);
    // Last: the only one that other work on the machine makes longer.
    report('a result key, until the pane shows it (clock)', middle, SHOWN_LIMIT);
  } finally {
    await browser.close();
    await close();
  }
}

run().catch((reason: unknown) => {
  console.error(reason);
  process.exitCode = 1;
});
