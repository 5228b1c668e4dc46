import type { BookState } from '../read/bookState';

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
