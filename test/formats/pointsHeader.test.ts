import fc from 'fast-check';
import {
  makePointsHeader,
  parsePointsHeader,
} from '../../src/formats/crosstable/layout/pointsHeader';
import { CLASSIC_POINTS, pointSystem } from '../../src/model/outcomes';

it('says nothing of 1-½-0, and spells out the rest', () => {
  expect(makePointsHeader('Pts', CLASSIC_POINTS)).toBe('Pts');
  expect(makePointsHeader('Pts', pointSystem(6, 2, 0))).toBe('Pts (3-1-0)');
  expect(makePointsHeader('Pts', pointSystem(2, 1, 0, { pairingBye: 1 }))).toBe('Pts (1-½-0 U½)');
  expect(parsePointsHeader('Pts')).toBe(null);
});

it('reads back what it writes', () => {
  const worth = fc.integer({ min: 0, max: 9 });
  const systems = fc
    .record({ win: worth, draw: worth, loss: worth, bye: worth, absent: worth })
    .map(({ win, draw, loss, bye, absent }) =>
      pointSystem(win, draw, loss, { pairingBye: bye, zeroBye: absent, absent }),
    );
  fc.assert(
    fc.property(systems, (points) => {
      const header = makePointsHeader('Pontos', points);
      const parsed = parsePointsHeader(header) ?? { word: header, points: CLASSIC_POINTS };
      expect(parsed).toEqual({ word: 'Pontos', points });
    }),
  );
});
