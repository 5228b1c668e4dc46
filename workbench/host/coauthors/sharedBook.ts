/**
 * The document that co-authors share: what OneDrive holds. Cells are merged one by one, the last writer
 * wins; structure is not. Microsoft, "Coauthoring in Excel add-ins" (06/02/2026): a client that adds rows
 * to a table (`TableRowCollection.add`) which others edit, or near it, is asked to refresh "and recent
 * changes might be lost"; reports #1803 and #1813 of OfficeDev/office-js say the same of sheets of one
 * name and of tables. Such changes are refused here as a whole, and the client reloads.
 */
import type { Area } from '../cells/address';
import type { BookData, TableData } from './bookData';
import { isNothing, withChanges, type Changes } from './changes';

export type Merged =
  { readonly ok: true; readonly version: number } | { readonly ok: false; readonly why: Conflict };

export type Conflict =
  'sheet-name' | 'sheet-deleted' | 'table-name' | 'table-changed' | 'rows-shifted';

export class SharedBook {
  private data: BookData;
  /** What came after the first state, one entry a version. */
  private readonly past: Changes[] = [];

  constructor(first: BookData) {
    this.data = first;
  }

  get version(): number {
    return this.past.length;
  }
  /** What was merged last, as it was taken; undefined: nothing yet. */
  get last(): Changes | undefined {
    return this.past.at(-1);
  }
  get state(): BookData {
    return this.data;
  }

  /** Takes what a client did to the state of version `base`. */
  merge(changes: Changes, base: number): Merged {
    if (isNothing(changes)) return { ok: true, version: this.version };
    const theirs = this.past.slice(base);
    const why = conflictOf(this.data, theirs, changes);
    if (why) return { ok: false, why };
    const merged = { ...changes, tables: grownTogether(this.data, theirs, changes) };
    this.past.push(merged);
    this.data = withChanges(this.data, merged);
    return { ok: true, version: this.version };
  }
}

/** Why changes cannot be merged into the document, after those that others made; null: they can. */
export function conflictOf(
  data: BookData,
  theirs: readonly Changes[],
  mine: Changes,
): Conflict | null {
  const names = new Map(
    [...data.sheets].map(([id, { props }]) => [lower(props.get('name')), id] as const),
  );
  const wanted = [
    ...mine.added.map(([id, { props }]) => [id, props.get('name')] as const),
    ...mine.props.flatMap(([id, prop, json]) => (prop === 'name' ? [[id, json] as const] : [])),
  ];
  const isTaken = ([id, name]: readonly [string, string | undefined]) => {
    const other = names.get(lower(name));
    return other !== undefined && other !== id && !mine.deleted.includes(other);
  };
  if (wanted.some(isTaken)) return 'sheet-name';
  if (isDeletedUnderneath(theirs, mine)) return 'sheet-deleted';
  const tables = new Map([...data.tables].map(([id, { name }]) => [lower(name), id] as const));
  for (const [id, table] of mine.tables) {
    const other = table && tables.get(lower(table.name));
    if (other && other !== id && !mine.tables.some(([gone, now]) => gone === other && !now))
      return 'table-name';
  }
  if (mine.tables.some(([id, table]) => isChangedTwice(data, theirs, mine, id, table)))
    return 'table-changed';
  const meets =
    mine.shifted.some((id) =>
      isNear(
        data.tables.get(id),
        theirs.flatMap(({ cells }) => cells),
      ),
    ) ||
    theirs.some(({ shifted }) => shifted.some((id) => isNear(data.tables.get(id), mine.cells)));
  return meets ? 'rows-shifted' : null;
}

const lower = (text: string | undefined): string => (text ?? '').toLowerCase();

const sheetsOf = ({ cells, props, tables }: Changes): readonly string[] => [
  ...cells.map(([sheet]) => sheet),
  ...props.map(([sheet]) => sheet),
  ...tables.flatMap(([, table]) => (table ? [table.sheet] : [])),
];

function isDeletedUnderneath(theirs: readonly Changes[], mine: Changes): boolean {
  const deletedThere = new Set(theirs.flatMap(({ deleted }) => deleted));
  const changedThere = new Set(theirs.flatMap(sheetsOf));
  return (
    sheetsOf(mine).some((sheet) => deletedThere.has(sheet)) ||
    mine.deleted.some((sheet) => changedThere.has(sheet))
  );
}

const changedBy = (theirs: readonly Changes[], id: string): boolean =>
  theirs.some(({ tables }) => tables.some(([other]) => other === id));

/** A table that both only wrote below has grown for both. */
function isChangedTwice(
  data: BookData,
  theirs: readonly Changes[],
  mine: Changes,
  id: string,
  table: TableData | null,
): boolean {
  const now = data.tables.get(id);
  if (!changedBy(theirs, id) || (now && same(now, table))) return false;
  const isShifted = [mine, ...theirs].some(({ shifted }) => shifted.includes(id));
  return (
    isShifted ||
    !now ||
    !table ||
    !same({ ...now, area: table.area }, table) ||
    !onlyRows(now.area, table.area)
  );
}

const same = (a: TableData, b: TableData | null): boolean =>
  JSON.stringify(a) === JSON.stringify(b);
const onlyRows = (a: Area, b: Area): boolean =>
  a.row === b.row && a.column === b.column && a.columns === b.columns;

function grownTogether(
  data: BookData,
  theirs: readonly Changes[],
  mine: Changes,
): Changes['tables'] {
  return mine.tables.map(([id, table]) => {
    const now = data.tables.get(id);
    if (!table || !now || !changedBy(theirs, id)) return [id, table] as const;
    const rows = Math.max(now.area.rows, table.area.rows);
    return [id, { ...table, area: { ...table.area, rows } }] as const;
  });
}

/** Cells of a table, or right beside it. */
function isNear(table: TableData | undefined, cells: Changes['cells']): boolean {
  if (!table) return false;
  const { row, column, rows, columns } = table.area;
  return cells.some(([sheet, key]) => {
    if (sheet !== table.sheet) return false;
    const [r, c] = key.split(',').map(Number);
    return r >= row - 1 && r <= row + rows && c >= column - 1 && c <= column + columns;
  });
}
