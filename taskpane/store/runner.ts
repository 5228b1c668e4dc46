import type { Reason } from '../../src/explain/reason';
import { Changed, noticeOf } from './errors';
import { Store } from './store';

/** Runs the work of the pane: one piece at a time, with its card, and whatever goes wrong is said. */
export class Runner extends Store {
  /** Something small beside the work under way; if it fails, that is said. */
  async attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (reason) {
      this.fault(reason);
    }
  }

  /** Whatever nobody expected is shown, never swallowed. */
  fault(reason: unknown): void {
    this.set({ notice: noticeOf(reason, this.state.busy?.what.key ?? null) });
  }

  /** One piece of work at a time; whatever goes wrong is said, never swallowed. */
  async run(what: Reason, work: () => Promise<void>, canCancel = false): Promise<void> {
    if (this.state.busy) return;
    this.asides = [];
    this.set({ busy: { what, progress: null, canCancel }, notice: null, lastStep: null });
    try {
      await this.redoIfChanged(work);
      if (this.asides.length > 0) this.tell('info');
    } catch (reason) {
      this.set({ notice: noticeOf(reason, what.key), status: 'ready' });
    } finally {
      this.set({ busy: null });
    }
  }

  /** When nothing is under way. */
  idle(): Promise<void> {
    return new Promise((resolve) => {
      if (!this.state.busy) return resolve();
      const stop = this.subscribe(() => {
        if (this.state.busy) return;
        stop();
        resolve();
      });
    });
  }

  /** Work that was made for the workbook as it was before is done anew, unless it was judged. */
  private async redoIfChanged(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (reason) {
      if (!(reason instanceof Changed) || reason.wasJudged) throw reason;
      await work();
    }
  }

  progress(done: number): void {
    const { busy } = this.state;
    if (busy) this.set({ busy: { ...busy, progress: done } });
  }
}
