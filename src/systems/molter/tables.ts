import type { SeatedGame, GameTable, TeamSeat } from '../tables/table';

/**
 * A Molter table: in every round each player meets a player of another team, their team-mates others, so
 * that also an odd number of teams has nobody idle. Equal boards meet; with an odd number of teams one
 * game of each two neighbouring boards is between them.
 *
 * Rounds come in twos. The games of a board in two rounds join to rings (or to a path, closed by the
 * games between boards): whoever walks round them gives each player White once and Black once. Two
 * neighbouring boards play the same two rounds in turn, so that of each two players of a team one has
 * White in every round.
 */
export function molterTable(teams: number, boards: number, rounds: number): GameTable {
  const table: SeatedGame[][] = Array.from({ length: rounds }, () => []);
  const cells = Math.ceil(boards / 2);
  const turns = teams % 2 === 0 ? [] : turnsOf(teams, cells, rounds);
  for (let cell = 0; cell < cells; cell++) {
    const pair = [2 * cell + 1, 2 * cell + 2].filter((board) => board <= boards);
    const made =
      teams % 2 === 0
        ? evenCell(teams, pair, rounds, cell, cells)
        : oddCell(teams, pair, rounds, cell, turns[cell]);
    made.forEach((games, round) => table[round].push(...games));
  }
  return table.map((games) => [...games].sort((a, b) => topBoard(a) - topBoard(b)));
}

const topBoard = ([white, black]: SeatedGame): number => Math.min(white.board, black.board);

/** The two ways of meeting, as maps from a team to its opponent; -1: nobody. */
type Factor = readonly number[];

/** Walks along alternating games of two factors: each game goes from the first named to the second. */
function directed(first: Factor, second: Factor): (readonly [number, number])[][] {
  const games: [number, number][][] = [[], []];
  const seen = new Set<number>();
  const walk = (start: number, kind: number): void => {
    let [at, next] = [start, kind];
    while (!seen.has(at)) {
      seen.add(at);
      const to = (next === 0 ? first : second)[at];
      if (to < 0) return;
      games[next].push([at, to]);
      at = to;
      next = 1 - next;
    }
  };
  // A path begins with whoever has no game in the first; rings are what is left.
  first.forEach((to, team) => to < 0 && walk(team, 1));
  first.forEach((_, team) => !seen.has(team) && walk(team, 0));
  return games;
}

const seat = (team: number, board: number): TeamSeat => ({ team: team + 1, board });

/** The 1-factors of an even number of teams by Berger's ring: the last team stands still. */
function ringFactor(teams: number, index: number): Factor {
  const others = teams - 1;
  const factor = Array.from({ length: teams }, (_, team) => {
    if (team === others) return -1;
    return (((index - team) % others) + others) % others;
  });
  const pivot = factor.findIndex((to, team) => to === team);
  factor[pivot] = others;
  factor[others] = pivot;
  return factor;
}

/**
 * The factors of two boards, two by two: 2k and 2k + 1 of a ring that is turned by two for the next
 * boards. Blocks are taken in an order that brings opponents who are new to the team.
 */
function evenCell(
  teams: number,
  boards: readonly number[],
  rounds: number,
  cell: number,
  cells: number,
): SeatedGame[][] {
  const others = teams - 1;
  const factorAt = (place: number): Factor => ringFactor(teams, (place + 2 * cell) % others);
  const blocks = spread(Math.floor(others / 2), cells);
  const made: SeatedGame[][] = [];
  const put = (
    games: readonly (readonly [number, number])[],
    board: number,
    turned = false,
  ): void => {
    const round = made.length - 1;
    for (const [from, to] of games)
      made[round].push(
        turned ? [seat(to, board), seat(from, board)] : [seat(from, board), seat(to, board)],
      );
  };
  // Two boards and as many rounds as opponents: the last three rounds turn three factors round.
  const isTight = boards.length === 2 && cells === 1 && rounds === others && others > 1;
  for (const block of isTight ? blocks.slice(0, -1) : blocks) {
    if (made.length >= rounds) break;
    const ways = directed(factorAt(2 * block), factorAt(2 * block + 1));
    for (const turn of [0, 1]) {
      if (made.length >= rounds) break;
      made.push([]);
      boards.forEach((board, index) => put(ways[(turn + index) % 2], board));
    }
  }
  if (isTight) {
    const last = 2 * blocks[blocks.length - 1];
    const [f, g, h] = [factorAt(last), factorAt(last + 1), factorAt(others - 1)];
    const [first, second, third] = [directed(f, g), directed(g, h), directed(h, f)];
    for (const games of [
      [first[0], second[0]],
      [first[1], second[1]],
      [third[0], third[1]],
    ]) {
      made.push([]);
      boards.forEach((board, index) => put(games[index], board));
    }
  } else if (made.length < rounds) {
    // One factor is left: both boards play it, with opposite colours.
    made.push([]);
    const [games] = directed(factorAt(others - 1), factorAt(0));
    boards.forEach((board, index) => put(games, board, index === 1));
  }
  return made;
}

/** 0 … count − 1 in steps that leave room for the boards between: 0, step, 2·step, …, 1, … */
function spread(count: number, step: number): number[] {
  const order: number[] = [];
  for (let start = 0; start < step; start++)
    for (let at = start; at < count; at += step) order.push(at);
  return order;
}

/**
 * An odd number of teams: in factor c meet those whose places add up to c, and c / 2 has nobody. The
 * upper board plays factor c where the lower plays −c; c / 2 of the upper and −c / 2 of the lower board
 * meet. Factor 0 is left out, and in it just these two would meet: so nobody meets a team twice, and
 * everybody goes down once and up once at most. Teams are turned from one two boards to the next.
 */
function oddCell(
  teams: number,
  [upper, lower]: readonly number[],
  rounds: number,
  cell: number,
  turn: number,
): SeatedGame[][] {
  const mod = (number: number): number => ((number % teams) + teams) % teams;
  const turned = (team: number): number => mod(team + turn);
  const factor = (sum: number): Factor =>
    Array.from({ length: teams }, (_, team) => {
      const to = mod(sum - team);
      return to === team ? -1 : to;
    });
  const made: SeatedGame[][] = [];
  for (let block = 0; made.length < rounds; block++) {
    const sum = factorOf(teams, block, cell);
    const [plus, minus] = [factor(sum), factor(-sum)];
    const ways = directed(plus, minus);
    const [alone, other] = [plus.indexOf(-1), minus.indexOf(-1)].map(turned);
    for (const half of [0, 1]) {
      if (made.length >= rounds) break;
      const of = (way: number, board: number): SeatedGame[] =>
        ways[way].map(([from, to]) => [seat(turned(from), board), seat(turned(to), board)]);
      const floats: SeatedGame =
        half === 0
          ? [seat(other, lower), seat(alone, upper)]
          : [seat(other, upper), seat(alone, lower)];
      made.push([...of(half, upper), ...of(1 - half, lower), floats]);
    }
  }
  return made;
}

const factorOf = (teams: number, block: number, cell: number): number =>
  1 + ((block + cell) % ((teams - 1) / 2));

/**
 * By how much the teams of each two boards are turned: so that in a block the boards of a team meet as
 * many teams as they can, and then so that it is not the same team everywhere that never changes boards.
 */
function turnsOf(teams: number, cells: number, rounds: number): number[] {
  const blocks = Math.ceil(rounds / 2);
  const taken = Array.from({ length: blocks }, () => new Set<number>());
  const turns: number[] = [];
  for (let cell = 0; cell < cells; cell++) {
    const sums = (turn: number): number[][] =>
      taken.map((_, block) =>
        [1, -1].map((sign) => {
          const sum = sign * factorOf(teams, block, cell) + 2 * turn;
          return ((sum % teams) + teams) % teams;
        }),
      );
    const again = (turn: number): number =>
      sums(turn).reduce(
        (n, each, block) => n + each.filter((sum) => taken[block].has(sum)).length,
        0,
      );
    const used = (turn: number): number => turns.filter((each) => each === turn).length;
    const all = Array.from({ length: teams }, (_, turn) => turn);
    const [best] = all.sort((a, b) => again(a) - again(b) || used(a) - used(b) || a - b);
    turns.push(best);
    sums(best).forEach((each, block) => each.forEach((sum) => taken[block].add(sum)));
  }
  return turns;
}
