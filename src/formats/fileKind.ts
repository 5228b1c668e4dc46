/** What a file is by its first bytes, whatever it is called. */
export type FileKind =
  /** A container of parts: .xlsx, .xlsm, .ods. */
  | 'zip'
  /** The container of older office files: .xls, and any workbook under a password. */
  | 'ole'
  /** A database of Microsoft Access. */
  | 'access'
  /** A tournament of Swiss-Manager. */
  | 'tunx'
  /** Tables between tags: a page of a site, the XML of older spreadsheets. */
  | 'page'
  | 'other';

const SIGNATURES: readonly (readonly [FileKind, readonly number[]])[] = [
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['ole', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  ['tunx', [0x93, 0xff, 0x89, 0x44]],
  // Four bytes, then “Standard Jet DB” or “Standard ACE DB”.
  ['access', [0x00, 0x01, 0x00, 0x00, 0x53, 0x74, 0x61, 0x6e, 0x64, 0x61, 0x72, 0x64, 0x20]],
];

export const fileKindOf = (bytes: Uint8Array): FileKind =>
  SIGNATURES.find(([, start]) => start.every((byte, at) => bytes[at] === byte))?.[0] ??
  (PAGE.test(String.fromCharCode(...bytes.subarray(0, 1024))) ? 'page' : 'other');

/** How pages begin, behind a mark of the encoding; rating lists are XML of another kind. */
const PAGE =
  /^(?:\xEF\xBB\xBF)?\s*(?:<!doctype html|<(?:html|head|body|table|meta|div|center)\b|(?:<\?[^>]*>\s*)+<(?:\w+:)?(?:workbook|html)\b|<!--)/i;

/** Files that hold sheets, by their names. */
export const isSheetFile = (name: string): boolean => /\.(?:xlsx|xlsm|xls|ods|html?)$/i.test(name);

/** Tournaments of other programs, by their names. */
export const isProgramFile = (name: string): boolean => /\.(?:tunx|papi|mdb|sjson)$/i.test(name);

/** Programs whose files are known by their names and not read. */
const NOT_READ: readonly (readonly [RegExp, string])[] = [
  [/\.swt$/i, 'Swiss-Chess (.SWT)'],
  [/\.swar$/i, 'SWAR (.swar)'],
  [/\.sws$/i, 'PairTwo (.sws)'],
  [/\.(?:trn|sco)$/i, 'SwissPerfect (.trn, .sco)'],
];

/** The program of such a file; null: it is another, or a text under such a name. */
export const programNotRead = (name: string, bytes: Uint8Array): string | null =>
  bytes.subarray(0, 1024).includes(0)
    ? (NOT_READ.find(([ending]) => ending.test(name))?.[1] ?? null)
    : null;

/**
 * Text under the name of a workbook: sites call their tables `.xls` so that Excel opens them. Only what has
 * columns in some lines is such a table; anything else is a workbook that cannot be opened.
 */
export function isTextCalledSheet(name: string, bytes: Uint8Array): boolean {
  if (!isSheetFile(name) || fileKindOf(bytes) !== 'other') return false;
  const start = bytes.subarray(0, 16384);
  const isWide = start[0] === 0xff && start[1] === 0xfe;
  if (start.includes(0) && !isWide) return false;
  const lines = Array.from(start, (byte) => (byte === 0 ? '' : String.fromCharCode(byte)))
    .join('')
    .split(/[\r\n]+/);
  return lines.filter((line) => /\t.*\t|;.*;|,.*,/.test(line)).length >= 2;
}
