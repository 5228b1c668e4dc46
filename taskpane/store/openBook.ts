import type { Reason } from '../../src/explain/reason';
import { isChecked, openCells, type OpenEvent } from '../../src/event/open/openEvent';
import { listSections, openSection, type ListedSection } from '../../src/event/open/sections';
import { lostHeads } from '../../src/sheets/stored/log/logHead';
import { logRows } from '../../src/sheets/stored/log/logRows';
import type { Tournament } from '../../src/model/types';
import { isSameSection, plainTable, UNNAMED, type Section } from '../../src/sheets/names/section';
import { isTable } from '../../src/sheets/names/headers';
import { type BookCells, type TableCells } from '../../src/sheets/plan/cells';
import type { TypedResult } from '../../src/event/results/results';
import type { Writer } from '../../src/sheets/stored/shared';
import { Runner } from './runner';
import { FRESH } from './store';
import { BookReader, type OpenedSection } from './bookReader';
import {
  followTyped,
  forgetChanged,
  movedNumbers,
  moveLost,
  moveOwn,
  ownKey,
  stillLost,
  type OwnResults,
} from './ownResults';
import {
  arrivedNotes,
  isHelper,
  lastNews,
  newsOf,
  noteKey,
  sharingIn,
  type Sharing,
  type Told,
} from './sharing';
import { follow } from './follow';
import type { DeskState, View } from './types';

/** Views that show whatever event is open. */
const STAYING: readonly View[] = ['home', 'round', 'results', 'standings', 'event', 'sections'];

/** Views that write nothing but results. */
export const HELPERS_VIEWS: readonly View[] = ['home', 'results', 'explain', 'course', 'shared'];

const NOBODY: Writer = { id: '', name: '' };

/** By what a workbook is known again: the names of its events. */
export const bookName = (sections: readonly ListedSection[]): string =>
  sections.map(({ label }) => label).join('|');

const NOT_TOLD: Told = { here: false, elsewhere: false };
const bothTold = (a: Told, b: Told): Told => ({
  here: a.here || b.here,
  elsewhere: a.elsewhere || b.elsewhere,
});

/** The workbook as it was read: its sections, the event that is open, and who else is at work in it. */
export class OpenBook extends Runner {
  protected readonly reader = new BookReader(() => this.ports.book.read());
  /** By whose numbers the state names players: the event as it last passed the check. */
  protected numbered: Tournament | null = null;
  /** By whose hand the workbook changed since it was last read. */
  protected told: Told = NOT_TOLD;
  /** Results that we entered ourselves. */
  readonly ownResults: OwnResults = new Map();
  /** Notes of the others that were read and judged. */
  private readonly knownNotes = new Set<string>();
  /** The line that the log was last seen to have lost. */
  private missed = '';

  /**
   * Reads the workbook; without a table of players there is no event yet. A reading that is
   * overtaken by a later one does not count.
   */
  async load(isAfterOwnWrite = false): Promise<void> {
    const before = this.told;
    this.told = NOT_TOLD;
    const cells = await this.reader.next();
    // What is told while it is read may be in it, or in the next one.
    const told = bothTold(before, this.told);
    if (cells) this.take(cells, told, isAfterOwnWrite);
    else this.told = told;
  }

  /** What was read of the workbook is the event from now on. */
  protected take(cells: BookCells, told: Told, isAfterOwnWrite: boolean): void {
    this.followSharing(cells);
    const sections = listSections(cells);
    const section = this.sectionAmong(sections);
    const read = this.reader.take(cells, section);
    // Our own writes are told as changes too: what was read a moment ago is not worked out again.
    const event = read.isSame ? this.state.event : openCells(read.own);
    this.hear(event, section, told, isAfterOwnWrite);
    this.missLines(event);
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
  protected followSharing(cells: BookCells): void {
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

  /** Excel's own undo has taken lines of the log back that we wrote: said once, and noted with what is written next. */
  private missLines(event: OpenEvent | null): void {
    const { writer = '' } = this;
    const rows = logRows(event?.read.tables.log);
    const own = (event?.read.heads ?? []).filter((head) => head.writer === writer);
    const [lost] = lostHeads(rows, own);
    if (lost && lost.digest !== this.missed) {
      const args = { was: lost.lines, now: rows.length };
      this.asides = [...this.asides, { key: 'pane.lines-gone-told', args }];
    }
    this.missed = lost?.digest ?? '';
  }

  /** What colleagues did since. */
  private hear(
    event: OpenEvent | null,
    { id }: Section,
    told: Told,
    isAfterOwnWrite: boolean,
  ): void {
    const { event: before, sharing, news, isWithOthers, section } = this.state;
    if (!isSameSection(section, { id })) return;
    const own = this.ownResults;
    // Of a change that nobody has told yet nobody knows whether it is ours.
    const isOurs = !told.elsewhere && (told.here || isAfterOwnWrite);
    const of = id.toLowerCase();
    const moved = movedNumbers(before, event);
    moveOwn(own, of, moved);
    if (before !== event && isOurs) forgetChanged(own, of, event);
    if (before !== event && told.here && !told.elsewhere)
      followTyped(own, of, { before, after: event, moved });
    const arrived = arrivedNotes(sharing, this.knownNotes);
    const isNews = before !== event || arrived.length > 0;
    const seen = { before, after: event, section: of, sharing, told, own, arrived, moved };
    const { news: more, lost } = isNews ? newsOf(seen) : { news: [], lost: [] };
    // A note that nobody has told of yet is judged with the change it came with.
    if (told.elsewhere || !isChecked(before))
      for (const note of arrived) this.knownNotes.add(noteKey(note));
    if (more.length > 0) this.set({ news: lastNews(news, more) });
    const left = stillLost(moveLost(this.state.lost, of, moved), of, event);
    if (lost.length > 0 || moved || left.length < this.state.lost.length)
      this.set({ lost: [...left, ...lost] });
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
    const gone = this.state.sections.find((each) => isSameSection(each, open));
    if (!found && gone && sections.length > 0)
      this.asides = [...this.asides, { key: 'pane.section-gone', args: { name: gone.label } }];
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

  /** Drops what was computed from an older state of the workbook. */
  private dropJudged(): void {
    const { view, comparison, importing, canMakeByHand } = this.state;
    const isAny = this.isJudging || comparison !== null || importing !== null || canMakeByHand;
    if (!isAny && view !== 'preview') return;
    const judged = {
      preview: null,
      proposal: null,
      correction: null,
      comparison: null,
      manualEditEnd: null,
      importing: null,
      canMakeByHand: false,
    };
    this.set({ ...judged, view: view === 'preview' ? 'home' : view });
  }

  protected get isJudging(): boolean {
    const { preview, proposal, correction, manualEditEnd } = this.state;
    return [preview, proposal, correction, manualEditEnd].some((judged) => judged !== null);
  }

  /** Excel tells of a change, by hand, by ourselves or by somebody else in the same workbook. */
  changed(by: 'us' | keyof Told = 'us'): void {
    this.reader.changed();
    if (by !== 'us') this.told = { ...this.told, [by]: true };
  }
}

export const notInCharge = (sharing: Sharing | null): Reason => ({
  key: 'shared.not-in-charge',
  args: { name: sharing?.desk?.name || { reason: { key: 'shared.somebody' } } },
});

export const headsIn = ({ heads = [] }: BookCells, { id }: Section) =>
  heads.filter(({ section }) => section === id.toLowerCase());

export const logOf = (cells: BookCells, section: Section): TableCells | undefined =>
  cells.tables.find(({ name }) => isTable('log', plainTable(section, name) ?? ''));
