import type { CellContent } from '../plan/cells';

/**
 * Who works in a workbook that several arbiters share: one very hidden sheet of one column. Its first cell
 * is the desk,
 *
 *     1 k3f9q 2026-05-01T14:10:00.000Z Ann Alder
 *
 * version, id of the writer, until when (UTC), name: whoever it names pairs, writes lists, changes players and
 * undoes. Each cell below belongs to one writer, who alone writes it: the id, the name, and the results that
 * the writer entered last, so that the others can say who did. Two who write never meet in a cell but the first.
 */
export const SHARED_SHEET = '_pairsheet_shared';
export const SHARED_VERSION = 1;
/** The desk, and as many writers as a workbook has ever had, but one. */
export const SHARED_ROWS = 64;
/** Where the desk stands, counted from 0. */
export const DESK_ROW = 0;

/** An arbiter at a pane. The name is the arbiter's own, the id the pane's. */
export interface Writer {
  readonly id: string;
  readonly name: string;
}

export interface Lease extends Writer {
  /** A moment in UTC. Clocks differ: it only decides how the desk is offered, never who has it. */
  readonly until: string;
}

/** A result as its writer entered it, by the numbers that the players had then. */
export interface Entered {
  /** In lower case; '' for the event without a name. */
  readonly section: string;
  readonly round: number;
  readonly white: number;
  readonly black: number;
  readonly result: string;
  /** Of both players (`namesOfGame`), as numbers move with a late entry; absent in notes of before. */
  readonly names?: string;
}

export const BETWEEN_NAMES = ' – ';
export const namesOfGame = (white: string, black: string): string =>
  `${white}${BETWEEN_NAMES}${black}`;

export interface Colleague extends Writer {
  readonly entered: readonly Entered[];
}

export interface Shared {
  /** null: nobody has taken it yet, or what stands there is nobody's of ours. */
  readonly desk: Lease | null;
  readonly writers: readonly Colleague[];
}

/** So many results a writer's cell keeps. */
const MOST_ENTERED = 20;

const LEASE = /^1 ([a-z0-9]+) (\d{4}-\d\d-\d\dT[\d:.]+Z) (.*)$/s;

export const leaseText = ({ id, name, until }: Lease): string =>
  `${SHARED_VERSION} ${id} ${until} ${name}`;

export function readLease(cell: unknown): Lease | null {
  const match = LEASE.exec(String(cell ?? ''));
  if (!match) return null;
  const [id = '', until = '', name = ''] = match.slice(1);
  return { id, until, name };
}

export const writerText = ({ id, name, entered }: Colleague): string =>
  JSON.stringify({
    version: SHARED_VERSION,
    id,
    name,
    entered: entered
      .slice(-MOST_ENTERED)
      .map(({ section, round, white, black, result, names }) => [
        ...[section, round, white, black, result],
        ...(names === undefined ? [] : [names]),
      ]),
  });

interface StoredWriter {
  readonly version: number;
  readonly id: string;
  readonly name: string;
  readonly entered: readonly (readonly [string, number, number, number, string, string?])[];
}

/** null: nobody's, or not of this version. */
export function readWriter(cell: unknown): Colleague | null {
  if (String(cell ?? '') === '') return null;
  try {
    const stored = JSON.parse(String(cell)) as StoredWriter;
    if (stored.version !== SHARED_VERSION) return null;
    const entered = stored.entered.map(([section, round, white, black, result, names]) => {
      return { section, round, white, black, result, ...(names === undefined ? {} : { names }) };
    });
    return { id: stored.id, name: stored.name, entered };
  } catch (cause) {
    if (cause instanceof SyntaxError || cause instanceof TypeError) return null;
    throw cause;
  }
}

/** null: the workbook is not shared. */
export function readShared(rows: readonly (readonly CellContent[])[] | undefined): Shared | null {
  if (!rows) return null;
  const writers = rows.slice(1).flatMap(([cell]) => readWriter(cell) ?? []);
  return { desk: readLease(rows[DESK_ROW]?.[0]), writers };
}

/**
 * The row of a writer: the one that is theirs, else the first free one from a place that their id gives, so
 * that two who come at once most likely take different ones. null: all are taken.
 */
export function rowOfWriter(
  rows: readonly (readonly CellContent[])[],
  { id }: Pick<Writer, 'id'>,
): number | null {
  const own = rows.findIndex(([cell], row) => row > DESK_ROW && readWriter(cell)?.id === id);
  if (own >= 0) return own;
  const places = SHARED_ROWS - 1;
  const from = [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % places, 0);
  for (let step = 0; step < places; step++) {
    const row = 1 + ((from + step) % places);
    if (String(rows[row]?.[0] ?? '') === '') return row;
  }
  return null;
}
