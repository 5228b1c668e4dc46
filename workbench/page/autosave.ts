import type { KeptBook } from './keptBooks';

/** What the page shows of it: everything kept, a change under way, or no place to keep it. */
export type KeepState = 'kept' | 'keeping' | 'failed';

export interface AutosaveOptions {
  /** The workbook as it stands; undefined: nothing worth keeping. */
  snapshot(): Promise<KeptBook>;
  keep(book: KeptBook): Promise<void>;
  onState(state: KeepState): void;
  /** How long to wait for more changes before writing. */
  delay?: number;
  /** The longest time that a change may wait while others keep coming. */
  longest?: number;
}

/**
 * Keeps the workbook after every change: shortly after the last of a run of changes, at the latest
 * after `longest`. While one writing is under way the next waits for it, so that an older state never
 * overwrites a newer one.
 */
export class Autosave {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private firstWaiting = 0;
  private running: Promise<void> = Promise.resolve();
  private waiting = false;
  private isWriting = false;

  constructor(
    private readonly options: AutosaveOptions,
    private readonly now: () => number = Date.now,
  ) {}

  /** Whether something would be lost if the page went away now. */
  get isPending(): boolean {
    return this.waiting || this.isWriting;
  }

  changed(): void {
    const { delay = 400, longest = 3000 } = this.options;
    if (!this.waiting) {
      this.waiting = true;
      this.firstWaiting = this.now();
      this.options.onState('keeping');
    }
    clearTimeout(this.timer);
    const left = Math.max(0, this.firstWaiting + longest - this.now());
    this.timer = setTimeout(() => void this.flush(), Math.min(delay, left));
  }

  /** Writes what waits, now. */
  flush(): Promise<void> {
    clearTimeout(this.timer);
    this.running = this.running.then(() => this.write());
    return this.running;
  }

  /** Another workbook is shown: what waits belongs to the one before. */
  forget(): void {
    clearTimeout(this.timer);
    this.waiting = false;
  }

  private async write(): Promise<void> {
    if (!this.waiting) return;
    this.waiting = false;
    this.isWriting = true;
    try {
      await this.options.keep(await this.options.snapshot());
      if (!this.waiting) this.options.onState('kept');
    } catch {
      this.waiting = true;
      this.options.onState('failed');
    } finally {
      this.isWriting = false;
    }
  }
}
