/** Opening and saving .xlsx: a book ⇄ the project's one file for workbooks (src/xlsx/workbook). */
import type { Book } from '../host/book';
import { openSection } from '../../src/event/open/sections';
import { isFinished } from '../../src/model/tournament';
import { sectionsIn } from '../../src/sheets/read/readSections';
import { type BookCells } from '../../src/sheets/plan/cells';
import { type Section } from '../../src/sheets/names/section';
import { isLiveFormula, LIVE_LISTS } from '../../src/sheets/liveLists';
import { areaName } from '../../src/sheets/plan/plan';
import { keyIn } from '../../src/sheets/names/section';
import { LIST_HEADER_ROW } from '../../src/sheets/write/lists/listSheet';
import { readBook, readWorkbook, writeWorkbook } from '../../src/xlsx/workbook';
import { fillSheet } from './fillSheet';
import { isKeptSheet, withKeptValues, withOwnFormulas } from './keptValues';
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
      for (const sheet of file.sheets)
        if (!isKeptSheet(sheet.name)) fillSheet(book, withOwnFormulas(sheet));
      for (const { name, range } of file.namedRanges ?? []) {
        book.setName({
          name,
          formula: `=${range}`,
          visible: !/^pairsheet_/.test(name),
          comment: '',
        });
      }
      const active = file.sheets[file.activeSheet ?? 0]?.name;
      const shown = book.sheets().find(({ name }) => name === active);
      if (shown?.visibility === 'Visible') book.activate(shown);
      book.deleteSheet(blank);
      if (file.workbookProtection?.lockStructure) book.structureProtection = {};
      file.customXml.forEach((xml, index) => book.customXml.set(`{F${index + 1}}`, xml));
      restoreSettings(book, file.properties?.custom?.[settingsKey]);
    } finally {
      book.endBatch();
    }
  };
}

/**
 * A file to be given away. Lists of an event that is over will not change any more: those that are
 * formulas are written as values. Those of an event that goes on stay formulas, with the values beside
 * them: whoever has no Pairsheet can read and print both.
 */
export async function saveToGive(book: Book): Promise<{ bytes: Uint8Array; isFrozen: boolean }> {
  const bytes = await saveBook(book);
  const read = await readBook(bytes);
  if (!read.ok) return { bytes, isFrozen: false };
  const over = new Set(finishedSections(read.value).flatMap((each) => liveLists(book, each)));
  const live = sectionsIn(read.value).flatMap((section) => liveLists(book, section));
  if (live.length === 0) return { bytes, isFrozen: false };
  const names = book.sheets().flatMap(({ id, name }) => (live.includes(id) ? [name] : []));
  const file = withKeptValues(bookForFile(book, over), new Set(names));
  return { bytes: await writeWorkbook(file), isFrozen: over.size > 0 };
}

/** Every section is over for itself. */
const finishedSections = (cells: BookCells): Section[] =>
  sectionsIn(cells).filter((section) => {
    const tournament = openSection(cells, section)?.tournament;
    return tournament ? isFinished(tournament) : false;
  });

/** The sheets of a section's lists that are formulas, by their ids. */
function liveLists(book: Book, section: Section): string[] {
  const areas = LIVE_LISTS.map((list) => areaName(keyIn(section, list)).toLowerCase());
  const named = book
    .names()
    .filter(({ name }) => areas.includes(name.toLowerCase()))
    .map(({ formula }) =>
      formula
        .replace(/^=/, '')
        .replace(/![^!]*$/, '')
        .replace(/^'|'$/g, ''),
    );
  return book
    .sheets()
    .filter(({ name }) => named.includes(name.replaceAll("'", "''")))
    .filter((sheet) => isLiveFormula(sheet.content(LIST_HEADER_ROW, 0).formula))
    .map(({ id }) => id);
}

/** `frozen`: the sheets whose formulas of ours are written as values. */
export const saveBook = (book: Book, frozen?: ReadonlySet<string>): Promise<Uint8Array> =>
  writeWorkbook(bookForFile(book, frozen));

/** All that goes into the file, as plain data. */
export type FileBook = Parameters<typeof writeWorkbook>[0];

export function bookForFile(book: Book, frozen: ReadonlySet<string> = new Set()): FileBook {
  const sheets = book.sheets();
  const settings = JSON.stringify(Object.fromEntries(book.settings));
  return {
    sheets: sheets.map((sheet) => sheetForFile(book, sheet, frozen.has(sheet.id))),
    namedRanges: book
      .names()
      .map(({ name, formula }) => ({ name, range: formula.replace(/^=/, '') })),
    activeSheet: sheets.findIndex((sheet) => sheet.id === book.activeSheet().id),
    ...(book.structureProtection ? { workbookProtection: { lockStructure: true } } : {}),
    properties: { custom: { [settingsKey]: settings } },
    customXml: [...book.customXml.values()],
  };
}

function restoreSettings(book: Book, stored: unknown): void {
  if (typeof stored !== 'string') return;
  for (const [key, value] of Object.entries(JSON.parse(stored) as Record<string, unknown>)) {
    book.settings.set(key, value);
  }
}

/**
 * What a workbook that is no copy of the open one is called: the title in its first cell, without
 * what no file name may hold; null: it is a copy, or has no title.
 */
export async function titleOfOther(bytes: Uint8Array, open: Book): Promise<string | null> {
  const read = await readWorkbook(bytes);
  const sheets = read.ok ? read.value.sheets.filter(({ veryHidden }) => !veryHidden) : [];
  const names = new Set(open.sheets().map(({ name }) => name));
  if (sheets.length > 1 && sheets.every(({ name }) => names.has(name))) return null;
  const title = sheets[0]?.rows[0]?.[0];
  if (typeof title !== 'string') return null;
  return (
    title
      .replace(/[\\/:*?"<>|]/g, '')
      .replace(/\s+/g, ' ')
      .trim() || null
  );
}
