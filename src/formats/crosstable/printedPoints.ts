import { CLASSIC_POINTS, pointSystem } from '../../model/outcomes';
import type { Outcome, PointSystem } from '../../model/types';

/** What a player made in each round, with the points printed in their row (null: none). */
export interface PrintedRow {
  readonly outcomes: readonly Outcome[];
  readonly printed: number | null;
}

/** Half-points from `5½`, `5.5`, `5,5`, `5 1/2`, `5½/7`; null if it is none. */
export function parsePrintedPoints(text: string): number | null {
  const plain = text
    .replace(/\s/g, '')
    .replace('1/2', '½')
    .replace(/\/\d+$/, '');
  const match = /^(\d*)(½|[.,][05]0?)?$/.exec(plain);
  if (!match || plain === '') return null;
  const half = match[2] === undefined || /^[.,]0/.test(match[2]) ? 0 : 1;
  return 2 * Number(match[1] || 0) + half;
}

export const contradictions = (rows: readonly PrintedRow[], points: PointSystem): number =>
  rows.filter(
    ({ outcomes, printed }) =>
      printed !== null && outcomes.reduce((sum, outcome) => sum + points[outcome], 0) !== printed,
  ).length;

const SYSTEMS: readonly (readonly [win: number, draw: number, loss: number])[] = [
  [2, 1, 0],
  [6, 2, 0],
  [4, 2, 0],
  [6, 4, 2],
];

/**
 * The point system of a table from its printed points: 1-½-0 unless another one explains every
 * printed figure and that one does not. What a bye is worth may differ too.
 */
export function fittingPoints(rows: readonly PrintedRow[]): PointSystem | null {
  const printed = rows.filter((row) => row.printed !== null);
  if (printed.length < 2 || contradictions(printed, CLASSIC_POINTS) === 0) return null;
  for (const [win, draw, loss] of SYSTEMS) {
    const usual = pointSystem(win, draw, loss);
    const byes: Partial<PointSystem>[] = [{}, { pairingBye: draw }, { pairingBye: 0 }];
    for (const other of byes) {
      const points = { ...usual, ...other };
      if (contradictions(printed, points) === 0) return points;
    }
  }
  return null;
}
