/**
 * Writes the file of a workbook in a worker: after every change the whole file is kept, and whoever
 * types must not wait for it. Only sheets that have changed travel there. Where there is no worker, or
 * it does not answer, the page writes the file itself.
 */
import type { PlainSheet } from '../../src/xlsx/workbook';
import { writeWorkbook } from '../../src/xlsx/workbook';
import { bookForFile, type FileBook } from '../files/workbookFile';
import type { Book } from '../host/book';

export type SheetBody = Pick<PlainSheet, 'rows' | 'cells'>;

export interface SavingRequest {
  readonly number: number;
  readonly book: Omit<FileBook, 'sheets'>;
  readonly sheets: readonly {
    readonly id: string;
    readonly sheet: Omit<PlainSheet, 'rows' | 'cells'>;
    /** Absent: as it was in the request before. */
    readonly body?: SheetBody;
  }[];
}

export interface SavingReply {
  readonly number: number;
  readonly bytes?: Uint8Array;
  readonly failure?: string;
}

/** As much of a worker as is needed. */
export type SavingWorker = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;

/** Milliseconds; a file of a large event takes a tenth of a second. */
const PATIENCE = 10_000;

interface Waiting {
  done(bytes: Uint8Array): void;
  fail(reason: Error): void;
}

export class Saving {
  private readonly waiting = new Map<number, Waiting>();
  private lastNumber = 0;
  /** Rows of each sheet as they were last sent: as long as nothing changes they are the same list. */
  private sent = new Map<string, PlainSheet['rows']>();

  constructor(private worker: SavingWorker | null) {
    worker?.addEventListener('message', ({ data }: MessageEvent<SavingReply>) => {
      const { number, bytes, failure } = data;
      if (bytes) this.waiting.get(number)?.done(bytes);
      else this.waiting.get(number)?.fail(new Error(failure));
      this.waiting.delete(number);
    });
    worker?.addEventListener('error', () => this.giveUp());
  }

  /** The workbook as it stands at this moment. */
  async save(book: Book): Promise<Uint8Array> {
    const file = bookForFile(book);
    const ids = book.sheets().map(({ id }) => id);
    if (this.worker) {
      try {
        return await this.ask(this.worker, file, ids);
      } catch {
        this.giveUp();
      }
    }
    return writeWorkbook(file);
  }

  private ask(worker: SavingWorker, file: FileBook, ids: readonly string[]): Promise<Uint8Array> {
    const { sheets, ...book } = file;
    const number = ++this.lastNumber;
    const before = this.sent;
    this.sent = new Map(sheets.map(({ rows }, index) => [ids[index], rows]));
    const request: SavingRequest = {
      number,
      book,
      sheets: sheets.map(({ rows, cells, ...sheet }, index) => {
        const id = ids[index];
        return { id, sheet, ...(before.get(id) === rows ? {} : { body: { rows, cells } }) };
      }),
    };
    return new Promise((done, fail) => {
      const timer = setTimeout(() => fail(new Error('no answer')), PATIENCE);
      const settled =
        <T>(settle: (value: T) => void) =>
        (value: T) => {
          clearTimeout(timer);
          settle(value);
        };
      this.waiting.set(number, { done: settled(done), fail: settled(fail) });
      worker.postMessage(request);
    });
  }

  private giveUp(): void {
    this.worker?.terminate();
    this.worker = null;
    for (const { fail } of this.waiting.values()) fail(new Error('The worker is gone'));
    this.waiting.clear();
  }
}

/** The page names the worker's file, as a release has another name for it. */
export function startSaving(): SavingWorker | null {
  const file = document.querySelector<HTMLMetaElement>('meta[name="saving"]')?.content;
  if (!file || typeof Worker === 'undefined') return null;
  return new Worker(file, { type: 'module', name: 'saving' });
}
