/**
 * The workbench in a real Chromium, for tests: built if stale, served on this machine, watched for
 * errors and for requests to anywhere else.
 */
import type { Browser, BrowserContextOptions, FrameLocator, Page } from 'playwright-core';
import { areaOrRefuse } from '../../../workbench/host/cells/address';
import type { CellValue } from '../../../workbench/host/book';
import { buildStale } from '../../../scripts/build/stale';
import { serve } from '../../../workbench/server/serve';
import type { Workspace } from '../../../workbench/page/workspace';
import { launchBrowser } from './browser';

declare global {
  interface Window {
    workbench: { workspace: Workspace };
  }
}

export interface Served {
  browser: Browser;
  url: string;
  close(): Promise<void>;
}

/** Once per test file; allow it two minutes when the build is stale. */
export async function serveWorkbench(): Promise<Served> {
  await buildStale();
  const server = await serve({ port: 0 });
  const browser = await launchBrowser();
  return {
    browser,
    url: server.url,
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}

/** How long a page may take: a machine that has other work must not make a test fail. */
const PATIENCE = 120_000;

type How = Pick<BrowserContextOptions, 'colorScheme' | 'serviceWorkers'>;

/** With the worker that keeps the page for a day without a network, as people have it. */
export const OFFLINE_TOO: How = { serviceWorkers: 'allow' };

export class WorkbenchPage {
  /** What must stay empty: uncaught errors and requests beyond this machine. */
  readonly errors: string[] = [];
  readonly outside: string[] = [];
  readonly pane: FrameLocator;

  private constructor(readonly page: Page) {
    this.pane = page.frameLocator('#pane');
    // A machine that has other work must not make a test fail.
    page.setDefaultTimeout(120_000);
    page.on('pageerror', (error) => this.errors.push(error.message));
    page.on('request', (request) => {
      if (!/^(http:\/\/127\.0\.0\.1|data:|blob:)/.test(request.url())) {
        this.outside.push(request.url());
      }
    });
    page.on('dialog', (dialog) => void dialog.accept());
  }

  /**
   * In a browser of its own, with what that one is told, or in another tab of one, which shares what is kept.
   * A third of what opening costs is the worker that fetches everything once more for a day without a network:
   * only where a page is visited again, or shared, is it there (`OFFLINE_TOO`).
   */
  static async open(
    served: Served,
    query = '',
    how: WorkbenchPage | How = {},
  ): Promise<WorkbenchPage> {
    const context =
      how instanceof WorkbenchPage
        ? how.page.context()
        : await served.browser.newContext({
            viewport: { width: 1280, height: 800 },
            colorScheme: 'light',
            serviceWorkers: 'block',
            ...how,
          });
    const page = await context.newPage();
    const self = new WorkbenchPage(page);
    await page.goto(served.url + query, { timeout: PATIENCE });
    await page.waitForSelector('body.ready', { state: 'attached', timeout: PATIENCE });
    return self;
  }

  /** Goes to a view by the first one, where some ways are folded. */
  async openView(view: string): Promise<void> {
    const way = this.pane.getByTestId(`open-${view}`);
    await way.waitFor({ state: 'attached' });
    if (!(await way.isVisible())) await this.pane.getByTestId('more').locator('summary').click();
    await way.click();
  }

  /** The sheets that a person sees. */
  sheetNames(): Promise<string[]> {
    return this.page.evaluate(() =>
      window.workbench.workspace.book
        .sheets()
        .filter(({ visibility }) => visibility === 'Visible')
        .map(({ name }) => name),
    );
  }

  async values(sheet: string, address: string): Promise<CellValue[][]> {
    return this.page.evaluate(
      ([name, area]) => {
        const found = window.workbench.workspace.book.sheets().find((s) => s.name === name);
        if (!found) throw new Error(`No sheet ${name}`);
        return Array.from({ length: area.rows }, (_, r) =>
          Array.from(
            { length: area.columns },
            (_unused, c) => found.content(area.row + r, area.column + c).value,
          ),
        );
      },
      [sheet, areaOrRefuse(address)] as const,
    );
  }

  /** Waits until a cell shows what is wanted. */
  async untilCell(sheet: string, address: string, wanted: CellValue): Promise<void> {
    const deadline = Date.now() + PATIENCE;
    for (;;) {
      const [[value]] = await this.values(sheet, address);
      if (value === wanted) return;
      if (Date.now() > deadline) throw new Error(`${sheet}!${address} shows ${value}`);
      await this.page.waitForTimeout(100);
    }
  }

  async untilSheet(name: string): Promise<void> {
    await this.page.waitForFunction(
      (wanted) => window.workbench.workspace.book.sheets().some((s) => s.name === wanted),
      name,
      { timeout: PATIENCE },
    );
  }

  /** Waits until the view of results shows a round. */
  async untilRound(round: number): Promise<void> {
    const shown = this.pane.getByTestId('results-round');
    const deadline = Date.now() + PATIENCE;
    while ((await shown.inputValue()) !== String(round)) {
      if (Date.now() > deadline) throw new Error(`Results of round ${await shown.inputValue()}`);
      await this.page.waitForTimeout(100);
    }
  }

  private lastClicked = '';

  /** Clicks a cell of the grid as a person would, after turning to it. */
  async clickCell(sheet: string, address: string): Promise<void> {
    const place = [sheet, areaOrRefuse(address)] as const;
    // Two quick clicks on one cell would open what is in it.
    if (this.lastClicked === `${sheet}!${address}`) await this.page.waitForTimeout(1000);
    this.lastClicked = `${sheet}!${address}`;
    await this.page.evaluate(([name, { row, column }]) => {
      const { book } = window.workbench.workspace;
      const found = book.sheets().find((s) => s.name === name);
      if (!found) throw new Error(`No sheet ${name}`);
      book.select(found, { row, column, rows: 1, columns: 1 });
    }, place);
    await this.page.waitForTimeout(150);
    const point = await this.page.evaluate(([, { row, column }]) => {
      const { book } = window.workbench.workspace;
      const sheet = book.grid.api.getActiveWorkbook()!.getSheetBySheetId(book.activeSheet().id)!;
      const rect = sheet.getRange(row, column).getCellRect();
      const canvas = document
        .querySelector('[id^=univer-sheet-main-canvas]')!
        .getBoundingClientRect();
      return {
        x: canvas.x + rect.x + 8,
        y: canvas.y + rect.y + rect.height / 2,
        isInView: rect.y + rect.height / 2 < canvas.height,
      };
    }, place);
    // A click beside the grid would go to a tab of a sheet, and what is typed into another cell.
    if (!point.isInView) throw new Error(`${sheet}!${address} is not in view`);
    await this.page.mouse.click(point.x, point.y);
    // Nobody types before they have seen where they clicked: the grid gives the keys to the cell only then.
    await this.page.evaluate(
      () => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))),
    );
  }

  /** Types into a cell and presses Enter. */
  async type(sheet: string, address: string, text: string): Promise<void> {
    await this.clickCell(sheet, address);
    await this.page.keyboard.type(text);
    // While the grid offers functions, Enter takes one of them.
    const offered = '[data-u-comp="sheets-formula-editor"]';
    if (text.startsWith('=')) await this.page.waitForSelector(offered, { state: 'detached' });
    await this.page.keyboard.press('Enter');
    await this.page.waitForTimeout(120);
  }

  press(action: string): Promise<void> {
    return this.page.click(`#run-${action}`);
  }
}
