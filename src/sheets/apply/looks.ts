import type { Area, FormatPlan, HeightPlan, SheetPlan, ValidationPlan } from '../plan/plan';

/**
 * Which looks of a sheet have to be set, and which taken off. Where it has looks of ours already
 * (`from`), only what differs: all else may have been changed by the arbiter since.
 */

export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const without = <T>(list: readonly T[], others: readonly T[]): T[] => {
  const known = new Set(others.map((other) => JSON.stringify(other)));
  return list.filter((item) => !known.has(JSON.stringify(item)));
};

/** Formats that are gone are taken off; those that they lay over are set again. */
export function formatChanges(
  formats: readonly FormatPlan[],
  from: readonly FormatPlan[],
): { readonly gone: readonly FormatPlan[]; readonly set: readonly FormatPlan[] } {
  const gone = without(from, formats);
  const fresh = new Set(without(formats, from));
  const set = formats.filter(
    (format) => fresh.has(format) || gone.some(({ area }) => overlap(area, format.area)),
  );
  return { gone, set };
}

export const overlap = (a: Area, b: Area): boolean =>
  a.row < b.row + b.rows &&
  b.row < a.row + a.rows &&
  a.column < b.column + b.columns &&
  b.column < a.column + a.columns;

export const validationChanges = (
  validations: readonly ValidationPlan[],
  from: readonly ValidationPlan[],
): { readonly gone: readonly ValidationPlan[]; readonly set: readonly ValidationPlan[] } => ({
  gone: without(from, validations),
  set: without(validations, from),
});

/** Columns whose width changes; `undefined`: back to the standard one. */
export function widthChanges(
  widths: NonNullable<SheetPlan['widths']>,
  from: NonNullable<SheetPlan['widths']>,
  own: readonly number[],
): (readonly [column: number, width: number | undefined])[] {
  return Object.keys({ ...from, ...widths })
    .map(Number)
    .filter((column) => widths[column] !== from[column] && !own.includes(column))
    .map((column) => [column, widths[column]]);
}

/** Rows whose height changes; those that are gone go back to the standard one first. */
export const heightChanges = (
  heights: readonly HeightPlan[],
  from: readonly HeightPlan[],
): { readonly gone: readonly HeightPlan[]; readonly set: readonly HeightPlan[] } => {
  const gone = without(from, heights);
  const isTouched = (height: HeightPlan) =>
    gone.some(({ row, rows }) => row < height.row + height.rows && height.row < row + rows);
  const fresh = new Set(without(heights, from));
  return { gone, set: heights.filter((height) => fresh.has(height) || isTouched(height)) };
};

/** Which edges of a cell of a box carry a line: each cell right and below, the outermost all around. */
export const boxEdges = (
  area: Area,
  row: number,
  column: number,
): readonly ('left' | 'right' | 'top' | 'bottom')[] => [
  ...(column === area.column ? (['left'] as const) : []),
  'right',
  ...(row === area.row ? (['top'] as const) : []),
  'bottom',
];

/** How numbers look in a cell of the plan; `General` where it does not say. */
export type NumberFormatAt = (row: number, column: number) => string;

export function numberFormatsOf(plan: SheetPlan): NumberFormatAt {
  const formats = (plan.formats ?? []).filter(({ numberFormat }) => numberFormat !== undefined);
  return (row, column) =>
    formats.find(
      ({ area }) =>
        row >= area.row &&
        row < area.row + area.rows &&
        column >= area.column &&
        column < area.column + area.columns,
    )?.numberFormat ?? 'General';
}

/** Longer messages beside a cell make Excel repair the file (MS-OI29500, 2.1.613). */
export const MESSAGE_LIMIT = { prompt: 255, error: 224 } as const;

/** Excel's limit for the header of a page. */
const HEADER_LIMIT = 255;

/** & starts a code in Excel's headers and a name may hold one; a long name is cut. */
export function headerText(text: string): string {
  let header = '';
  for (const letter of text) {
    const next = letter === '&' ? '&&' : letter;
    if (header.length + next.length > HEADER_LIMIT) break;
    header += next;
  }
  return header;
}
