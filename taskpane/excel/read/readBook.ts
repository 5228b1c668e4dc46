import type {
  BookCells,
  CellContent,
  HiddenCells,
  TableCells,
} from '../../../src/sheets/plan/cells';
import { isTable, roundOfLineUp, roundOfTable } from '../../../src/sheets/names/headers';
import { areaName, areaOf } from '../../../src/sheets/plan/plan';
import { namedSections, ownerOf } from '../../../src/sheets/read/readSections';
import { mayBeSectionTable, type Section } from '../../../src/sheets/names/section';
import { TRF_EXTRAS_KEY } from '../../../src/sheets/stored/trfExtrasSheet';
import { STORED_EVENT_KEY } from '../../../src/sheets/stored/event/storedEventSheet';
import { PUBLISHED_KEY } from '../../../src/sheets/stored/publishedSheet';
import { RECORD_KEY } from '../../../src/sheets/stored/recordSheet';
import { SHARED_KEY } from '../../../src/sheets/stored/sharedSheet';
import { batch } from '../batch';
import { queueStructure, type BookState } from './bookState';
import { valuesFrom1900, withFormats } from './days';
import { queueAnchors, type LiveAnchor } from '../lists/liveAnchors';
import { finishRollBack } from '../undo/rollBack';

const isOurs = (name: string): boolean =>
  (['event', 'players', 'teams', 'prizes', 'log'] as const).some((kind) => isTable(kind, name)) ||
  roundOfTable(name) !== null ||
  roundOfLineUp(name) !== null;

/** Whose it is shows in the table of the section's event, which is read with it. */
const mayBeOurs = (name: string): boolean =>
  isOurs(name) ||
  (['event', 'players', 'teams', 'round', 'lineUp', 'prizes', 'log'] as const).some((kind) =>
    mayBeSectionTable(kind, name),
  );

const HIDDEN = [
  ['record', RECORD_KEY],
  ['carried', TRF_EXTRAS_KEY],
  ['stored', STORED_EVENT_KEY],
  ['published', PUBLISHED_KEY],
] as const;

/** Our hidden sheets by the name over their cells: the word of their key, and whose they are. */
const HIDDEN_WORDS = new Map(HIDDEN.map(([name, key]) => [areaOf(areaName(key))!.word, name]));

/** What was seen beside the cells of a reading: a write that follows it need not look again. */
export interface Seen {
  /** Where everything stood; absent where something was written since. */
  readonly state?: BookState;
  readonly live: readonly LiveAnchor[];
}

const seen = new WeakMap<BookCells, Seen>();

export const seenWith = (cells: BookCells | undefined): Seen | undefined =>
  cells && seen.get(cells);

/** Cells that were read again in part go with what was seen of the rest. */
export const seeAgain = (cells: BookCells, what: Seen): BookCells => {
  seen.set(cells, what);
  return cells;
};

/**
 * The tables of the events and our hidden sheets as plain data, in two round trips. The log is among
 * them: a new line ties itself to the last one.
 */
export async function readBook(): Promise<BookCells> {
  await finishRollBack();
  return batch(async (context) => {
    const structure = queueStructure(context);
    await context.sync();
    const { tables, names } = structure;
    const from1904 = structure.countsFrom1904();
    const places = structure.queuePlaces();
    const ours = tables.items.flatMap((table, index) =>
      mayBeOurs(table.name)
        ? [{ table, range: places.ranges[index].load(`values${withFormats(from1904)}`) }]
        : [],
    );
    // The name is left over where somebody has deleted the sheet.
    const hidden = names.items.flatMap((item) => {
      const own = areaOf(item.name);
      const kind = own && HIDDEN_WORDS.get(own.word);
      if (!kind) return [];
      return [{ kind, section: own.section, range: item.getRangeOrNullObject().load('values') }];
    });
    const shared = names.items
      .find(({ name }) => name === areaName(SHARED_KEY))
      ?.getRangeOrNullObject()
      .load('values');
    const live = queueAnchors(names);
    await context.sync();
    const state = places.state();
    const read = ours.map(({ table, range }) =>
      tableCells(table.name, table.worksheet.name, range, from1904),
    );
    const named = namedSections(read);
    const of = (section: string) =>
      hiddenCells(hidden.filter((each) => each.section === section.toLowerCase()));
    const cells: BookCells = {
      ...of(''),
      ...(shared && !shared.isNullObject ? { shared: shared.values as CellContent[][] } : {}),
      ...(state.heads.length > 0 ? { heads: state.heads.map(({ head }) => head) } : {}),
      tables: read.filter((table) => isOfEvent(table.name, named)),
      ...(named.length > 0
        ? { sections: new Map(named.map(({ id }) => [id.toLowerCase(), of(id)])) }
        : {}),
    };
    return seeAgain(cells, { state, live: live.read() });
  });
}

export const isOfEvent = (table: string, named: readonly Section[]): boolean =>
  isOurs(table) || ownerOf(table, named).id !== '';

export function tableCells(
  name: string,
  sheet: string,
  range: Excel.Range,
  countsFrom1904: boolean,
): TableCells {
  const [header, ...rows] = valuesFrom1900(range, countsFrom1904);
  return {
    name,
    sheet,
    row: range.rowIndex,
    column: range.columnIndex,
    header: header.map(String),
    rows,
  };
}

const hiddenCells = (
  ranges: readonly { readonly kind: HiddenCells; readonly range: Excel.Range }[],
): Pick<BookCells, HiddenCells> =>
  Object.fromEntries(
    ranges.flatMap(({ kind, range }) =>
      range.isNullObject ? [] : [[kind, range.values as CellContent[][]]],
    ),
  );

/** Which hidden sheet a key is of, by its plain key. */
export const hiddenKind = (plain: string): HiddenCells | undefined =>
  HIDDEN.find(([, key]) => key === plain)?.[0];
