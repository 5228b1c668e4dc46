/**
 * The real office.js in jsdom, over a workbook in memory. For tests in test/dom (jest project "dom"):
 *
 *   const office = await startOffice();                  // once per test: a new empty workbook
 *   await Excel.run(async (context) => { … });           // the globals are office.js's own
 *   office.sheet('Players').values('A1:C3')              // look at cells without office.js
 *   office.type('Round 1', 'F5', '1-0');                 // enter something as a person would
 *   await office.calculated();                           // custom functions have settled
 *   office.host.failAt(2, 'GeneralException');           // the 2nd batch from now fails
 *   office.host.failAt(1, 'InvalidArgument', 5);         // … after its first five actions were done
 *
 * office.js's requirement-set check is on: any API above what manifest.xml declares throws.
 * office.js itself is loaded once per test file (it keeps its state in the window); language and
 * requirement sets therefore hold from the first call on.
 * Custom functions: `CustomFunctions.associate(id, fn)` and give their metadata as `functions`
 * (the content of functions.json); formulas `=CHESS.NAME(…)` then calculate, spill and recalculate.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { areaOrRefuse } from '../../../workbench/host/cells/address';
import type { Book, BookSheet, CellValue } from '../../../workbench/host/book';
import type { Language } from '../../../workbench/host/externalContext';
import { typeInto } from '../../../workbench/host/cells/typeInto';
import { formatValue } from '../../../workbench/host/cells/numberFormat';
import { forgetRefusals } from '../../../taskpane/excel/write/looks';
import { Calculator, type FunctionsMetadata } from '../../../workbench/host/memory/calculator';
import { MemoryBook } from '../../../workbench/host/memory/memoryBook';
import { OfficeHost, type HostOptions } from '../../../workbench/host/officeHost';

export interface StartOptions {
  book?: MemoryBook;
  requirementSets?: HostOptions['requirementSets'];
  language?: Language;
  functions?: FunctionsMetadata;
  /** Receives the workbook that `Excel.createWorkbook` would show in a new window. */
  onNewWorkbook?: (base64: string) => void;
  /** Told of each batch: characters sent and answered. */
  onTraffic?: HostOptions['onTraffic'];
  /** When a batch is answered; absent: at once. */
  schedule?: HostOptions['schedule'];
}

/** A look at a sheet from outside office.js. */
export interface SheetView {
  sheet: BookSheet;
  values(address: string): CellValue[][];
  text(address: string): string[][];
  formulas(address: string): CellValue[][];
}

export interface Office {
  book: MemoryBook;
  host: OfficeHost;
  sheet(name: string): SheetView;
  sheetNames(): string[];
  /** Enters text in a cell as typed by hand: parsed, validated, tables grow, formulas recalculate. */
  type(sheet: string, address: string, text: string): void;
  /** Presses a ribbon button (an id given to Office.actions.associate). */
  press(actionId: string): void;
  /** When all custom-function formulas have been calculated. */
  calculated(): Promise<void>;
}

const officeFiles = dirname(require.resolve('@microsoft/office-js/dist/office.js'));
let loaded: Promise<unknown> | undefined;

/**
 * office.js talks to whatever workbook was attached last. A test that ran out of time goes on in the
 * background, and would write into the workbook of the next one: so whoever drives a pane asks
 * whether his workbook is still the one, and a new one waits for the step that is under way.
 */
let workbooks = 0;
let stepUnderWay: Promise<unknown> = Promise.resolve();
const MOST_PATIENCE = 10_000;

/** A guard of the workbook as it is now: it runs a step, or refuses when another has been started. */
export function whileThisWorkbook(): <T>(step: () => Promise<T>) => Promise<T> {
  const mine = workbooks;
  return (step) => {
    if (mine !== workbooks) throw new Error('This test is over: another workbook was started.');
    const running = step();
    stepUnderWay = running.catch(() => undefined);
    return running;
  };
}

export async function startOffice(options: StartOptions = {}): Promise<Office> {
  workbooks++;
  forgetRefusals();
  let patience: ReturnType<typeof setTimeout> | undefined;
  const enough = new Promise((resolve) => (patience = setTimeout(resolve, MOST_PATIENCE)));
  await Promise.race([stepUnderWay, enough]);
  clearTimeout(patience);
  const book = options.book ?? new MemoryBook();
  const host = new OfficeHost(book, options);
  host.attach(window);
  loaded ??= loadOffice();
  await loaded;
  host.functions.markReady();
  const calculator = new Calculator(book, host.functions, options.functions);
  return {
    book,
    host,
    sheet: (name) => viewOf(book, name),
    sheetNames: () => book.sheets().map((sheet) => sheet.name),
    type: (sheet, address, text) =>
      typeInto(book, viewOf(book, sheet).sheet, areaOrRefuse(address), text),
    press: (id) => host.invokeAction(id),
    calculated: () => calculator.settled(),
  };
}

function viewOf(book: Book, name: string): SheetView {
  const sheet = book.sheets().find((s) => s.name.toLowerCase() === name.toLowerCase());
  if (!sheet) throw new Error(`No sheet "${name}"; there are: ${book.sheets().map((s) => s.name)}`);
  const read =
    <T>(cell: (row: number, column: number) => T) =>
    (address: string): T[][] => {
      const { row, column, rows, columns } = areaOrRefuse(address);
      return Array.from({ length: rows }, (_, i) =>
        Array.from({ length: columns }, (_unused, j) => cell(row + i, column + j)),
      );
    };
  return {
    sheet,
    values: read((r, c) => sheet.content(r, c).value),
    formulas: read((r, c) => sheet.content(r, c).formula ?? sheet.content(r, c).value),
    text: read((r, c) => formatValue(sheet.content(r, c).value, sheet.numberFormat(r, c))),
  };
}

/** Loads the unmodified office.js; the script tags that it adds are answered from node_modules. */
async function loadOffice(): Promise<unknown> {
  const create = document.createElement.bind(document);
  const run = (file: string) => (0, eval)(readFileSync(join(officeFiles, file), 'utf8'));
  const intercepting = (name: string): HTMLElement => {
    const element = create(name);
    if (name.toLowerCase() !== 'script') return element;
    let source = '';
    Object.defineProperty(element, 'src', {
      get: () => source,
      set: (url: string) => {
        source = url;
        setTimeout(() => {
          run(url.replace(/^.*\/office-js\//, '').split('?')[0]);
          element.onload?.(new Event('load'));
        }, 0);
      },
    });
    return element;
  };
  document.createElement = intercepting as typeof document.createElement;
  // office.js finds its own folder by this tag; it is not run as a script.
  const tag = create('script');
  tag.setAttribute('type', 'text/plain');
  tag.setAttribute('src', 'https://localhost/office-js/office.js');
  document.head.appendChild(tag);
  run('office.js');
  await Office.onReady();
  document.createElement = create;
  // With the check on, an API above the declared requirement sets throws instead of working by luck.
  const internal = OfficeExtension as unknown as {
    CommonUtility: { _doApiNotSupportedCheck: boolean };
  };
  internal.CommonUtility._doApiNotSupportedCheck = true;
  return undefined;
}
