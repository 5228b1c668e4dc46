import { largest } from '../../model/largest';
import { pointSystem } from '../../model/outcomes';
import { error, type Problem } from '../../model/problems';
import type { RawEntry } from '../../model/raw';
import type { Outcome, PointSystem } from '../../model/types';
import { plainWord, tidy } from '../tidy';
import {
  bothSides,
  gamesInCell,
  GRID_ALPHABETS,
  isDiagonal,
  pointsInCell,
  usesSigns,
  type GridAlphabet,
} from './cells/gridCells';
import type { Layout } from './layout/layout';
import { cellContent, cellWord, type CellText, type PlaceOf, type Range } from './range';
import type { Numbering, Reading, TableKind } from './reading';
import type { TableRows } from './tableRows';

/** `columns[b][j]`: the column of the j-th row's player in block b. */
interface Grid {
  readonly columns: readonly (readonly number[])[];
}

/** A grid of a round robin: row i, column j holds what player i made against player j. */
export class GridReader {
  private readonly range: Range;
  private readonly layout: Layout;
  private readonly placeOf: PlaceOf;
  private readonly size: number;
  /** What the players are called by: a column of letters or of shared places will not do. */
  private readonly numbering: Numbering;

  constructor(
    table: TableRows,
    private readonly numberings: readonly Numbering[],
  ) {
    this.range = table.range;
    this.layout = table.layout;
    this.placeOf = table.placeOf;
    this.size = table.layout.rows.length;
    this.numbering = numberings.find(isWhole) ?? numberings[0];
  }

  /** Every way in which the table can be a grid; none if it cannot. */
  *readings(): Generator<Reading> {
    if (this.size < 2) return;
    for (const grid of this.grids()) {
      for (const alphabet of GRID_ALPHABETS)
        if (this.isWrittenIn(grid, alphabet)) {
          yield this.games(grid, alphabet, false);
          if (this.hasSeveral(grid, alphabet)) yield this.games(grid, alphabet, true);
        }
      yield* this.scored(grid);
    }
  }

  /** By the headings: numbers (of the rows as they stand, or by No or rank), names, or nothing. */
  private *grids(): Generator<Grid> {
    const { blocks, unknown } = this.layout;
    const numbered = blocks.filter((block) => block.length === this.size);
    if (numbered.length > 0 && numbered.length === blocks.length)
      for (const { numbers } of [{ numbers: this.order }, ...this.numberings]) {
        const columns = numbered.map((block) => numbers.map((no) => block[no - 1]));
        if (columns.flat().every((column) => column !== undefined)) yield { columns };
      }
    if (blocks.length > 0) return;
    for (const run of runs(unknown)) {
      const named = this.byNames(run);
      if (named) yield named;
      for (let start = 0; start + this.size <= run.length; start++) {
        const count = Math.floor((run.length - start) / this.size);
        const columns = Array.from({ length: count }, (_, block) =>
          run.slice(start + block * this.size, start + (block + 1) * this.size),
        );
        if (columns.every((block) => this.hasDiagonal(block))) yield { columns };
        else if (this.hasDiagonal(columns[0])) yield { columns: columns.slice(0, 1) };
      }
    }
  }

  private get order(): readonly number[] {
    return this.layout.rows.map((_, index) => index + 1);
  }

  /** Columns headed by the players: whole names, their beginnings, surnames or initials. */
  private byNames(run: readonly number[]): Grid | null {
    const nameColumn = this.layout.columns.get('name');
    if (nameColumn === undefined) return null;
    const names = this.layout.rows.map((row) => plainWord(cellWord(this.range[row][nameColumn])));
    const columnOf: number[] = [];
    for (const column of run) {
      const head = plainWord(this.layout.heads[column] ?? '');
      if (head === '') continue;
      const fitting = names.flatMap((name, index) => (namesPlayer(head, name) ? [index] : []));
      const exact = names.indexOf(head);
      const index = exact >= 0 ? exact : fitting.length === 1 ? fitting[0] : -1;
      if (index >= 0) columnOf[index] ??= column;
    }
    const isWhole = names.every((_, index) => columnOf[index] !== undefined);
    return isWhole ? { columns: [columnOf] } : null;
  }

  private cell(i: number, column: number): CellText {
    return cellContent(this.range[this.layout.rows[i]][column]);
  }

  private hasDiagonal(block: readonly number[]): boolean {
    return block.every((column, i) => isDiagonal(this.cell(i, column)));
  }

  private isWrittenIn({ columns }: Grid, alphabet: GridAlphabet): boolean {
    let results = 0;
    let unread = 0;
    for (const block of columns) {
      if (!this.hasDiagonal(block)) return false;
      block.forEach((column, j) => {
        for (let i = 0; i < this.size; i++) {
          if (i === j) continue;
          const games = gamesInCell(this.cell(i, column), alphabet);
          if (games === null) unread++;
          else results += games.length;
        }
      });
    }
    // Now and then a cell is a slip; a table of which a fifth cannot be read is something else.
    return results > 0 && unread * 5 <= results;
  }

  private hasSeveral({ columns }: Grid, alphabet: GridAlphabet): boolean {
    return columns.some((block) =>
      block.some((column, j) =>
        this.layout.rows.some(
          (_, i) => i !== j && (gamesInCell(this.cell(i, column), alphabet)?.length ?? 0) > 1,
        ),
      ),
    );
  }

  /** `isReversed`: each player's games are printed in the order of their own colours. */
  private games({ columns }: Grid, alphabet: GridAlphabet, isReversed: boolean): Reading {
    const problems: Problem[] = [];
    const outcomes = (i: number, j: number): readonly (readonly Outcome[])[] =>
      columns.map((block) => {
        const own = gamesInCell(this.cell(i, block[j]), alphabet);
        if (own === null)
          problems.push(
            error(
              'unknown-cell',
              this.placeOf(this.layout.rows[i], block[j]),
              cellWord(this.cell(i, block[j])),
            ),
          );
        return own ?? [];
      });
    const entries = this.entries(columns, (i, j) => {
      const own = outcomes(i, j);
      const theirs = outcomes(j, i);
      const sides = own.map((games, block) =>
        bothSides(games, isReversed ? [...theirs[block]].reverse() : theirs[block]),
      );
      return [sides.flatMap(([first]) => first), sides.flatMap(([, second]) => second)];
    });
    return {
      ...this.reading(usesSigns(alphabet) ? 'grid-signs' : 'grid', columns, entries),
      problems,
    };
  }

  /**
   * Figures that are no single results: 2-1-0 or 3-1-0 in the cells, or the points of a match of
   * teams, where the printed points can only be match points.
   */
  private *scored(grid: Grid): Generator<Reading> {
    if (grid.columns.length !== 1 || !this.hasDiagonal(grid.columns[0])) return;
    const [block] = grid.columns;
    const value = (i: number, j: number) => pointsInCell(this.cell(i, block[j]));
    const pairs: (readonly [number, number])[] = [];
    for (let i = 0; i < this.size; i++)
      for (let j = i + 1; j < this.size; j++) {
        const own = value(i, j);
        const theirs = value(j, i);
        if (own === null && theirs === null) continue;
        pairs.push([own ?? 0, theirs ?? 0]);
      }
    if (pairs.length === 0) return;
    const most = largest(pairs.flat());
    if (most <= 2) return;
    const isScale = (win: number, draw: number) =>
      pairs.every(
        ([a, b]) => (a === win && b === 0) || (a === 0 && b === win) || (a === draw && b === draw),
      );
    const byComparison = (): (readonly Outcome[])[][] =>
      this.layout.rows.map((_, i) =>
        this.layout.rows.map((__, j) => {
          const own = value(i, j);
          const theirs = value(j, i);
          if (i === j || (own === null && theirs === null)) return [];
          const [a, b] = [own ?? 0, theirs ?? 0];
          return [a > b ? 'win' : a < b ? 'loss' : 'draw'];
        }),
      );
    const outcomes = byComparison();
    const entries = this.entries(grid.columns, (i, j) => [outcomes[i][j], outcomes[j][i]]);
    const points = isScale(4, 2)
      ? pointSystem(4, 2, 0)
      : isScale(6, 2)
        ? pointSystem(6, 2, 0)
        : null;
    if (points) {
      yield { ...this.reading('grid-points', grid.columns, entries, points), problems: [] };
      return;
    }
    // Game points of matches: the match points of the table must be printed to be believed.
    const total = pairs[0][0] + pairs[0][1];
    if (pairs.some(([a, b]) => a + b !== total)) return;
    const place = this.placeOf(this.layout.rows[0], block[1]);
    const isOfMatches = error('grid-of-match-points', place, cellWord(this.cell(0, block[1])));
    for (const system of [pointSystem(4, 2, 0), pointSystem(2, 1, 0), pointSystem(6, 2, 0)])
      yield {
        ...this.reading('grid-matches', grid.columns, entries, system),
        problems: this.printedAre(outcomes, system) ? [] : [isOfMatches],
      };
  }

  private printedAre(
    outcomes: readonly (readonly (readonly Outcome[])[])[],
    system: PointSystem,
  ): boolean {
    const column = this.layout.columns.get('points');
    if (column === undefined) return false;
    return this.layout.rows.every((_, i) => {
      const sum = outcomes[i].flat().reduce((total, outcome) => total + system[outcome], 0);
      return (
        pointsInCell(this.cell(i, column)) === sum || (sum === 0 && this.cell(i, column) === null)
      );
    });
  }

  /** `games(i, j)`: what both made in each game, for i < j. */
  private entries(
    columns: Grid['columns'],
    games: (i: number, j: number) => readonly [readonly Outcome[], readonly Outcome[]],
  ): (RawEntry | undefined)[][] {
    const rounds = this.size - 1 + (this.size % 2);
    const entries: (RawEntry | undefined)[][] = this.layout.rows.map(() => []);
    const { numbers } = this.numbering;
    for (let i = 0; i < this.size; i++)
      for (let j = i + 1; j < this.size; j++) {
        const [own, theirs] = games(i, j);
        for (let game = 0; game < Math.max(own.length, theirs.length); game++) {
          const round = circleRound(i, j, this.size) + game * rounds;
          const put = (at: number, opponent: number, outcome: Outcome | undefined) => {
            if (outcome === undefined) return;
            const column = columns[0][opponent];
            entries[at][round] = {
              place: this.placeOf(this.layout.rows[at], column),
              text: tidy(String(this.cell(at, column) ?? '0')),
              outcome,
              opponent: numbers[opponent],
              colour: null,
            };
          };
          put(i, j, own[game]);
          put(j, i, theirs[game]);
        }
      }
    const length = largest(
      entries.map((each) => each.length),
      rounds,
    );
    return entries.map((each) => Array.from({ length }, (_, round) => each[round]));
  }

  private reading(
    id: TableKind['id'],
    columns: Grid['columns'],
    entries: Reading['entries'],
    points?: PointSystem,
  ): Omit<Reading, 'problems'> {
    const { by, numbers } = this.numbering;
    const example = columns[0]
      .map((column, j) => (j === 0 ? '' : cellWord(this.cell(0, column))))
      .find((text) => text !== '');
    return {
      kind: { id, example: example ?? '', numbers: by, colours: null },
      numbers,
      entries,
      mirror: (player, opponent) => {
        const row = this.layout.rows[numbers.indexOf(opponent)];
        const column = columns[0][numbers.indexOf(player)];
        return row === undefined || column === undefined ? undefined : this.placeOf(row, column);
      },
      ...(points ? { points } : {}),
    };
  }
}

/** Whether a heading can stand for a player: `Ada`, `Lovelace`, `AL`, `Lovelace, A.` */
function namesPlayer(head: string, name: string): boolean {
  if (name.startsWith(head)) return true;
  const parts = name.split(/[\s,]+/).filter(Boolean);
  if (parts.some((part) => part.startsWith(head) && head.length > 1)) return true;
  const initials = parts.map((part) => part[0]);
  return [initials.join(''), initials.reverse().join('')].includes(head);
}

const isWhole = ({ numbers }: Numbering): boolean =>
  !numbers.some(Number.isNaN) && new Set(numbers).size === numbers.length;

function runs(columns: readonly number[]): number[][] {
  const found: number[][] = [];
  for (const column of columns) {
    const last = found.at(-1);
    if (last && last.at(-1) === column - 1) last.push(column);
    else found.push([column]);
  }
  return found;
}

/**
 * The round (from 0) in which the circle method lets players i and j (from 0) of n meet: a grid
 * does not say, and only the Cumulative asks.
 */
export function circleRound(i: number, j: number, n: number): number {
  const rounds = n % 2 === 0 ? n - 1 : n;
  if (n % 2 === 0 && i === n - 1) return (2 * j) % rounds;
  if (n % 2 === 0 && j === n - 1) return (2 * i) % rounds;
  return (i + j) % rounds;
}
