import type { Column } from './columns';
import type { Kind } from './kinds';

type Counted = Pick<Kind, 'place' | 'count'>;

/** Words stay far below 2⁵³, so that sums, halves and duals are exact. */
const CAPACITY = 2 ** 36;

/**
 * Joins columns into few words: each gets a digit large enough for whatever a whole pairing can add
 * up in it, so that comparing words compares the columns one after the other.
 */
export function joinColumns(
  columns: readonly Pick<Column, 'worth'>[],
  kinds: readonly Counted[],
  exists: Uint8Array,
): Float64Array[] {
  const words: Float64Array[] = [];
  let size = CAPACITY;
  for (const { worth } of columns) {
    const most = mostOf(worth, kinds, exists);
    if (most === 0) continue;
    const radix = 2 * most + 1;
    if (size * radix > CAPACITY) {
      words.push(new Float64Array(worth.length));
      size = 1;
    }
    size *= radix;
    const word = words[words.length - 1];
    for (let i = 0; i < worth.length; i++) word[i] = word[i] * radix + worth[i];
  }
  if (words.length === 0) words.push(new Float64Array(exists.length));
  for (let i = 0; i < exists.length; i++) if (!exists[i]) words[0][i] = -Infinity;
  return words;
}

/** A bound on what one pairing can add up in a column. */
function mostOf(worth: Float64Array, kinds: readonly Counted[], exists: Uint8Array): number {
  const n = kinds.length;
  let all = 0;
  let byFew = 0;
  let fewSuffice = true;
  for (let i = 0; i < n; i++) {
    let most = 0;
    for (let at = i * n; at < (i + 1) * n; at++) {
      // Most of a column is nothing.
      if (worth[at] === 0 || !exists[at]) continue;
      most = Math.max(most, Math.abs(worth[at]));
      fewSuffice &&= kinds[i].place !== 'resident' || kinds[at - i * n].place !== 'resident';
    }
    all += most * kinds[i].count;
    if (kinds[i].place !== 'resident') byFew += most * kinds[i].count;
  }
  const half = Math.ceil(all / 2);
  return fewSuffice ? Math.min(byFew, half) : half;
}
