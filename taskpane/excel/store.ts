/** JSON kept in the workbook in very hidden sheets, in pieces that fit into a cell. */

/** Excel's limit is 32,767 characters a cell; text that begins with `=` or `'` must not stand first. */
const PIECE = 30_000;

export function pieces(json: string): string[] {
  const parts: string[] = [];
  for (let at = 0; at < json.length; at += PIECE) parts.push(`|${json.slice(at, at + PIECE)}`);
  return parts.length > 0 ? parts : ['|'];
}

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

/** Excel refuses to delete a very hidden sheet; it is made merely hidden first. */
export function deleteSheet(context: Excel.RequestContext, name: string): void {
  const sheet = context.workbook.worksheets.getItem(name);
  sheet.visibility = 'Hidden';
  sheet.delete();
}
