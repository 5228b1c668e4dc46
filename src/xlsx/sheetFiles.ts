import { readOds, readXls, type Sheet } from 'hucre';
import { fileKindOf } from '../formats/fileKind';
import { decodeTrf, isUtf8 } from '../formats/trf/decode';
import { error, type Checked } from '../model/problems';
import type { SheetCells } from '../sheets/plan/cells';
import { sheetCellsOf, sheetsOfWorkbook } from './workbook';
import { LockedFile } from './package/damaged';
import { openZip, unpack } from './package/zip';

/** The sheets of a file of any spreadsheet program, as they show. */
export async function readSheets(bytes: Uint8Array): Promise<Checked<readonly SheetCells[]>> {
  const kind = fileKindOf(bytes);
  if (kind === 'ole') return readOld(bytes);
  if (kind === 'page') return readPage(bytes);
  if (kind === 'zip' && isOpenDocument(bytes))
    return shown('.ods', async () => {
      // Limits hold before the library unpacks anything.
      const manifest = openZip(bytes).get('META-INF/manifest.xml');
      // A sheet under a password is packed as any other; only the list of its parts says so.
      if (manifest && /encryption-data/.test(new TextDecoder().decode(unpack(manifest))))
        throw new LockedFile('encrypted');
      return (await readOds(bytes)).sheets;
    });
  return sheetsOfWorkbook(bytes);
}

/** The first part of an OpenDocument file is its type, not packed. */
const isOpenDocument = (bytes: Uint8Array): boolean =>
  latin1(bytes.subarray(30, 120)).startsWith(
    'mimetypeapplication/vnd.oasis.opendocument.spreadsheet',
  );

const latin1 = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

async function readPage(bytes: Uint8Array): Promise<Checked<readonly SheetCells[]>> {
  const { tablesOfPage } = await import('./pageTables');
  const text = decodePage(bytes);
  if (!text.ok) return text;
  const { tables, isCut } = tablesOfPage(text.value);
  if (tables.length > 0 && !isCut) return { ...text, value: tables };
  const code = isCut ? 'page-cut' : 'page-without-table';
  return { ok: false, problems: [error(code, { kind: 'file' }, '')] };
}

/** By the encoding that the page names, where its bytes are no UTF-8. */
function decodePage(bytes: Uint8Array): Checked<string> {
  const named = /charset\s*=\s*["']?(windows-125\d|iso-8859-\d{1,2}|koi8-r)\b/i.exec(
    latin1(bytes.subarray(0, 4096)),
  )?.[1];
  const text = decodeTrf(bytes);
  if (!text.ok || named === undefined || isUtf8(bytes)) return text;
  return { ok: true, value: new TextDecoder(named).decode(bytes), warnings: [] };
}

/** So large a file of Excel 97 would be no list of players. */
const MOST_BYTES = 64 * 1024 * 1024;

async function readOld(bytes: Uint8Array): Promise<Checked<readonly SheetCells[]>> {
  const refused = (code: 'file-under-password' | 'file-too-large', value: string) =>
    ({ ok: false, problems: [error(code, { kind: 'file' }, value)] }) as const;
  if (bytes.length > MOST_BYTES) return refused('file-too-large', String(bytes.length));
  if (isUnderPassword(bytes)) return refused('file-under-password', '');
  return shown('.xls', async () => (await readXls(bytes)).sheets);
}

/** What the library throws at a damaged file has many names; all of them are about the file. */
async function shown(
  format: string,
  read: () => Promise<readonly Sheet[]>,
): Promise<Checked<readonly SheetCells[]>> {
  try {
    return { ok: true, value: sheetCellsOf(await read()), warnings: [] };
  } catch (cause) {
    if (cause instanceof LockedFile)
      return { ok: false, problems: [error('file-under-password', { kind: 'file' }, '')] };
    return { ok: false, problems: [error('not-a-spreadsheet', { kind: 'file' }, format)] };
  }
}

/** The name of the stream that holds a workbook under a password, in UTF-16. */
const ENCRYPTED = [...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0]);
/** The first record of a workbook of Excel 97, and the one behind it that says it is encrypted. */
const BEGINNING = [0x09, 0x08, 0x10, 0x00, 0x00, 0x06, 0x05, 0x00];
const BEGINNING_SIZE = 20;
const FILE_PASS = [0x2f, 0x00];
/** May stand between the two: writing is reserved. */
const WRITE_PROTECTION = [0x86, 0x00, 0x00, 0x00];

function isUnderPassword(bytes: Uint8Array): boolean {
  if (indexOf(bytes, ENCRYPTED) >= 0) return true;
  const start = indexOf(bytes, BEGINNING);
  if (start < 0) return false;
  const next = start + BEGINNING_SIZE;
  const at = next + (isAt(bytes, next, WRITE_PROTECTION) ? WRITE_PROTECTION.length : 0);
  return isAt(bytes, at, FILE_PASS);
}

const isAt = (bytes: Uint8Array, at: number, wanted: readonly number[]): boolean =>
  wanted.every((byte, index) => bytes[at + index] === byte);

function indexOf(bytes: Uint8Array, wanted: readonly number[]): number {
  for (let at = bytes.indexOf(wanted[0]); at >= 0; at = bytes.indexOf(wanted[0], at + 1))
    if (isAt(bytes, at, wanted)) return at;
  return -1;
}
