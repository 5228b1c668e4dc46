import { columnOf, ROUND_COLUMNS } from '../../sheets/names/headers';
import type { TypedCell } from '../../sheets/plan/typedCell';
import type { TableCells } from '../../sheets/plan/cells';
import { cellText } from '../../sheets/plan/numbers';
import { applyToCells } from '../../sheets/plan/applyToCells';
import { roundColumns } from '../../sheets/read/readRound';
import type { Plan } from '../../sheets/plan/plan';
import type { Problem } from '../../model/problems';
import type { CheckedEvent } from '../open/openEvent';
import { planResults, type TypedResult } from './results';

export interface PlannedEntries {
  readonly entries: readonly (TypedCell & { readonly typed: TypedResult; readonly plan: Plan })[];
  readonly problems: readonly Problem[];
}

/**
 * Results of the running round as single cells, each with what tells its row: for whoever enters results
 * beside a colleague, and writes nothing else.
 */
export function cellEntries(event: CheckedEvent, typed: readonly TypedResult[]): PlannedEntries {
  const table = event.read.tables.rounds.get(event.tournament.pairedRounds);
  const planned = typed.map((each) => ({ each, ...planResults(event, [each]) }));
  const problems = planned.flatMap((each) => each.problems);
  const entries = planned.flatMap(({ each, plan }) => {
    if (!plan || !table) return [];
    const { tables } = applyToCells({ tables: [table] }, plan.sheets);
    return changedCells(table, tables[0]!).map((entry) => ({ ...entry, typed: each, plan }));
  });
  return { entries, problems };
}

function changedCells(before: TableCells, after: TableCells): TypedCell[] {
  const { header } = before;
  const result = roundColumns(header).get('result') ?? -1;
  return before.rows.flatMap((row, index): TypedCell[] => {
    const [was, text] = [cellText(row[result]), cellText(after.rows[index]?.[result])];
    if (was === text) return [];
    const who = header.flatMap((name, column) =>
      IDENTITY.includes(columnOf(ROUND_COLUMNS, name) ?? '')
        ? [[name, cellText(row[column])] as const]
        : [],
    );
    return [{ table: before.name, who, column: header[result] ?? '', was, text }];
  });
}

/** By these a game is known, wherever its row stands. */
const IDENTITY: readonly string[] = ['no', 'white', 'black'];
