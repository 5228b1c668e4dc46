/** Opening and saving .xlsx: a book ⇄ the project's one file for workbooks (src/xlsx/workbook). */
import type { Book } from '../host/book';
import { readWorkbook, writeWorkbook } from '../../src/xlsx/workbook';
import { fillSheet } from './fillSheet';
import { sheetForFile } from './sheetForFile';

/** The add-in's settings travel in a custom property of the file. */
const settingsKey = 'PairsheetSettings';

/** Reads the file first; the returned function then fills an empty book with it. */
export async function openBook(bytes: Uint8Array): Promise<(book: Book) => void> {
  const read = await readWorkbook(bytes);
  if (!read.ok) throw new Error(String(read.problems[0].value ?? read.problems[0].code));
  const file = read.value;
  return (book) => {
    const [blank] = book.sheets();
    blank.name = '~';
    book.beginBatch();
    try {
      for (const sheet of file.sheets) fillSheet(book, sheet);
      for (const { name, range } of file.namedRanges ?? []) {
        book.setName({
          name,
          formula: `=${range}`,
          visible: !/^pairsheet_/.test(name),
          comment: '',
        });
      }
      const shown = book.sheets()[1 + (file.activeSheet ?? 0)];
      if (shown?.visibility === 'Visible') book.activate(shown);
      book.deleteSheet(blank);
      if (file.workbookProtection?.lockStructure) book.structureProtection = {};
      restoreSettings(book, file.properties?.custom?.[settingsKey]);
    } finally {
      book.endBatch();
    }
  };
}

export async function saveBook(book: Book): Promise<Uint8Array> {
  const sheets = book.sheets();
  const settings = JSON.stringify(Object.fromEntries(book.settings));
  return writeWorkbook({
    sheets: sheets.map((sheet) => sheetForFile(book, sheet)),
    namedRanges: book
      .names()
      .map(({ name, formula }) => ({ name, range: formula.replace(/^=/, '') })),
    activeSheet: sheets.findIndex((sheet) => sheet.id === book.activeSheet().id),
    ...(book.structureProtection ? { workbookProtection: { lockStructure: true } } : {}),
    properties: { custom: { [settingsKey]: settings } },
  });
}

function restoreSettings(book: Book, stored: unknown): void {
  if (typeof stored !== 'string') return;
  for (const [key, value] of Object.entries(JSON.parse(stored) as Record<string, unknown>)) {
    book.settings.set(key, value);
  }
}
