import { standings } from '../../../src/tiebreaks/standings/standings';
import { event } from '../../support/event';

/**
 * A published exercise of FIDE's technical commission: six players, a forfeit in round 4 (6 against
 * 5). C.07 15.2: it is a game, so 6 has 1½ of 5 in his sum; the solution prints these values for the
 * editions of 2023 and 2024 and another program for 2026.
 */
const GRID = event(
  'XXR 5',
  { no: 1, points: '3.5', rounds: ['5 w =', '2 w 1', '3 b 1', '4 w 0', '6 b 1'] },
  { no: 2, points: '3.5', rounds: ['6 w 1', '1 b 0', '5 w 1', '3 w =', '4 b 1'] },
  { no: 3, points: '3.5', rounds: ['4 w 1', '6 b 1', '1 w 0', '2 b =', '5 w 1'] },
  { no: 4, points: '1.5', rounds: ['3 b 0', '5 b 0', '6 w =', '1 b 1', '2 w 0'] },
  { no: 5, points: '1.5', rounds: ['1 b =', '4 w 1', '2 b 0', '6 w -', '3 b 0'] },
  { no: 6, points: '1.5', rounds: ['2 b 0', '3 w 0', '4 b =', '5 b +', '1 w 0'] },
);

test.each(['C07-2023', 'C07-2024', 'C07-2026'])(
  'Sonneborn-Berger of a grid with a forfeit, %s',
  (edition) => {
    const list = standings(GRID, { tieBreaks: ['SB'], edition });
    if (!list.ok) throw new Error(JSON.stringify(list.problems));
    const values = Object.fromEntries(
      list.value.rows.map(({ no, tieBreaks }) => [no, tieBreaks.SB]),
    );
    expect(values).toEqual({ 1: 9.25, 2: 6.25, 3: 6.25, 4: 4.25, 5: 3.25, 6: 2.25 });
  },
);

test('Buchholz is warned of in a round robin (C.07 8)', () => {
  const list = standings(GRID, { tieBreaks: ['BH'], edition: 'C07-2026' });
  expect(list.ok && list.value.warnings.map(({ key }) => key)).toContain(
    'tiebreaks.warning.no-buchholz-in-round-robin',
  );
});
