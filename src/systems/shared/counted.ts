import type { SystemId, Tournament } from '../../model/types';
import { systemById } from '..';

/** The event as its standings count it by its system; most count everything. */
export const countedBy = (
  system: SystemId | null | undefined,
  tournament: Tournament,
): Tournament =>
  (system ? systemById(system)?.asStandingsCount?.(tournament).tournament : undefined) ??
  tournament;
