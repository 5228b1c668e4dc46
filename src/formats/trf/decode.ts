import { error, type Checked } from '../../model/problems';

/**
 * Bytes of a TRF as text: UTF-8 with or without byte order mark; what is no UTF-8 is Latin-1, in
 * which every byte is a character. Control characters betray a file that is no text at all.
 */
export function decodeTrf(bytes: Uint8Array): Checked<string> {
  if (looksBinary(bytes))
    return { ok: false, problems: [error('binary-file', { kind: 'file' }, signature(bytes))] };
  return { ok: true, value: decodeUtf8(bytes) ?? decodeLatin1(bytes), warnings: [] };
}

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
  return bytes.subarray(0, 4096).some((byte) => byte < 0x20 && !TEXT_CONTROLS.includes(byte));
}

const signature = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, 4), (byte) => byte.toString(16).padStart(2, '0')).join(' ');
