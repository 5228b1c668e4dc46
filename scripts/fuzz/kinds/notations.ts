import type { Random } from '../../../src/generate/random';
import { pick } from '../nasty';

type Rewrite = (opponent: string, colour: string, result: string) => string;

/** How other programs write `12w1`; each keeps opponent and result. */
export const NOTATIONS: readonly Rewrite[] = [
  (opponent, colour, result) => `${opponent}${colour}${result}`,
  (opponent, colour, result) => `${sign(result)}${opponent}${colour === 'w' ? 'B' : 'N'}`,
  (opponent, _, result) => `${letter(result)}${opponent}`,
  (opponent, _, result) => `${letter(result)} ${opponent}`,
  (opponent, _, result) => `${opponent}:${letter(result)}`,
  (opponent, _, result) => `${opponent}${sign(result)}`,
  (opponent, colour, result) => `${opponent}${colour === 'w' ? 'z' : 's'}${result}`,
  (opponent, colour, result) => `${sign(result)}${colour.toUpperCase()}${opponent}`,
];

const sign = (result: string): string => (result === '1' ? '+' : result === '0' ? '-' : '=');
const letter = (result: string): string => (result === '1' ? 'W' : result === '0' ? 'L' : 'D');

/** The games of a table in another notation; what is no game stays. */
export function rewriteCells(random: Random, rows: readonly (readonly string[])[]): string[][] {
  return inNotation(pick(random, NOTATIONS), rows);
}

export function inNotation(rewrite: Rewrite, rows: readonly (readonly string[])[]): string[][] {
  return rows.map((row) =>
    row.map((cell) => {
      const game = /^(\d+)([wb])([10½])$/.exec(cell);
      return game ? rewrite(game[1], game[2], game[3]) : cell;
    }),
  );
}
