/**
 * The host: takes the messages of the real office.js through its native bridge and answers them from
 * a Book, as desktop Excel does. `attach` must run in the add-in's window before office.js loads.
 */
import { ApiError, type ApiErrorCode } from './apiError';
import type { ApiObject } from './apiObject';
import { Batch, type BatchRequest, type BatchResponse } from './batch';
import type { Book } from './book';
import { workbook } from './api/workbook';
import { CustomFunctionCalls } from './customFunctions';
import { EventSender } from './events';
import { externalContext, hostInfo, type Language, type OfficeTheme } from './externalContext';
import { declaredSets } from './requirementSets';
import { service, type RuntimeState } from './services';
import { UndoSteps } from './undo';

/** Per message on the web, either way: https://learn.microsoft.com/office/dev/add-ins/concepts/resource-limits-and-performance-optimization */
const payloadLimit = 5 * 1024 * 1024;

interface Bridge {
  sendMessageToHost(text: string): void;
  /** Given by office.js. */
  onMessageFromHost?: (text: string) => void;
}

/** A batch as office.js sends it through the bridge. */
interface Received {
  id: number;
  flags: number;
  message: { body: BatchRequest };
}

export interface HostOptions {
  requirementSets?: Record<string, string>;
  language?: Language;
  theme?: OfficeTheme;
  /** The workbench shows or hides its side panel. */
  onRuntimeState?: (state: RuntimeState) => void;
  /** When a batch is answered; a page with people in front of it lets their keys come between. */
  schedule?: (answer: () => void) => void;
  /** Told of each batch: characters that were sent, and that were answered. */
  onTraffic?: (sent: number, answered: number) => void;
  /** `Excel.createWorkbook`: the base64 text of the file that a new window would show. */
  onNewWorkbook?: (base64: string) => void;
}

/** A fault to inject: fails the batch at its nth action; earlier actions stay done. */
interface Fault {
  when: (batchNo: number, request: BatchRequest) => boolean;
  error: ApiError;
  atAction: number;
  /** It stays until it is cleared; after the first time batches fail at their beginning. */
  lasts: boolean;
}

/** Of the flags that office.js sends with a batch: it may wait until no cell is edited. */
const DELAY_FOR_CELL_EDIT = 64;

export class OfficeHost {
  readonly functions: CustomFunctionCalls;
  /** Batches of `Excel.run` and alike; those of the function runtime and event plumbing not counted. */
  batches = 0;
  private bridge?: Bridge;
  private readonly references = new Map<string, ApiObject>();
  private lastReference = 0;
  private faults: Fault[] = [];
  private readonly events: EventSender;
  private undoSteps: UndoSteps | null = null;
  private editAt: { batch: number; knowsDelay: boolean } | null = null;
  private editing: { knowsDelay: boolean; waiting: (() => void)[] } | null = null;

  constructor(
    readonly book: Book,
    private readonly options: HostOptions = {},
  ) {
    this.functions = new CustomFunctionCalls((message) => this.post(message));
    this.events = new EventSender(book, (message) => this.post(message));
  }

  /** Holds for windows attached from now on: Excel too tells a pane its language only once. */
  setLanguage(language: Language): void {
    this.options.language = language;
  }

  /** Excel tells nobody that its theme was changed; whoever asks is told the new one. */
  setTheme(theme: OfficeTheme): void {
    this.options.theme = theme;
  }

  /** The pane was hidden or shown again (event 65539 of `Office.addin.onVisibilityModeChanged`). */
  tellVisible(isVisible: boolean): void {
    const message = JSON.stringify({ visibility: isVisible ? 'Visible' : 'Hidden' });
    this.post({ messageCategory: 65536, messageType: 65539, targetId: '', message });
  }

  /** Gives a window what office.js looks for in desktop Excel on Windows. */
  attach(target: Window): void {
    const before = (target as { _richApiNativeBridge?: Bridge })._richApiNativeBridge;
    // office.js holds on to the first bridge of its window: a later host takes that one over.
    const bridge: Bridge = before ?? { sendMessageToHost: () => undefined };
    bridge.sendMessageToHost = (text) => {
      const received = JSON.parse(text) as Received;
      const answer = () => this.answer(received, text);
      this.soon(() => this.unlessEditing(received, answer));
    };
    this.bridge = bridge;
    if (before) return;
    this.events.forget();
    this.functions.restart();
    const sets = this.options.requirementSets ?? declaredSets;
    const { language = 'en' } = this.options;
    const context = externalContext(sets, language, () => this.options.theme ?? 'light');
    Object.assign(target, { _richApiNativeBridge: bridge });
    Object.defineProperty(target, 'external', {
      configurable: true,
      value: {
        GetHostInfo: () => hostInfo(this.options.language ?? 'en'),
        GetContext: () => context,
      },
    });
  }

  /**
   * Somebody types in a cell until `endEdit`: batches wait if they ask to (excel.runoptions,
   * `delayForCellEdit`) and are refused else; all are where the host does not know the option.
   */
  beginEdit(knowsDelay = true): void {
    this.editing = { knowsDelay, waiting: [] };
  }

  endEdit(): void {
    const waiting = this.editing?.waiting ?? [];
    this.editing = null;
    for (const answer of waiting) answer();
  }

  /** The cell is opened just before the nth batch from now reaches the workbook. */
  beginEditAt(batch: number, knowsDelay = true): void {
    this.editAt = { batch: this.batches + batch, knowsDelay };
  }

  /**
   * Lets a batch fail, to prove that the add-in survives it. `when` is the number of the batch
   * (counted from now, 1 is the next one) or a test of the request; the fault fires once.
   */
  failAt(
    when: number | ((request: BatchRequest) => boolean),
    code: ApiErrorCode = 'GeneralException',
    atAction = 0,
  ): void {
    const from = this.batches;
    const matches =
      typeof when === 'number'
        ? (no: number) => no === from + when
        : (_: number, request: BatchRequest) => when(request);
    this.faults.push({ when: matches, error: new ApiError(code), atAction, lasts: false });
  }

  /** From the nth batch on every one fails, until the faults are cleared. */
  failFrom(batch: number, code: ApiErrorCode = 'GeneralException', atAction = 0): void {
    const first = this.batches + batch;
    const when = (no: number) => no >= first;
    this.faults.push({ when, error: new ApiError(code), atAction, lasts: true });
  }

  /** Every batch of a kind fails at its beginning, until the faults are cleared. */
  failAlways(when: (request: BatchRequest) => boolean, code: ApiErrorCode): void {
    const matches = (_: number, request: BatchRequest) => when(request);
    this.faults.push({ when: matches, error: new ApiError(code), atAction: 0, lasts: true });
  }

  clearFaults(): void {
    this.faults = [];
  }

  /** Presses a ribbon button that runs a function: `Office.actions.associate(id, …)`. */
  invokeAction(id: string): void {
    this.post({ messageCategory: 2, messageType: 1000, targetId: '', message: [id, null] });
  }

  /** What a co-author did reaches the book: the add-in is told of it as `source: 'Remote'`. */
  asRemote(work: () => void): void {
    this.events.as('remote', work);
  }

  /** From now on Excel's own undo (`undo`) can take back what batches change. */
  keepUndo(): void {
    this.undoSteps = new UndoSteps(this.book);
  }

  /** Ctrl+Z in the sheet. False: there is nothing to take back. */
  undo(): boolean {
    return this.undoSteps?.undo() ?? false;
  }

  /** Runs one batch against the book; public for tests of the protocol itself. */
  process(request: BatchRequest): BatchResponse {
    const work = () => this.events.as('addIn', () => this.processOwn(request));
    return this.undoSteps && isAddInBatch(request) ? this.undoSteps.around(work) : work();
  }

  private processOwn(request: BatchRequest): BatchResponse {
    const isOurs = isAddInBatch(request);
    if (isOurs) this.batches++;
    const fault = isOurs ? this.takeFault(request) : undefined;
    this.book.beginBatch();
    try {
      return new Batch(
        {
          workbook: () =>
            workbook({
              book: this.book,
              events: this.events,
              openWorkbook: this.options.onNewWorkbook,
            }),
          service: (name) => service(name, this.functions, this.options.onRuntimeState),
          references: this.references,
          nextReference: () => `R${++this.lastReference}`,
        },
        request,
      ).run(fault?.error, fault?.atAction);
    } finally {
      this.book.endBatch();
    }
  }

  private takeFault(request: BatchRequest): Fault | undefined {
    const fault = this.faults.find(({ when }) => when(this.batches, request));
    this.faults = this.faults.flatMap((other) => {
      if (other !== fault) return [other];
      return fault.lasts ? [{ ...fault, atAction: 0 }] : [];
    });
    return fault;
  }

  private unlessEditing({ id, flags, message }: Received, answer: () => void): void {
    const isOurs = isAddInBatch(message.body);
    if (isOurs && this.editAt?.batch === this.batches + 1) {
      this.beginEdit(this.editAt.knowsDelay);
      this.editAt = null;
    }
    if (!this.editing || !isOurs) return answer();
    if (this.editing.knowsDelay && (flags & DELAY_FOR_CELL_EDIT) !== 0)
      return void this.editing.waiting.push(answer);
    this.refuse(id, new ApiError('InvalidOperationInCellEditMode'));
  }

  private answer({ id, message }: Received, text: string): void {
    const request = message.body;
    if (text.length > payloadLimit)
      return this.refuse(id, new ApiError('RequestPayloadSizeLimitExceeded'));
    const body = JSON.stringify(this.process(request));
    if (isAddInBatch(request)) this.options.onTraffic?.(text.length, body.length);
    if (body.length <= payloadLimit) return this.reply(id, body);
    this.refuse(id, new ApiError('ResponsePayloadSizeLimitExceeded'));
  }

  private refuse(id: number, { code, message }: ApiError): void {
    this.reply(id, JSON.stringify({ Error: { Code: code, Message: message, ActionIndex: 0 } }));
  }

  private soon(answer: () => void): void {
    (this.options.schedule ?? queueMicrotask)(answer);
  }

  private reply(id: number, body: string): void {
    const message = { statusCode: 200, headers: {}, body };
    this.bridge?.onMessageFromHost?.(JSON.stringify({ id, type: 2, message }));
  }

  private post(entry: object): void {
    const text = JSON.stringify({ type: 3, controlId: '', message: { entries: [entry].flat() } });
    this.bridge?.onMessageFromHost?.(text);
  }
}

/**
 * Batches that only talk to a service (function results, readiness) or only release references at the
 * end of `Excel.run` are Excel's own plumbing.
 */
function isAddInBatch({ ObjectPaths, Actions }: BatchRequest): boolean {
  const reachesBook = Object.values(ObjectPaths).some((path) => path.ObjectPathType !== 2);
  const releases = Actions.some((action) => /^_RemoveReference$/i.test(action.Name));
  const onlyReleases = Actions.every((a) => a.Name === '' || /^_RemoveReference$/i.test(a.Name));
  return reachesBook && !(releases && onlyReleases);
}
