import type { Pattern } from './pattern';

/** The eight masks of the standard: a module for which one is true changes its colour. */
export const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

export function masked(pattern: Pattern, mask: number): Pattern {
  const { size, taken } = pattern;
  const dark = pattern.dark.map((module, at) =>
    !taken[at] && MASKS[mask](Math.floor(at / size), at % size) ? 1 - module : module,
  );
  return { size, taken: taken.slice(), dark };
}

/** How hard a masked code is to read; the mask with the lowest sum is taken. */
export function penalty({ size, dark }: Pattern): number {
  let sum = 0;
  for (let line = 0; line < size; line++) {
    const row = Array.from({ length: size }, (_, at) => dark[line * size + at]);
    const column = Array.from({ length: size }, (_, at) => dark[at * size + line]);
    sum += ofLine(row) + ofLine(column);
  }
  for (let row = 0; row + 1 < size; row++) {
    for (let column = 0; column + 1 < size; column++) {
      const at = row * size + column;
      const four = dark[at] + dark[at + 1] + dark[at + size] + dark[at + size + 1];
      if (four === 0 || four === 4) sum += 3;
    }
  }
  const share = dark.reduce((count, module) => count + module, 0) / (size * size);
  return sum + 10 * Math.floor(Math.abs(share - 0.5) * 20);
}

/** Five alike cost 3, each more 1; what looks like a finder beside four light modules costs 40. */
function ofLine(line: readonly number[]): number {
  const text = line.join('');
  const runs = [...text.matchAll(/0{5,}|1{5,}/g)].reduce((sum, [run]) => sum + run.length - 2, 0);
  const finders = [...text.matchAll(/(?=00001011101|10111010000)/g)].length;
  return runs + 40 * finders;
}
