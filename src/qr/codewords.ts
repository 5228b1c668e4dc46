import { checkWords } from './reedSolomon';
import { capacity, dataWords, lengthBits, VERSIONS, type Version } from './versions';

const BYTE_MODE = 0b0100;
const PADDING = [0xec, 0x11];

/** The smallest version that holds the bytes, or none. */
export const versionFor = (bytes: number): Version | null =>
  VERSIONS.find((version) => capacity(version) >= bytes) ?? null;

/** Mode, length, bytes, end mark and padding, packed into words of eight bits. */
export function dataOf(bytes: Uint8Array, version: Version): Uint8Array {
  const words = new Uint8Array(dataWords(version));
  let at = 0;
  const put = (value: number, bits: number): void => {
    for (let bit = bits - 1; bit >= 0; bit--, at++) {
      if ((value >> bit) & 1) words[at >> 3] |= 0x80 >> (at & 7);
    }
  };
  put(BYTE_MODE, 4);
  put(bytes.length, lengthBits(version));
  bytes.forEach((byte) => put(byte, 8));
  // In byte mode four bits of the last word are free, and they are the end mark.
  const used = (at + 4) >> 3;
  for (let index = used; index < words.length; index++) words[index] = PADDING[(index - used) % 2];
  return words;
}

/** The words cut into blocks (shorter ones first), each with its check words, and dealt in turn. */
export function interleave(data: Uint8Array, version: Version): Uint8Array {
  const short = Math.floor(data.length / version.blocks);
  const longer = data.length % version.blocks;
  const blocks: Uint8Array[] = [];
  for (let block = 0, from = 0; block < version.blocks; block++) {
    const length = short + (block >= version.blocks - longer ? 1 : 0);
    blocks.push(data.slice(from, from + length));
    from += length;
  }
  const checks = blocks.map((block) => checkWords(block, version.checkWords));
  return Uint8Array.from([...dealt(blocks), ...dealt(checks)]);
}

function dealt(blocks: readonly Uint8Array[]): number[] {
  const longest = Math.max(...blocks.map((block) => block.length));
  const words: number[] = [];
  for (let index = 0; index < longest; index++) {
    for (const block of blocks) if (index < block.length) words.push(block[index]);
  }
  return words;
}
