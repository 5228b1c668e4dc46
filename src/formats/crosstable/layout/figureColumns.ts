import type { PlayerNo } from '../../../model/types';
import type { Layout } from './layout';
import { cellWord, type Range } from '../range';

/** A column of figures that is no other part of a crosstable: tie-breaks, as a rule. */
export interface FigureColumn {
  /** Its heading; empty where it has none. */
  readonly head: string;
  /** Counted from 0. */
  readonly column: number;
  /** What a line above or below the table says of it. */
  readonly legend?: string;
  readonly values: ReadonlyMap<PlayerNo, number>;
  /** How exactly its figures are printed. */
  readonly decimals: number;
}

/** `numbers`: those of the players, row by row. */
export function figureColumns(
  table: Range,
  { unknown, heads, rows, headerRow }: Layout,
  numbers: readonly PlayerNo[],
): FigureColumn[] {
  const legends = legendsIn(table, headerRow);
  return unknown.flatMap((column): FigureColumn[] => {
    const values = new Map<PlayerNo, number>();
    let decimals = 0;
    rows.forEach((row, index) => {
      const cell = table[row][column];
      // A 0 is a figure here: blanks look like it too, but a column of tie-breaks has none.
      const shown = cell === 0 ? ZERO : figure(cellWord(cell));
      if (!shown || numbers[index] === undefined) return;
      values.set(numbers[index], shown.value);
      decimals = Math.max(decimals, shown.decimals);
    });
    // A few figures in a column of words are no tie-break, nor are ids or the games of a grid.
    if (values.size < 2 || values.size < rows.length / 2) return [];
    const isGrid = rows.some((row) => DIAGONAL.test(cellWord(table[row][column])));
    if (isGrid || [...values.values()].every((value) => value >= LEAST_ID)) return [];
    const head = heads[column];
    const legend = legends.get(headerWordOf(head || `#${column + 1}`));
    return [{ head, column, legend, values, decimals }];
  });
}

/** How grids fill the place where a player would meet themselves. */
const DIAGONAL = /^(?:\*+|[x×]+|#+|█+)$/i;
/** No sum of ratings comes near. */
const LEAST_ID = 100_000;

const ZERO = { value: 0, decimals: 0 };
const headerWordOf = (head: string): string => head.toLowerCase().replace(/[^a-z0-9]/g, '');

/** `TB1: Buchholz Cut 1`, `Tie Break2: …`, in the lines above and below the table. */
function legendsIn(table: Range, headerRow: number): ReadonlyMap<string, string> {
  const legends = new Map<string, string>();
  table.forEach((row, index) => {
    if (index === headerRow) return;
    for (const cell of row) {
      const match =
        /^\s*(?:tb|tie[\s-]?break|wtg|wertung|desempate|d[ée]partage|des)\s*\.?\s*(\d)\s*[:=.)-]\s*(.+)$/i.exec(
          typeof cell === 'string' ? cell : '',
        );
      if (!match) continue;
      for (const word of ['tb', 'wtg', 'des', 'tiebreak'])
        legends.set(`${word}${match[1]}`, match[2]);
    }
  });
  return legends;
}

/** `27½`, `27,5`, `48.75`; null: no figure. */
function figure(text: string): { value: number; decimals: number } | null {
  const match = /^(\d+)?(?:([¼½¾])|[.,](\d{1,3}))?$/.exec(text.trim());
  if (!match || text.trim() === '') return null;
  const fraction = match[2] ? { '¼': 0.25, '½': 0.5, '¾': 0.75 }[match[2]]! : 0;
  const value = Number(match[1] ?? 0) + fraction + (match[3] ? Number(`0.${match[3]}`) : 0);
  return { value, decimals: match[2] ? 2 : (match[3]?.length ?? 0) };
}
