import type { BookCells, CellContent, HiddenCells, TableCells } from '../../src/sheets/plan/cells';
import { isTable, roundOfTable } from '../../src/sheets/names/headers';
import { areaName } from '../../src/sheets/plan/plan';
import { namedSections, ownerOf } from '../../src/sheets/read/readSections';
import { keyIn, mayBeSectionTable, type Section } from '../../src/sheets/names/section';
import { CARRIED_KEY } from '../../src/sheets/stored/carriedSheet';
import { CHARTER_KEY } from '../../src/sheets/stored/charterSheet';
import { PUBLISHED_KEY } from '../../src/sheets/stored/publishedSheet';
import { RECORD_KEY } from '../../src/sheets/stored/recordSheet';
import { SHARED_KEY } from '../../src/sheets/stored/sharedSheet';
import { batch } from './batch';
import { finishRollBack } from './rollBack';

const isOurs = (name: string): boolean =>
  (['event', 'players', 'prizes', 'log'] as const).some((kind) => isTable(kind, name)) ||
  roundOfTable(name) !== null;

/** Whose it is shows in the table of the section's event, which is read with it. */
const mayBeOurs = (name: string): boolean =>
  isOurs(name) ||
  (['event', 'players', 'round', 'prizes', 'log'] as const).some((kind) =>
    mayBeSectionTable(kind, name),
  );

const HIDDEN = [
  ['record', RECORD_KEY],
  ['carried', CARRIED_KEY],
  ['charter', CHARTER_KEY],
  ['published', PUBLISHED_KEY],
] as const;

/**
 * The tables of the events and our hidden sheets as plain data, in two round trips (four with
 * sections). The log is among them: a new line ties itself to the last one.
 */
export async function readBook(): Promise<BookCells> {
  await finishRollBack();
  return batch(async (context) => {
    const { tables, names } = context.workbook;
    tables.load('items/name,items/worksheet/name');
    const nameOf = (key: string) => names.getItemOrNullObject(areaName(key)).load('name');
    const hiddenNames = HIDDEN.map(([, key]) => nameOf(key));
    const sharedName = nameOf(SHARED_KEY);
    await context.sync();
    const ours = tables.items.filter((table) => mayBeOurs(table.name));
    const ranges = ours.map((table) => table.getRange().load('values,rowIndex,columnIndex'));
    // The name is left over where somebody has deleted the sheet.
    const rangeOf = (name: Excel.NamedItem) =>
      name.isNullObject ? null : name.getRangeOrNullObject().load('values');
    const hidden = hiddenNames.map(rangeOf);
    const shared = rangeOf(sharedName);
    await context.sync();
    const read = ours.map((table, index): TableCells => {
      const range = ranges[index];
      const [header, ...rows] = range.values as CellContent[][];
      return {
        name: table.name,
        sheet: table.worksheet.name,
        row: range.rowIndex,
        column: range.columnIndex,
        header: header.map(String),
        rows,
      };
    });
    const named = namedSections(read);
    return {
      ...hiddenCells(hidden),
      ...(shared && !shared.isNullObject ? { shared: shared.values as CellContent[][] } : {}),
      tables: read.filter(({ name }) => isOurs(name) || ownerOf(name, named).id !== ''),
      ...(named.length > 0 ? { sections: await hiddenOfSections(context, named) } : {}),
    };
  });
}

function hiddenCells(ranges: readonly (Excel.Range | null)[]): Pick<BookCells, HiddenCells> {
  return Object.fromEntries(
    HIDDEN.flatMap(([name], index) => {
      const range = ranges[index];
      return range && !range.isNullObject ? [[name, range.values as CellContent[][]]] : [];
    }),
  );
}

/** The hidden sheets of each section, in two round trips more. */
async function hiddenOfSections(
  context: Excel.RequestContext,
  sections: readonly Section[],
): Promise<NonNullable<BookCells['sections']>> {
  const { names } = context.workbook;
  const all = sections.map((section) => ({
    id: section.id.toLowerCase(),
    names: HIDDEN.map(([, key]) =>
      names.getItemOrNullObject(areaName(keyIn(section, key))).load('name'),
    ),
  }));
  await context.sync();
  const ranges = all.map((each) =>
    each.names.map((name) =>
      name.isNullObject ? null : name.getRangeOrNullObject().load('values'),
    ),
  );
  await context.sync();
  return new Map(all.map(({ id }, index) => [id, hiddenCells(ranges[index])]));
}
