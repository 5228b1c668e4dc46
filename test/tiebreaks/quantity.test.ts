import { quantity, quantityByRule } from '../../src/tiebreaks/ffe-1998/quantity';
import { QUANTITY_GAMES, QUANTITY_TABLE } from '../../src/tiebreaks/ffe-1998/quantityTable';
import { differenceForShare, expectedShare } from '../../src/tiebreaks/shared/fideTables';

const cells = QUANTITY_TABLE.flatMap((row, points) =>
  row.map((q, column) => ({ points, games: QUANTITY_GAMES[column], q })),
);

describe('the printed table of Q', () => {
  it('has 180 cells', () => expect(cells).toHaveLength(180));

  it('follows the rule but for the four cells of the erratum', () => {
    const others = cells.filter(({ points, games, q }) => q !== quantityByRule(points, games));
    expect(others).toEqual([
      { points: 3, games: 8, q: -251 },
      { points: 10, games: 12, q: -72 },
      { points: 13, games: 8, q: 251 },
      { points: 14, games: 12, q: 72 },
    ]);
    const byRule = others.map(({ points, games }) => quantityByRule(points, games));
    expect(byRule).toEqual([-262, -65, 262, 65]);
  });

  it('is antisymmetric, grows with the points, and is 0 at one half', () => {
    for (let games = 1; games <= 30; games++)
      for (let points = 0; points <= 2 * games; points++) {
        expect(quantity(points, games) + quantity(2 * games - points, games)).toBe(0);
        if (points > 0)
          expect(quantity(points, games)).toBeGreaterThanOrEqual(quantity(points - 1, games));
      }
    for (let games = 1; games <= 30; games++) expect(quantity(games, games)).toBe(0);
  });
});

it('goes on by the rule outside the table', () => {
  // 1 of 3 and 2 of 3: 33 hundredths. 5 of 20: 25 hundredths (FIDE table 8.1a: 193).
  expect([quantity(2, 3), quantity(4, 3), quantity(10, 20)]).toEqual([-125, 125, -193]);
});

describe('the tables of FIDE', () => {
  // Handbook B.02, 8.1.2: D 0–3 is .50, 4–10 .51, … 620–735 .99, above 1.0.
  it.each([
    [0, 50],
    [3, 50],
    [4, 51],
    [100, 64],
    [200, 76],
    [-200, 24],
    [392, 92],
    [735, 99],
    [736, 100],
  ])('a difference of %d gives %d hundredths', (difference, share) =>
    expect(expectedShare(difference)).toBe(share),
  );

  it('fit each other: the difference for a share gives that share', () => {
    for (let share = 1; share <= 99; share++)
      expect(expectedShare(differenceForShare(share))).toBe(share);
  });
});
