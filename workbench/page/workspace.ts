/**
 * One open workbook: grid, host and functions together. Opening another workbook makes a new unit in
 * the same grid and a new host, and the pane starts anew, as a pane does with each workbook in Excel.
 */
import type { IWorkbookData, Workbook } from '@univerjs/core';
import {
  IUndoRedoService,
  LifecycleService,
  LifecycleStages,
  UniverInstanceType,
} from '@univerjs/core';
import { CalmDrawing } from '../grid/calmDrawing';
import { Overlay } from '../grid/overlay';
import { emptySheet, GridBook } from '../grid/gridBook';
import { GridFunctions } from '../grid/gridFunctions';
import { createGrid, setGridLanguage, type Grid } from '../grid/univer';
import type { BookEvent } from '../host/book';
import type { Language, OfficeTheme } from '../host/externalContext';
import type { FunctionsMetadata } from '../host/functionArguments';
import { OfficeHost } from '../host/officeHost';
import { ONE_WINDOW } from '../host/requirementSets';
import type { RuntimeState } from '../host/services';

export interface WorkspaceOptions {
  container: HTMLElement;
  language: Language;
  theme: OfficeTheme;
  functions: FunctionsMetadata;
  onRuntimeState(state: RuntimeState): void;
  onNewWorkbook(base64: string): void;
  onEvent(event: BookEvent): void;
  /** The add-in has changed something, were it only looks. */
  onWritten(): void;
}

/** In turn, after what the browser has waiting: keys, clicks, a frame. */
function afterInput(): (work: () => void) => void {
  const waiting: (() => void)[] = [];
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => waiting.shift()?.();
  return (work) => {
    waiting.push(work);
    port2.postMessage(null);
  };
}

let units = 0;
/** Excel's empty workbook: one sheet. */
function emptyWorkbook(): Partial<IWorkbookData> {
  const id = `sheet-first-${++units}`;
  return {
    id: `book-${units}`,
    name: 'workbench',
    sheetOrder: [id],
    sheets: {
      [id]: { ...emptySheet, id, name: 'Sheet1' },
    },
  };
}

export class Workspace {
  book: GridBook;
  host: OfficeHost;
  readonly functions: GridFunctions;
  private grid: Grid;
  private readonly drawing: CalmDrawing;
  private readonly overlay: Overlay;

  constructor(private readonly options: WorkspaceOptions) {
    this.grid = createGrid(options.container, options.language, emptyWorkbook());
    this.drawing = new CalmDrawing(options.container, this.grid, () => this.functions.isBusy);
    this.overlay = new Overlay(options.container);
    this.drawing.onDrawn = () => this.overlay.follow(this.book);
    this.book = this.makeBook();
    this.host = this.makeHost();
    this.functions = new GridFunctions(this.book, this.host.functions, options.functions);
  }

  /** Until the grid is drawn for the first time it can neither select nor scroll. */
  whenDrawn(): Promise<void> {
    return this.grid.injector.get(LifecycleService).onStage(LifecycleStages.Rendered);
  }

  /** Shows another workbook, filled by the given function, in place of the present one. */
  replace(fileName: string, fill: (book: GridBook) => void): void {
    const before = this.book;
    const { univer } = this.grid;
    const workbook = univer.createUnit<Partial<IWorkbookData>, Workbook>(
      UniverInstanceType.UNIVER_SHEET,
      emptyWorkbook(),
    );
    before.dispose();
    this.grid = { ...this.grid, workbook };
    // The grid has work of the old workbook under way (drawing, scrolling, looking at what cells
    // allow, which it does when it is idle): let it end first, however busy the machine is.
    setTimeout(() => requestIdleCallback(() => requestIdleCallback(() => before.close())), 2000);
    this.book = this.makeBook();
    this.book.fileName = fileName;
    this.host = this.makeHost();
    this.functions.follow(this.book, this.host.functions);
    fill(this.book);
  }

  setLanguage(language: Language): void {
    this.options.language = language;
    setGridLanguage(this.grid, language);
    this.host.setLanguage(language);
  }

  setTheme(theme: OfficeTheme): void {
    this.options.theme = theme;
    this.host.setTheme(theme);
  }

  /** False: nothing was typed since the add-in wrote, so that there is nothing of the grid's to take back. */
  undo(): boolean {
    if (!this.grid.injector.get(IUndoRedoService).pitchTopUndoElement()) return false;
    this.grid.api.getActiveWorkbook()?.undo();
    return true;
  }
  redo(): void {
    this.grid.api.getActiveWorkbook()?.redo();
  }

  private makeBook(): GridBook {
    const book = new GridBook(this.grid);
    book.onWritten = () => {
      this.drawing.follow(this.grid);
      this.drawing.changed();
      this.options.onWritten();
    };
    book.listen(({ kind }) => {
      if (kind === 'activated') this.drawing.turned();
    });
    book.listen((event) => this.options.onEvent(event));
    return book;
  }
  private makeHost(): OfficeHost {
    const { language, theme, onRuntimeState, onNewWorkbook } = this.options;
    const shown = { onRuntimeState, onNewWorkbook, schedule: afterInput() };
    return new OfficeHost(this.book, { language, theme, requirementSets: ONE_WINDOW, ...shown });
  }
}
