/**
 * Workbooks kept in this browser, so that a reload, a crash or a closed tab loses nothing. Each is
 * kept as the .xlsx that *Save* would give, under an id of its own.
 */
export interface KeptBook {
  readonly id: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly changed: number;
  readonly bytes: Uint8Array;
}

/** The oldest go when there are more. */
export const MOST_KEPT = 12;

const DATABASE = 'pairsheet-workbench';
/** Version 1 (0.2.0): one store of `KeptBook` by id. Another shape of it raises the number. */
export const KEPT_BOOKS_VERSION = 1;
const STORE = 'books';

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
    const books = (await settled(this.store('readonly').getAll())) as KeptBook[];
    return books.sort((a, b) => b.changed - a.changed);
  }

  async keep(book: KeptBook): Promise<void> {
    await settled(this.store('readwrite').put(book));
    for (const old of (await this.list()).slice(MOST_KEPT)) await this.forget(old.id);
  }

  async forget(id: string): Promise<void> {
    await settled(this.store('readwrite').delete(id));
  }

  private store(mode: IDBTransactionMode): IDBObjectStore {
    return this.database.transaction(STORE, mode).objectStore(STORE);
  }
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error ?? new Error('storage'));
  });
