import { sayReason, type SayOptions } from '../../../explain/phrasebook';
import type { Reason, TraceStep, TraceTable } from '../../../explain/reason';
import type { Language, Tournament } from '../../../model/types';
import { LOOK, headerFormat, subtitleFormat, titleFormat, widthFor } from '../../plan/look';
import { brokenLines, linesOf, STANDARD_HEIGHT } from '../../plan/pages';
import {
  area,
  type CellValue,
  type FormatPlan,
  type HeightPlan,
  type SheetPlan,
} from '../../plan/plan';
import { say } from '../../plan/say';

export const workingKey = (round: number): string => `working-${round}`;

export interface WorkingContent {
  readonly tournament: Tournament;
  readonly round: number;
  readonly systemName: string;
  readonly steps: readonly TraceStep[];
  readonly language: Language;
}

/**
 * Sentences are indented by narrow columns, so that brackets can be followed down a column; tables
 * stand to the right of them, in columns as wide as what they hold.
 */
const DEPTH = 4;
const INDENT = 3;
/** Longer cells are broken into lines, so that a page shows whole brackets. */
const WIDEST = 26;
/** Their size, in points. */
const LETTERS = 11;
const WIDTH = DEPTH + 10;
const FIRST_ROW = 3;
/** The last cells of tables that end before this column have room to run over their edge. */
const NEAR_EDGE = 7;
/** A name and a few words. */
const WIDEST_AT_EDGE = 52;
/** Columns that nobody gave a width. */
const STANDARD_WIDTH = 8;
/** A sheet is read by people; beyond this the rest is left to the command line. */
const MOST_ROWS = 6000;

/** The sheet Working n: the reasons of the round, step by step, and its tables cell by cell. */
export function workingSheet(content: WorkingContent): SheetPlan {
  const { tournament, round, language } = content;
  const names = new Map(tournament.players.map(({ no, name }) => [no, name]));
  const options: SayOptions = { player: (no) => `${no} ${names.get(no) ?? ''}`.trim() };
  // Sentences go on in the next row where the page ends, which the tables decide.
  const draft = new WorkingWriter(content, options, Infinity);
  draft.steps(content.steps, 0);
  const writer = new WorkingWriter(content, options, draft.room());
  writer.steps(content.steps, 0);
  const name = say(language, 'sheet.working', { round });
  return {
    key: workingKey(round),
    name,
    mode: 'replace',
    blocks: [
      {
        row: 0,
        column: 0,
        cells: [
          [say(language, 'sheet.working-title', { round, system: content.systemName })],
          [tournament.info.name],
        ],
      },
      { row: FIRST_ROW, column: 0, cells: writer.cells },
    ],
    formats: [
      titleFormat(0, WIDTH),
      subtitleFormat(1, WIDTH),
      { area: area(FIRST_ROW, 0, Math.max(1, writer.cells.length), 1), colour: LOOK.muted },
      // Numbers, ranges of numbers and text stand in one column.
      {
        area: area(FIRST_ROW, DEPTH, Math.max(1, writer.cells.length), WIDTH - DEPTH),
        align: 'left',
      },
      ...writer.formats,
    ],
    widths: { 0: 9, 1: INDENT, 2: INDENT, 3: INDENT, ...writer.widths() },
    heights: writer.heights(),
    freeze: { rows: 2 },
    print: {
      orientation: 'landscape',
      area: area(0, 0, FIRST_ROW + writer.cells.length, WIDTH),
      header: tournament.info.name,
      footer: `${name} · ${say(language, 'sheet.page')} &P / &N`,
    },
    tabColour: LOOK.tabs.record,
    gridlines: false,
  };
}

class WorkingWriter {
  row = 0;
  /** One rectangle for the whole working: many small writes would be slow in Excel. */
  readonly cells: CellValue[][] = [];
  readonly formats: FormatPlan[] = [];
  /** What has to fit into each column of the tables: headers, and all cells but those that may run on. */
  private readonly texts: string[][] = [];
  /** Lines of the rows in which a cell goes on in a second one. */
  private readonly lines = new Map<number, number>();

  constructor(
    private readonly content: WorkingContent,
    private readonly options: SayOptions,
    /** Letters in a line of a sentence: what runs over the edge of the page is not printed. */
    private readonly longest: number,
  ) {}

  steps(steps: readonly TraceStep[], depth: number): void {
    for (const step of steps) {
      if (this.row > MOST_ROWS) return;
      this.sentence(step, depth);
      if (step.table) this.table(step.table);
      this.steps(step.steps ?? [], depth + 1);
      if (depth === 0) this.row++;
    }
  }

  private say(reason: Reason): string {
    return sayReason(this.content.language, reason, this.options);
  }

  private put(row: number, column: number, value: CellValue): void {
    while (this.cells.length <= row) this.cells.push(Array<null>(WIDTH).fill(null));
    if (column < WIDTH) this.cells[row][column] = value;
  }

  private sentence(step: Reason, depth: number): void {
    const column = Math.min(depth, DEPTH - 1) + 1;
    this.put(this.row, 0, step.article ?? '');
    for (const line of brokenLines(this.say(step), this.longest)) {
      this.put(this.row, column, line);
      if (depth === 0)
        this.formats.push({ area: area(FIRST_ROW + this.row, column, 1, 1), bold: true });
      this.row++;
    }
  }

  /** Column by column; a table's last cells may run over their edge, its header may not. */
  widths(): Record<number, number> {
    return Object.fromEntries(
      this.texts.map((texts, i) => [
        DEPTH + i,
        widthFor(texts, 6, i < NEAR_EDGE ? WIDEST : WIDEST_AT_EDGE),
      ]),
    );
  }

  /** Rows with long cells are as high as their lines: files know no fitting. */
  heights(): HeightPlan[] {
    return [...this.lines].map(([row, lines]) => ({
      row: FIRST_ROW + row,
      rows: 1,
      points: lines * STANDARD_HEIGHT,
    }));
  }

  private wrap(row: number, column: number, text: string): void {
    const lines = linesOf(text, WIDEST, LETTERS);
    this.lines.set(row, Math.max(lines, this.lines.get(row) ?? 1));
    this.formats.push({ area: area(FIRST_ROW + row, column, 1, 1), wrap: true });
  }

  /** Letters from the deepest sentence to the end of the page. */
  room(): number {
    const widths = this.widths();
    return Array.from(
      { length: WIDTH - DEPTH },
      (_, i) => widths[DEPTH + i] ?? STANDARD_WIDTH,
    ).reduce((sum, width) => sum + width, 0);
  }

  private table({ title, header, rows }: TraceTable): void {
    if (header.length === 0) return;
    const column = DEPTH;
    this.put(this.row, column, this.say(title));
    const lines = [header, ...rows];
    lines.forEach((line, i) =>
      header.forEach((_, j) => {
        const cell = line[j] ?? '';
        const value = typeof cell === 'object' ? this.say(cell) : cell;
        this.put(this.row + 1 + i, column + j, value);
        // Headers are bold and need a little more.
        if (i === 0) (this.texts[j] ??= []).push(`${value}  `);
        else if (j < header.length - 1 || j >= NEAR_EDGE) {
          this.texts[j].push(String(value));
          if (j < NEAR_EDGE && String(value).length > WIDEST)
            this.wrap(this.row + 1 + i, column + j, String(value));
        }
      }),
    );
    const columns = Math.min(header.length, WIDTH - column);
    this.formats.push(
      { area: area(FIRST_ROW + this.row, column, 1, 1), italic: true },
      headerFormat(area(FIRST_ROW + this.row + 1, column, 1, columns)),
    );
    this.row += rows.length + 3;
  }
}
