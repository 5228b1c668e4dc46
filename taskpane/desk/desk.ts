import { withProofs } from '../../src/event/chain';
import type { Reason } from '../../src/explain/reason';
import { openCells } from '../../src/event/openEvent';
import type { Problem } from '../../src/model/problems';
import type { Language } from '../../src/model/types';
import type { Plan } from '../../src/sheets';
import { onPaper } from '../../src/sheets/pages';
import { Changed, noticeOf, WrittenNotRead } from './mishaps';
import { signatureOf } from './signature';
import type { DeskState, Notice, Ports, View, Written } from './types';

const START: DeskState = {
  status: 'loading',
  language: 'en',
  view: 'home',
  event: null,
  busy: null,
  isWaiting: false,
  notice: null,
  roll: new Map(),
  preview: null,
  proposal: null,
  correction: null,
  typing: [],
  adopted: null,
  history: [],
  check: null,
  comparison: null,
  explanation: null,
  exported: null,
  ratings: null,
};

/** The pane's state and how it changes; no DOM, no Office. Actions stand in the files beside it. */
export class Desk {
  private state: DeskState;
  private readonly listeners = new Set<() => void>();
  private readings = 0;
  /** The reading that the state shows. */
  private shown = 0;
  /** What the state was made of, to tell whether the workbook was changed since. */
  private known = '';
  /** All that was read, as a text. */
  private text = '';
  /** To be said beside what was done. */
  private asides: readonly Reason[] = [];

  constructor(
    readonly ports: Ports,
    language: Language,
  ) {
    this.state = { ...START, language };
  }

  readonly getState = (): DeskState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  set(change: Partial<DeskState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }

  show(view: View): void {
    this.set({ view, notice: null, correction: null });
  }

  tell(tone: Notice['tone'], ...lines: readonly Reason[]): void {
    this.set({ notice: { tone, lines: [...lines, ...this.asides] } });
    this.asides = [];
  }

  /** Problems stand in the way of what was asked. */
  refuse(problems: readonly Problem[]): void {
    this.set({ notice: { tone: 'error', lines: [], problems } });
  }

  setLanguage(language: Language): void {
    this.set({ language });
  }

  /**
   * Reads the workbook; without a table of players there is no event yet. A reading that is
   * overtaken by a later one does not count.
   */
  async load(): Promise<void> {
    const turn = ++this.readings;
    const cells = await this.ports.book.read();
    if (turn < this.shown) return;
    this.shown = turn;
    // Our own writes are told as changes too: what was read a moment ago is not worked out again.
    const text = JSON.stringify(cells);
    const event = text === this.text ? this.state.event : openCells(cells);
    this.text = text;
    const shown = event ? this.state.view : 'start';
    const view = event && shown === 'start' ? 'home' : shown;
    const { state } = this;
    if (state.status !== 'ready' || state.event !== event || state.view !== view)
      this.set({ status: 'ready', event, view });
    const signature = signatureOf(cells);
    if (signature !== this.known) this.dropJudged();
    this.known = signature;
  }

  /** What was judged by the workbook as it was before does not hold any more. */
  private dropJudged(): void {
    const { view } = this.state;
    const judged = { preview: null, proposal: null, correction: null, comparison: null };
    this.set({ ...judged, view: view === 'preview' ? 'home' : view });
  }

  private get isJudging(): boolean {
    const { preview, proposal, correction } = this.state;
    return preview !== null || proposal !== null || correction !== null;
  }

  /** Reads again after something was typed, without a word unless it fails or matters. */
  refresh(): Promise<void> {
    return this.attempt(async () => {
      const { isJudging } = this;
      await this.load();
      if (isJudging && !this.isJudging) this.tell('warning', { key: 'pane.changed-meanwhile' });
    });
  }

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
    this.set({ busy: { what, progress: null, canCancel }, notice: null });
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

  /** Applies a plan and reads the workbook again; false if it was refused (and said so). */
  async write(plan: Plan, joins?: string): Promise<boolean> {
    const { language } = this.state;
    const time = this.ports.now();
    await this.refuseChanged();
    const printed = onPaper(plan, this.state.event?.settings.paper);
    return this.settle(
      await this.ports.book.apply(withProofs(printed, this.state.event?.read ?? null), {
        language: this.eventLanguage(language),
        time,
        joins,
      }),
    );
  }

  /**
   * Cells are written where they stood when the workbook was read. Excel does not tell of every
   * change (a sort, a sheet renamed or deleted), so that it is read again before.
   */
  private async refuseChanged(): Promise<void> {
    if (signatureOf(await this.ports.book.read()) === this.known) return;
    const { isJudging } = this;
    await this.load();
    throw new Changed(isJudging);
  }

  async settle(written: Written): Promise<boolean> {
    if (!written.ok) {
      this.refuse(written.problems);
      return false;
    }
    if (written.isPlain) this.asides = [{ key: 'pane.without-looks' }];
    try {
      await this.load();
    } catch (reason) {
      throw new WrittenNotRead(reason);
    }
    return true;
  }

  /** Sheets are written in the event's language, whatever the pane speaks. */
  eventLanguage(fallback = this.state.language): Language {
    return this.state.event?.settings.language ?? fallback;
  }
}
