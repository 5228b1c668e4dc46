import type { Reason } from '../../src/explain/reason';
import { check } from '../../src/model/check';
import type { Language } from '../../src/model/types';
import { hasEvent, readEvent, type Plan } from '../../src/sheets';
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
  }

  /** Reads again after something was typed, without a word unless it fails. */
  async refresh(): Promise<void> {
    try {
      await this.load();
    } catch (reason) {
      this.set({ notice: noticeOf(reason) });
    }
  }

  /** One piece of work at a time; whatever goes wrong is said, never swallowed. */
  async run(what: Reason, work: () => Promise<void>, canCancel = false): Promise<void> {
    if (this.state.busy) return;
    this.set({ busy: { what, progress: null, canCancel }, notice: null });
    try {
      await work();
    } catch (reason) {
      this.set({ notice: noticeOf(reason), status: 'ready' });
    } finally {
      this.set({ busy: null });
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
    return this.settle(
      await this.ports.book.apply(plan, { language: this.eventLanguage(language), time, joins }),
    );
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
