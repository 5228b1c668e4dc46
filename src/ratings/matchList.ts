import type { Checked } from '../model/problems';
import { openListRows, openListText, monthOfList } from './openList';
import type { RatingList } from './list';
import { readAccessList } from './readAccessList';
import { matchPlayers, type ListMatch, type WantedPlayer } from './match';

/** The players of an event as a list has them. */
export interface MatchedList {
  /** Names of the columns of ratings, the first being the one that is taken unless another is asked for. */
  readonly columns: readonly string[];
  readonly rows: number;
  /** `2026-11` where the list says its month. */
  readonly month: string;
  readonly matches: readonly ListMatch[];
}

/** `progress`: 0…1, by the length of the first lines. */
export function matchText(
  text: string,
  wanted: readonly WantedPlayer[],
  progress: (done: number) => void,
): Checked<MatchedList> {
  const list = openListText(text);
  if (!list.ok) return list;
  return matched(
    list.value,
    wanted,
    progress,
    text.length / lineLength(text, list.value.kind),
    monthOfList(text),
  );
}

export function matchRows(
  rows: readonly (readonly unknown[])[],
  wanted: readonly WantedPlayer[],
  progress: (done: number) => void,
): Checked<MatchedList> {
  const list = openListRows(rows);
  return list.ok ? matched(list.value, wanted, progress, rows.length, '') : list;
}

/** A list in an Access database. */
export function matchAccess(
  bytes: Uint8Array,
  wanted: readonly WantedPlayer[],
  progress: (done: number) => void,
): Checked<MatchedList> {
  const list = readAccessList(bytes);
  return list.ok ? matched(list.value, wanted, progress, bytes.length / 200, '') : list;
}

function matched(
  { columns, rows }: RatingList,
  wanted: readonly WantedPlayer[],
  progress: (done: number) => void,
  estimate: number,
  month: string,
): Checked<MatchedList> {
  let count = 0;
  function* counted() {
    for (const row of rows) {
      count++;
      yield row;
    }
  }
  const matches = matchPlayers(wanted, counted(), (done) =>
    progress(Math.min(0.99, done / estimate)),
  );
  return { ok: true, value: { columns, rows: count, month, matches }, warnings: [] };
}

/** The middle length of a line, or of a record of XML, at the beginning of the text. */
function lineLength(text: string, kind: RatingList['kind']): number {
  const sample = text.slice(0, 20_000);
  const lines = kind === 'fide-xml' ? sample.split('</player>') : sample.split('\n');
  return Math.max(1, sample.length / lines.length);
}
