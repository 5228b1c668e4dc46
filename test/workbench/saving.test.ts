/**
 * The file that a worker writes is the one that the page would write, whatever has changed between two
 * of them; what cannot be written there is written by the page. The file of `saveBook` is the measure.
 */
import { readWorkbook } from '../../src/xlsx/workbook';
import { saveBook } from '../../workbench/files/workbookFile';
import type { Book } from '../../workbench/host/book';
import { MemoryBook } from '../../workbench/host/memory/memoryBook';
import { Saving, type SavingRequest, type SavingWorker } from '../../workbench/page/saving';
import { SheetsSent } from '../../workbench/page/sheetsSent';

type Listener = (event: { data: unknown }) => void;

/** The two sides in one thread; what goes over is cloned, as between threads. */
class FakeWorker {
  readonly requests: SavingRequest[] = [];
  isEnded = false;
  private readonly listeners = new Map<string, Listener>();
  private readonly sheets = new SheetsSent();

  constructor(private readonly answers: 'files' | 'failures' | 'nothing' = 'files') {}

  addEventListener(type: string, listener: Listener): void {
    this.listeners.set(type, listener);
  }
  terminate(): void {
    this.isEnded = true;
  }
  tell(type: string, data?: unknown): void {
    this.listeners.get(type)?.({ data });
  }
  postMessage(message: SavingRequest): void {
    const request = structuredClone(message);
    this.requests.push(request);
    const { number } = request;
    if (this.answers === 'failures') this.tell('message', { number, failure: 'no' });
    if (this.answers !== 'files') return;
    void this.sheets.write(request).then((bytes) => this.tell('message', { number, bytes }));
  }
}

const asWorker = (fake: FakeWorker): SavingWorker => fake as unknown as SavingWorker;

/** Sheets that count their changes, as those of the grid do. */
function bookOfTwo(): { book: Book; change(sheet: number, text: string): void } {
  const book = new MemoryBook();
  while (book.sheets().length < 2) book.addSheet(`Sheet${book.sheets().length + 1}`);
  const revisions = [0, 0];
  book
    .sheets()
    .slice(0, 2)
    .forEach((sheet, index) =>
      Object.defineProperty(sheet, 'revision', { get: () => revisions[index] }),
    );
  const change = (index: number, text: string) => {
    const area = { row: 0, column: 0, rows: 1, columns: 1 };
    book.sheets()[index].write(area, [[{ value: text }]]);
    revisions[index]++;
  };
  change(0, 'first');
  change(1, 'second');
  const { page } = book.sheets()[0];
  Object.assign(page, { printArea: { row: 0, column: 0, rows: 2, columns: 2 } });
  return { book, change };
}

const contents = async (bytes: Uint8Array) => {
  const read = await readWorkbook(bytes);
  if (!read.ok) throw new Error('not read');
  // When it was written is not what it holds.
  const { properties, ...held } = read.value;
  return { ...held, custom: properties?.custom };
};

test('every file is as the page would write it, and only changed sheets travel', async () => {
  const { book, change } = bookOfTwo();
  const worker = new FakeWorker();
  const saving = new Saving(asWorker(worker));
  const steps = [
    () => undefined,
    () => change(1, 'third'),
    () => undefined,
    () => book.deleteSheet(book.sheets()[1]),
  ];
  for (const step of steps) {
    step();
    const written = await contents(await saving.save(book));
    expect(written).toEqual(await contents(await saveBook(book)));
  }
  const travelled = worker.requests.map(({ sheets }) => sheets.map(({ body }) => Boolean(body)));
  expect(travelled).toEqual([[true, true], [false, true], [false, false], [false]]);
});

test('a state is written as it was when it was asked for', async () => {
  const { book, change } = bookOfTwo();
  const saving = new Saving(asWorker(new FakeWorker()));
  const before = saving.save(book);
  change(0, 'later');
  const after = saving.save(book);
  expect((await contents(await before)).sheets[0].rows[0][0]).toBe('first');
  expect((await contents(await after)).sheets[0].rows[0][0]).toBe('later');
});

describe('the page writes the file itself', () => {
  const first = async (saving: Saving) => {
    const { book } = bookOfTwo();
    return (await contents(await saving.save(book))).sheets[0].rows[0][0];
  };

  test('where there is no worker', async () => {
    expect(await first(new Saving(null))).toBe('first');
  });

  test('where the worker fails, and it is not asked again', async () => {
    const worker = new FakeWorker('failures');
    const saving = new Saving(asWorker(worker));
    expect(await first(saving)).toBe('first');
    expect(await first(saving)).toBe('first');
    expect(worker.requests).toHaveLength(1);
    expect(worker.isEnded).toBe(true);
  });

  test('where the worker breaks while it writes', async () => {
    const worker = new FakeWorker('nothing');
    const saving = new Saving(asWorker(worker));
    const written = first(saving);
    worker.tell('error');
    expect(await written).toBe('first');
  });

  test('where the worker never answers', async () => {
    jest.useFakeTimers();
    try {
      const written = first(new Saving(asWorker(new FakeWorker('nothing'))));
      await jest.advanceTimersByTimeAsync(10_000);
      jest.useRealTimers();
      expect(await written).toBe('first');
    } finally {
      jest.useRealTimers();
    }
  });
});
