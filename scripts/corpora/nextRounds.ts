import path from 'path';
import type { Figures } from './figures';
import { systemOfFolder } from './pairings';
import { nextRound, readJson, samePairing } from './product';

interface Expected {
  readonly pairs: readonly { readonly white: number; readonly black: number }[];
  readonly bye: number | null;
}

/** Whether the cases of a set are the next rounds of TRFs of the same names. */
export const areNextRounds = (names: readonly string[], jsons: readonly string[]): boolean =>
  jsons.every((name) => names.includes(name.replace(/\.json$/, '.trf')));

/** TRFs whose next round stands beside them, asked of the command line. */
export async function nextRounds(
  folder: string,
  jsons: readonly string[],
  figures: Figures,
): Promise<void> {
  const system = systemOfFolder(path.basename(folder));
  if (!system) {
    figures.note(`no edition of the product is called like this folder`);
    return;
  }
  for (const name of jsons) {
    const { pairs, bye } = readJson<Expected>(path.join(folder, name));
    const expected = pairs.map(({ white, black }): [number, number] => [white, black]);
    if (bye !== null) expected.push([bye, 0]);
    const found = await nextRound(path.join(folder, name.replace(/\.json$/, '.trf')), system.id);
    figures.count(
      `next rounds (${system.id})`,
      samePairing(found, expected),
      () => `${name}: ${typeof found === 'string' ? found : 'another pairing'}`,
    );
  }
}
