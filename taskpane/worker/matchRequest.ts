import { fileKindOf } from '../../src/formats/fileKind';
import { decodeTrf } from '../../src/formats/trf/decode';
import { error, type Checked } from '../../src/model/problems';
import type { WantedPlayer } from '../../src/ratings/match';
import { matchAccess, matchRows, matchText, type MatchedList } from '../../src/ratings/matchList';
import { DamagedFile } from '../../src/xlsx/package/damaged';
import { openZip, unpack } from '../../src/xlsx/package/zip';
import type { ListBytes } from '../store/types';

export interface MatchRequest {
  readonly list: ListBytes;
  readonly wanted: readonly WantedPlayer[];
}

/** Unpacks, decodes, reads and matches a list. */
export function matchRequest(
  { list, wanted }: MatchRequest,
  progress: (done: number) => void,
): Checked<MatchedList> {
  if ('rows' in list) return matchRows(list.rows, wanted, progress);
  const bytes = unpacked(list.bytes);
  if (!bytes.ok) return bytes;
  if (fileKindOf(bytes.value) === 'access') return matchAccess(bytes.value, wanted, progress);
  const text = decodeTrf(bytes.value);
  return text.ok ? matchText(text.value, wanted, progress) : text;
}

/** FIDE publishes its lists as archives with one file in each. */
function unpacked(bytes: Uint8Array): Checked<Uint8Array> {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return { ok: true, value: bytes, warnings: [] };
  try {
    const entries = openZip(bytes);
    const list = [...entries.values()].find(({ name }) => /\.(?:txt|xml|csv|tsv|mdb)$/i.test(name));
    if (list) return { ok: true, value: unpack(list), warnings: [] };
    return refused([...entries.keys()].slice(0, 5).join(', '));
  } catch (cause) {
    if (cause instanceof DamagedFile) return refused('zip');
    throw cause;
  }
}

const refused = (value: string): Checked<never> => ({
  ok: false,
  problems: [error('list-not-in-archive', { kind: 'file' }, value)],
});
