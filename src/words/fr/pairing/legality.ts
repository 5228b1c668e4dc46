import type { legality as english } from '../../en/pairing/legality';
import type { WordsLike } from '../../like';

/** What a round breaks whoever made it. */
export const legality: WordsLike<typeof english> = {
  'legality.met': '{players} se sont déjà rencontrés.',
  'legality.forbidden': '{players} ne doivent pas se rencontrer (arbitre).',
  'legality.third-white': '{player} aurait les Blancs une troisième fois de suite.',
  'legality.third-black': '{player} aurait les Noirs une troisième fois de suite.',
  'legality.difference': '{player} aurait une couleur trois fois de plus que l’autre.',
};
