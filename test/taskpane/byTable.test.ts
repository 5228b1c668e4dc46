import { LANGUAGES } from '../../src/words';
import { keysOfResults } from '../../taskpane/actions/round/results';
import { findTable, readTyped } from '../../taskpane/actions/round/byTable';

const game = (table: number | null, white: number) => ({
  table,
  white,
  black: white + 1,
  result: '',
});
const games = [game(1, 1), game(2, 3), game(12, 5), game(null, 7)];

describe('a typed table', () => {
  it.each([
    ['2', 3],
    [' 12 ', 5],
    ['012', 5],
  ])('%s is the game of number %i', (typed, white) => {
    expect(findTable(games, 3, typed)).toMatchObject({ ok: true, game: { white } });
  });

  it('that the round does not have is refused with those that it has', () => {
    expect(findTable(games, 3, '13')).toEqual({
      ok: false,
      why: { key: 'pane.no-such-table', args: { round: 3, table: '13', first: '1', last: '12' } },
    });
    expect(findTable([game(null, 1)], 3, '1')).toMatchObject({
      why: { key: 'pane.no-table-numbers' },
    });
    expect(findTable([game(4, 1), game(4, 3)], 3, '4')).toMatchObject({
      why: { key: 'pane.table-twice' },
    });
  });
});

// The keys are those of the legend; everything else is what `parseResult` understands.
it.each([
  ['1', '1-0'],
  ['0', '0-1'],
  ['2', '0-1'],
  ['5', '½-½'],
  ['D', '½-½'],
  ['+', '1-0F'],
  ['-', '0-1F'],
  ['x', '0-0F'],
  ['1-0', '1-0'],
  ['1/2', '½-½'],
  ['nulle', '½-½'],
  ['1-0u', '1-0U'],
  ['7', null],
  ['1-1', null],
  ['bye', null],
  ['', null],
])('%s is read as %s', (typed, result) => expect(readTyped('en', typed)).toBe(result));

// In France X is the draw (`X-X` on the federation's grids), F a forfeit.
it.each([
  ['x', '½-½'],
  ['N', '½-½'],
  ['d', '½-½'],
  ['f', '0-0F'],
  ['X-X', '½-½'],
  ['1-F', '1-0F'],
  ['F-1', '0-1F'],
  ['F-F', '0-0F'],
])('in French %s is read as %s', (typed, result) => expect(readTyped('fr', typed)).toBe(result));

it.each(LANGUAGES)(
  'no key of %s means two results, and none is the key that goes to a table',
  (language) => {
    const keys = keysOfResults(language).flatMap(([, each]) => each);
    expect([...new Set([...keys, 't'])]).toEqual([...keys, 't']);
  },
);
