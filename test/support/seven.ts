import { event } from './event';

/** Seven invented players; round 1 is played, 3 has the bye. */
export const SEVEN = event(
  'XXR 5',
  { no: 1, name: 'Alder', rating: 2100, points: '1.0', rounds: ['4 w 1'] },
  { no: 2, name: 'Birch', rating: 2000, points: '0.5', rounds: ['5 b ='] },
  { no: 3, name: 'Cedar', rating: 1900, points: '1.0', rounds: ['0000 - U'] },
  { no: 4, name: 'Dogwood', rating: 1800, points: '0.0', rounds: ['1 b 0'] },
  { no: 5, name: 'Elm', rating: 1700, points: '0.5', rounds: ['2 w ='] },
  { no: 6, name: 'Fir', rating: 1600, points: '0.0', rounds: ['7 b 0'] },
  { no: 7, name: 'Gorse', rating: 1500, points: '1.0', rounds: ['6 w 1'] },
);
