/**
 * What ISO/IEC 18004 says of each version at error correction level M (about 15 % of the code may be
 * spoilt): codewords in all, blocks, check words of a block, centres of the alignment patterns.
 */
export interface Version {
  readonly number: number;
  readonly words: number;
  readonly blocks: number;
  readonly checkWords: number;
  readonly centres: readonly number[];
}

const version = (
  number: number,
  words: number,
  blocks: number,
  checkWords: number,
  ...centres: number[]
): Version => ({ number, words, blocks, checkWords, centres });

/** Fifteen versions hold 412 bytes: more than an address that somebody would print. */
export const VERSIONS: readonly Version[] = [
  version(1, 26, 1, 10),
  version(2, 44, 1, 16, 6, 18),
  version(3, 70, 1, 26, 6, 22),
  version(4, 100, 2, 18, 6, 26),
  version(5, 134, 2, 24, 6, 30),
  version(6, 172, 4, 16, 6, 34),
  version(7, 196, 4, 18, 6, 22, 38),
  version(8, 242, 4, 22, 6, 24, 42),
  version(9, 292, 5, 22, 6, 26, 46),
  version(10, 346, 5, 26, 6, 28, 50),
  version(11, 404, 5, 30, 6, 30, 54),
  version(12, 466, 8, 22, 6, 32, 58),
  version(13, 532, 9, 22, 6, 34, 62),
  version(14, 581, 9, 24, 6, 26, 46, 66),
  version(15, 655, 10, 24, 6, 26, 48, 70),
];

export const sizeOf = (chosen: Version): number => 17 + 4 * chosen.number;

export const dataWords = (chosen: Version): number =>
  chosen.words - chosen.blocks * chosen.checkWords;

/** Bits of the length that stands before the bytes: one byte up to version 9, two from version 10. */
export const lengthBits = (chosen: Version): number => (chosen.number < 10 ? 8 : 16);

/** Bytes of text that fit: four bits say the mode, then comes the length. */
export const capacity = (chosen: Version): number =>
  Math.floor((dataWords(chosen) * 8 - 4 - lengthBits(chosen)) / 8);

export const MOST_BYTES = capacity(VERSIONS[VERSIONS.length - 1]);
