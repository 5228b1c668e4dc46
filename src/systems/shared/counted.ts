import type { SystemId, Tournament } from '../../model/types';
import type { OwnRanking } from '../../model/rules/ownRanking';
import { systemById } from '..';

/** The event as its standings count it by its system; most count everything. */
export const countedBy = (
  system: SystemId | null | undefined,
  tournament: Tournament,
): Tournament =>
  (system ? systemById(system)?.asStandingsCount?.(tournament).tournament : undefined) ??
  tournament;

/** The ranking of the system's own where it has one. */
export const ownRankingBy = (
  system: SystemId | null | undefined,
  tournament: Tournament,
  after?: number,
): OwnRanking | undefined =>
  system ? systemById(system)?.ownRanking?.(tournament, after) : undefined;
