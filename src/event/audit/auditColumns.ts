import type { Tournament } from '../../model/types';
import { EDITIONS } from '../../tiebreaks/editions';
import { Field } from '../../tiebreaks/field';
import { comparePublished, type PublishedColumn } from '../../tiebreaks/published';
import type { AuditedColumn } from './record';

/** A table as it was printed: its players by their own numbers, and its columns of figures. */
export interface PrintedTable {
  readonly tournament: Tournament;
  readonly columns: readonly PublishedColumn[];
}

/** Which tie-break each column holds, and by which editions most of its figures are right. */
export function auditColumns({ tournament, columns }: PrintedTable): AuditedColumn[] {
  if (columns.length === 0 || tournament.pairedRounds === 0) return [];
  const field = new Field(tournament);
  const byEdition = EDITIONS.map((edition) => ({
    edition: edition.id,
    matched: comparePublished(field, columns, [], [edition]).matched,
  }));
  return columns.map((column): AuditedColumn => {
    const matches = byEdition.flatMap(({ edition, matched }) => {
      const match = matched.find((each) => each.column === column);
      return match ? [{ edition, ...match }] : [];
    });
    const { head } = column;
    const figures = column.values.size;
    if (matches.length === 0)
      return { head, code: null, editions: [], equal: 0, figures, differing: [] };
    const equal = Math.max(...matches.map((match) => match.equal));
    const best = matches.filter((match) => match.equal === equal);
    const [{ code, differing }] = best;
    const editions = best.filter((match) => match.code === code).map(({ edition }) => edition);
    return { head, code, editions, equal, figures, differing };
  });
}
