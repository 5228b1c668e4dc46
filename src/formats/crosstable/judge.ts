import { check } from '../../model/check';
import { warning, type Checked, type Place, type Problem } from '../../model/problems';
import type { RawPlayer, RawTournament } from '../../model/raw';
import type { Tournament } from '../../model/types';
import { readBareResults } from './bareResults';
import { withoutByePlayers } from './byePlayers';
import { expelledRows, printedOrders } from './layout/besideColumns';
import { dropColours, completeColours } from './cells/completeColours';
import { makePointsHeader } from './layout/pointsHeader';
import { fittingPoints, type PrintedRow } from './printedPoints';
import type { Reading } from './reading';
import type { TableRows } from './tableRows';

/** A reading with what is wrong in it. */
export interface Judged {
  readonly reading: Reading;
  readonly raw: RawTournament;
  readonly checked: Checked<Tournament>;
  readonly hasColours: boolean;
  readonly errors: number;
  readonly warnings: number;
}

export const isBetter = (a: Judged, b: Judged): boolean =>
  a.errors !== b.errors ? a.errors < b.errors : a.errors === 0 && a.warnings < b.warnings;

/** Makes an event of a reading and looks at it; the fewer problems, the likelier the reading. */
export function judgeReadings(reading: Reading, table: TableRows): Judged {
  const { layout } = table;
  const found = [...reading.problems];
  const rows = layout.rows.map((row, index) => table.player(row, index, reading, found));
  const { players: known, problems } = readBareResults(reading, rows, found);
  const players = withoutByePlayers(known, problems);
  const printed = players.map(({ claimedPoints, entries }): PrintedRow => ({
    outcomes: entries.flatMap((entry) => (entry ? [entry.outcome] : [])),
    printed: claimedPoints?.value ?? null,
  }));
  const given = layout.points ?? reading.points;
  const isRead = problems.every(({ severity }) => severity === 'warning');
  const points = given ?? (isRead ? fittingPoints(printed) : null) ?? undefined;
  if (points && !layout.points) {
    const column = layout.columns.get('points');
    const place = table.placeOf(layout.headerRow, column ?? 0);
    const head = column === undefined ? '' : layout.heads[column];
    problems.push(
      warning('points-counted-otherwise', place, head, {
        points: makePointsHeader('', points).trim(),
      }),
    );
  }
  problems.sort((a, b) => position(a.place) - position(b.place));
  const coloured = completeColours(players);
  const hasColours = coloured && !dropColours(players, problems);
  const info = layout.kind === undefined ? {} : { kind: layout.kind };
  const isExpelled = expelledRows(table.range, layout.heads);
  const orders = printedOrders(table.range, layout.heads, layout.rows, reading.numbers);
  const raw: RawTournament = {
    ...{ info, points, forbidden: [], virtualPoints: [], problems },
    players: players.map((player, index) =>
      isExpelled(layout.rows[index]) ? { ...player, withdrawn: true, expelled: true } : player,
    ),
    tieOrders: Object.fromEntries(
      Object.entries(orders).map(([kind, value]) => [
        kind,
        { value, place: table.placeOf(layout.headerRow, 0) },
      ]),
    ),
  };
  const checked = check(raw);
  const kept = checked.ok
    ? { ...checked, warnings: relevant(checked.warnings, players, layout.kind !== undefined) }
    : { ...checked, problems: withoutConsequences(checked.problems, problems, reading) };
  const all = kept.ok ? kept.warnings : kept.problems;
  const errors = all.filter(({ severity }) => severity === 'error').length;
  const warnings = all.filter((problem) => speaksAgainst(problem)).length;
  return { reading, raw, checked: kept, hasColours, errors, warnings };
}

/** A forfeit without colours is no sign that a table was misread: programs print them so. */
const speaksAgainst = ({ severity, code }: Problem): boolean =>
  severity === 'warning' && code !== 'forfeit-without-colour';

/** Everybody meets everybody, perhaps twice: that is no fault of a round robin. */
function relevant(
  warnings: readonly Problem[],
  players: readonly RawPlayer[],
  saysSo: boolean,
): readonly Problem[] {
  const met = players.map(
    ({ entries }) => new Set(entries.map((entry) => entry?.opponent ?? null)),
  );
  const isRoundRobin =
    saysSo ||
    met.every((opponents) => {
      opponents.delete(null);
      return opponents.size >= players.length - 2;
    });
  const ofSwiss = ['met-twice', 'no-entry-in-round'];
  return isRoundRobin ? warnings.filter(({ code }) => !ofSwiss.includes(code)) : warnings;
}

/** What a table says of its results while some of them have become dates. */
const OF_RESULTS: readonly Problem['code'][] = ['bare-result', 'result-without-opponent'];

/** A cell that cannot be read contradicts the opponent's: only the cause is worth a line. */
function withoutConsequences(
  all: readonly Problem[],
  causes: readonly Problem[],
  reading: Reading,
): Problem[] {
  const whole = causes.filter(({ code }) => code === 'grid-of-match-points');
  if (whole.length > 0) return whole;
  // A spreadsheet that made dates of ½ or 1-2 spoilt the results: which others do not fit follows from it.
  if (causes.some(({ code }) => code === 'cell-is-date'))
    return causes.filter(({ code }) => !OF_RESULTS.includes(code));
  const key = (place: Place) => JSON.stringify(place);
  const unreadable = new Set(causes.map(({ place }) => key(place)));
  return all.filter(({ code, args }) => {
    if (code !== 'opponents-disagree' || !args) return true;
    const [player, opponent, round] = [args.player, args.opponent, args.round].map(Number);
    const place = reading.mirror(player, opponent, round);
    return place === undefined || !unreadable.has(key(place));
  });
}

/** Row by row, as one reads a table. */
function position(place: Place): number {
  const [row, column] =
    place.kind === 'line'
      ? [place.line, place.column ?? 0]
      : place.kind === 'argument'
        ? [place.row ?? 0, place.column ?? 0]
        : [0, 0];
  return 10_000 * row + column;
}
