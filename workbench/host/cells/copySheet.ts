import type { Book, BookSheet } from '../book';

/** `worksheet.copy()`: cells, looks, conditional formats and widths; Excel names the copy "Name (2)". */
export function copySheet(
  book: Book,
  source: BookSheet,
  position: string,
  relativeTo?: string | number,
): BookSheet {
  const names = book.sheets().map((sheet) => sheet.name);
  let number = 2;
  const name = () => `${source.name.slice(0, 27)} (${number})`;
  while (names.includes(name())) number++;
  const copy = book.addSheet(name());
  const used = source.usedArea(false);
  for (let r = used?.row ?? 0; used && r < used.row + used.rows; r++) {
    for (let c = used.column; c < used.column + used.columns; c++) {
      const cell = { row: r, column: c, rows: 1, columns: 1 };
      copy.setNumberFormats(cell, [[source.numberFormat(r, c)]]);
      copy.setStyle(cell, source.style(r, c));
      copy.write(cell, [[source.content(r, c)]]);
      copy.setColumnWidth(c, 1, source.columnWidth(c));
    }
  }
  copy.setConditionalFormats(source.conditionalFormats);
  const others = book.sheets().filter((sheet) => sheet.id !== copy.id);
  const at = others.findIndex((sheet) => sheet.id === relativeTo);
  if (position === 'Beginning') book.moveSheet(copy, 0);
  else if (position === 'Before') book.moveSheet(copy, at);
  else if (position === 'After') book.moveSheet(copy, at + 1);
  return copy;
}
