import { findOurs, tableOfKey } from '../../../src/sheets/apply/bookState';
import { isTable } from '../../../src/sheets/names/headers';
import { mayBeSectionTable } from '../../../src/sheets/names/section';
import type { BookCells, HiddenCells, TableCells } from '../../../src/sheets/plan/cells';
import { areaName, keyParts, type Plan, type SheetPlan } from '../../../src/sheets/plan/plan';
import { namedSections } from '../../../src/sheets/read/readSections';
import { SHARED_KEY } from '../../../src/sheets/stored/sharedSheet';
import type { BookState } from './bookState';
import { headsAfter } from '../stored/logHeads';
import { hiddenKind, isOfEvent, tableCells } from './readBook';

/**
 * Queues reading what a write has changed, in its own round trip; after the sync the answer gives the cells
 * of before with the changed ones in their place. null: too much is another, and all is to be read anew.
 */
export function queueReadBack(
  context: Excel.RequestContext,
  cells: BookCells,
  sheets: readonly SheetPlan[],
  state: BookState,
  log: Plan['log'] = [],
): (() => BookCells) | null {
  const tables = sheets.flatMap((plan) => {
    const known = tableOfKey(state, plan.key);
    const names = new Set([known?.name, ...(plan.tables ?? []).map(({ name }) => name)]);
    return [...names].flatMap((name) =>
      name === undefined ? [] : [{ name, sheet: findOurs(state, plan.key)?.sheet ?? plan.name }],
    );
  });
  const isNew = (name: string) => !cells.tables.some((table) => table.name === name);
  const isEvent = (name: string) => isTable('event', name) || mayBeSectionTable('event', name);
  // Who takes part, and which events there are, is read anew.
  if (sheets.some(({ key }) => key === SHARED_KEY)) return null;
  if (tables.some(({ name }) => isEvent(name))) return null;
  const named = namedSections(cells.tables);
  const ranges = tables
    .filter(({ name }) => isOfEvent(name, named))
    .map(({ name, sheet }) => {
      const range = context.workbook.tables.getItem(name).getRange();
      range.load('values,rowIndex,columnIndex');
      if (state.countsFrom1904) range.load('numberFormat');
      return { name, sheet, range };
    });
  const hidden = sheets.flatMap(({ key }) => {
    const { plain, section } = keyParts(key);
    const kind = hiddenKind(plain);
    if (!kind) return [];
    const range = context.workbook.names.getItem(areaName(key)).getRange().load('values');
    return [{ kind, section: section.toLowerCase(), range }];
  });
  return () => {
    const read = new Map(
      ranges.map(({ name, sheet, range }) => [
        name,
        tableCells(name, sheet, range, state.countsFrom1904),
      ]),
    );
    const added = [...read.values()].filter(({ name }) => isNew(name));
    const of = (whose: string): Partial<Record<HiddenCells, TableCells['rows']>> =>
      Object.fromEntries(
        hidden
          .filter(({ section }) => section === whose)
          .map(({ kind, range }) => [kind, range.values as TableCells['rows']]),
      );
    return {
      ...cells,
      ...of(''),
      heads: headsAfter(
        state.heads.map(({ head }) => head),
        log,
      ),
      tables: [...cells.tables.map((table) => read.get(table.name) ?? table), ...added],
      ...(cells.sections
        ? {
            sections: new Map(
              [...cells.sections].map(([id, known]) => [id, { ...known, ...of(id) }] as const),
            ),
          }
        : {}),
    };
  };
}
