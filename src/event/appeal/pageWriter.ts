import { headerFormat, LOOK, subtitleFormat, titleFormat, bodyLines } from '../../sheets/plan/look';
import { brokenLines } from '../../sheets/plan/pages';
import { area, type Block, type CellValue, type FormatPlan } from '../../sheets/plan/plan';

/** A page that is read from the top: headings, sentences with their articles, tables. */
export class PageWriter {
  readonly blocks: Block[] = [];
  readonly formats: FormatPlan[] = [];
  private row = 0;

  /** `room`: letters of a sentence in one line, beside its article. */
  constructor(
    private readonly width: number,
    private readonly room: number,
    private readonly typeset: (sentence: string) => string,
  ) {}

  get rows(): number {
    return this.row;
  }

  title(text: string, below: string): void {
    this.formats.push(titleFormat(this.row, this.width), subtitleFormat(this.row + 1, this.width));
    this.put([[text], [below]]);
  }

  heading(text: string): void {
    this.row++;
    this.formats.push({
      area: area(this.row, 0, 1, this.width),
      bold: true,
      colour: LOOK.accent,
      line: LOOK.line,
    });
    this.put([[text]]);
  }

  /** The article stands in the first column, the sentence runs on over the others. */
  sentence(text: string, article = '', isBold = false): void {
    const lines = brokenLines(this.typeset(begun(text)), this.room);
    if (isBold) this.formats.push({ area: area(this.row, 1, lines.length, 1), bold: true });
    this.formats.push({ area: area(this.row, 0, lines.length, 1), colour: LOOK.muted });
    this.put(lines.map((line, index) => [index === 0 ? article : null, line]));
  }

  table(header: readonly CellValue[], rows: readonly (readonly CellValue[])[]): void {
    this.formats.push(
      headerFormat(area(this.row, 0, 1, this.width)),
      bodyLines(area(this.row + 1, 0, Math.max(1, rows.length), this.width)),
      { area: area(this.row, 0, rows.length + 1, header.length), align: 'left' },
    );
    this.put([header, ...rows]);
  }

  /** Looks of rows of the table just written, counted from its header. */
  mark(rowsBack: number, format: Omit<FormatPlan, 'area'>, columns: number): void {
    this.formats.push({ area: area(this.row - rowsBack, 0, 1, columns), ...format });
  }

  private put(cells: readonly (readonly CellValue[])[]): void {
    const width = Math.max(...cells.map((row) => row.length));
    const even = cells.map((row) => [...row, ...Array<null>(width - row.length).fill(null)]);
    this.blocks.push({ row: this.row, column: 0, cells: even });
    this.row += cells.length;
  }
}

/** Reasons go on after their article; here each is a sentence. */
const begun = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
