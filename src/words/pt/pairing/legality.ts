import type { legality as english } from '../../en/pairing/legality';
import type { WordsLike } from '../../like';

/** What a round breaks whoever made it. */
export const legality: WordsLike<typeof english> = {
  'legality.met': '{players} já se defrontaram.',
  'legality.forbidden': '{players} não se devem defrontar (árbitro).',
  'legality.third-white': '{player} teria brancas pela terceira vez seguida.',
  'legality.third-black': '{player} teria pretas pela terceira vez seguida.',
  'legality.difference': '{player} teria uma cor três vezes mais do que a outra.',
};
