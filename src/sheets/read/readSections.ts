import { cellText } from '../plan/numbers';
import type { BookCells, TableCells } from '../plan/cells';
import { EVENT_ROWS } from '../names/eventWords';
import { columnOf, EVENT_COLUMNS, findColumns, isTable } from '../names/headers';
import {
  isSameSection,
  mayBeSectionTable,
  plainTable,
  UNNAMED,
  type Section,
} from '../names/section';

/**
 * The named sections of a workbook. Each is declared in its own table `Event_<id>` by the row Section,
 * so that a copy of a table that somebody called `Players_old` is never taken for one.
 */
export function namedSections(tables: readonly TableCells[]): Section[] {
  return tables.flatMap((table): Section[] => {
    const id = idOfEvent(table.name);
    const said = id === null ? null : saidName(table);
    if (id === null || said === null) return [];
    const section = { id, name: said || id.replace(/_/g, ' ') };
    const hasPlayers = tables.some(({ name }) =>
      isTable('players', plainTable(section, name) ?? ''),
    );
    return hasPlayers ? [section] : [];
  });
}

/**
 * All events of a workbook in their order: that of their tables, the one without a name first, unless
 * the row Section order says otherwise. None where there is no table of players.
 */
export function sectionsIn({ tables }: BookCells): Section[] {
  const named = namedSections(tables);
  const hasUnnamed = tables.some(({ name }) => isTable('players', name));
  const all = hasUnnamed ? [UNNAMED, ...named] : named;
  if (named.length === 0) return all;
  const places = all.map((section, index) => ({
    section,
    place: saidOrder(tables, section) ?? index + 1,
  }));
  // Sorting keeps those of one place in the order of their tables.
  return places.sort((a, b) => a.place - b.place).map(({ section }) => section);
}

function saidOrder(tables: readonly TableCells[], section: Section): number | null {
  const event = tables.find(({ name }) => {
    const plain = plainTable(section, name);
    return plain !== null && isTable('event', plain);
  });
  const order = event ? Number(saidOf(event, 'sectionOrder') ?? NaN) : NaN;
  return Number.isInteger(order) ? order : null;
}

/** `Event_Youth_U14` → `Youth_U14`. */
function idOfEvent(name: string): string | null {
  if (!mayBeSectionTable('event', name)) return null;
  return /^\p{L}+_(.+)$/u.exec(name)?.[1] ?? null;
}

/** What the row Section says; null: there is none. */
const saidName = (event: TableCells): string | null => saidOf(event, 'section');

function saidOf({ header, rows }: TableCells, wanted: 'section' | 'sectionOrder'): string | null {
  const columns = findColumns(EVENT_COLUMNS, header);
  const row = rows.find(
    (cells) => columnOf(EVENT_ROWS, cellText(cells[columns.get('setting') ?? 0])) === wanted,
  );
  return row ? cellText(row[columns.get('value') ?? 1]) : null;
}

/** The cells of one event, its tables by their plain names; the sheets keep theirs. */
export function cellsOfSection(book: BookCells, section: Section): BookCells {
  const named = namedSections(book.tables);
  if (named.length === 0 && section.id === '') return book;
  const tables = book.tables.flatMap((table): TableCells[] => {
    const owner = ownerOf(table.name, named);
    if (!isSameSection(owner, section)) return [];
    return [{ ...table, name: plainTable(section, table.name) ?? table.name }];
  });
  const heads = book.heads?.filter((head) => head.section === section.id.toLowerCase());
  const own = { tables, ...(heads ? { heads } : {}) };
  if (section.id === '') return { ...book, ...own, sections: undefined };
  return { ...own, ...book.sections?.get(section.id.toLowerCase()) };
}

/** Of `Players_A_B` beside sections B and A B, the longer name. */
export function ownerOf(table: string, named: readonly Section[]): Section {
  const owners = named.filter((section) => plainTable(section, table) !== null);
  return owners.sort((a, b) => b.id.length - a.id.length)[0] ?? UNNAMED;
}
