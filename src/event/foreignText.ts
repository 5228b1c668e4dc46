import type { Reason } from '../explain/reason';
import { fileKindOf, isSheetFile, isTextCalledSheet } from '../formats/fileKind';
import { decodeTrf } from '../formats/trf/decode';
import { makeTrf } from '../formats/trf/write/makeTrf';
import { error, type Checked } from '../model/problems';
import { openForeign } from './openForeign';

/** A file as the text that *Import* takes: a TRF, or a table with tabs. */
export interface FileText {
  readonly text: string;
  /** What it was read as, where it was no text. */
  readonly said: readonly Reason[];
}

/** Any file that can be imported. The readers of what is no text are loaded when they are needed. */
export async function textOfFile(name: string, bytes: Uint8Array): Promise<Checked<FileText>> {
  const foreign = openForeign(name, bytes);
  if (foreign) {
    const opened = await foreign;
    if (!opened.ok) return opened;
    const [first, ...others] = opened.value;
    if (others.length > 0) return severalEvents(opened.value.map(({ section }) => section ?? ''));
    const { event, said } = first!;
    return event.ok
      ? { ...event, value: { text: makeTrf(event.value, { format: 'trf26' }), said } }
      : event;
  }
  const isSheet = isSheetFile(name) && !isTextCalledSheet(name, bytes);
  if (isSheet || ['ole', 'zip', 'page'].includes(fileKindOf(bytes))) return textOfSheets(bytes);
  const text = decodeTrf(bytes);
  return text.ok ? { ...text, value: { text: text.value, said: [] } } : text;
}

/** The sheet with the crosstable; several events in a workbook are opened as a workbook. */
async function textOfSheets(bytes: Uint8Array): Promise<Checked<FileText>> {
  const { readSheets } = await import('../xlsx/sheetFiles');
  const { readSheetTables } = await import('./sheetTables');
  const sheets = await readSheets(bytes);
  if (!sheets.ok) return sheets;
  const tables = readSheetTables(sheets.value);
  if (!tables.ok) return tables;
  const [table, ...others] = tables.value;
  const first = table!;
  if (others.length > 0) return severalEvents(tables.value.map(({ sheet }) => sheet));
  const rows = sheets.value.find(({ sheet }) => sheet === first.sheet)?.rows ?? [];
  const text = rows.map((row) => row.map(plainCell).join('\t')).join('\n');
  return { ok: true, value: { text, said: first.said }, warnings: [] };
}

const severalEvents = (names: readonly string[]): Checked<never> => ({
  ok: false,
  problems: [error('events-to-choose', { kind: 'file' }, names.join(', '))],
});

const plainCell = (cell: unknown): string => String(cell ?? '').replace(/[\t\r\n]+/g, ' ');
