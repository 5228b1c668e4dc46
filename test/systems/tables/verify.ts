import type { SeatedGame, GameTable, TeamSeat } from '../../../src/systems/tables/table';

/**
 * What a table must keep, asked of its games alone. Scheveningen: everybody of one team meets everybody
 * of the other once. Molter: the rules S1–S6 and C1–C3 by which tables of the French federation are
 * verified (restated from the specification that Sharly Chess publishes with its own verifier).
 */
const name = ({ team, board }: TeamSeat): string => `${team}.${board}`;

/** Rules that a table breaks, in words; none: it holds. */
export function brokenRules(
  table: GameTable,
  teams: number,
  boards: number,
  kind: 'scheveningen' | 'molter',
): string[] {
  const wrong: string[] = [];
  const seats = Array.from({ length: teams * boards }, (_, index) => ({
    team: Math.floor(index / boards) + 1,
    board: (index % boards) + 1,
  }));
  const colours = new Map(seats.map((seat) => [name(seat), '']));
  const met = new Map<string, TeamSeat[]>(seats.map((seat) => [name(seat), []]));
  table.forEach((games, index) => {
    const round = index + 1;
    const sitting = games.flat().map(name).sort();
    if (sitting.join() !== [...colours.keys()].sort().join())
      wrong.push(`round ${round}: not everybody once`);
    for (const [white, black] of games) {
      if (white.team === black.team) wrong.push(`round ${round}: team-mates ${name(white)}`);
      met.get(name(white))?.push(black);
      met.get(name(black))?.push(white);
      colours.set(name(white), `${colours.get(name(white))}W`);
      colours.set(name(black), `${colours.get(name(black))}B`);
    }
  });
  for (const [seat, line] of colours) {
    if (/WWW|BBB/.test(line)) wrong.push(`${seat}: ${line}`);
    if (Math.abs(drift(line)) > table.length % 2) wrong.push(`${seat}: ${line} in the end`);
    for (let r = 1; r < line.length; r++)
      if (Math.abs(drift(line.slice(0, r))) > 2) wrong.push(`${seat}: ${line} after ${r}`);
  }
  for (const [seat, opponents] of met) {
    const once =
      kind === 'molter' ? opponents.map(({ team }) => String(team)) : opponents.map(name);
    if (new Set(once).size !== opponents.length) wrong.push(`${seat} meets somebody twice`);
  }
  if (kind === 'molter') wrong.push(...brokenByMolter(table, teams, boards, colours));
  return wrong;
}

const drift = (line: string): number => line.split('W').length - line.split('B').length;

function brokenByMolter(
  table: GameTable,
  teams: number,
  boards: number,
  colours: ReadonlyMap<string, string>,
): string[] {
  const wrong: string[] = [];
  const floats = new Set<string>();
  for (let team = 1; team <= teams; team++) {
    let balance = 0;
    table.forEach((games, index) => {
      const own = games.filter((game) => game.some((seat) => seat.team === team));
      const opponents = new Set(own.map((game) => game.find((seat) => seat.team !== team)?.team));
      if (boards > 1 && opponents.size === 1)
        wrong.push(`round ${index + 1}: ${team} meets one team`);
      const round = Array.from({ length: boards }, (_, board) =>
        colours.get(`${team}.${board + 1}`)?.[index] === 'W' ? 1 : -1,
      ).reduce<number>((sum, each) => sum + each, 0);
      balance += round;
      // Half of the boards in every round; two boards that meet everybody cannot, and may differ by two.
      const isTight = boards === 2 && table.length === teams - 1 && teams % 2 === 0;
      if (Math.abs(round) > (isTight ? 2 : boards % 2))
        wrong.push(`round ${index + 1}: ${team} has ${round}`);
      if (index % 2 === 1 && balance !== 0) wrong.push(`after ${index + 1}: ${team} ${balance}`);
    });
  }
  table.forEach((games, index) => {
    const between = games.filter(([white, black]) => white.board !== black.board);
    if (between.length !== (teams % 2) * (boards / 2)) wrong.push(`round ${index + 1}: floaters`);
    for (const game of between) wrong.push(...brokenByFloater(game, floats));
  });
  return wrong;
}

function brokenByFloater(game: SeatedGame, seen: Set<string>): string[] {
  const [upper, lower] = [...game].sort((a, b) => a.board - b.board);
  const roles = [`${name(upper)} down`, `${name(lower)} up`];
  const again = roles.filter((role) => seen.has(role));
  roles.forEach((role) => seen.add(role));
  const isNeighbour = upper.board % 2 === 1 && lower.board === upper.board + 1;
  return [...again, ...(isNeighbour ? [] : [`${name(upper)}-${name(lower)} are no neighbours`])];
}
