import { error, warning, type Checked } from '../../model/problems';
import { CODE_PAGES, codePageOf, withHalves } from './codePages';

/**
 * Bytes of a text file as text: UTF-16 by its byte order mark or its noughts (what Excel calls
 * Unicode text), UTF-8 with or without mark; what is none of them is a page of other
 * letters where these show it, which is said, else Latin-1, in which every byte is a character. Control
 * characters betray a file that is no text at all.
 */
export function decodeTrf(bytes: Uint8Array): Checked<string> {
  const wide = decodeUtf16(bytes);
  if (wide !== null) return { ok: true, value: wide, warnings: [] };
  if (looksBinary(bytes))
    return { ok: false, problems: [error('binary-file', { kind: 'file' }, signature(bytes))] };
  const utf8 = decodeUtf8(bytes);
  if (utf8 !== null) return { ok: true, value: utf8, warnings: [] };
  const latin = decodeLatin1(bytes);
  const page = codePageOf(latin);
  if (page === null) return { ok: true, value: latin, warnings: [] };
  const text = withHalves(new TextDecoder(page).decode(bytes));
  const example = accentedWord(text);
  const args = { page: CODE_PAGES[page] };
  return {
    ok: true,
    value: text,
    warnings: [warning('code-page-guessed', { kind: 'file' }, example, args)],
  };
}

/** The first word with a letter beyond ASCII, to be looked at; of a very long one what stands around it. */
function accentedWord(text: string): string {
  const at = text.search(/[^\0-\x7F\P{L}]/u);
  if (at < 0) return '';
  const before = /\p{L}*$/u.exec(text.slice(Math.max(0, at - WORD), at))![0];
  return before + /^\p{L}*/u.exec(text.slice(at, at + WORD))![0];
}
const WORD = 40;

/** Null: it is no UTF-16, or no text. */
function decodeUtf16(bytes: Uint8Array): string | null {
  const order = utf16Order(bytes);
  if (order === null) return null;
  const text = new TextDecoder(order).decode(bytes);
  const start = Array.from(text.slice(0, 4096), (letter) => letter.codePointAt(0)!);
  return start.some((code) => isControl(code) || code === 0xfffd) ? null : text;
}

/** Without a mark, every other byte of a Latin text is a nought. */
function utf16Order(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 512);
  const noughts = [0, 0];
  start.forEach((byte, at) => (noughts[at % 2] += byte === 0 ? 1 : 0));
  const many = 0.4 * start.length;
  if (noughts[1] > many && noughts[0] === 0) return 'utf-16le';
  if (noughts[0] > many && noughts[1] === 0) return 'utf-16be';
  return null;
}

export const isUtf8 = (bytes: Uint8Array): boolean => decodeUtf8(bytes) !== null;

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    // By its name: the error may come from another realm than ours.
    if ((cause as Error).name === 'TypeError') return null; // not UTF-8
    throw cause;
  }
}

/** Byte by byte: the platform's decoder named "latin1" is Windows-1252 and differs in 27 places. */
function decodeLatin1(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return text;
}

const TEXT_CONTROLS = [0x09, 0x0a, 0x0c, 0x0d, 0x1a];

function looksBinary(bytes: Uint8Array): boolean {
  return bytes.subarray(0, 4096).some(isControl);
}

const isControl = (code: number): boolean => code < 0x20 && !TEXT_CONTROLS.includes(code);

const signature = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, 4), (byte) => byte.toString(16).padStart(2, '0')).join(' ');
