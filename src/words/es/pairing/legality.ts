import type { legality as english } from '../../en/pairing/legality';
import type { WordsLike } from '../../like';

/** What a round breaks whoever made it. */
export const legality: WordsLike<typeof english> = {
  'legality.met': '{players} ya se han enfrentado.',
  'legality.forbidden': '{players} no deben enfrentarse (lista del árbitro).',
  'legality.third-white': '{player} tendría blancas por tercera vez seguida.',
  'legality.third-black': '{player} tendría negras por tercera vez seguida.',
  'legality.difference': '{player} tendría un color tres veces más que el otro.',
};
