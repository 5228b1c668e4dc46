import type { Reason } from '../explain/reason';
import { fileKindOf, programNotRead } from '../formats/fileKind';
import { refuseFile, type ForeignEvent } from '../formats/programs/foreignEvent';
import { decodeTrf } from '../formats/trf/decode';
import { check } from '../model/check';
import type { Checked } from '../model/problems';
import type { Tournament } from '../model/types';

/** One of the events in the file of another program. */
export interface OpenedForeign {
  /** The name of its part of the file; null: the file holds one event. */
  readonly section: string | null;
  readonly event: Checked<Tournament>;
  /** Its starting numbers were made from ratings. */
  readonly areRebuilt: boolean;
  /** What it was read as, and what could not be carried over. */
  readonly said: readonly Reason[];
}

/**
 * Opens the file of another pairing program; null: it is none. Each reader is loaded when its kind
 * of file comes.
 */
export function openForeign(
  name: string,
  bytes: Uint8Array,
): Promise<Checked<readonly OpenedForeign[]>> | null {
  const kind = fileKindOf(bytes);
  if (kind === 'tunx') return openTunx(bytes);
  if (kind === 'access') return openPapi(bytes);
  if (/\.sjson$/i.test(name)) return openSwissSys(bytes);
  const program = PROGRAMS.find(([ending]) => ending.test(name))?.[1];
  const other = programNotRead(name, bytes);
  if (program !== undefined)
    return Promise.resolve(refuseFile('foreign-file-wrong', name, { program }));
  return other === null ? null : Promise.resolve(refuseFile('foreign-file-not-read', other));
}

/** What the names of files promise. */
const PROGRAMS: readonly (readonly [RegExp, string])[] = [
  [/\.tunx$/i, 'Swiss-Manager (.TUNX)'],
  [/\.papi$/i, 'Papi (.papi)'],
  [/\.mdb$/i, 'Access (.mdb)'],
];

async function openTunx(bytes: Uint8Array): Promise<Checked<readonly OpenedForeign[]>> {
  const { readTunx } = await import('../formats/programs/readTunx');
  const read = readTunx(bytes);
  return read.ok ? { ...read, value: [opened(read.value)] } : read;
}

async function openPapi(bytes: Uint8Array): Promise<Checked<readonly OpenedForeign[]>> {
  const { readPapi } = await import('../formats/programs/readPapi');
  const read = readPapi(bytes);
  return read.ok ? { ...read, value: [opened(read.value)] } : read;
}

async function openSwissSys(bytes: Uint8Array): Promise<Checked<readonly OpenedForeign[]>> {
  const text = decodeTrf(bytes);
  if (!text.ok) return refuseFile('foreign-file-wrong', '', { program: 'SwissSys (.sjson)' });
  const { readSwissSys } = await import('../formats/programs/readSwissSys');
  const read = readSwissSys(text.value);
  return read.ok ? { ...read, value: read.value.map(opened) } : read;
}

function opened({
  program,
  section,
  raw,
  notCarried,
  areRebuilt = false,
}: ForeignEvent): OpenedForeign {
  const event = check(raw);
  const [players, rounds] = event.ok
    ? [event.value.players.length, event.value.pairedRounds]
    : [raw.players.length, 0];
  const said: Reason[] = [
    { key: 'foreign.read-as', args: { program, players, rounds } },
    { key: 'foreign.not-carried', args: { what: { reason: notCarried } } },
  ];
  return { section, event, areRebuilt, said };
}
