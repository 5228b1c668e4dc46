import { sayReason } from '../../explain/phrasebook';
import type { Language, Tournament } from '../../model/types';
import { EDITIONS } from '../../tiebreaks/editions';
import { Field } from '../../tiebreaks/field';
import { comparePublished, type PublishedColumn } from '../../tiebreaks/published/published';
import type { AuditedColumn } from './record';

/** A table as it was printed: its players by their own numbers, and its columns of figures. */
export interface PrintedTable {
  readonly tournament: Tournament;
  readonly columns: readonly PublishedColumn[];
}

/** Which tie-break each column holds, and by which editions most of its figures are right. */
export function auditColumns(
  { tournament, columns }: PrintedTable,
  language: Language,
): AuditedColumn[] {
  if (columns.length === 0 || tournament.pairedRounds === 0) return [];
  const field = new Field(tournament);
  const byEdition = EDITIONS.map(
    (edition) => comparePublished(field, columns, [], [edition]).matched,
  );
  return columns.map((column): AuditedColumn => {
    const matches = byEdition.flatMap((matched) =>
      matched.filter((match) => match.column === column),
    );
    const { head } = column;
    const figures = column.values.size;
    const nothing = { editions: [], equal: 0, differing: [] };
    if (matches.length === 0) return { head, code: null, ...nothing, figures, notCompared: null };
    const equal = Math.max(...matches.map((match) => match.equal));
    const best = matches.filter((match) => match.equal === equal);
    const { code, differing, notCompared } = best[0]!;
    if (notCompared)
      return { head, code, ...nothing, figures, notCompared: sayReason(language, notCompared) };
    const editions = best.filter((match) => match.code === code).map(({ edition }) => edition.id);
    return { head, code, editions, equal, figures, differing, notCompared: null };
  });
}
