import { pieces } from '../../src/sheets/stored/pieces';
import type { BookState } from './bookState';

/** Adds a very hidden sheet: one line to list it by, then the data. */
export function addStoreSheet(
  context: Excel.RequestContext,
  name: string,
  heading: string,
  data: unknown,
): void {
  const sheet = context.workbook.worksheets.add(name);
  const cells = [...pieces(heading).slice(0, 1), ...pieces(JSON.stringify(data))];
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
