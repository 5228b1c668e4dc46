import { HucreError } from 'hucre';
import { readXlsx, writeXlsx, type Sheet, type SheetChart, type Workbook } from 'hucre/xlsx';
import { error, type Checked } from '../model/problems';
import {
  parseAddress,
  type BookCells,
  type CellContent,
  type HiddenCells,
  type SheetCells,
} from '../sheets/plan/cells';
import { areaName, areaOf, type Plan } from '../sheets/plan/plan';
import { namedSections } from '../sheets/read/readSections';
import { keyIn, UNNAMED, type Section } from '../sheets/names/section';
import { TRF_EXTRAS_KEY } from '../sheets/stored/trfExtrasSheet';
import { STORED_EVENT_KEY } from '../sheets/stored/event/storedEventSheet';
import { PUBLISHED_KEY } from '../sheets/stored/publishedSheet';
import { readHead } from '../sheets/stored/log/logHead';
import { RECORD_KEY } from '../sheets/stored/recordSheet';
import { applyToFile, type FileOptions } from './applyToFile';
import { blankBook } from './blankBook';
import { ENGINE, isForeign } from './calculation';
import { chartNames, finishCharts } from './parts/charts';
import { customXmlIn, setCustomXml } from './parts/customXml';
import { DamagedFile, LockedFile } from './package/damaged';
import { sheetPartAt } from './parts/drawings';
import { Package } from './package/package';
import { addPicture, picturesOn, type FilePicture } from './parts/pictures';
import { inFontOrder } from './parts/styles';

/** What reading and writing have in common, charts as they are written, and pictures. */
export type PlainSheet = Omit<Sheet, 'charts' | 'pivotTables'> & {
  charts?: SheetChart[];
  pictures?: readonly FilePicture[];
};

/** As it is read, with pictures by name and place, which the library does not tell. */
export type OpenedWorkbook = Omit<Workbook, 'sheets'> & {
  sheets: (Sheet & { pictures?: readonly FilePicture[] })[];
  /** Custom XML parts, those of others too. */
  customXml: readonly string[];
};

/** Workbooks in and out, as cells and as plans of writes; `sheetFiles.ts` reads what others wrote. */

/** The tables of a workbook; a file that is no workbook is a problem, not a throw. */
export async function readBook(bytes: Uint8Array): Promise<Checked<BookCells>> {
  const both = await opened(bytes, async (all) => {
    const heads = customXmlIn(new Package(all)).flatMap(({ xml }) => readHead(xml) ?? []);
    return { read: await readXlsx(all), heads };
  });
  if (!both.ok) return both;
  const { read, heads } = both.value;
  const tables = read.sheets.flatMap(tablesOf);
  const named = namedSections(tables);
  const sections = named.map((section) => {
    const hidden = hiddenIn(read, section);
    return [section.id.toLowerCase(), hidden] as const;
  });
  const ends = heads.length > 0 ? { heads } : {};
  const value = { tables, ...ends, ...hiddenIn(read, UNNAMED) };
  return { ...both, value: named.length > 0 ? { ...value, sections: new Map(sections) } : value };
}

/** Every visible sheet as it shows, to look for published standings; those of ours by their names. */
export async function sheetsIn(bytes: Uint8Array): Promise<readonly SheetCells[]> {
  const sheets = await sheetsOfWorkbook(bytes);
  return sheets.ok ? sheets.value : [];
}

/** The same, with what is wrong with a file that cannot be opened. */
export async function sheetsOfWorkbook(bytes: Uint8Array): Promise<Checked<readonly SheetCells[]>> {
  const book = await opened(bytes, readXlsx);
  return book.ok
    ? { ...book, value: sheetCellsOf(book.value.sheets, book.value.namedRanges ?? []) }
    : book;
}

export const sheetCellsOf = (
  sheets: readonly Sheet[],
  names: readonly Named[] = [],
): SheetCells[] =>
  sheets
    .filter(({ hidden, veryHidden }) => !hidden && !veryHidden)
    .map(({ name, rows }) => ({
      sheet: name,
      row: 0,
      column: 0,
      // The readers of old formats leave gaps where a row has nothing.
      rows: Array.from(rows, (row) => Array.from(row ?? [], (cell) => content(cell ?? null))),
      ...ownIn(name, names),
    }));

/** Which sheet of ours it is. */
function ownIn(sheet: string, names: readonly Named[]): Pick<SheetCells, 'ours'> {
  for (const { name, range, scope } of names) {
    // A copy of a sheet takes its names along as names of its own.
    const own = scope === undefined ? areaOf(name) : null;
    const area = own && sheetOf(range) === sheet ? parseAddress(range) : null;
    if (own && area) return { ours: { ...own, area } };
  }
  return {};
}

/** The hidden sheets of an event, found by their names. */
function hiddenIn(
  { sheets, namedRanges }: Workbook,
  section: Section,
): Pick<BookCells, HiddenCells> {
  const cellsOf = (key: string): CellContent[][] | undefined => {
    const named = namedRanges?.find(({ name }) => name === areaName(keyIn(section, key)));
    const sheet = named && sheets.find(({ name }) => name === sheetOf(named.range));
    return sheet?.rows.map((row) => row.map((cell) => content(cell)));
  };
  const record = cellsOf(RECORD_KEY);
  const carried = cellsOf(TRF_EXTRAS_KEY);
  const stored = cellsOf(STORED_EVENT_KEY);
  const published = cellsOf(PUBLISHED_KEY);
  return {
    ...(record ? { record } : {}),
    ...(carried ? { carried } : {}),
    ...(stored ? { stored } : {}),
    ...(published ? { published } : {}),
  };
}

/** A new workbook from a plan. */
export async function writeBook(
  plan: Plan,
  options: FileOptions = { language: 'en', time: '' },
): Promise<Uint8Array> {
  const made = applyToFile(blankBook(), plan, options);
  if (!made.ok)
    throw new Error(`A new workbook is in conflict with itself: ${made.problems[0].code}`);
  return made.value;
}

/** The same workbook with a plan applied to it; everything else stays as it was. */
export async function updateBook(
  bytes: Uint8Array,
  plan: Plan,
  options: FileOptions = { language: 'en', time: '' },
): Promise<Checked<Uint8Array>> {
  return guarded(() => applyToFile(bytes, plan, options));
}

/** Reads with the library what has been looked through before: it trusts what a file announces. */
async function opened<Book>(
  bytes: Uint8Array,
  open: (bytes: Uint8Array) => Promise<Book>,
): Promise<Checked<Book>> {
  return guarded(async () => {
    new Package(bytes).verify();
    return { ok: true, value: await open(bytes), warnings: [] };
  });
}

/** A damaged file is a problem of the file, not a fault of ours. */
async function guarded<T>(work: () => Checked<T> | Promise<Checked<T>>): Promise<Checked<T>> {
  try {
    return await work();
  } catch (cause) {
    if (!(cause instanceof HucreError) && !(cause instanceof DamagedFile)) throw cause;
    if (cause instanceof LockedFile)
      return { ok: false, problems: [error('file-under-password', { kind: 'file' }, '')] };
    return { ok: false, problems: [error('not-a-workbook', { kind: 'file' }, cause.message)] };
  }
}

type Named = NonNullable<Workbook['namedRanges']>[number];

/**
 * Print areas and titles are names of the workbook. The library writes the sheet in them without
 * quotes; `Round 1!$A$1` is no reference, and programs drop the name or take the file for damaged.
 * So they are written as names of our own making.
 */
function printNames<Book extends { sheets: PlainSheet[]; namedRanges?: Named[] }>(
  book: Book,
): Book {
  const names: Named[] = [];
  for (const sheet of book.sheets) {
    const { printArea, printTitlesRow, printTitlesColumn, ...page } = sheet.pageSetup ?? {};
    const name = (title: string, parts: readonly (string | undefined)[]) => {
      const quoted = `'${sheet.name.replace(/'/g, "''")}'`;
      const ranges = parts.flatMap((part) => (part ? part.split(',') : []));
      if (ranges.length === 0) return;
      const range = ranges.map((each) => `${quoted}!${each}`).join(',');
      names.push({ name: title, range, scope: sheet.name });
    };
    name('_xlnm.Print_Area', [printArea]);
    name('_xlnm.Print_Titles', [printTitlesColumn, printTitlesRow]);
    if (sheet.pageSetup) sheet.pageSetup = page;
  }
  book.namedRanges = [...(book.namedRanges ?? []), ...names];
  return book;
}

/** "'Round 1'!$A$1:$B$2" → "Round 1". */
const sheetOf = (range: string): string =>
  range.slice(0, range.lastIndexOf('!')).replace(/^'|'$/g, '').replace(/''/g, "'");

function tablesOf(sheet: Sheet): BookCells['tables'][number][] {
  return (sheet.tables ?? []).flatMap(({ name, range, columns, showTotalRow }) => {
    const area = parseAddress(range ?? '');
    if (!area) return [];
    // Rows below the last cell of a sheet are blank, and there may be a million of them.
    const used = Math.min(area.rows, Math.max(1, sheet.rows.length - area.row));
    const width = Math.min(area.columns, Math.max(columns.length, 1));
    const line = (row: number) =>
      Array.from({ length: width }, (_, index) =>
        content(sheet.rows[row]?.[area.column + index] ?? null),
      );
    const body = used - 1 - (showTotalRow && used === area.rows ? 1 : 0);
    return [
      {
        name,
        sheet: sheet.name,
        row: area.row,
        column: area.column,
        header: columns.map((column) => column.name),
        rows: Array.from({ length: Math.max(0, body) }, (_, index) => line(area.row + 1 + index)),
      },
    ];
  });
}

const EPOCH_1900 = -2209161600000; // 30 December 1899, from which Excel counts its days

/** A date cell is the serial number that Excel keeps, as it is when read through Office. */
function content(value: Sheet['rows'][number][number]): CellContent {
  if (value === null || typeof value !== 'object') return value;
  return (value.getTime() - EPOCH_1900) / 86400000;
}

/** The whole workbook, any sheet with its looks: for whoever shows files, not only events. */
export async function readWorkbook(bytes: Uint8Array): Promise<Checked<OpenedWorkbook>> {
  return opened(bytes, async (all) => {
    const book = await readXlsx(all, { readStyles: true });
    const file = new Package(all);
    nameCharts(book, file);
    const sheets = book.sheets.map((sheet, index) => {
      const part = sheetPartAt(file, index);
      return { ...sheet, pictures: part ? picturesOn(file, part) : [] };
    });
    return { ...book, sheets, customXml: customXmlIn(file).map(({ xml }) => xml) };
  });
}

/** The caption of a chart is its name from here on: the library does not read names. */
function nameCharts({ sheets }: Workbook, file: Package): void {
  sheets.forEach(({ charts = [] }, index) => {
    if (charts.length === 0) return;
    const names = chartNames(file, index);
    charts.forEach((chart, at) => {
      if (names.length === charts.length) chart.frameTitle = names[at];
    });
  });
}

export async function writeWorkbook(
  workbook: Pick<Workbook, 'namedRanges' | 'activeSheet' | 'properties' | 'workbookProtection'> & {
    sheets: PlainSheet[];
    customXml?: readonly string[];
  },
): Promise<Uint8Array> {
  const { customXml = [], ...book } = workbook;
  return finished(await writeXlsx(printNames(book)), workbook.sheets, customXml);
}

/** What the library leaves out, and what belongs to a font in the order of Excel's schema. */
function finished(
  bytes: Uint8Array,
  sheets: readonly PlainSheet[],
  customXml: readonly string[],
): Uint8Array {
  const file = new Package(bytes);
  for (const xml of customXml) setCustomXml(file, xml);
  const styles = file.edit('xl/styles.xml');
  const fonts = [
    ...(styles.child('fonts')?.elements ?? []),
    ...(styles.child('dxfs')?.elements ?? []).flatMap((dxf) => dxf.all('font')),
  ];
  fonts.forEach(inFontOrder);
  finishCharts(file);
  // What the workbench's own sheets show was calculated when they were saved.
  const parts = sheets.flatMap((_, index) => sheetPartAt(file, index) ?? []);
  const formulas = parts.flatMap((part) => file.text(part).match(/<f[ >][^]*?<\/f>/g) ?? []);
  if (!formulas.some(isForeign)) {
    file.replaceText('xl/workbook.xml', / fullCalcOnLoad="(?:1|true)"/, '');
    file.replaceText('xl/workbook.xml', / calcId="\d*"/, ` calcId="${ENGINE}"`);
  }
  sheets.forEach(({ pictures = [] }, index) => {
    const part = sheetPartAt(file, index);
    for (const picture of part ? pictures : []) addPicture(file, part!, file.edit(part!), picture);
  });
  return file.bytes();
}

export { fileFormula, formulaFromFile } from './fileFormula';
