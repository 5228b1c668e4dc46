/**
 * Workbooks kept in this browser, so that a reload, a crash or a closed tab loses nothing. Each is
 * kept as the .xlsx that *Save* would give, under an id of its own.
 */
export interface KeptBook {
  readonly id: string;
  readonly name: string;
  /** Milliseconds since 1970, to be shown: clocks are put back, so that nothing is ordered by it. */
  readonly changed: number;
  readonly bytes: Uint8Array;
  /** Higher than that of everything kept before it; books of earlier versions have none. */
  readonly order?: number;
}

/** The oldest go when there are more. */
export const MOST_KEPT = 12;

const DATABASE = 'pairsheet-workbench';
/**
 * Version 1 (0.2.0): one store of `KeptBook` by id; since 0.5.0 with `order`, which earlier versions
 * pass over. Another shape of it raises the number.
 */
export const KEPT_BOOKS_VERSION = 1;
const STORE = 'books';

/** Somebody else has kept this workbook since it was read: it must not be written over. */
export class KeptElsewhere extends Error {
  constructor() {
    super('kept by another tab');
    this.name = 'KeptElsewhere';
  }
}

const orderOf = ({ order = 0 }: KeptBook): number => order;
const newestFirst = (a: KeptBook, b: KeptBook): number =>
  orderOf(b) - orderOf(a) || b.changed - a.changed;

export class KeptBooks {
  private constructor(private readonly database: IDBDatabase) {}

  /** Null where the browser allows no storage (some private windows): the page then says so. */
  static async open(
    factory: IDBFactory | undefined = globalThis.indexedDB,
  ): Promise<KeptBooks | null> {
    if (!factory) return null;
    const request = factory.open(DATABASE, KEPT_BOOKS_VERSION);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
    try {
      return new KeptBooks(await settled(request));
    } catch {
      return null;
    }
  }

  /** Newest first. */
  async list(): Promise<KeptBook[]> {
    const { store } = this.begin('readonly');
    return ((await settled(store.getAll())) as KeptBook[]).sort(newestFirst);
  }

  /**
   * Keeps a workbook in place of the version with the order `over`, and gives its new order. It is
   * kept once the browser has committed everything, not when it has taken the order to write.
   */
  async keep(book: KeptBook, over?: number): Promise<number> {
    const { store, transaction } = this.begin('readwrite');
    const committed = commit(transaction);
    const books = (await settled(store.getAll())) as KeptBook[];
    const others = books.filter(({ id }) => id !== book.id).sort(newestFirst);
    const before = books.find(({ id }) => id === book.id);
    if (before && orderOf(before) !== over) throw new KeptElsewhere();
    const order = Math.max(0, ...books.map(orderOf)) + 1;
    store.put({ ...book, order });
    for (const { id } of others.slice(MOST_KEPT - 1)) store.delete(id);
    await committed;
    return order;
  }

  private begin(mode: IDBTransactionMode): { transaction: IDBTransaction; store: IDBObjectStore } {
    const transaction = this.database.transaction(STORE, mode);
    return { transaction, store: transaction.objectStore(STORE) };
  }
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error ?? new Error('storage'));
  });

/** A full disk shows only here: every request may have succeeded before. */
function commit(transaction: IDBTransaction): Promise<void> {
  const committed = new Promise<void>((done, fail) => {
    transaction.oncomplete = () => done();
    transaction.onabort = () => fail(transaction.error ?? new Error('storage'));
  });
  // Whoever gives up before does not wait for it.
  committed.catch(() => undefined);
  return committed;
}
