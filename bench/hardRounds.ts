import type { RoundToPair } from '../src/model/types';
import { crosstable, nextRound } from '../test/systems/dutch-2011/builder';

/** `equals` players with a draw each, and two below them who have played each other. */
export function twoWhoHaveMet(equals: number): RoundToPair {
  const half = equals / 2;
  const rows = Array.from({ length: equals }, (_, i) => {
    const first = i % half;
    const white = (first % 2 === 0) === i < half;
    return `${i < half ? i + half + 1 : first + 1}${white ? 'w' : 'b'}=`;
  });
  return nextRound(crosstable([...rows, `${equals + 2}w0`, `${equals + 1}b0`]));
}

/**
 * Two score groups of this size after two rounds with the same colour twice: of the higher one five
 * in eight must have black, of the lower one three in eight. `size` is a multiple of 8.
 */
export function tooManyWhites(size: number): RoundToPair {
  const whites: number[] = [];
  const blacks: number[] = [];
  for (let no = 1; no <= 2 * size; no++) {
    const place = (no * 5) % 8;
    (place < (no <= size ? 5 : 3) ? whites : blacks).push(no);
  }
  const rows = Array.from({ length: 2 * size }, () => '');
  const fill = (own: readonly number[], others: readonly number[], letter: string, by: number) =>
    own.forEach((no, i) => {
      const result = no <= size ? '=' : '0';
      const opponents = [others[i], others[(i + by + size) % size]];
      rows[no - 1] = opponents.map((opponent) => `${opponent}${letter}${result}`).join(' ');
    });
  fill(whites, blacks, 'w', 1);
  fill(blacks, whites, 'b', -1);
  return nextRound(crosstable(rows));
}

/**
 * `moved` players who have had White twice and won, so that none of them can meet: all of them move
 * down into a level of `level` (even) players with two draws each.
 */
export function movedDownInto(moved: number, level: number): RoundToPair {
  const half = level / 2;
  const lowest = moved + level;
  const winners = Array.from(
    { length: moved },
    (_, i) => `${lowest + i + 1}w1 ${lowest + ((i + 1) % moved) + 1}w1`,
  );
  const middle = Array.from({ length: level }, (_, i) => {
    const isUpper = i < half;
    const at = i % half;
    const first = isUpper ? half + at : at;
    const second = isUpper ? half + ((at + 1) % half) : (at + half - 1) % half;
    // The upper one of a game has White at even places in round 1, at odd ones in round 2.
    const firstWhite = (at % 2 === 0) === isUpper;
    const secondWhite = ((isUpper ? at : second) % 2 === 1) === isUpper;
    return `${moved + first + 1}${firstWhite ? 'w' : 'b'}= ${moved + second + 1}${secondWhite ? 'w' : 'b'}=`;
  });
  const losers = Array.from(
    { length: moved },
    (_, i) => `${i + 1}b0 ${((i + moved - 1) % moved) + 1}b0`,
  );
  return nextRound(crosstable([...winners, ...middle, ...losers]));
}
