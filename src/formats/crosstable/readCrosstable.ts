import { error, warning, type Checked, type Problem } from '../../model/problems';
import type { RawTournament } from '../../model/raw';
import type { Tournament } from '../../model/types';
import { figureColumns, type FigureColumn } from './layout/figureColumns';
import { GridReader } from './grid';
import { namedOpponents } from './namedOpponents';
import { isBetter, judgeReadings, type Judged } from './judge';
import { findLayout } from './layout/layout';
import { inRange, type PlaceOf, type Range } from './range';
import type { Numbering, Reading, TableKind } from './reading';
import { RoundsReader } from './rounds';
import { TableRows } from './tableRows';
import { teamCellIn, type TeamCell } from './teamCells';
import { Understanding } from './understanding';

export { parsePrintedPoints } from './printedPoints';

export interface CrosstableRead {
  readonly tournament: Tournament;
  /** The same before it was checked: what an event is made of. */
  readonly raw: RawTournament;
  /** False where the table names no colours: enough for tie-breaks, not for pairing. */
  readonly hasColours: boolean;
  /** What kind of table it was taken for. */
  readonly kind: TableKind;
  /** Starting numbers by the numbers of `tournament`, where the table prints both. */
  readonly startNumbers?: ReadonlyMap<number, number>;
  /** Columns of figures beside the rounds, by the numbers of `tournament`: found when they are asked for. */
  readonly figures: () => readonly FigureColumn[];
  /** The place that the table prints of each player, by the numbers of `tournament`. */
  readonly printedRanks: ReadonlyMap<number, number>;
  /** Which row of the table each player of `tournament` stands in, counted from its first row. */
  readonly playerRows: ReadonlyMap<number, number>;
  /** The first row below the headers. */
  readonly firstRow: number;
}

/**
 * A crosstable with its header row: the add-in's own, one pasted from a results site, a wall grid,
 * an American chart, the grid of a round robin. It is read in every way that fits, and the reading
 * with the fewest problems is the one that counts, or whose problems are told.
 */
export function readCrosstable(
  range: Range,
  where: string | PlaceOf = 'table',
): Checked<CrosstableRead> {
  const placeOf = typeof where === 'string' ? inRange(where) : where;
  const found = findLayout(range, placeOf);
  if (!found.ok) return found;
  return readTable(new TableRows(range, found.value, placeOf));
}

/** Only who stands in a table and under which numbers, of a ranking too: it has no results of its own. */
export function readPlayersOnly(range: Range, placeOf: PlaceOf): Checked<CrosstableRead> {
  const found = findLayout(range, placeOf);
  if (!found.ok) return found;
  const table = new TableRows(range, found.value, placeOf);
  return asList(table, null, table.numberings()[0]);
}

/** More problems than these are told with what was understood of the table. */
const FEW_PROBLEMS = 20;

function readTable(table: TableRows): Checked<CrosstableRead> {
  const understanding = new Understanding(table);
  const numberings = table.numberings();
  const rounds = new RoundsReader(table, numberings);
  const best = bestReading(table, [new GridReader(table, numberings), rounds]);
  if (!best) return asList(table, understanding, numberings[0]);
  const told = understanding.aboutTheTable();
  const { reading, raw, checked, hasColours, errors } = best;
  if (!checked.ok) {
    const team = teamCellIn(table.range, table.layout);
    if (team) return { ok: false, problems: [aboutTeams(team, table.placeOf)] };
    const named = namedOpponents(table, checked.problems);
    if (named) return { ok: false, problems: [named, ...told] };
    const summary = errors > FEW_PROBLEMS ? [understanding.summary(reading, errors)] : [];
    return { ok: false, problems: [...summary, ...checked.problems, ...told] };
  }
  const refusal = understanding.notBelieved(reading, checked.value, rounds);
  if (refusal) return { ok: false, problems: [refusal, ...checked.warnings, ...told] };
  const isByContent = rounds.isByContent && !reading.kind.id.startsWith('grid');
  const byContent = isByContent
    ? [understanding.aboutColumns('rounds-by-content', rounds.columns)]
    : [];
  return {
    ok: true,
    value: {
      tournament: checked.value,
      raw,
      hasColours,
      kind: hasColours ? reading.kind : { ...reading.kind, colours: null },
      startNumbers: startNumbersOf(reading, numberings),
      figures: () => figureColumns(table.range, table.layout, reading.numbers),
      printedRanks: printedRanks(table, reading),
      ...rowsOf(table, reading.numbers),
    },
    warnings: [
      ...told,
      ...byContent,
      ...notMet(table, reading, checked.value),
      ...checked.warnings,
    ],
  };
}

/** An empty cell of a grid may be a game that is still to be played: nothing else in the table says so. */
function notMet(table: TableRows, { kind, numbers }: Reading, { players }: Tournament): Problem[] {
  if (!kind.id.startsWith('grid')) return [];
  const met = new Map(
    players.map(({ no, entries }) => [no, new Set(entries.map(({ opponent }) => opponent))]),
  );
  const left = numbers.flatMap((no, index) =>
    numbers.slice(index + 1).filter((other) => met.get(no)?.has(other) === false),
  );
  if (left.length === 0) return [];
  const first = numbers.findIndex((no) =>
    numbers.some((other) => other !== no && !met.get(no)?.has(other)),
  );
  const pairs = (numbers.length * (numbers.length - 1)) / 2;
  const place = table.placeOf(table.layout.rows[first] ?? table.layout.headerRow, 0);
  return [warning('grid-games-missing', place, String(left.length), { pairs })];
}

const aboutTeams = ({ row, column, text, points }: TeamCell, placeOf: PlaceOf): Problem =>
  error('table-of-teams', placeOf(row, column), text, { points });

/** The first reading without any problem, else the one with the fewest. */
function bestReading(
  table: TableRows,
  readers: readonly { readings(): Iterable<Reading> }[],
): Judged | undefined {
  let best: Judged | undefined;
  for (const reader of readers)
    for (const reading of reader.readings()) {
      const judged = judgeReadings(reading, table);
      if (!best || isBetter(judged, best)) best = judged;
      if (best.errors === 0 && best.warnings === 0) return best;
    }
  return best;
}

/** Without any round it is a list, unless there are columns that we do not understand. */
function asList(
  table: TableRows,
  understanding: Understanding | null,
  { by, numbers }: Numbering,
): Checked<CrosstableRead> {
  const refusal = understanding?.withoutRounds();
  if (refusal) return { ok: false, problems: [refusal] };
  const kind: TableKind = { id: 'list', example: '', numbers: by, colours: null };
  const reading: Reading = {
    kind,
    numbers,
    entries: numbers.map(() => []),
    problems: [],
    mirror: () => undefined,
  };
  const { checked, raw, hasColours } = judgeReadings(reading, table);
  if (!checked.ok) return checked;
  const nothingElse = { printedRanks: new Map<number, number>(), figures: () => [] };
  const rows = rowsOf(table, numbers);
  const value = { tournament: checked.value, raw, hasColours, kind, ...rows, ...nothingElse };
  return { ...checked, value };
}

const rowsOf = (
  { layout }: TableRows,
  numbers: readonly number[],
): Pick<CrosstableRead, 'playerRows' | 'firstRow'> => ({
  playerRows: new Map(layout.rows.map((row, index) => [row, numbers[index]])),
  firstRow: layout.headerRow + 1,
});

function printedRanks(table: TableRows, { numbers }: Reading): ReadonlyMap<number, number> {
  const ranks = table.layout.rows.map(
    (row, index) => [numbers[index], table.printedRank(row)] as const,
  );
  return new Map(ranks.flatMap(([no, rank]) => (rank === null ? [] : [[no, rank]])));
}

/** Undefined where the players go by them already, or where the column is not whole. */
function startNumbersOf(
  { kind, numbers }: Reading,
  numberings: readonly Numbering[],
): ReadonlyMap<number, number> | undefined {
  const starting = numberings.find(({ by }) => by === 'no')?.numbers;
  if (kind.numbers === 'no' || !starting) return undefined;
  const isWhole = new Set(starting).size === starting.length && !starting.some(Number.isNaN);
  return isWhole ? new Map(numbers.map((no, index) => [no, starting[index]])) : undefined;
}
