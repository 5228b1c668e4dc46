import { linesToRepeat, ownLines, type OwnLine } from '../../src/event/log/ownLines';
import { stateBefore, withProofs } from '../../src/event/log/chain';
import { effectsOf } from '../../src/event/byHand/handTyped';
import type { CellEffect } from '../../src/sheets/stored/snapshot';
import type { Reason } from '../../src/explain/reason';
import { type OpenEvent } from '../../src/event/open/openEvent';
import { openSection } from '../../src/event/open/sections';
import { stateText } from '../../src/sheets/stored/log/proof';
import { inSection, type Section } from '../../src/sheets/names/section';
import { type BookCells, type TableCells } from '../../src/sheets/plan/cells';
import { type Plan } from '../../src/sheets/plan/plan';
import { applyToCells } from '../../src/sheets/plan/applyToCells';
import { bookName, headsIn, logOf, notInCharge, OpenBook } from './openBook';
import { FRESH } from './store';
import { Changed, Moved, NotInCharge, WrittenNotRead } from './errors';
import { isHelper } from './sharing';
import { withoutListInTheWay } from './listInTheWay';
import type { WriteOptions, Written } from './types';

/** So many of our own lines of the log are remembered. */
const MOST_LINES = 100;

/** A part of a write that goes into one of several sections. */
export interface SectionPart {
  readonly section: Section;
  readonly plan: Plan;
  /** null: the section is new. */
  readonly event: OpenEvent | null;
}

/** What is written into the workbook, and read again behind it. Actions stand in the folder beside this one. */
export class Desk extends OpenBook {
  /** Lines of the log that we wrote ourselves, by section. */
  private readonly ownLines = new Map<string, readonly OwnLine[]>();
  private isToldOfF9 = false;

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

  /** Our own writes end with a reading: what that one has seen is not read again. */
  catchUp(): Promise<void> {
    return this.reader.isCaughtUp ? Promise.resolve() : this.refresh();
  }

  /** Applies a plan and reads the workbook again; false if it was refused (and said so). */
  async write(plan: Plan, undoGroup?: string): Promise<boolean> {
    const written = await this.applied(plan, undoGroup);
    const less = written.ok ? null : withoutListInTheWay(plan, written.problems);
    const again = less && (await this.applied(less.plan, undoGroup));
    if (!less || !again?.ok) return this.settle(written);
    if (!(await this.settle(again))) return false;
    this.asides = [...this.asides, less.said];
    return true;
  }

  private async applied(plan: Plan, undoGroup?: string): Promise<Written> {
    const { language } = this.state;
    const time = this.ports.now();
    const cells = await this.refuseChanged();
    const { event, section } = this.state;
    const log = logOf(cells, section);
    const { writer } = this;
    const heads = headsIn(cells, section);
    const proved = withProofs(plan, event?.read ?? null, { time, log, heads, writer });
    const keep = (isPutBack: boolean) =>
      this.keepLines(section, proved.log, time, event, isPutBack);
    const written = await this.unlessMoved(inSection(proved, section), {
      language: this.eventLanguage(language),
      time,
      cells,
      undoGroup,
      // What an undo of this will leave, for its own line of the log.
      stateAfterUndo: { [section.id.toLowerCase()]: stateOf(event) },
      effects: { [section.id.toLowerCase()]: effectsIn(event, plan) },
    }).catch((reason: unknown) => {
      keep(true);
      throw reason;
    });
    if (written.ok) keep(false);
    return written;
  }

  /**
   * In a workbook that others change too, what we wrote into its log is remembered; so is what we put back
   * again, as others may have met us meanwhile.
   */
  keepLines(
    section: Section,
    log: Plan['log'],
    time: string,
    before: OpenEvent | null,
    isPutBack = false,
  ): void {
    if (this.writer === undefined) return;
    const key = section.id.toLowerCase();
    const lines = ownLines(log ?? [], time, before, isPutBack);
    this.ownLines.set(key, [...(this.ownLines.get(key) ?? []), ...lines].slice(-MOST_LINES));
  }

  /**
   * Two who write at once may hit one row of the log, and a cell keeps the later text: our line is written
   * again below. True: something was written.
   */
  private async repeatLines(cells: BookCells): Promise<boolean> {
    const { section } = this.state;
    const known = this.ownLines.get(section.id.toLowerCase()) ?? [];
    const now = () => openSection(cells, section);
    const heads = headsIn(cells, section).filter(({ writer }) => writer === this.writer);
    const again = linesToRepeat(known, now, logOf(cells, section), heads);
    for (const { entry, time } of again) {
      const title: Reason = { key: 'pane.writing' };
      // Not the end of the log: others stand behind it by now.
      const log = [{ ...entry, line: undefined }];
      const line = inSection({ title, sheets: [], log }, section);
      const language = this.eventLanguage();
      await this.ports.book.apply(line, { language, time, isOnlyLine: true });
    }
    return again.length > 0;
  }

  /**
   * A line of the log for what was written cell by cell beside whoever is in charge; nothing else is written.
   * `plan` says what the cells were and are, `before` is the event as it was. False: something else has changed
   * since the event was read, which the line would claim for itself; nothing was written.
   */
  async writeLine(plan: Plan, before: OpenEvent): Promise<boolean> {
    const { section } = this.state;
    const time = this.ports.now();
    const cells = await this.ports.book.read();
    if (!this.reader.isAsKnown(cells, section)) return false;
    const heads = headsIn(cells, section);
    const options = { time, log: logOf(cells, section), heads, writer: this.writer };
    const { log } = withProofs(plan, before.read, options);
    this.keepLines(section, log, time, before);
    const line = inSection({ title: plan.title, sheets: [], log }, section);
    const language = this.eventLanguage();
    const written = await this.ports.book.apply(line, { language, time, cells, isOnlyLine: true });
    if (!written.ok) this.refuse(written.problems);
    await this.load();
    return true;
  }

  /** Writes into several sections at once, as one step, and shows one of them. */
  async writeParts(title: Reason, parts: readonly SectionPart[], show?: Section): Promise<boolean> {
    const cells = await this.refuseChanged(true);
    const time = this.ports.now();
    const { writer } = this;
    const plans = parts.map(({ section, plan, event }) => {
      const log = logOf(cells, section);
      const options = { time, log, heads: headsIn(cells, section), writer };
      return inSection(withProofs(plan, event?.read ?? null, options), section);
    });
    const plan: Plan = {
      title,
      sheets: plans.flatMap(({ sheets }) => sheets),
      remove: plans.flatMap(({ remove = [] }) => remove),
      log: plans.flatMap(({ log = [] }) => log),
      activate: plans.find(({ activate }) => activate !== undefined)?.activate,
    };
    const stateAfterUndo = Object.fromEntries(
      parts.map(({ section, event }) => [section.id.toLowerCase(), stateOf(event)]),
    );
    const effects = Object.fromEntries(
      parts.map((part) => [part.section.id.toLowerCase(), effectsIn(part.event, part.plan)]),
    );
    const language = this.eventLanguage();
    const options: WriteOptions = { language, time, stateAfterUndo, effects, cells };
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
    if (written.withoutFormats) this.asides = [{ key: 'pane.without-looks' }];
    if (written.unfiltered) {
      const sheets = [...new Set(written.unfiltered)].join(', ');
      this.asides = [...this.asides, { key: 'pane.filter-cleared', args: { sheets } }];
    }
    if (written.unhidden) {
      const sheets = [...new Set(written.unhidden)].join(', ');
      this.asides = [...this.asides, { key: 'pane.rows-shown', args: { sheets } }];
    }
    try {
      if (written.cells) this.take(written.cells, this.told, true);
      else await this.load(true);
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
}

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
