import { inferInitialColour, withInitialColour } from '../../src/model/rules/initialColour';
import { event } from '../support/event';

/** bbpPairings' README: the highest player who took part; one without colour reverses the next. */
describe('the initial colour is read from the first round with colours', () => {
  test('that of the first player', () => {
    expect(
      inferInitialColour(event({ no: 1, rounds: ['2 b 1'] }, { no: 2, rounds: ['1 w 0'] })),
    ).toBe('black');
  });

  test('the second one tells it when the first had the bye', () => {
    const tournament = event(
      { no: 1, rounds: ['0000 - U'] },
      { no: 2, rounds: ['3 b 1'] },
      { no: 3, rounds: ['2 w 0'] },
    );
    expect(inferInitialColour(tournament)).toBe('white');
  });

  test('who was absent from the start does not count', () => {
    const tournament = event(
      { no: 1, rounds: ['0000 - Z'] },
      { no: 2, rounds: ['3 b 1'] },
      { no: 3, rounds: ['2 w 0'] },
    );
    expect(inferInitialColour(tournament)).toBe('black');
  });

  test('nobody has played: unknown, and White by default', () => {
    const start = event({ no: 1 }, { no: 2 });
    expect(inferInitialColour(start)).toBeNull();
    expect(withInitialColour(start).initialColour).toBe('white');
  });

  test('what is declared stands', () => {
    const tournament = event(
      'XXC white1',
      { no: 1, rounds: ['2 b 1'] },
      { no: 2, rounds: ['1 w 0'] },
    );
    expect(withInitialColour(tournament).initialColour).toBe('white');
  });
});
