import { linesToRepeat, ownLines, type OwnLine } from '../../src/event/log/ownLines';
import { stateBefore, withProofs } from '../../src/event/log/chain';
import { effectsOf } from '../../src/event/byHand/handTyped';
import type { CellEffect } from '../../src/sheets/stored/snapshot';
import type { Reason } from '../../src/explain/reason';
import { isChecked, openCells, type OpenEvent } from '../../src/event/open/openEvent';
import { listSections, openSection, type ListedSection } from '../../src/event/open/sections';
import { stateText } from '../../src/sheets/stored/proof';
import type { Problem } from '../../src/model/problems';
import type { Language, Tournament } from '../../src/model/types';
import {
  inSection,
  isSameSection,
  plainTable,
  UNNAMED,
  type Section,
} from '../../src/sheets/names/section';
import { isTable } from '../../src/sheets/names/headers';
import { type BookCells, type TableCells } from '../../src/sheets/plan/cells';
import { type Plan } from '../../src/sheets/plan/plan';
import { applyToCells } from '../../src/sheets/plan/applyToCells';
import { onPaper } from '../../src/sheets/plan/pages';
import type { TypedResult } from '../../src/event/results/results';
import type { Writer } from '../../src/sheets/stored/shared';
import { BookReader, type OpenedSection } from './bookReader';
import { Drafts } from './drafts';
import { Changed, Moved, noticeOf, NotInCharge, WrittenNotRead } from './errors';
import {
  forgetChanged,
  isHelper,
  lastNews,
  newsOf,
  ownKey,
  sharingIn,
  type OwnResults,
  type Sharing,
  type Told,
} from './sharing';
import { follow } from './follow';
import { withoutListInTheWay } from './listInTheWay';
import type { DeskState, Notice, Ports, View, WriteOptions, Written } from './types';

/** What belongs to the event that is open, as it is at the beginning. */
const FRESH = {
  roll: new Map(),
  rollAgain: new Map(),
  preview: null,
  lot: null,
  proposal: null,
  correction: null,
  phaseEnd: null,
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
  check: null,
  comparison: null,
  explanation: null,
  answers: null,
  supposed: null,
  exported: null,
  ratings: null,
} satisfies Partial<DeskState>;

/** Views that show whatever event is open. */
const STAYING: readonly View[] = ['home', 'round', 'results', 'standings', 'event', 'sections'];

/** Views that write nothing but results. */
export const HELPERS_VIEWS: readonly View[] = ['home', 'results', 'explain', 'course', 'shared'];

/** So many of our own lines of the log are remembered. */
const MOST_LINES = 100;

const NOBODY: Writer = { id: '', name: '' };

/** By what a workbook is known again: the names of its events. */
const bookName = (sections: readonly ListedSection[]): string =>
  sections.map(({ label }) => label).join('|');

/** A part of a write that goes into one of several sections. */
export interface SectionPart {
  readonly section: Section;
  readonly plan: Plan;
  /** null: the section is new. */
  readonly event: OpenEvent | null;
}

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

/** The pane's state and how it changes; no DOM, no Office. Actions stand in the files beside it. */
export class Desk {
  private state: DeskState;
  private readonly listeners = new Set<() => void>();
  private readonly reader: BookReader;
  readonly drafts = new Drafts();
  /** By whose numbers the state names players: the event as it last passed the check. */
  private numbered: Tournament | null = null;
  /** By whose hand the workbook changed since it was last read. */
  private told: Told = { here: false, elsewhere: false };
  /** Results that we entered ourselves. */
  private readonly ownLines = new Map<string, readonly OwnLine[]>();
  readonly ownResults: OwnResults = new Map();
  private isToldOfF9 = false;
  /** To be said beside what was done. */
  private asides: readonly Reason[] = [];

  constructor(
    readonly ports: Ports,
    language: Language,
  ) {
    this.state = { ...START, language };
    this.reader = new BookReader(() => ports.book.read());
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

  /**
   * Reads the workbook; without a table of players there is no event yet. A reading that is
   * overtaken by a later one does not count.
   */
  async load(): Promise<void> {
    const { told } = this;
    this.told = { here: false, elsewhere: false };
    const cells = await this.reader.next();
    if (cells) this.take(cells, told);
  }

  /** What was read of the workbook is the event from now on. */
  private take(cells: BookCells, told: Told): void {
    this.followSharing(cells);
    const sections = listSections(cells);
    const section = this.sectionAmong(sections);
    const read = this.reader.take(cells, section);
    // Our own writes are told as changes too: what was read a moment ago is not worked out again.
    const event = read.isSame ? this.state.event : openCells(read.own);
    this.hear(event, section, told);
    // Without an event there is a way to begin one, and the course, which needs none.
    const shown = event || this.state.view === 'course' ? this.state.view : 'start';
    const view = event && shown === 'start' ? 'home' : shown;
    const { state } = this;
    const isSameList = JSON.stringify(sections) === JSON.stringify(state.sections);
    const isSame = isSameList && isSameSection(section, state.section) && state.event === event;
    if (state.status !== 'ready' || !isSame || state.view !== view)
      this.set({ ...this.followed(event), status: 'ready', sections, section, event, view });
    if (this.reader.hasChanged(this.state.section)) this.dropJudged();
  }

  /** Who is in charge may have changed; whoever is not sees no view that writes. */
  private followSharing(cells: BookCells): void {
    const { sharing: before, view } = this.state;
    const sharing = sharingIn(cells, this.me);
    if (JSON.stringify(sharing) === JSON.stringify(before)) return;
    const isLost = before?.isInCharge === true && isHelper(sharing);
    if (isLost && sharing?.desk)
      this.asides = [...this.asides, { key: 'shared.taken-by', args: { name: sharing.desk.name } }];
    // Before the view, so that nobody confirms what somebody else does now.
    if (isHelper(sharing)) this.dropJudged();
    const isHidden = isHelper(sharing) && !HELPERS_VIEWS.includes(view);
    this.set({ sharing, ...(isHidden ? { view: 'home' as const } : {}) });
  }

  /** What colleagues did since. */
  private hear(event: OpenEvent | null, { id }: Section, told: Told): void {
    const { event: before, sharing, news, isWithOthers, section } = this.state;
    if (!isSameSection(section, { id })) return;
    const own = this.ownResults;
    if (before !== event && !told.elsewhere) forgetChanged(own, id.toLowerCase(), event);
    const seen = { before, after: event, section: id.toLowerCase(), sharing, told, own };
    const more = before === event ? [] : newsOf(seen);
    if (more.length > 0) this.set({ news: lastNews(news, more) });
    if (sharing === null && told.elsewhere && !isWithOthers) this.set({ isWithOthers: true });
  }

  /** The hidden cells of those who share the workbook, as they were last read. */
  get sharedRows(): NonNullable<BookCells['shared']> {
    return this.reader.cells.shared ?? [];
  }

  /** Milliseconds since 1970; 0 where nobody shares anything. */
  now(): number {
    return this.ports.sharing?.time() ?? 0;
  }

  /** A result that is entered here. */
  enters({ round, game, text: result }: TypedResult): void {
    const key = ownKey(this.state.section.id.toLowerCase(), round, game);
    this.ownResults.set(key, { result, table: game.table });
  }

  /** It was not written after all. */
  forgets({ round, game }: TypedResult): void {
    this.ownResults.delete(ownKey(this.state.section.id.toLowerCase(), round, game));
  }

  /** Who sits at this pane. */
  get me(): Writer {
    return this.ports.sharing?.me() ?? NOBODY;
  }

  /** In a workbook that others change too, each line of the log says who wrote it. */
  get writer(): string | undefined {
    const { sharing, isWithOthers } = this.state;
    return (sharing || isWithOthers) && this.me.id !== '' ? this.me.id : undefined;
  }

  /** Whether somebody else is in charge; it is said then. */
  refusesHelper(): boolean {
    const { sharing } = this.state;
    if (!isHelper(sharing)) return false;
    this.tell('warning', notInCharge(sharing));
    return true;
  }

  /** What was noted and typed, under the numbers that its players have now. */
  private followed(event: OpenEvent | null): Partial<DeskState> {
    if (!isChecked(event)) return {};
    const before = this.numbered;
    this.numbered = event.tournament;
    if (before === null || before === event.tournament) return {};
    const { preview, canMakeByHand } = this.state;
    const isPairing = preview !== null || canMakeByHand;
    const { state, dropped } = follow(this.state, before, event.tournament, isPairing);
    if (dropped.length > 0)
      this.asides = [
        ...this.asides,
        { key: 'pane.notes-dropped', args: { names: dropped.join(', ') } },
      ];
    return state;
  }

  /** The section that is open stays so; at the start it is the one of last time. */
  private sectionAmong(sections: readonly ListedSection[]): Section {
    const { status, section: open } = this.state;
    const first = sections[0] ?? UNNAMED;
    if (status === 'loading') {
      const last = this.ports.lastSection?.get(bookName(sections)) ?? null;
      return sections.find(({ id }) => id === last) ?? first;
    }
    const found = sections.find((each) => isSameSection(each, open));
    if (!found && open.id !== '')
      this.asides = [...this.asides, { key: 'pane.section-gone', args: { name: open.name } }];
    return found ?? first;
  }

  /** All cells as they were last read. */
  get read(): BookCells {
    return this.reader.cells;
  }

  /** Opens another section; what was noted and judged belongs to the one before. */
  openSection(section: Section): void {
    const { section: before, sections, view } = this.state;
    if (isSameSection(section, before)) return;
    if (this.asksFirst(() => this.openSection(section))) return;
    this.ports.lastSection?.set(bookName(sections), section.id);
    const event = openSection(this.reader.cells, section);
    const stays = STAYING.includes(view) ? view : 'home';
    this.numbered = isChecked(event) ? event.tournament : null;
    this.set({ ...FRESH, section, event, view: stays, notice: null });
    this.reader.turnTo(section);
  }

  /** The log of a section as it was last read, also where its event was put back and there is none. */
  logOf(section: Section): TableCells | undefined {
    return logOf(this.reader.cells, section);
  }

  /** Every event of the workbook, as lists over all of them need it. */
  eachSection(): readonly OpenedSection[] {
    return this.reader.eachSection();
  }

  /** What was judged by the workbook as it was before does not hold any more. */
  private dropJudged(): void {
    const { view, comparison, importing, canMakeByHand } = this.state;
    const isAny = this.isJudging || comparison !== null || importing !== null || canMakeByHand;
    if (!isAny && view !== 'preview') return;
    const judged = {
      preview: null,
      proposal: null,
      correction: null,
      comparison: null,
      phaseEnd: null,
      importing: null,
      canMakeByHand: false,
    };
    this.set({ ...judged, view: view === 'preview' ? 'home' : view });
  }

  private get isJudging(): boolean {
    const { preview, proposal, correction, phaseEnd } = this.state;
    return [preview, proposal, correction, phaseEnd].some((judged) => judged !== null);
  }

  /** Reads again after something was typed, without a word unless it fails or matters. */
  refresh(): Promise<void> {
    return this.attempt(async () => {
      const { isJudging } = this;
      await this.load();
      if (this.writer !== undefined && (await this.repeatLines(this.reader.cells)))
        await this.load();
      if (isJudging && !this.isJudging) this.tell('warning', { key: 'pane.changed-meanwhile' });
      else if (this.asides.length > 0) this.tell('info');
    });
  }

  /** Excel tells of a change, by hand, by ourselves or by somebody else in the same workbook. */
  changed(by: 'us' | keyof Told = 'us'): void {
    this.reader.changed();
    if (by !== 'us') this.told = { ...this.told, [by]: true };
  }

  /** Our own writes end with a reading: what that one has seen is not read again. */
  catchUp(): Promise<void> {
    return this.reader.isCaughtUp ? Promise.resolve() : this.refresh();
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

  /** Applies a plan and reads the workbook again; false if it was refused (and said so). */
  async write(plan: Plan, joins?: string): Promise<boolean> {
    const written = await this.applied(plan, joins);
    const less = written.ok ? null : withoutListInTheWay(plan, written.problems);
    const again = less && (await this.applied(less.plan, joins));
    if (!less || !again?.ok) return this.settle(written);
    if (!(await this.settle(again))) return false;
    this.asides = [...this.asides, less.said];
    return true;
  }

  private async applied(plan: Plan, joins?: string): Promise<Written> {
    const { language } = this.state;
    const time = this.ports.now();
    const cells = await this.refuseChanged();
    const { event, section } = this.state;
    const printed = onPaper(plan, event?.settings.paper);
    const log = logOf(cells, section);
    const { writer } = this;
    const proved = withProofs(printed, event?.read ?? null, { time, log, writer });
    const written = await this.unlessMoved(inSection(proved, section), {
      language: this.eventLanguage(language),
      time,
      cells,
      joins,
      // What an undo of this will leave, for its own line of the log.
      leaves: { [section.id.toLowerCase()]: stateOf(event) },
      effects: { [section.id.toLowerCase()]: effectsIn(event, plan) },
    });
    if (written.ok) this.keepLines(section, proved.log, time, event);
    return written;
  }

  /** In a workbook that others change too, what we wrote into its log is remembered. */
  keepLines(section: Section, log: Plan['log'], time: string, before: OpenEvent | null): void {
    if (this.writer === undefined) return;
    const key = section.id.toLowerCase();
    const lines = [...(this.ownLines.get(key) ?? []), ...ownLines(log ?? [], time, before)];
    this.ownLines.set(key, lines.slice(-MOST_LINES));
  }

  /**
   * Two who write at once may hit one row of the log, and a cell keeps the later text: our line is written
   * again below. True: something was written.
   */
  private async repeatLines(cells: BookCells): Promise<boolean> {
    const { section } = this.state;
    const known = this.ownLines.get(section.id.toLowerCase()) ?? [];
    const now = () => openSection(cells, section);
    const again = linesToRepeat(known, now, logOf(cells, section));
    for (const { entry, time } of again) {
      const title: Reason = { key: 'pane.writing' };
      const line = inSection({ title, sheets: [], log: [entry] }, section);
      const language = this.eventLanguage();
      await this.ports.book.apply(line, { language, time, isOnlyLine: true });
    }
    return again.length > 0;
  }

  /**
   * A line of the log for what was written cell by cell beside whoever is in charge; nothing else is written.
   * `plan` says what the cells were and are, `before` is the event as it was.
   */
  async writeLine(plan: Plan, before: OpenEvent): Promise<void> {
    const { section } = this.state;
    const time = this.ports.now();
    const cells = await this.ports.book.read();
    const options = { time, log: logOf(cells, section), writer: this.writer };
    const { log } = withProofs(plan, before.read, options);
    this.keepLines(section, log, time, before);
    const line = inSection({ title: plan.title, sheets: [], log }, section);
    const language = this.eventLanguage();
    const written = await this.ports.book.apply(line, { language, time, cells, isOnlyLine: true });
    if (!written.ok) this.refuse(written.problems);
    await this.load();
  }

  /** Writes into several sections at once, as one step, and shows one of them. */
  async writeParts(title: Reason, parts: readonly SectionPart[], show?: Section): Promise<boolean> {
    const cells = await this.refuseChanged(true);
    const time = this.ports.now();
    const { writer } = this;
    const plans = parts.map(({ section, plan, event }) => {
      const printed = onPaper(plan, event?.settings.paper);
      const log = logOf(cells, section);
      return inSection(withProofs(printed, event?.read ?? null, { time, log, writer }), section);
    });
    const plan: Plan = {
      title,
      sheets: plans.flatMap(({ sheets }) => sheets),
      remove: plans.flatMap(({ remove = [] }) => remove),
      log: plans.flatMap(({ log = [] }) => log),
      activate: plans.find(({ activate }) => activate !== undefined)?.activate,
    };
    const leaves = Object.fromEntries(
      parts.map(({ section, event }) => [section.id.toLowerCase(), stateOf(event)]),
    );
    const effects = Object.fromEntries(
      parts.map((part) => [part.section.id.toLowerCase(), effectsIn(part.event, part.plan)]),
    );
    const options = { language: this.eventLanguage(), time, leaves, effects, cells };
    const written = await this.unlessMoved(plan, options);
    if (written.ok && show) {
      this.numbered = null;
      this.set({ ...FRESH, section: show });
    }
    if (!(await this.settle(written))) return false;
    if (show) this.ports.lastSection?.set(bookName(this.state.sections), show.id);
    return true;
  }

  /**
   * Cells are written where they stood when the workbook was read. Excel does not tell of every
   * change (a sort, a sheet renamed or deleted), so that it is read again before. Another pane may
   * have written a list meanwhile: then only the log is longer, and the new line follows its last one.
   */
  private async refuseChanged(inAnySection = false): Promise<BookCells> {
    let cells = await this.reader.read();
    if (await this.repeatLines(cells)) cells = await this.reader.read();
    this.followSharing(cells);
    if (isHelper(this.state.sharing)) throw new NotInCharge(notInCharge(this.state.sharing));
    const isAsKnown = this.reader.isAsKnown(cells, inAnySection ? null : this.state.section);
    if (isAsKnown && (await this.hasListsAsKnown(cells))) return cells;
    const { isJudging } = this;
    await this.load();
    throw new Changed(isJudging);
  }

  /** A plan writes live lists along: not one whose sheet was deleted since, as Excel does not always tell. */
  private async hasListsAsKnown(cells: BookCells): Promise<boolean> {
    const listsOf = async (each: BookCells) =>
      (await this.ports.book.liveLists(this.state.section, each)).join(' ');
    return (await listsOf(cells)) === (await listsOf(this.reader.cells));
  }

  /** What was sorted, moved or typed over between reading and writing is read, and the work begins again. */
  private async unlessMoved(plan: Plan, options: WriteOptions): Promise<Written> {
    try {
      return await this.ports.book.apply(plan, options);
    } catch (reason) {
      if (!(reason instanceof Moved)) throw reason;
      const { isJudging } = this;
      await this.load();
      throw new Changed(isJudging);
    }
  }

  async settle(written: Written): Promise<boolean> {
    if (!written.ok) {
      this.refuse(written.problems);
      return false;
    }
    this.set({ lastStep: written.snapshot, isOneStep: written.isOneStep ?? false });
    if (written.isPlain) this.asides = [{ key: 'pane.without-looks' }];
    if (written.unfiltered) {
      const sheets = [...new Set(written.unfiltered)].join(', ');
      this.asides = [...this.asides, { key: 'pane.filter-cleared', args: { sheets } }];
    }
    try {
      if (written.cells) this.take(written.cells, this.told);
      else await this.load();
    } catch (reason) {
      throw new WrittenNotRead(reason);
    }
    if (written.isCalculatedByHand) await this.tellOfF9();
    return true;
  }

  /** Live lists show what was before until somebody has Excel calculate: said once. */
  private async tellOfF9(): Promise<void> {
    if (this.isToldOfF9) return;
    const live = await this.ports.book.liveLists(this.state.section, this.reader.cells);
    if (live.length === 0) return;
    this.isToldOfF9 = true;
    this.asides = [...this.asides, { key: 'pane.calculated-by-hand' }];
  }

  /** Sheets are written in the event's language, whatever the pane speaks. */
  eventLanguage(fallback = this.state.language): Language {
    return this.state.event?.settings.language ?? fallback;
  }
}

const notInCharge = (sharing: Sharing | null): Reason => ({
  key: 'shared.not-in-charge',
  args: { name: sharing?.desk?.name || { reason: { key: 'shared.somebody' } } },
});

/** The tables of an event as plain cells. */
export const tablesOf = (event: OpenEvent | null): readonly TableCells[] => {
  if (!event) return [];
  const { event: settings, players, rounds } = event.read.tables;
  return [settings, players, ...rounds.values()].filter((table) => table !== undefined);
};

/** What a plan writes into cells that people type into. */
function effectsIn(event: OpenEvent | null, { sheets }: Plan): readonly CellEffect[] {
  const tables = tablesOf(event);
  return effectsOf(tables, applyToCells({ tables }, sheets).tables);
}

/** Digests of an event as it is: an undo will leave it so. */
export const stateOf = (event: OpenEvent | null): string => stateText(stateBefore(event));

const logOf = (cells: BookCells, section: Section): TableCells | undefined =>
  cells.tables.find(({ name }) => isTable('log', plainTable(section, name) ?? ''));
