import { event } from './event';

/**
 * Four invented players, all play all, three rounds:
 *
 *   no  R1    R2    R3    points
 *   1   2w1   3b½   4w1   2½
 *   2   1b0   4w1   3w1   2
 *   3   4b½   1w½   2b0   1
 *   4   3w½   2b0   1b0   ½
 */
export const FOUR = event(
  'XXR 3',
  { no: 1, name: 'Alder', rating: 2100, points: '2.5', rounds: ['2 w 1', '3 b =', '4 w 1'] },
  { no: 2, name: 'Birch', rating: 2000, points: '2.0', rounds: ['1 b 0', '4 w 1', '3 w 1'] },
  { no: 3, name: 'Cedar', rating: 1900, points: '1.0', rounds: ['4 b =', '1 w =', '2 b 0'] },
  { no: 4, name: 'Dogwood', rating: 1800, points: '0.5', rounds: ['3 w =', '2 b 0', '1 b 0'] },
);
