/** What a client did since it last met the others, as the difference of two states. */
import type { BookData, CellKey, CellText, SheetData, SheetProp, TableData } from './bookData';

export interface Changes {
  /** null: the cell is empty now. */
  readonly cells: readonly (readonly [sheet: string, cell: CellKey, text: CellText | null])[];
  readonly props: readonly (readonly [sheet: string, prop: SheetProp, json: string])[];
  readonly added: readonly (readonly [sheet: string, data: SheetData])[];
  readonly deleted: readonly string[];
  readonly tables: readonly (readonly [table: string, data: TableData | null])[];
  readonly names: readonly (readonly [name: string, json: string | null])[];
  readonly customXml: readonly (readonly [namespace: string, xml: string | null])[];
  /** The order of all sheets, where it is not the one of before with the new ones behind. */
  readonly order: readonly string[] | null;
  /** Tables whose rows were inserted or deleted, by `TableRowCollection.add` and alike. */
  readonly shifted: readonly string[];
}

export function changesBetween(
  before: BookData,
  after: BookData,
  shifted: readonly string[] = [],
): Changes {
  const common = [...after.sheets].filter(([id]) => before.sheets.has(id));
  const deleted = [...before.sheets.keys()].filter((id) => !after.sheets.has(id));
  const added = [...after.sheets].filter(([id]) => !before.sheets.has(id));
  const expected = [...before.sheets.keys()]
    .filter((id) => !deleted.includes(id))
    .concat(added.map(([id]) => id));
  const order = [...after.sheets.keys()];
  return {
    cells: common.flatMap(([id, { cells }]) =>
      differing(before.sheets.get(id)!.cells, cells).map(([key, text]) => [id, key, text] as const),
    ),
    props: common.flatMap(([id, { props }]) =>
      differing(before.sheets.get(id)!.props, props).map(
        ([prop, json]) => [id, prop, json!] as const,
      ),
    ),
    added,
    deleted,
    tables: differing(texts(before.tables), texts(after.tables)).map(
      ([id]) => [id, after.tables.get(id) ?? null] as const,
    ),
    names: differing(before.names, after.names),
    customXml: differing(before.customXml, after.customXml),
    order: order.join() === expected.join() ? null : order,
    shifted,
  };
}

const texts = (tables: BookData['tables']): Map<string, string> =>
  new Map([...tables].map(([id, table]) => [id, JSON.stringify(table)]));

/** Keys whose texts differ, with the one of after; null: it is not there any more. */
export function differing<K>(
  before: ReadonlyMap<K, string>,
  after: ReadonlyMap<K, string>,
): (readonly [K, string | null])[] {
  if (before === after) return [];
  const changed = [...after].filter(([key, text]) => before.get(key) !== text);
  const gone = [...before.keys()].filter((key) => !after.has(key));
  return [...changed, ...gone.map((key) => [key, null] as const)];
}

export const isNothing = ({ order, ...lists }: Changes): boolean =>
  order === null && Object.values(lists).every((list) => list.length === 0);

/** A state with changes made to it. */
export function withChanges(data: BookData, changes: Changes): BookData {
  const sheets = new Map(data.sheets);
  for (const [id, sheet] of changes.added) sheets.set(id, sheet);
  for (const id of changes.deleted) sheets.delete(id);
  const fresh = new Map<string, { cells: Map<CellKey, CellText>; props: Map<SheetProp, string> }>();
  const own = (id: string) => {
    const sheet = sheets.get(id);
    if (!sheet) return null;
    const known = fresh.get(id) ?? { cells: new Map(sheet.cells), props: new Map(sheet.props) };
    fresh.set(id, known);
    sheets.set(id, known);
    return known;
  };
  for (const [id, key, text] of changes.cells) {
    if (text === null) own(id)?.cells.delete(key);
    else own(id)?.cells.set(key, text);
  }
  for (const [id, prop, json] of changes.props) own(id)?.props.set(prop, json);
  const tables = withEach(data.tables, changes.tables);
  for (const [id, { sheet }] of tables) if (!sheets.has(sheet)) tables.delete(id);
  return {
    sheets: ordered(sheets, changes.order),
    tables,
    names: withEach(data.names, changes.names),
    customXml: withEach(data.customXml, changes.customXml),
  };
}

function withEach<T>(
  map: ReadonlyMap<string, T>,
  changed: readonly (readonly [string, T | null])[],
): Map<string, T> {
  const all = new Map(map);
  for (const [key, value] of changed) {
    if (value === null) all.delete(key);
    else all.set(key, value);
  }
  return all;
}

/** Sheets that the order does not know stay behind those that it does. */
function ordered<T>(
  sheets: ReadonlyMap<string, T>,
  order: readonly string[] | null,
): ReadonlyMap<string, T> {
  if (!order) return sheets;
  const known = order.filter((id) => sheets.has(id));
  const others = [...sheets.keys()].filter((id) => !known.includes(id));
  return new Map([...known, ...others].map((id) => [id, sheets.get(id)!]));
}
