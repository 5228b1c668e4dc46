import { inflateRawSync } from 'node:zlib';

/** The text of one entry of a zip file, read from its central directory: what a foreign program sees. */
export function zipEntry(bytes: Uint8Array, wanted: string): string {
  const data = Buffer.from(bytes);
  const end = data.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  let at = data.readUInt32LE(end + 16);
  while (data.toString('latin1', at, at + 4) === 'PK\u0001\u0002') {
    const [nameLength, extra, comment] = [28, 30, 32].map((o) => data.readUInt16LE(at + o));
    const name = data.toString('utf8', at + 46, at + 46 + nameLength);
    if (name === wanted) {
      const size = data.readUInt32LE(at + 20);
      const local = data.readUInt32LE(at + 42);
      const start = local + 30 + data.readUInt16LE(local + 26) + data.readUInt16LE(local + 28);
      const packed = data.subarray(start, start + size);
      return (data.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed)).toString('utf8');
    }
    at += 46 + nameLength + extra + comment;
  }
  throw new Error(`No ${wanted} in the file`);
}
