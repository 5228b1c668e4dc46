import type { Edition } from './edition';

/** Text of the 82nd Congress (Krakow 2011). */
export const edition2011: Edition = {
  id: 'dutch-2011',
  name: 'dutch2011.name',
  summary: 'dutch2011.summary',
  // The text names no day: from the congress that adopted it to the congress that changed it.
  inForce: { from: '2011-10-01', until: '2012-08-31' },
  closeness: () => [],
  choiceOfMovedDown: 'highest',
  backtrackingKeepsScores: false,
  pairsWithoutMovedDown: (p1) => p1,
  leastM1BeforeJoining: 0,
  leavesFirstColoursOpen: false,
};
