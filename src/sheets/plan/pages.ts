import type { CellValue, HeightPlan, Paper, Plan, PrintPlan } from './plan';

/**
 * What fits on a page, whether it is printed on A4 or on Letter: the smaller of both, less the
 * margins of `PrintPlan`, in points.
 */
const CENTIMETRE = 72 / 2.54;
const SIDES = 2 * 1.2;
const ENDS = 2 * 1.9;
const PAGE = {
  portrait: { width: (21 - SIDES) * CENTIMETRE, height: (27.94 - ENDS) * CENTIMETRE },
  landscape: { width: (27.94 - SIDES) * CENTIMETRE, height: (21 - ENDS) * CENTIMETRE },
} as const;

type Orientation = PrintPlan['orientation'];

/** Of a row that nobody has touched. */
export const STANDARD_HEIGHT = 15;

/** Programs differ by a little in how high a row is. */
const SPARE = 0.98;

/**
 * A column is as wide as so many digits of the standard font. They have seven pixels in Excel; where
 * that font is missing (LibreOffice on many machines) another takes its place, with more than nine.
 * What is to fit on the paper has to fit there too.
 */
const WIDEST_DIGIT = 9.4;
const PIXEL = 0.75;
/** Of a column, beside its digits; in Excel they have seven. */
const COLUMN_PIXELS = 5;
const DIGIT_PIXELS = 7;
const columnPoints = (width: number): number =>
  (width + COLUMN_PIXELS / DIGIT_PIXELS) * WIDEST_DIGIT * PIXEL;

/**
 * So many characters of the standard font stand side by side in so many columns, as Excel counts
 * them: for sheets that are fitted to the page, which only shrink where the font is another.
 */
export const pageCharacters = (orientation: Orientation, columns: number): number =>
  Math.floor(
    PAGE[orientation].width / (DIGIT_PIXELS * PIXEL) - (columns * COLUMN_PIXELS) / DIGIT_PIXELS,
  );

/** The scale, in percent, at which columns of these widths (in characters) fit beside each other. */
export function scaleFor(widths: readonly number[], orientation: Orientation): number {
  const points = widths.reduce((sum, width) => sum + columnPoints(width), 0);
  const percent = Math.floor((PAGE[orientation].width * 100) / points);
  return Math.max(10, Math.min(100, percent));
}

/** How a sheet of such columns and so many rows of the standard height is printed on one page, as large as can be. */
export function onOnePage(
  widths: readonly number[],
  rows: number,
): { readonly orientation: Orientation; readonly scale: number } {
  const [best] = (['landscape', 'portrait'] as const)
    .map((orientation) => {
      const height = Math.floor(
        (PAGE[orientation].height * SPARE * 100) / (rows * STANDARD_HEIGHT),
      );
      return {
        orientation,
        scale: Math.max(10, Math.min(scaleFor(widths, orientation), height)),
      };
    })
    .sort((a, b) => b.scale - a.scale);
  return best;
}

/** Letters of the standard size, eleven points, are printed with ten or more down to this share of it. */
const LEAST_SCALE = 10 / 11;

/** Upright, unless columns of these widths would then be printed too small; tables have more room lying. */
export const orientationFor = (widths: readonly number[]): Orientation =>
  tooWide(widths, 'portrait') <= 0 ? 'portrait' : 'landscape';

/** By how many characters columns are wider than a page on which they are printed with ten points. */
function tooWide(widths: readonly number[], orientation: Orientation): number {
  const pixels = widths.reduce((sum, width) => sum + width * DIGIT_PIXELS + COLUMN_PIXELS, 0);
  return (pixels - PAGE[orientation].width / LEAST_SCALE / PIXEL) / DIGIT_PIXELS;
}

/** Names and clubs go on in a second line, but are not cut into pieces. */
const LEAST_TEXT = 20;

/**
 * The widths of a list that is to be read from the paper: where it would be printed too small, the
 * columns of texts (by their places) become narrower, and only where that is not enough the page lies.
 * A list of long sentences asks for a lying page (`wanted`).
 */
export function readableWidths(
  widths: readonly number[],
  texts: readonly number[],
  wanted?: Orientation,
): { readonly orientation: Orientation; readonly widths: readonly number[] } {
  if (wanted) return { orientation: wanted, widths: narrowed(widths, texts, wanted) };
  const upright = narrowed(widths, texts, 'portrait');
  const orientation = orientationFor(upright);
  if (orientation === 'portrait') return { orientation, widths: upright };
  return { orientation, widths: narrowed(widths, texts, 'landscape') };
}

function narrowed(
  widths: readonly number[],
  texts: readonly number[],
  orientation: Orientation,
): readonly number[] {
  const over = tooWide(widths, orientation);
  if (over <= 0) return widths;
  const spare = (width: number) => Math.max(0, width - LEAST_TEXT);
  const all = texts.reduce((sum, at) => sum + spare(widths[at]), 0);
  if (all === 0) return widths;
  const share = Math.min(1, over / all);
  return widths.map((width, at) =>
    texts.includes(at) ? Math.floor(width - spare(width) * share) : width,
  );
}

/** Higher rows look lost. */
const HIGHEST_LINE = 22;
/** Title, subtitle, note and header of a list, in points. */
const ABOVE = 80;

/** How high a line is, so that a list of so many lines fills its pages. */
function lineHeight(lines: number, orientation: Orientation): number {
  const room = PAGE[orientation].height * SPARE - ABOVE;
  const pages = Math.max(1, Math.ceil((lines * STANDARD_HEIGHT) / room));
  const height = Math.floor((pages * room) / Math.max(1, lines));
  return Math.max(STANDARD_HEIGHT, Math.min(HIGHEST_LINE, height));
}

/** In points. */
const LETTERS = 11;

/** The rows of a table as high as the lines of their texts (the columns at these places). */
export function textHeights(
  rows: readonly (readonly CellValue[])[],
  texts: readonly number[],
  widths: readonly number[],
  first: number,
  heightOf: (lines: number) => number = () => STANDARD_HEIGHT,
): HeightPlan[] {
  const lines = rows.map((row) =>
    Math.max(1, ...texts.map((at) => linesOf(String(row[at] ?? ''), widths[at], LETTERS))),
  );
  const line = heightOf(lines.reduce((sum, each) => sum + each, 0));
  const runs = heightRuns(
    lines.map((each) => each * line),
    first,
  );
  return runs.filter(({ points }) => points !== STANDARD_HEIGHT);
}

/** The same, and a little higher where that fills the page. */
export const filledHeights = (
  rows: readonly (readonly CellValue[])[],
  texts: readonly number[],
  widths: readonly number[],
  { orientation, first }: { readonly orientation: Orientation; readonly first: number },
): HeightPlan[] =>
  textHeights(rows, texts, widths, first, (lines) => lineHeight(lines, orientation));

/** A plan whose sheets are printed on the paper of the event. */
export const onPaper = <P extends Plan>(plan: P, paper: Paper | undefined): P =>
  paper === undefined
    ? plan
    : {
        ...plan,
        sheets: plan.sheets.map((sheet) =>
          sheet.print ? { ...sheet, print: { ...sheet.print, paper } } : sheet,
        ),
      };

/** Rows that belong together on one page. */
export interface Unit {
  readonly row: number;
  readonly points: number;
}

/** The rows with which a page begins, so that no unit is cut; one larger than a page begins its own. */
export function pageBreaks(
  units: readonly Unit[],
  scale: number,
  orientation: Orientation,
): number[] {
  const room = (PAGE[orientation].height * SPARE * 100) / scale;
  const breaks: number[] = [];
  let used = 0;
  units.forEach(({ row, points }, index) => {
    if (index > 0 && used + points > room) {
      breaks.push(row);
      used = 0;
    }
    used += points;
  });
  return breaks;
}

/** So high is a line of letters of a size. */
const LINE = 1.25;
/** So many letters have room where there is room for a digit. */
const LETTERS_OF = { plain: 1.05, bold: 0.95 } as const;
type Weight = keyof typeof LETTERS_OF;

/** How many lines a text needs in a column of a width; it goes on between words and after hyphens. */
export function linesOf(
  text: string,
  width: number,
  size: number,
  weight: Weight = 'plain',
): number {
  const room = Math.max(1, Math.floor(((width * 11) / size) * LETTERS_OF[weight]));
  return brokenLines(text, room).length;
}

/** Where a line may end: after a space that is no hard one, and after a hyphen. */
const LINE_ENDS = /(?<=[^\S\u00a0\u202f]|-)/;

/** A text in lines of at most so many letters, broken between words and after hyphens. */
export function brokenLines(text: string, room: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(LINE_ENDS)) {
    if (line !== '' && (line + word.trimEnd()).length > room) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += word;
    // A word longer than the line is cut wherever that ends.
    while (line.trimEnd().length > room) {
      lines.push(line.slice(0, room));
      line = line.slice(room);
    }
  }
  return [...lines, line.trimEnd()];
}

export const linePoints = (lines: number, size: number): number => Math.ceil(lines * size * LINE);

/** The largest of some sizes in which a text has room in its cell, else the smallest. */
export const fittingSize = (
  text: string,
  width: number,
  height: number,
  sizes: readonly number[],
  weight: Weight = 'bold',
): number =>
  sizes.find((size) => linePoints(linesOf(text, width, size, weight), size) <= height) ??
  sizes[sizes.length - 1];

/** Heights of rows one below the other, rows of one height together. */
export function heightRuns(points: readonly number[], first: number): HeightPlan[] {
  const runs: { row: number; rows: number; points: number }[] = [];
  points.forEach((each, index) => {
    const last = runs[runs.length - 1];
    if (last?.points === each) last.rows++;
    else runs.push({ row: first + index, rows: 1, points: each });
  });
  return runs;
}

/** The same heights again and again: those of one unit, as often as it stands on the sheet. */
export const repeatedHeights = (
  heights: readonly number[],
  first: number,
  times: number,
): HeightPlan[] =>
  Array.from({ length: times }, (_, index) =>
    heights.map((points, row) => ({ row: first + index * heights.length + row, rows: 1, points })),
  ).flat();
