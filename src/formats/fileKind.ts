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
