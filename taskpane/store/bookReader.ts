import { openForPlayers, listSections, type ListedSection } from '../../src/event/open/sections';
import type { OpenEvent } from '../../src/event/open/openEvent';
import { KnownTables } from '../../src/sheets/names/knownTables';
import type { Section } from '../../src/sheets/names/section';
import type { BookCells } from '../../src/sheets/plan/cells';
import { cellsOfSection } from '../../src/sheets/read/readSections';
import { signatureOf } from './signature';

/** One of the events of the workbook; null: it has no table of players. */
export interface OpenedSection {
  readonly section: ListedSection;
  readonly event: OpenEvent | null;
}

interface OpenedCells extends OpenedSection {
  readonly cells: BookCells;
}

/** What was last read of the workbook, and what has changed since: each table is compared once a reading. */
export class BookReader {
  private last: BookCells = { tables: [] };
  private readonly tables = new KnownTables();
  /** The cells of the event that the pane shows; null: they are to be worked out again in any case. */
  private own: { readonly id: string; readonly cells: BookCells } | null = null;
  /** By what is gone by, of that event and of all. */
  private signature = '';
  private bookSignature = '';
  private opened: { cells: BookCells | null; sections: readonly OpenedCells[] } = {
    cells: null,
    sections: [],
  };
  private begun = 0;
  private shown = 0;
  /** The last reading that had begun when a change was told. */
  private beforeChange = 0;

  constructor(private readonly readBook: () => Promise<BookCells>) {}

  /** All cells as they were last taken. */
  get cells(): BookCells {
    return this.last;
  }

  /** Null: the reading was overtaken by a later one. */
  async next(): Promise<BookCells | null> {
    const turn = ++this.begun;
    const cells = await this.read();
    if (turn < this.shown) return null;
    this.shown = turn;
    return cells;
  }

  /**
   * Tables that read as they did are the objects of before, by which is known what was worked out of them. The
   * reading stays the same object: by it is known what was seen beside its cells.
   */
  async read(): Promise<BookCells> {
    const cells = await this.readBook();
    return Object.assign(cells, this.known(cells));
  }

  private known(cells: BookCells): BookCells {
    return { ...cells, tables: this.tables.take(cells.tables) };
  }

  private ownOf(cells: BookCells, section: Section): BookCells {
    return this.known(cellsOfSection(cells, section));
  }

  /** These cells are the workbook from now on, and this section is shown of it. */
  take(cells: BookCells, section: Section): { readonly own: BookCells; readonly isSame: boolean } {
    const own = this.ownOf(cells, section);
    const isSame = this.own?.id === section.id && areSame(this.own.cells, own);
    this.last = cells;
    this.own = { id: section.id, cells: own };
    return { own, isSame };
  }

  /** Whether what we go by has changed in the section since it was last asked; from now on it is as it is. */
  hasChanged(section: Section): boolean {
    const before = this.signature;
    this.signature = signatureOf(this.ownOf(this.last, section));
    this.bookSignature = signatureOf(this.last);
    return before !== this.signature;
  }

  /** Another section is shown of the same cells. */
  turnTo(section: Section): void {
    this.own = null;
    this.signature = signatureOf(this.ownOf(this.last, section));
  }

  /** Another section changing does not concern this one; `null`: all of them do. */
  isAsKnown(cells: BookCells, section: Section | null): boolean {
    return section === null
      ? signatureOf(cells) === this.bookSignature
      : signatureOf(this.ownOf(cells, section)) === this.signature;
  }

  /** Excel tells of a change. */
  changed(): void {
    this.beforeChange = this.begun;
  }

  /** A reading that began after the last change has been taken. */
  get isCaughtUp(): boolean {
    return this.shown > this.beforeChange;
  }

  /** Every event of the workbook, as lists over all of them need it. */
  eachSection(): readonly OpenedSection[] {
    if (this.opened.cells !== this.last) {
      const before = this.opened.sections;
      const sections = listSections(this.last).map((section): OpenedCells => {
        const cells = this.ownOf(this.last, section);
        // One result changes one section: the others are as they were.
        const same = before.find((each) => each.section.id === section.id);
        return same && areSame(same.cells, cells)
          ? { section, cells, event: same.event }
          : { section, cells, event: openForPlayers(this.last, section) };
      });
      this.opened = { cells: this.last, sections };
    }
    return this.opened.sections;
  }
}

function areSame({ tables, ...rest }: BookCells, other: BookCells): boolean {
  const { tables: others, ...otherRest } = other;
  return (
    tables.length === others.length &&
    tables.every((table, index) => table === others[index]) &&
    JSON.stringify(rest) === JSON.stringify(otherRest)
  );
}
