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
