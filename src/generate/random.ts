/**
 * A small generator of pseudo-random numbers (xoshiro128**, public domain algorithm of Blackman and
 * Vigna), seeded through splitmix32. The same seed gives the same tournament on every machine.
 */
export class Random {
  private readonly state: Uint32Array;

  constructor(seed: number) {
    let mixed = seed >>> 0;
    this.state = Uint32Array.from({ length: 4 }, () => {
      mixed = (mixed + 0x9e3779b9) >>> 0;
      let z = mixed;
      z = Math.imul(z ^ (z >>> 16), 0x85ebca6b);
      z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
      return (z ^ (z >>> 16)) >>> 0;
    });
  }

  private word(): number {
    const s = this.state;
    const result = Math.imul(rotate(Math.imul(s[1], 5), 7), 9) >>> 0;
    const shifted = s[1] << 9;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= shifted;
    s[3] = rotate(s[3], 11);
    return result;
  }

  /** From 0 up to, not including, 1. */
  share(): number {
    return this.word() / 0x100000000;
  }

  /** True in about `probability` of all calls. Always draws once, so that sequences stay in step. */
  happens(probability: number): boolean {
    return this.share() < probability;
  }

  /** A whole number from `low` to `high`, both included. */
  integer(low: number, high: number): number {
    return low + Math.floor(this.share() * (high - low + 1));
  }

  /** Nearly normal, mean 0 and deviation 1: the sum of twelve shares. */
  bell(): number {
    let sum = -6;
    for (let n = 0; n < 12; n++) sum += this.share();
    return sum;
  }
}

/**
 * A sequence of its own for each thing that is drawn, from one seed: asking for one thing does not
 * move the others.
 */
export function streamOf(seed: number, name: string): Random {
  let hash = seed >>> 0;
  for (const letter of name) {
    hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
    hash = ((hash << 13) | (hash >>> 19)) >>> 0;
  }
  return new Random(hash);
}

const rotate = (word: number, bits: number): number => (word << bits) | (word >>> (32 - bits));
