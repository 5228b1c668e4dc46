import { readBook } from '../src/formats/xlsx';
import type { Checked } from '../src/model/problems';
import { readEvent, type EventRead } from '../src/sheets';

/** An event from the bytes of a workbook that keeps the contract. */
export async function readWorkbookEvent(bytes: Uint8Array): Promise<Checked<EventRead>> {
  const book = await readBook(bytes);
  return book.ok ? { ok: true, value: readEvent(book.value), warnings: [] } : book;
}
