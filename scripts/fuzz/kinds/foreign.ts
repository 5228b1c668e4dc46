import { once } from '../../../src/model/once';
import { foreignFiles } from '../../../test/support/files/foreignFiles';
import { spoiltBytes, taken } from '../../../test/support/files/spoiltFiles';
import type { FuzzKind } from '../kind';
import { pick } from '../nasty';

interface ForeignFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const sound = once(foreignFiles);

/** Files of other programs with bytes of another, now and then under a wrong name or cut. */
export const foreign: FuzzKind<ForeignFile> = {
  name: 'foreign',

  async make(random) {
    const files = Object.entries(await sound());
    const [name, whole] = pick(random, files);
    const [other] = pick(random, files);
    const bytes = spoiltBytes(random, whole);
    return {
      name: random.happens(0.1) ? other : name,
      bytes: random.happens(0.1) ? bytes.slice(0, random.integer(0, bytes.length)) : bytes,
    };
  },

  judge: ({ name, bytes }) => taken(name, bytes),
  *shrink() {},
  show: ({ name }) => `${name}: bytes, make them again from the seed`,
};
