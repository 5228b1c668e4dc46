import type { BookState } from './bookState';

/** JSON kept in the workbook in very hidden sheets, in pieces that fit into a cell. */

/** Excel's limit is 32,767 characters a cell; text that begins with `=` or `'` must not stand first. */
const PIECE = 30_000;

export function pieces(json: string): string[] {
  const parts: string[] = [];
  for (let at = 0; at < json.length;) {
    const end = isHalfLetter(json, at + PIECE) ? at + PIECE - 1 : at + PIECE;
    parts.push(`|${json.slice(at, end)}`);
    at = end;
  }
  return parts.length > 0 ? parts : ['|'];
}

/** Whether a cut here would go through a letter of two units: no cell can hold half of it. */
const isHalfLetter = (text: string, at: number): boolean =>
  /^[\uDC00-\uDFFF]/.test(text.charAt(at)) && /^[\uD800-\uDBFF]/.test(text.charAt(at - 1));

export const joinPieces = (cells: readonly unknown[]): string =>
  cells
    .map(String)
    .filter((cell) => cell.startsWith('|'))
    .map((cell) => cell.slice(1))
    .join('');

/** Adds a very hidden sheet: one line to list it by, then the data. */
export function addStoreSheet(
  context: Excel.RequestContext,
  name: string,
  heading: unknown,
  data: unknown,
): void {
  const sheet = context.workbook.worksheets.add(name);
  const cells = [...pieces(JSON.stringify(heading)).slice(0, 1), ...pieces(JSON.stringify(data))];
  const range = sheet.getRangeByIndexes(0, 0, cells.length, 1);
  range.numberFormat = cells.map(() => ['@']);
  range.values = cells.map((cell) => [cell]);
  sheet.visibility = 'VeryHidden';
}

/** Takes out a sheet of ours, whether it is shown or not. */
export function takeOutSheet(
  context: Excel.RequestContext,
  name: string,
  { sheets }: Pick<BookState, 'sheets'>,
): void {
  const found = sheets.find((sheet) => sheet.name.toLowerCase() === name.toLowerCase());
  if (found?.visibility === 'VeryHidden') deleteSheet(context, name);
  else context.workbook.worksheets.getItem(name).delete();
}

/** Excel refuses to delete a very hidden sheet; it is made merely hidden first. */
export function deleteSheet(context: Excel.RequestContext, name: string): void {
  const sheet = context.workbook.worksheets.getItem(name);
  sheet.visibility = 'Hidden';
  sheet.delete();
}
