import { deflateRawSync } from 'node:zlib';
import { makeZip, openZip, pack, unpack } from '../../../src/xlsx/package/zip';

/** A file with the text of some parts changed; null takes a part out. */
export function editZip(
  bytes: Uint8Array,
  edits: Readonly<Record<string, (text: string) => string | null>>,
): Uint8Array {
  const entries = openZip(bytes);
  for (const [name, edit] of Object.entries(edits)) {
    const entry = entries.get(name);
    const text = edit(entry ? new TextDecoder().decode(unpack(entry)) : '');
    if (text === null) entries.delete(name);
    else {
      const data = Uint8Array.from(Buffer.from(text));
      // Packed as tight as other programs do.
      entries.set(name, { ...pack(name, data), packed: new Uint8Array(deflateRawSync(data)) });
    }
  }
  return makeZip([...entries.values()]);
}
