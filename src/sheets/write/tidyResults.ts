import { makeResult } from '../../formats/results';
import type { SheetPlan } from '../plan/plan';
import type { EventRead } from '../read/readEvent';
import { roundColumns } from '../read/readRound';
import { turnedText } from './teamRoundSheet';

/** Results as people typed them (`1/2`, `nulle`, `+-`) in our own spelling; what they say stays. */
export function tidyResults({ rounds, tables }: EventRead): SheetPlan[] {
  return rounds.flatMap(({ round, rows, sheet }): SheetPlan[] => {
    const table = tables.rounds.get(round)!;
    const column = roundColumns(table.header).get('result');
    if (column === undefined) return [];
    const blocks = rows.flatMap((read) => {
      const { row, typed, turned, whiteOutcome, blackOutcome, unrated, ofForfeit } = read;
      const seen = makeResult(whiteOutcome, blackOutcome, unrated);
      const result = turned ? turnedText(seen) : seen;
      // What could not be read is a problem at its cell and stays there.
      return typed === result || result === '' || ofForfeit
        ? []
        : [{ row: table.row + 1 + row, column: table.column + column, cells: [[result]] }];
    });
    return blocks.length === 0
      ? []
      : [{ key: `round-${round}`, name: sheet, mode: 'update', blocks }];
  });
}
