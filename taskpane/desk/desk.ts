import type { Reason } from '../../src/explain/reason';
import { check } from '../../src/model/check';
import type { Language } from '../../src/model/types';
import { hasEvent, readEvent, type BookCells, type Plan } from '../../src/sheets';
import { columnOf, EVENT_COLUMNS, PLAYER_COLUMNS, ROUND_COLUMNS } from '../../src/sheets/headers';
import {
  Cancelled,
  type DeskState,
  type Notice,
  type OpenEvent,
  type Ports,
  type View,
  type Written,
} from './types';

const START: DeskState = {
  status: 'loading',
  language: 'en',
  view: 'home',
  event: null,
  busy: null,
  notice: null,
  roll: new Map(),
  preview: null,
  proposal: null,
  correction: null,
  adopted: null,
  history: [],
  check: null,
  explanation: null,
  exported: null,
};

/** The pane's state and how it changes; no DOM, no Office. Actions stand in the files beside it. */
export class Desk {
  private state: DeskState;
  private readonly listeners = new Set<() => void>();
  /** What the state was made of, to tell whether the workbook was changed since. */
  private known = '';

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
    this.set({ notice: { tone, lines } });
  }

  setLanguage(language: Language): void {
    this.set({ language });
  }

  /** Reads the workbook; without a table of players there is no event yet. */
  async load(): Promise<void> {
    const cells = await this.ports.book.read();
    const event = hasEvent(cells) ? openEvent(readEvent(cells)) : null;
    const view = event ? this.state.view : 'start';
    this.set({ status: 'ready', event, view: event && view === 'start' ? 'home' : view });
    const signature = signatureOf(cells);
    if (signature !== this.known) this.dropJudged();
    this.known = signature;
  }

  /** What was judged by the workbook as it was before does not hold any more. */
  private dropJudged(): void {
    const { view } = this.state;
    const judged = { preview: null, proposal: null, correction: null };
    this.set({ ...judged, view: view === 'preview' ? 'home' : view });
  }

  private get isJudging(): boolean {
    const { preview, proposal, correction } = this.state;
    return preview !== null || proposal !== null || correction !== null;
  }

  /** Reads again after something was typed, without a word unless it fails or matters. */
  async refresh(): Promise<void> {
    try {
      const { isJudging } = this;
      await this.load();
      if (isJudging && !this.isJudging) this.tell('warning', { key: 'pane.changed-meanwhile' });
    } catch (reason) {
      this.set({ notice: noticeOf(reason) });
    }
  }

  /** One piece of work at a time; whatever goes wrong is said, never swallowed. */
  async run(what: Reason, work: () => Promise<void>, canCancel = false): Promise<void> {
    if (this.state.busy) return;
    this.set({ busy: { what, progress: null, canCancel }, notice: null });
    try {
      await this.workOnce(work);
    } catch (reason) {
      this.set({ notice: noticeOf(reason), status: 'ready' });
    } finally {
      this.set({ busy: null });
    }
  }

  /** Waits for its turn instead of being left out: for what is typed faster than it is written. */
  async queue(what: Reason, work: () => Promise<void>): Promise<void> {
    while (this.state.busy)
      await new Promise<void>((resolve) => {
        const stop = this.subscribe(() => {
          if (this.state.busy) return;
          stop();
          resolve();
        });
      });
    await this.run(what, work);
  }

  /** Work that was made for the workbook as it was before is done anew, unless it was judged. */
  private async workOnce(work: () => Promise<void>): Promise<void> {
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
    return this.settle(
      await this.ports.book.apply(plan, { language: this.eventLanguage(language), time, joins }),
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
      this.set({ notice: { tone: 'error', lines: [], problems: written.problems } });
      return false;
    }
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

function openEvent(read: ReturnType<typeof readEvent>): OpenEvent {
  const checked = check(read.raw);
  return {
    read,
    settings: read.settings,
    tournament: checked.ok ? checked.value : null,
    problems: checked.ok ? checked.warnings : checked.problems,
  };
}

/** The workbook as far as we go by it; columns of the arbiter's own may change as they like. */
const signatureOf = (cells: BookCells): string =>
  JSON.stringify(
    cells.tables.map(({ rows, ...table }) => {
      const ours = table.header.map((header) => isKnownHeader(header));
      return { ...table, rows: rows.map((row) => row.filter((_, index) => ours[index])) };
    }),
  );

const isKnownHeader = (header: string): boolean =>
  [PLAYER_COLUMNS, ROUND_COLUMNS, EVENT_COLUMNS].some((words) => columnOf(words, header) !== null);

/** The workbook is not any more what the work was made for. */
class Changed extends Error {
  constructor(readonly wasJudged: boolean) {
    super('changed meanwhile');
  }
}

/** The workbook has what was to be written, but could not be read again. */
class WrittenNotRead extends Error {
  constructor(reason: unknown) {
    super(messageOf(reason));
  }
}

const messageOf = (reason: unknown): string =>
  reason instanceof Error ? reason.message : String(reason);

/** Only what we threw ourselves is expected; everything else is shown as a fault of ours. */
function noticeOf(reason: unknown): Notice {
  if (reason instanceof Cancelled) return { tone: 'info', lines: [{ key: 'pane.cancelled' }] };
  if (reason instanceof Changed)
    return { tone: 'warning', lines: [{ key: 'pane.changed-meanwhile' }] };
  const message = messageOf(reason);
  if (reason instanceof WrittenNotRead)
    return { tone: 'error', lines: [{ key: 'pane.written-not-read', args: { message } }] };
  if (reason instanceof Error && 'isUndone' in reason)
    return {
      tone: 'error',
      lines: [
        { key: reason.isUndone ? 'pane.write-undone' : 'pane.write-stuck', args: { message } },
      ],
    };
  return { tone: 'error', lines: [{ key: 'pane.our-fault', args: { message } }] };
}
