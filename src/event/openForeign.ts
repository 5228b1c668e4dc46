import type { Reason } from '../explain/reason';
import { fileKindOf } from '../formats/fileKind';
import { refuseFile, type ForeignEvent } from '../formats/programs/foreignEvent';
import { check } from '../model/check';
import type { Checked } from '../model/problems';
import type { Tournament } from '../model/types';

/** An event from the file of another program. */
export interface OpenedForeign {
  readonly tournament: Tournament;
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
): Promise<Checked<OpenedForeign>> | null {
  if (fileKindOf(bytes) === 'tunx')
    return import('../formats/programs/readTunx').then(({ readTunx }) => opened(readTunx(bytes)));
  const program = PROGRAMS.find(([ending]) => ending.test(name))?.[1];
  return program === undefined
    ? null
    : Promise.resolve(refuseFile('foreign-file-wrong', name, { program }));
}

/** What the names of files promise. */
const PROGRAMS: readonly (readonly [RegExp, string])[] = [[/\.tunx$/i, 'Swiss-Manager (.TUNX)']];

function opened(read: Checked<ForeignEvent>): Checked<OpenedForeign> {
  if (!read.ok) return read;
  const { program, raw, notCarried } = read.value;
  const checked = check(raw);
  if (!checked.ok) return checked;
  const tournament = checked.value;
  const said: Reason[] = [
    {
      key: 'foreign.read-as',
      args: { program, players: tournament.players.length, rounds: tournament.pairedRounds },
    },
    { key: 'foreign.not-carried', args: { what: { reason: notCarried } } },
  ];
  return { ...checked, value: { tournament, said } };
}
