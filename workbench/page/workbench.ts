/** The workbench page: a spreadsheet with the shipped add-in beside it. */
import { languageOf } from '../../src/words/languageOf';
import './style.css';
import { contains, formatArea, type Area } from '../host/cells/address';
import type { BookEvent, BookSheet } from '../host/book';
import { languages, type Language } from '../host/externalContext';
import type { FunctionsMetadata } from '../host/functionArguments';
import { keepForOffline } from '../../offline/register';
import { eventName } from '../files/eventName';
import { foreignFile } from '../files/foreignFile';
import { openBook, saveToGive, titleOfOther } from '../files/workbookFile';
import { writePlan } from '../files/writePlan';
import { type Sample, sampleGroups, samplePlan, samples, sampleTitle } from '../samples';
import { printInstead, type Paper } from '../print/printing';
import { sheetOnPaper } from '../print/printSheet';
import { Autosave, type KeepState } from './autosave';
import { drawChrome, showFileName, showPaneState, showStatus, type Actions } from './chrome';
import { eventCells } from './eventCells';
import { KeptBooks, KeptElsewhere, type KeptBook } from './keptBooks';
import { Projection } from './projection';
import { byId, Panel } from './panel';
import { Saving, startSaving } from './saving';
import { Together } from './together';
import { followShortcuts } from './shortcuts';
import { say } from './words';
import { Workspace } from './workspace';

const paneUrl = 'addin/taskpane.html';

/** What the page offers to the pane's window and to tests. */
interface Workbench {
  attach(target: Window): void;
  workspace: Workspace;
}

function chosenLanguage(): Language {
  const asked = new URL(location.href).searchParams.get('lang');
  const candidates = [asked, localStorage.getItem('language'), languageOf(navigator.language)];
  return (
    languages.find(
      (language) => candidates.find((c) => c && languages.includes(c as Language)) === language,
    ) ?? 'en'
  );
}

/** The functions with their help in a language; one that has no file of its own takes the English. */
async function loadFunctions(language: Language): Promise<FunctionsMetadata> {
  const file = ['functions', ...(language === 'en' ? [] : [language]), 'json'].join('.');
  const response = await fetch(`addin/${file}`);
  if (!response.ok && language !== 'en') return loadFunctions('en');
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return (await response.json()) as FunctionsMetadata;
}

const darkness = matchMedia('(prefers-color-scheme: dark)');
const systemTheme = (): 'dark' | 'light' => (darkness.matches ? 'dark' : 'light');

class Page implements Actions {
  private language = chosenLanguage();
  private readonly panel = new Panel();
  /** Changed since it was last saved as a file. */
  private dirty = false;
  /** Under which the workbook shown is kept in this browser. */
  private bookId = newId();
  /** The version of it that is shown, of those kept in this browser; undefined: none is kept. */
  private keptOrder: number | undefined;
  /** Other tabs may have the same workbook open; one of them keeps it in the browser. */
  private readonly together = new Together({
    asRemote: (work) => this.workspace.host.asRemote(work),
    onRole: (isLeading) => void this.changeRole(isLeading),
    onReload: () => showStatus(say('workbench.takenBack', this.language), true),
    onSettled: () => this.showKept('kept'),
  });
  private recent: readonly KeptBook[] = [];
  private readonly autosave: Autosave;
  private readonly saving = new Saving(startSaving());
  private readonly projection = new Projection(() =>
    !this.together.isLeading
      ? null
      : { cells: eventCells(this.workspace.book), language: this.language },
  );
  readonly workspace: Workspace;

  constructor(
    functions: FunctionsMetadata,
    private readonly kept: KeptBooks | null,
  ) {
    this.autosave = new Autosave({
      snapshot: async () => ({
        id: this.bookId,
        name: this.name,
        changed: Date.now(),
        bytes: await this.saving.save(this.workspace.book),
      }),
      keep: (book) => this.keep(book),
      onState: (state) => this.showKept(state),
      // Results typed one after the other are kept together.
      delay: 1000,
    });
    this.workspace = new Workspace({
      container: byId('grid'),
      language: this.language,
      theme: systemTheme(),
      functions,
      onRuntimeState: (state) => this.panel.show(state === 'Visible'),
      onNewWorkbook: (base64) => void this.saveCopy(base64),
      onEvent: (event) => this.follow(event),
      onWritten: () => this.together.changed(),
    });
    this.panel.onToggle = (isOpen) => {
      showPaneState(isOpen);
      this.workspace.host.tellVisible(isOpen);
    };
    darkness.addEventListener('change', () => this.workspace.setTheme(systemTheme()));
    this.draw();
  }

  /** The sample that was asked for, else the workbook that was last worked on, else the first sample. */
  async start(): Promise<void> {
    const asked = new URL(location.href).searchParams.get('sample');
    const sample = samples.find(({ id }) => id === asked) ?? samples[0];
    await this.listRecent();
    const last = asked === null ? this.recent[0] : undefined;
    if (asked === 'none') this.show(say('workbench.untitled', this.language), () => undefined);
    else if (!last || !(await this.restore(last)))
      this.show(sampleTitle(sample, this.language), () => this.fillSample(sample));
    document.body.classList.add('ready');
    followShortcuts(window, this.run);
    printInstead(window, this.paper);
    window.addEventListener('beforeunload', (event) => {
      this.together.flush();
      if (this.autosave.isPending || this.together.isPending) event.preventDefault();
    });
    document.addEventListener('visibilitychange', () => {
      this.together.flush();
      void this.autosave.flush();
    });
  }

  /** Shows a workbook kept in this browser, and says of when it is. */
  private async restore({ id }: KeptBook): Promise<boolean> {
    try {
      const isFirst = await this.together.open(id);
      await this.listRecent();
      const book = this.recent.find((each) => each.id === id);
      if (!book) throw new Error('storage');
      const fill = await openBook(book.bytes);
      this.show(book.name, () => fill(this.workspace.book), book);
      this.markDirty();
      const time = new Date(book.changed).toLocaleString(this.language);
      if (isFirst) showStatus(say('workbench.restored', this.language) + time);
      else showStatus(say('workbench.together', this.language));
      return true;
    } catch (error) {
      void this.together.open(this.bookId).then(() => this.together.begin(this.workspace.book));
      showStatus(say('workbench.notRestored', this.language) + (error as Error).message, true);
      return false;
    }
  }

  /** What another tab has kept meanwhile is not written over: this becomes a workbook of its own. */
  private async keep(book: KeptBook): Promise<void> {
    if (!this.kept) throw new Error('no storage');
    try {
      this.keptOrder = await this.kept.keep(book, this.keptOrder);
    } catch (error) {
      if (!(error instanceof KeptElsewhere)) throw error;
      await this.becomeCopy();
      this.keptOrder = await this.kept.keep({ ...book, id: this.bookId, name: this.name });
    }
  }

  private async becomeCopy(): Promise<void> {
    this.bookId = newId();
    this.keptOrder = undefined;
    const { book } = this.workspace;
    book.fileName = `${this.name} (${say('workbench.copyOf', this.language)})`;
    showFileName(this.name, true);
    showStatus(say('workbench.becameCopy', this.language) + this.name, true);
    await this.together.open(this.bookId);
    this.together.begin(book);
  }

  /** The tab that kept the workbook is gone, and this one keeps it from now on; or the other way round. */
  private async changeRole(isLeading: boolean): Promise<void> {
    if (!isLeading) return this.autosave.forget();
    const id = this.bookId;
    await this.listRecent();
    if (id !== this.bookId) return;
    this.keptOrder = this.recent.find((each) => each.id === id)?.order;
    this.autosave.changed();
    this.projection.changed();
  }

  private async listRecent(): Promise<void> {
    this.recent = this.kept ? await this.kept.list() : [];
    this.draw();
  }

  private get name(): string {
    return this.workspace.book.fileName.replace(/\.xlsx$/i, '');
  }

  private markDirty(): void {
    this.dirty = true;
    showFileName(this.name, true);
  }

  private showKept(state: KeepState): void {
    document.body.dataset['kept'] = state;
    if (state === 'failed') showStatus(say('workbench.notKept', this.language), true);
  }

  attachPane(target: Window): void {
    this.workspace.host.attach(target);
    followShortcuts(target, this.run);
    void this.whenPaneReady(target);
  }

  /** One workbook takes the place of another in the order in which they were asked for. */
  private turn: Promise<unknown> = Promise.resolve();
  private leaveInTurn<T>(show: () => Promise<T> | T): Promise<T> {
    const shown = this.turn.then(() => this.leave()).then(show);
    this.turn = shown.catch(() => undefined);
    return shown;
  }

  newWorkbook = (): void => {
    void this.leaveInTurn(() =>
      this.show(say('workbench.untitled', this.language), () => undefined),
    );
  };
  openRecent = (book: KeptBook): void => {
    void this.leaveInTurn(() => this.restore(book));
  };
  open = (file: File): void => {
    void this.leaveInTurn(() => this.openNow(file));
  };
  private openNow = (file: File): Promise<void> =>
    file
      .arrayBuffer()
      .then((buffer) => {
        const bytes = new Uint8Array(buffer);
        const foreign = foreignFile(bytes);
        if (foreign) throw new Error(say(foreign, this.language));
        return openBook(bytes);
      })
      .then((fill) => this.show(file.name.replace(/\.xlsx$/i, ''), () => fill(this.workspace.book)))
      .catch((error: Error) =>
        showStatus(say('workbench.notOpened', this.language) + error.message, true),
      );
  save = (): void => {
    const { book } = this.workspace;
    void saveToGive(book).then(({ bytes, isFrozen }) => {
      this.nameByEvent();
      this.download(bytes, this.name);
      if (isFrozen) showStatus(say('workbench.savedFrozen', this.language));
      this.dirty = false;
      showFileName(this.name, false);
    });
  };
  print = (): void => {
    window.print();
  };
  private readonly paper = (): Paper => {
    const { book } = this.workspace;
    const sheet = book.activeSheet();
    this.nameByEvent();
    showFileName(this.name, this.dirty);
    return { ...sheetOnPaper(book, sheet), title: `${this.name} – ${sheet.name}` };
  };
  /** A workbook that nobody has named bears the name of its event. */
  private nameByEvent(): void {
    const { book } = this.workspace;
    const isUntitled = languages.some((each) => say('workbench.untitled', each) === this.name);
    const name = isUntitled ? eventName(eventCells(book)) : null;
    if (name !== null) book.fileName = name;
  }
  /** Excel shows a workbook that the add-in made in a new window; here it becomes a file. */
  private async saveCopy(base64: string): Promise<void> {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const title = await titleOfOther(bytes, this.workspace.book);
    this.download(bytes, title ?? `${this.name} (${say('workbench.copy', this.language)})`);
  }
  private download(bytes: Uint8Array, name: string): void {
    const link = document.createElement('a');
    const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    link.href = URL.createObjectURL(new Blob([bytes as BlobPart], { type }));
    link.download = `${name}.xlsx`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    showStatus(say('workbench.saved', this.language) + link.download);
  }
  loadSample = (sample: Sample): void => {
    void this.leaveInTurn(() =>
      this.show(sampleTitle(sample, this.language), () => this.fillSample(sample)),
    );
  };
  setLanguage = (language: Language): void => {
    this.language = language;
    localStorage.setItem('language', language);
    this.workspace.setLanguage(language);
    void loadFunctions(language).then((functions) => this.workspace.functions.describe(functions));
    this.draw();
    this.projection.changed();
    this.loadPane();
  };
  run = (action: string): void => this.workspace.host.invokeAction(action);
  togglePane = (): void => this.panel.show(!this.panel.isOpen);
  openProjector = (): void => {
    window.open('projector.html', 'pairsheet-projector');
  };
  /** What was typed by hand; where the add-in was the last to write, what it did. */
  undo = (): void => {
    if (!this.workspace.undo()) this.run('undoLast');
  };
  redo = (): void => this.workspace.redo();

  private draw(): void {
    drawChrome(this.language, sampleGroups, this.recent, this, this.panel.isOpen);
    showStatus(say('workbench.ready', this.language));
  }

  private show(name: string, fill: () => void, kept?: KeptBook): void {
    this.autosave.forget();
    this.bookId = kept?.id ?? newId();
    this.keptOrder = kept?.order ?? (kept && 0);
    const opened = kept ? Promise.resolve(true) : this.together.open(this.bookId);
    this.workspace.replace(name, fill);
    const { book } = this.workspace;
    void opened.then(() => {
      if (book === this.workspace.book) this.together.begin(book);
    });
    // What was filled in is no change of the user's.
    this.autosave.forget();
    this.dirty = false;
    this.projection.changed();
    showFileName(name, false);
    this.loadPane();
  }

  private fillSample(sample: Sample): void {
    const { book } = this.workspace;
    const first = book.sheets()[0];
    writePlan(book, samplePlan(sample, this.language));
    book.deleteSheet(first);
  }

  private loadPane(): void {
    this.panel.load(`${paneUrl}?workbench=${Date.now()}`);
  }

  /** Functions can be called once the page has loaded them and office.js is ready. */
  private async whenPaneReady(target: Window): Promise<void> {
    const { host } = this.workspace;
    await new Promise((done) => target.addEventListener('load', done, { once: true }));
    await (target as unknown as { Office: { onReady(): Promise<unknown> } }).Office.onReady();
    host.functions.markReady();
    // Now all is loaded that is needed to work without a network.
    void keepForOffline(() => [window, target]);
  }

  /** Before another workbook is shown, the present one is kept; it stands in the list of recent ones. */
  private async leave(): Promise<void> {
    await this.autosave.flush();
    await this.listRecent();
  }

  private follow(event: BookEvent): void {
    if (CHANGES.includes(event.kind)) {
      if (!this.dirty) this.markDirty();
      if (this.together.isLeading) this.autosave.changed();
      else this.showKept('keeping');
      this.together.changed();
      this.projection.changed();
    }
    if (event.kind === 'selected') this.explainCell(event);
  }

  /** What Excel shows beside a cell stands here in the status line. */
  private explainCell({ sheet, area }: Extract<BookEvent, { kind: 'selected' }>): void {
    const message = this.workspace.functions.messageAt(sheet.id, area.row, area.column);
    const { value } = sheet.content(area.row, area.column);
    const isError = typeof value === 'string' && value.startsWith('#') && message !== undefined;
    const cell = formatArea({ ...area, rows: 1, columns: 1 });
    if (isError) showStatus(`${cell} ${value} ${message}`, true);
    else showStatus(promptAt(sheet, area) ?? say('workbench.ready', this.language));
  }
}

const CHANGES: readonly BookEvent['kind'][] = ['changed', 'added', 'deleted', 'renamed'];

const newId = (): string => crypto.randomUUID();

/** The message of a validation, shown when its cell is selected. */
function promptAt(sheet: BookSheet, { row, column }: Area): string | undefined {
  const found = sheet.validations.find(({ area }) => contains(area, row, column));
  const { title, message } = (found?.prompt ?? {}) as { title?: string; message?: string };
  return message && [title, message].filter(Boolean).join(': ');
}

async function main(): Promise<void> {
  const page = new Page(await loadFunctions(chosenLanguage()), await KeptBooks.open());
  const workbench: Workbench = {
    attach: (target) => page.attachPane(target),
    workspace: page.workspace,
  };
  Object.assign(window, { workbench });
  await page.workspace.whenDrawn();
  await page.start();
}

main().catch((error: Error) => {
  showStatus(`Pairsheet: ${error.message}`, true);
  document.body.classList.add('ready');
});
