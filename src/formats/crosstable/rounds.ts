import { error, type Problem } from '../../model/problems';
import type { RawEntry } from '../../model/raw';
import type { Colour } from '../../model/types';
import { tidy } from '../tidy';
import type { ColourLetters } from './cells/colours';
import type { Layout } from './layout/layout';
import { NOTATIONS, type Notation } from './cells/notations';
import { lettersOfTable, MIXED, readCell } from './cells/parseCell';
import { cellContent, cellWord, type CellText, type PlaceOf, type Range } from './range';
import type { BareResult, Numbering, Reading } from './reading';
import type { TableRows } from './tableRows';

/** No entry of a round is longer; patterns with two free parts take the square of what they are given. */
const LONGEST_ENTRY = 100;

/** A column per round: each cell names the opponent and the result. */
export class RoundsReader {
  private readonly range: Range;
  private readonly layout: Layout;
  private readonly placeOf: PlaceOf;
  readonly columns: readonly number[];
  /** The columns have no heading that names a round: they were found by what is in them. */
  readonly isByContent: boolean;

  constructor(
    table: TableRows,
    private readonly numberings: readonly Numbering[],
  ) {
    this.range = table.range;
    this.layout = table.layout;
    this.placeOf = table.placeOf;
    const { blocks, unknown } = table.layout;
    this.isByContent = blocks.length === 0;
    const first = blocks[0] ?? [];
    const others = blocks
      .slice(1)
      .filter((block) => block.every((column) => this.holdsGames(column)));
    this.columns = this.isByContent
      ? unknown.filter((column) => this.holdsGames(column))
      : [...first, ...others.flat()];
  }

  /** Nearly everything in the column is a game or a word for none, and games are among it. */
  holdsGames(column: number): boolean {
    const shapes = shapesOf(this.cellsOf([column]));
    const count = shapes.reduce((sum, { times }) => sum + times, 0);
    return NOTATIONS.some((notation) => {
      const { unread, games } = tryOn(shapes, notation);
      return unread <= 0.1 * count && games >= 0.3 * count && games > 1;
    });
  }

  private cellsOf(columns: readonly number[]): CellText[] {
    return this.layout.rows.flatMap((row) =>
      columns.map((column) => cellContent(this.range[row][column])),
    );
  }

  /** In every notation that leaves the fewest cells unread, by every numbering of the players. */
  *readings(): Generator<Reading> {
    if (this.columns.length === 0) return;
    const cells = this.cellsOf(this.columns);
    const shapes = shapesOf(cells);
    const tried = [...NOTATIONS, MIXED].map((notation) => tryOn(shapes, notation));
    // A notation in which nobody meets anybody explains nothing, however many of its words occur.
    const [asSite] = tried;
    const withGames = tried.filter(({ games }) => games > 0);
    const possible = withGames.length > 0 ? withGames : [asSite];
    const fewest = Math.min(...possible.map(({ unread }) => unread));
    const fitting = possible.filter(({ unread }) => unread === fewest);
    for (const { notation, letters } of this.inOrder(fitting, cells)) {
      const read = this.read(notation, letters);
      for (const { by, numbers } of this.numberings) yield this.numbered(read, by, numbers);
    }
  }

  /**
   * `12+ 5= 3-` are games lost and won, not forfeits, where no figure stands for a result; with a
   * colour in the cell only if there are many of them or draws are written `=`.
   */
  private inOrder<T extends { readonly notation: Notation }>(
    fitting: readonly T[],
    cells: readonly CellText[],
  ): readonly T[] {
    const texts = cells
      .map((cell) => cellWord(cell).toLowerCase())
      .filter((text) => text.length <= LONGEST_ENTRY && /\d/.test(text));
    const hasFigures = texts.some((text) =>
      /^\d+\D*?[\p{L}: /]+(?:[01]|½|[01]?[.,]\d|1\/2)(?:f|k)?$/u.test(text),
    );
    const signed = texts.filter((text) => /^[1-9]/.test(text) && /[-+]$/.test(text)).length;
    const hasDraws = texts.some((text) => /^[1-9]/.test(text) && /=$/.test(text));
    const hasHalves = texts.some((text) => /½$/.test(text));
    const hasColours = texts.some((text) => /^\d+ ?\p{L}/u.test(text));
    const areGames =
      !hasFigures && !hasHalves && signed > 0 && (!hasColours || hasDraws || signed >= 6);
    if (!areGames) return fitting;
    const isSigns = ({ notation }: T) => notation.id === 'signs-last';
    return [...fitting.filter(isSigns), ...fitting.filter((each) => !isSigns(each))];
  }

  private numbered(
    { kind, ...read }: ReturnType<RoundsReader['read']>,
    by: 'no' | 'rank' | null,
    numbers: readonly number[],
  ): Reading {
    return {
      ...read,
      kind: { ...kind, numbers: by },
      numbers,
      mirror: (_, opponent, round) => {
        const row = this.layout.rows[numbers.indexOf(opponent)];
        const column = this.columns[round - 1];
        return row === undefined || column === undefined ? undefined : this.placeOf(row, column);
      },
    };
  }

  private read(notation: Notation, letters: ColourLetters) {
    const problems: Problem[] = [];
    const bare: BareResult[] = [];
    let hasColours = false;
    let example = '';
    const entries = this.layout.rows.map((row, index) =>
      this.columns.map((column, round): RawEntry | undefined => {
        const content = cellContent(this.range[row][column]);
        const parsed = readCell(content, notation, letters);
        if (parsed.kind === 'empty') return undefined;
        const place = this.placeOf(row, column);
        if (parsed.kind === 'problem') {
          const problem = error(parsed.code, place, parsed.value);
          problems.push(problem);
          if (parsed.code === 'bare-result') bare.push({ index, round, problem });
          return undefined;
        }
        const { entry } = parsed;
        const text = tidy(String(content));
        const colour =
          entry.colour ?? (entry.opponent === null ? null : this.colourBelow(row, column));
        if (colour !== null) hasColours = true;
        if (entry.opponent !== null && example === '') example = text;
        return { place, text, ...entry, colour };
      }),
    );
    const isGridOfSigns = notation.id === 'signs-first' && example !== '';
    const hasDraws = entries.some((row) => row.some((entry) => entry?.text.startsWith('=')));
    return {
      kind: { id: notation.id, example, colours: hasColours ? letters : null },
      entries,
      // `=B1` pasted into a spreadsheet is a formula, and shows what stands in another cell.
      ...(isGridOfSigns && !hasDraws ? { problems: problems.map(asFormula) } : { problems, bare }),
      ...(notation.points ? { points: notation.points } : {}),
    };
  }

  /** The second line of an American chart: `W` or `B` under the game. */
  private colourBelow(row: number, column: number): Colour | null {
    const below = this.layout.secondLines.get(row);
    const letter = below === undefined ? '' : cellWord(this.range[below][column]).toLowerCase();
    return letter === 'w' ? 'white' : letter === 'b' ? 'black' : null;
  }
}

const asFormula = (problem: Problem): Problem =>
  ['unknown-cell', 'bare-result', 'cell-is-error'].includes(problem.code)
    ? error('cell-is-formula', problem.place, problem.value)
    : problem;

/** Cells that differ in the opponent's number only are read alike: one of them stands for all. */
interface Shape {
  readonly cell: CellText;
  readonly times: number;
}

function shapesOf(cells: readonly CellText[]): readonly Shape[] {
  const shapes = new Map<string, { cell: CellText; times: number }>();
  for (const cell of cells) {
    if (cell === null) continue;
    const key = String(cell).replace(/\d{2,}/g, (digits) => '2'.repeat(digits.length));
    const shape = shapes.get(key);
    if (shape) shape.times++;
    else shapes.set(key, { cell, times: 1 });
  }
  return [...shapes.values()];
}

/** How much of it the notation leaves unread, and how many games it finds. */
function tryOn(shapes: readonly Shape[], notation: Notation) {
  const letters = lettersOfTable(
    shapes.map(({ cell }) => cell),
    notation,
  );
  let unread = 0;
  let games = 0;
  for (const { cell, times } of shapes) {
    const parsed = readCell(cell, notation, letters);
    if (parsed.kind === 'problem') unread += times;
    else if (parsed.kind === 'entry' && parsed.entry.opponent !== null) games += times;
  }
  return { notation, letters, unread, games };
}
