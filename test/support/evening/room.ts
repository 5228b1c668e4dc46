/** Where an evening takes place: the workbook, two panes on it, and looks at their event. */
import { isChecked, type CheckedEvent } from '../../../src/event/open/openEvent';
import { gamesOf } from '../../../src/event/results/results';
import { LANGUAGES, type Language } from '../../../src/words';
import type { KnownWords } from '../../../src/sheets/names/knownWords';
import { tableIn } from '../../../src/sheets/names/section';
import type { Desk } from '../../../taskpane/store/desk';
import { openBook, saveBook } from '../../../workbench/files/workbookFile';
import type { BookTable } from '../../../workbench/host/book';
import { MemoryBook } from '../../../workbench/host/memory/memoryBook';
import { openDesk } from '../pane/deskBook';
import { startOffice, type Office } from '../pane/officeHost';

export type RandomBelow = (below: number) => number;

export const oneOf = <T>(random: RandomBelow, list: readonly T[]): T => list[random(list.length)];

export const eventOf = (desk: Desk): CheckedEvent | null => {
  const { event } = desk.getState();
  return isChecked(event) ? event : null;
};

export const pairedRounds = (desk: Desk): number => eventOf(desk)?.tournament.pairedRounds ?? 0;
export const lastGames = (desk: Desk) => gamesOf(desk.getState().event, pairedRounds(desk));

type ColumnOf<Key extends string> = readonly [KnownWords<Key>, Key];

export class Room {
  constructor(
    public office: Office,
    public panes: readonly [Desk, Desk],
    private readonly language: Language,
  ) {}

  /** The first pane is closed and opened. */
  async restart(): Promise<void> {
    this.panes = [await openDesk(this.language), this.panes[1]];
  }

  /** Saved and opened again; or as a program has written it. The second pane speaks another language. */
  async reopen(bytes?: Uint8Array): Promise<void> {
    const fill = await openBook(bytes ?? (await saveBook(this.office.book)));
    const book = new MemoryBook();
    fill(book);
    this.office = await startOffice({ book });
    const other = LANGUAGES[(LANGUAGES.indexOf(this.language) + 1) % LANGUAGES.length];
    this.panes = [await openDesk(this.language), await openDesk(other)];
  }

  /** A table of the section that a pane has open. */
  table(desk: Desk, name: string): BookTable | undefined {
    const full = tableIn(desk.getState().section, name).toLowerCase();
    return this.office.book.tables().find((table) => table.name.toLowerCase() === full);
  }

  /** As typed into a row of a table, its header not counted. Returns what stood there. */
  type<Key extends string>(
    table: BookTable,
    column: ColumnOf<Key>,
    row: number,
    text: string,
  ): string {
    return this.typeBelow(table, column, Math.min(row, table.area.rows - 2), text);
  }

  /** The same, also in the row below the last, by which the table grows. */
  typeBelow<Key extends string>(
    table: BookTable,
    [words, column]: ColumnOf<Key>,
    row: number,
    text: string,
  ): string {
    const at = headsOf(table).findIndex((head) => words.meaning(head) === column);
    const { sheet, area } = table;
    const [line, place] = [area.row + 1 + row, area.column + at];
    const was = String(sheet.content(line, place).value);
    this.office.type(sheet.name, `${String.fromCharCode(65 + place)}${line + 1}`, text);
    return was;
  }
}

export const headsOf = (table: BookTable): string[] => cellsOf(table)[0];

/** A table as texts, its header first. */
export const cellsOf = ({ sheet, area }: BookTable): string[][] =>
  Array.from({ length: area.rows }, (_, row) =>
    Array.from({ length: area.columns }, (_unused, column) =>
      String(sheet.content(area.row + row, area.column + column).value),
    ),
  );
