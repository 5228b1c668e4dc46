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

/** Per message on the web: https://learn.microsoft.com/office/dev/add-ins/concepts/resource-limits-and-performance-optimization */
const payloadLimit = 5 * 1024 * 1024;

interface Bridge {
  sendMessageToHost(text: string): void;
  /** Given by office.js. */
  onMessageFromHost?: (text: string) => void;
}

export interface HostOptions {
  requirementSets?: Record<string, string>;
  language?: Language;
  theme?: OfficeTheme;
  /** The workbench shows or hides its side panel. */
  onRuntimeState?: (state: RuntimeState) => void;
  /** `Excel.createWorkbook`: the base64 text of the file that a new window would show. */
  onNewWorkbook?: (base64: string) => void;
}

/** A fault to inject: fails the batch at its nth action; earlier actions stay done. */
interface Fault {
  when: (batchNo: number, request: BatchRequest) => boolean;
  error: ApiError;
  atAction: number;
}

export class OfficeHost {
  readonly functions: CustomFunctionCalls;
  /** Batches of `Excel.run` and alike; those of the function runtime and event plumbing not counted. */
  batches = 0;
  private bridge?: Bridge;
  private readonly references = new Map<string, ApiObject>();
  private lastReference = 0;
  private faults: Fault[] = [];
  private readonly events: EventSender;

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

  /** Gives a window what office.js looks for in desktop Excel on Windows. */
  attach(target: Window): void {
    const before = (target as { _richApiNativeBridge?: Bridge })._richApiNativeBridge;
    // office.js holds on to the first bridge of its window: a later host takes that one over.
    const bridge: Bridge = before ?? { sendMessageToHost: () => undefined };
    bridge.sendMessageToHost = (text) => {
      const received = JSON.parse(text) as { id: number; message: { body: BatchRequest } };
      queueMicrotask(() => this.answer(bridge, received.id, received.message.body, text));
    };
    this.bridge = bridge;
    if (before) return;
    this.events.forget();
    this.functions.restart();
    const sets = this.options.requirementSets ?? declaredSets;
    const { language = 'en', theme = 'light' } = this.options;
    const context = externalContext(sets, language, theme);
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
    this.faults.push({ when: matches, error: new ApiError(code), atAction });
  }

  clearFaults(): void {
    this.faults = [];
  }

  /** Presses a ribbon button that runs a function: `Office.actions.associate(id, …)`. */
  invokeAction(id: string): void {
    this.post({ messageCategory: 2, messageType: 1000, targetId: '', message: [id, null] });
  }

  /** Runs one batch against the book; public for tests of the protocol itself. */
  process(request: BatchRequest): BatchResponse {
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
    this.faults = this.faults.filter((other) => other !== fault);
    return fault;
  }

  private answer(bridge: Bridge, id: number, request: BatchRequest, text: string): void {
    let response: unknown;
    if (text.length > payloadLimit) {
      const error = new ApiError('RequestPayloadSizeLimitExceeded');
      response = { Error: { Code: error.code, Message: error.message, ActionIndex: 0 } };
    } else {
      response = this.process(request);
    }
    const message = { statusCode: 200, headers: {}, body: JSON.stringify(response) };
    bridge.onMessageFromHost?.(JSON.stringify({ id, type: 2, message }));
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
