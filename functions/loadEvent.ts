import { cellContent, cellWord, readCrosstable } from '../src/formats/crosstable';
import { check } from '../src/model/check';
import type { Tournament } from '../src/model/types';
import { readEvent, type TableCells } from '../src/sheets';
import { refusal } from './errors';

export interface LoadedEvent {
  readonly tournament: Tournament;
  readonly hasColours: boolean;
}

/**
 * An event from ranges: the players and each round as the add-in's own sheets have them, or, where
 * no round is given, a crosstable that has everything.
 */
export function loadEvent(
  players: unknown[][],
  rounds: unknown[][][] | null | undefined,
  totalRounds?: number,
): LoadedEvent {
  const given = (rounds ?? []).filter((range) => Array.isArray(range) && range.length > 0);
  if (given.length === 0) {
    const read = readCrosstable(players, 'players');
    if (read.ok && read.value.tournament.pairedRounds > 0) {
      const { tournament, hasColours } = read.value;
      const total = Math.max(totalRounds ?? 0, tournament.totalRounds);
      return { tournament: { ...tournament, totalRounds: total }, hasColours };
    }
    // A list of players before round 1 has no round column: not an error here.
    if (!read.ok && hasRoundColumns(players)) throw refusal(read.problems);
  }
  const { raw } = readEvent({
    tables: [
      ...(totalRounds ? [settings(totalRounds)] : []),
      tableOf('Players', players),
      ...given.map((range, index) => tableOf(`Round_${index + 1}`, range)),
    ],
  });
  const checked = check(raw);
  if (!checked.ok) throw refusal(checked.problems);
  return { tournament: checked.value, hasColours: true };
}

const hasRoundColumns = (players: unknown[][]): boolean =>
  (players[0] ?? []).some((cell) =>
    /^(?:r|rd|round|ronde|ronda)?\W*\d{1,2}\W*(?:rd)?\W*$/i.test(cellWord(cell)),
  );

function tableOf(name: string, range: unknown[][]): TableCells {
  const [header = [], ...rows] = range;
  return {
    name,
    sheet: name.replace('_', ' '),
    row: 0,
    column: 0,
    header: header.map((cell) => String(cellContent(cell) ?? '')),
    rows: rows.map((row) => row.map(cellContent)),
  };
}

const settings = (rounds: number): TableCells => ({
  name: 'Event',
  sheet: 'Event',
  row: 0,
  column: 0,
  header: ['Setting', 'Value'],
  rows: [['Rounds', rounds]],
});
