import type { Reason } from '../../src/explain/reason';
import type { Problem } from '../../src/model/problems';
import type { Language } from '../../src/model/types';
import { UNNAMED } from '../../src/sheets/names/section';
import { Drafts } from './drafts';
import type { DeskState, Notice, Ports, View } from './types';

/** What belongs to the event that is open, as it is at the beginning. */
export const FRESH = {
  attendance: new Map(),
  attendanceAgain: new Map(),
  preview: null,
  lot: null,
  proposal: null,
  correction: null,
  manualEditEnd: null,
  importing: null,
  canMakeByHand: false,
  typing: [],
  adopted: null,
  pasted: null,
  history: [],
  undoQuestion: null,
  lastStep: null,
  isOneStep: false,
  news: [],
  lost: [],
  check: null,
  comparison: null,
  explanation: null,
  answers: null,
  supposed: null,
  exported: null,
  ratings: null,
} satisfies Partial<DeskState>;

const START: DeskState = {
  ...FRESH,
  status: 'loading',
  language: 'en',
  view: 'home',
  isMoreOpen: false,
  event: null,
  sections: [],
  section: UNNAMED,
  busy: null,
  sharing: null,
  isTaking: false,
  isWithOthers: false,
  asking: null,
  isWaiting: false,
  notice: null,
  formulaRemarks: [],
};

const MOST_REMARKS = 3;

/** The pane's state and what is said in it; no DOM, no Office. */
export class Store {
  protected state: DeskState;
  private readonly listeners = new Set<() => void>();
  readonly drafts = new Drafts();
  /** To be said beside what was done. */
  protected asides: readonly Reason[] = [];

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

  /** True: something was typed and not taken. It is asked about, and `go` waits for the answer. */
  asksFirst(go: () => unknown): boolean {
    const drafts = this.drafts.all;
    if (drafts.length === 0) return false;
    this.set({ asking: { drafts, go }, notice: null });
    return true;
  }

  show(view: View): void {
    if (view !== this.state.view && this.asksFirst(() => this.show(view))) return;
    this.set({ view, notice: null, correction: null, undoQuestion: null, lastStep: null });
  }

  tell(tone: Notice['tone'], ...lines: readonly Reason[]): void {
    const isLess =
      tone === 'success' && this.asides.some(({ key }) => key === 'pane.list-in-the-way');
    this.set({ notice: { tone: isLess ? 'warning' : tone, lines: [...lines, ...this.asides] } });
    this.asides = [];
  }

  /** Problems stand in the way of what was asked; where there are none, there is no event. */
  refuse(problems: readonly Problem[]): void {
    if (problems.length > 0) this.set({ notice: { tone: 'error', lines: [], problems } });
    else this.set({ notice: { tone: 'error', lines: [{ key: 'pane.start-intro' }] } });
  }

  /** Something that a formula found and cannot say in its cell; the latest few, each once. */
  remark(text: string): void {
    const others = this.state.formulaRemarks.filter((each) => each !== text);
    this.set({ formulaRemarks: [...others, text].slice(-MOST_REMARKS) });
  }

  setLanguage(language: Language): void {
    this.set({ language });
  }

  /** Sheets are written in the event's language, whatever the pane speaks. */
  eventLanguage(fallback = this.state.language): Language {
    return this.state.event?.settings.language ?? fallback;
  }
}
