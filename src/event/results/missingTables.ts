import { error, type Problem, type Spot } from '../../model/problems';
import { boardLabel } from '../../model/matches/roundMatches';
import type { RoundRead } from '../../sheets/read/readRound';
import type { OpenEvent } from '../open/openEvent';

/** A table as its sheet shows it: in a match the board of a match, `3.2`; null: it has none. */
export const tableLabel = (
  read: Pick<RoundRead, 'teams'> | undefined,
  table: number | null,
): string | null => (table === null ? null : read?.teams ? boardLabel(table) : String(table));

/** The tables of a round whose result is missing, each with the cell for it. */
export function missingTables(event: OpenEvent | null, round: number): readonly Spot[] {
  const read = event?.read.rounds.find((other) => other.round === round);
  const open = (read?.rows ?? []).filter(({ whiteOutcome }) => whiteOutcome === 'pending');
  return [...open]
    .sort((a, b) => (a.table ?? Infinity) - (b.table ?? Infinity))
    .flatMap(({ table, white, black }) => {
      const place = read?.entries.get(white)?.place;
      return place ? [{ label: tableLabel(read, table) ?? `${white}–${black}`, place }] : [];
    });
}

/** What is said of players' numbers where tables are not known is said of the tables. */
export const byTables = (event: OpenEvent, problems: readonly Problem[]): readonly Problem[] =>
  problems.map((problem) => {
    if (problem.code !== 'result-missing') return problem;
    const round = Number(problem.args?.['round']);
    const spots = missingTables(event, round);
    if (spots.length === 0) return problem;
    const tables = spots.map(({ label }) => label).join(', ');
    const args = { round, tables, count: spots.length };
    return { ...error('results-missing', { kind: 'file' }, tables, args), spots };
  });
