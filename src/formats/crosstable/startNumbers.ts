import { compareInitialOrder } from '../../handling';
import { warning, type Place, type Problem } from '../../model/problems';
import { renumber } from '../../model/renumber';
import type { Tournament } from '../../model/types';
import type { CrosstableRead } from './readCrosstable';

export interface StartNumbered {
  readonly tournament: Tournament;
  /** The starting numbers by those of the table; empty where they are the same. */
  readonly numbers: ReadonlyMap<number, number>;
  readonly warnings: readonly Problem[];
}

/**
 * A ranking numbers its players by their places, but rounds are paired by starting numbers: those
 * that the table prints beside, else those of the initial order (C.04.2.B), which is said.
 */
export function withStartNumbers(
  { tournament, kind, startNumbers }: CrosstableRead,
  place: Place = { kind: 'file' },
): StartNumbered {
  if (startNumbers)
    return { tournament: renumber(tournament, startNumbers), numbers: startNumbers, warnings: [] };
  if (kind.numbers === 'no' || isInOrder(tournament))
    return { tournament, numbers: new Map(), warnings: [] };
  const ordered = [...tournament.players].sort((a, b) => compareInitialOrder(a, b) || a.no - b.no);
  const numbers = new Map(ordered.map(({ no }, index) => [no, index + 1]));
  return {
    tournament: renumber(tournament, numbers),
    numbers,
    warnings: [warning('start-numbers-rebuilt', place, String(tournament.players.length))],
  };
}

/** Nobody stands before somebody with a higher rating; without ratings there is no other order. */
const isInOrder = ({ players }: Tournament): boolean =>
  players.every(({ rating }, index) => index === 0 || rating <= players[index - 1].rating);
