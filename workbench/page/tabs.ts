/**
 * Which tab of this browser leads a workbook that several have open. The browser itself holds the lock, so
 * that a reload, a crash or a closed tab hands it to the next one.
 */
export interface TabsOptions {
  /** The tab that led is gone: this one leads now. */
  onLead(id: string): void;
  /** Another tab leads now, as this one did not answer. */
  onLost(id: string): void;
}

/** What is needed of the browser; absent where the page was not served safely. */
export type Locks = Pick<LockManager, 'request'>;

export class Tabs {
  private held: { readonly id: string; readonly release: () => void } | null = null;
  private waiting: AbortController | null = null;
  /** The workbook that this tab shows. */
  private shown = '';

  constructor(
    private readonly options: TabsOptions,
    private readonly locks: Locks | undefined,
  ) {}

  get isLeading(): boolean {
    return !this.locks || this.held?.id === this.shown;
  }

  /** True: nobody else has the workbook open, and this tab leads it. Else it waits for its turn. */
  async open(id: string): Promise<boolean> {
    if (this.held?.id === id) return true;
    this.shown = id;
    this.letGo();
    if (!this.locks || (await this.request(id, { ifAvailable: true }))) return true;
    this.wait(id);
    return false;
  }

  /** The tab that leads does not answer (asleep, hanging): this one goes on. */
  async steal(id: string): Promise<void> {
    if (this.shown !== id || this.held?.id === id) return;
    this.waiting?.abort();
    await this.request(id, { steal: true });
  }

  private wait(id: string): void {
    this.waiting = new AbortController();
    this.request(id, { signal: this.waiting.signal }).then(
      (isOurs) => isOurs && this.shown === id && this.options.onLead(id),
      // Given up: another workbook is shown, or the lock was taken.
      () => undefined,
    );
  }

  private letGo(): void {
    this.waiting?.abort();
    this.waiting = null;
    this.held?.release();
    this.held = null;
  }

  /** Settles once the lock is had or refused; it is then held until it is let go. */
  private request(id: string, options: LockOptions): Promise<boolean> {
    return new Promise((answer, fail) => {
      let isOurs = false;
      const ended = this.locks!.request(`pairsheet-workbook ${id}`, options, (lock) => {
        const isWanted = lock !== null && this.shown === id;
        if (!isWanted) return void answer(false);
        isOurs = true;
        const holding = new Promise<void>((release) => {
          this.held = { id, release };
        });
        answer(true);
        return holding;
      });
      ended.catch((reason: unknown) => {
        if (!isOurs) return fail(reason);
        this.held = null;
        if (this.shown !== id) return;
        this.wait(id);
        this.options.onLost(id);
      });
    });
  }
}
