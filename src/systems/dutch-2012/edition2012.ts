import type { Edition } from '../dutch-2011/edition';
import { closeness } from './a11closeness';

/** Text of the 83rd Congress (Istanbul 2012): what it changed in the text of 2011. */
export const edition2012: Edition = {
  id: 'dutch-2012',
  name: 'dutch2012.name',
  summary: 'dutch2012.summary',
  // From the congress that adopted it; the edition of 2016 took effect on 1 July 2017.
  inForce: { from: '2012-09-01', until: '2017-06-30' },
  closeness,
  choiceOfMovedDown: 'anySet',
  backtrackingKeepsScores: true,
  pairsWithoutMovedDown: (_, p0) => p0,
  leastM1BeforeJoining: 1,
  leavesFirstColoursOpen: true,
};
