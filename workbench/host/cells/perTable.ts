/**
 * Works something out once for each table of cells: functions are handed the tables of a whole event
 * in each calculation, and one result changes one of them.
 */
export function perTable<Table extends object, Result>(
  work: (table: Table) => Result,
): (table: Table) => Result {
  const known = new WeakMap<Table, { readonly result: Result }>();
  return (table) => {
    const found = known.get(table) ?? { result: work(table) };
    known.set(table, found);
    return found.result;
  };
}
