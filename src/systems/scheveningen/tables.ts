import type { SeatedGame, GameTable } from '../tables/table';

export const FEWEST_BOARDS = 2;
export const MOST_BOARDS = 10;

/**
 * The tables that are printed for an even number of boards: round by round the opponent of A1, A2, …;
 * a minus where A has Black. Every player has each colour equally often, every team in every round.
 * Ten boards need a table of its own kind: no cyclic one has all of that.
 */
const EVEN: Readonly<Record<number, readonly string[]>> = {
  2: ['1 2', '-2 -1'],
  4: ['1 2 -3 -4', '-2 -1 4 3', '3 4 -1 -2', '-4 -3 2 1'],
  6: [
    '1 -2 -3 4 -5 6',
    '-2 3 5 -6 4 -1',
    '3 -5 -1 2 6 -4',
    '-4 -6 2 1 -3 5',
    '5 4 6 -3 -1 -2',
    '-6 1 -4 -5 2 3',
  ],
  8: [
    '1 2 3 4 -5 -6 -7 -8',
    '-2 -3 -4 -1 6 7 8 5',
    '3 4 1 2 -7 -8 -5 -6',
    '-4 -1 -2 -3 8 5 6 7',
    '5 6 7 8 -1 -2 -3 -4',
    '-6 -7 -8 -5 2 3 4 1',
    '7 8 5 6 -3 -4 -1 -2',
    '-8 -5 -6 -7 4 1 2 3',
  ],
  10: [
    '1 2 3 4 -5 -6 -7 8 -9 -10',
    '-2 -1 -8 -3 10 5 6 -4 7 9',
    '3 8 4 10 -6 -7 -9 1 -2 -5',
    '-4 -3 -10 6 7 -8 5 9 -1 2',
    '5 4 -9 -7 -1 10 -8 -2 3 6',
    '-6 7 1 9 8 2 -10 -5 -4 -3',
    '7 -5 -2 -1 -4 -9 3 10 6 8',
    '-8 -6 5 2 9 1 4 -3 -10 -7',
    '9 10 7 -5 -2 -3 -1 6 8 -4',
    '-10 -9 -6 -8 3 4 2 -7 5 1',
  ],
};

/** Every player of A meets every player of B, once, in as many rounds as there are boards. */
export function scheveningenTable(boards: number): GameTable {
  const rows = EVEN[boards]?.map((row) => row.split(' ').map(Number)) ?? oddRows(boards);
  return rows.map((row) =>
    row.map((opponent, index): SeatedGame => {
      const [a, b] = [
        { team: 1, board: index + 1 },
        { team: 2, board: Math.abs(opponent) },
      ];
      return opponent > 0 ? [a, b] : [b, a];
    }),
  );
}

/**
 * An odd number of boards n: in round r A1 meets Br, A2 the next, and so on round and round. In odd
 * rounds A has White at (n + 1) / 2 neighbouring boards, in even ones at one fewer; the first of them
 * goes back by a board from one odd round to the next, and from one even round to the next.
 */
function oddRows(boards: number): number[][] {
  const half = (boards + 1) / 2;
  return Array.from({ length: boards }, (_, index) => {
    const round = index + 1;
    const isOdd = round % 2 === 1;
    const first = isOdd ? -(round - 1) / 2 : half - round / 2;
    const whites = isOdd ? half : half - 1;
    return Array.from({ length: boards }, (__, a) => {
      const opponent = ((a + index) % boards) + 1;
      const place = (((a - first) % boards) + boards) % boards;
      return place < whites ? opponent : -opponent;
    });
  });
}
