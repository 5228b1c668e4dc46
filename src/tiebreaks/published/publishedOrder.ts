/**
 * Gives each of a list of codes a column, in the same order: as many as there are of both, and among those ways the one
 * that agrees most. The answer has the index of the code for each column; null: none.
 */
export function inPublishedOrder(
  columns: number,
  codes: number,
  agreement: (column: number, code: number) => number,
): (number | null)[] {
  /** The best way for the columns and codes from these on: pairs first, then agreement. */
  const memory = new Map<string, Way>();
  const best = (column: number, code: number): Way => {
    if (column === columns || code === codes)
      return { pairs: 0, agreed: 0, codes: Array<null>(columns - column).fill(null) };
    const key = `${column} ${code}`;
    const known = memory.get(key);
    if (known) return known;
    const taken = best(column + 1, code + 1);
    const ways: Way[] = [
      {
        pairs: taken.pairs + 1,
        agreed: taken.agreed + agreement(column, code),
        codes: [code, ...taken.codes],
      },
      withoutColumn(best(column + 1, code)),
      best(column, code + 1),
    ];
    const way = ways.reduce((a, b) => (isBetter(b, a) ? b : a));
    memory.set(key, way);
    return way;
  };
  return [...best(0, 0).codes];
}

interface Way {
  readonly pairs: number;
  readonly agreed: number;
  /** By the columns that are left. */
  readonly codes: readonly (number | null)[];
}

const withoutColumn = (way: Way): Way => ({ ...way, codes: [null, ...way.codes] });

const isBetter = (a: Way, b: Way): boolean =>
  a.pairs !== b.pairs ? a.pairs > b.pairs : a.agreed > b.agreed;
