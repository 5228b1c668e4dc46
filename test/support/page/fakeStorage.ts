/**
 * A database of the browser as far as the kept workbooks use it. Requests of a transaction are
 * answered in turn; what they changed counts once it is committed, and a commit can be made to fail
 * although every request succeeded, as it does on a full disk.
 */
interface Answer<T> {
  result: T;
  error: Error | null;
  onsuccess?: () => void;
  onerror?: () => void;
  onupgradeneeded?: () => void;
}

export class FakeStorage {
  readonly rows = new Map<string, { id: string }>();
  /** The next commit fails. */
  isFull = false;

  readonly factory = {
    open: () => this.later({ createObjectStore: () => undefined, transaction: () => this.begin() }),
  } as unknown as IDBFactory;

  private later<T>(result: T): Answer<T> {
    const answer: Answer<T> = { result, error: null };
    setImmediate(() => answer.onsuccess?.());
    return answer;
  }

  private begin() {
    const draft = new Map(this.rows);
    let waiting = 0;
    const ask = <T>(result: T): Answer<T> => {
      waiting++;
      const answer: Answer<T> = { result, error: null };
      setImmediate(() => {
        answer.onsuccess?.();
        // What the answer leads to is asked for before the transaction ends.
        setImmediate(() => --waiting === 0 && this.end(transaction, draft));
      });
      return answer;
    };
    const transaction = {
      error: null as Error | null,
      oncomplete: undefined as (() => void) | undefined,
      onabort: undefined as (() => void) | undefined,
      objectStore: () => ({
        getAll: () => ask([...draft.values()]),
        put: (row: { id: string }) => ask(void draft.set(row.id, row)),
        delete: (id: string) => ask(void draft.delete(id)),
      }),
    };
    return transaction;
  }

  private end(
    transaction: { error: Error | null; oncomplete?: () => void; onabort?: () => void },
    draft: ReadonlyMap<string, { id: string }>,
  ): void {
    if (this.isFull) {
      transaction.error = new Error('QuotaExceededError');
      return transaction.onabort?.();
    }
    this.rows.clear();
    for (const [id, row] of draft) this.rows.set(id, row);
    transaction.oncomplete?.();
  }
}
