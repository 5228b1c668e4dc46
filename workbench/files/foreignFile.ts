import type { WordKey } from '../../src/words';

const startsWith = (bytes: Uint8Array, signs: readonly number[]): boolean =>
  signs.every((sign, index) => bytes[index] === sign);

/** How OpenDocument says what it is: the first thing in its archive, never compressed. */
const OPEN_DOCUMENT = 'mimetypeapplication/vnd.oasis.opendocument';

/** What a file is that is no workbook of ours, in a person's words; null: it looks like one. */
export function foreignFile(bytes: Uint8Array): WordKey | null {
  if (startsWith(bytes, [0x50, 0x4b])) {
    const head = String.fromCharCode(...bytes.subarray(0, 120));
    return head.includes(OPEN_DOCUMENT) ? 'workbench.isOds' : null;
  }
  // Compound files: .xls of Excel 97 to 2003, and workbooks with a password.
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return 'workbench.isXls';
  return 'workbench.isNoWorkbook';
}
