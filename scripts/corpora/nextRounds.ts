import path from 'path';
import type { Figures } from './figures';
import { nextRound, readJson, samePairing } from './product';

interface Expected {
  readonly pairs: readonly { readonly white: number; readonly black: number }[];
  readonly bye: number | null;
}

/** The cases of a set that are next rounds: a TRF and its expectation of the same name. */
export const nextRoundsIn = (names: readonly string[]): string[] =>
  names.filter((name) => name.endsWith('.trf') && names.includes(name.replace(/\.trf$/, '.json')));

/** TRFs whose next round stands beside them, asked of the command line; the file says its system itself. */
export async function nextRounds(
  folder: string,
  trfs: readonly string[],
  figures: Figures,
): Promise<void> {
  figures.files = trfs.length;
  for (const name of trfs) {
    const { pairs, bye } = readJson<Expected>(path.join(folder, name.replace(/\.trf$/, '.json')));
    const expected = pairs.map(({ white, black }): [number, number] => [white, black]);
    if (bye !== null) expected.push([bye, 0]);
    const found = await nextRound(path.join(folder, name));
    figures.count(
      'next rounds',
      samePairing(found, expected),
      () => `${name}: ${typeof found === 'string' ? found : 'another pairing'}`,
    );
  }
}
