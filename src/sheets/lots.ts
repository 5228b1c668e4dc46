import type { Colour } from '../model/types';

/**
 * The drawing of lots for the initial colour, from a seed that is recorded with the event: anybody
 * can draw again and see that it was so (FNV-1a over the seed's characters; even = White).
 */
export function drawInitialColour(seed: string): Colour {
  let hash = 0x811c9dc5;
  for (const character of seed) {
    hash ^= character.codePointAt(0)!;
    hash = Math.imul(hash, 0x01000193) >>> 0;
  }
  // The low bit of FNV-1a follows the last character alone; the sum of all bits does not.
  let bits = 0;
  for (let rest = hash; rest > 0; rest >>>= 1) bits += rest & 1;
  return bits % 2 === 0 ? 'white' : 'black';
}
