import type { Phrasebook } from '../phrasebook';

/** What a round breaks whoever made it. */
export const legality = {
  'legality.met': {
    en: '{players} have met already.',
    fr: '{players} se sont déjà rencontrés.',
    pt: '{players} já se defrontaram.',
  },
  'legality.forbidden': {
    en: '{players} are kept apart by the arbiter.',
    fr: '{players} ne doivent pas se rencontrer (arbitre).',
    pt: '{players} não se devem defrontar (árbitro).',
  },
  'legality.third-white': {
    en: '{player} would have White for the third time in a row.',
    fr: '{player} aurait les Blancs une troisième fois de suite.',
    pt: '{player} teria Brancas pela terceira vez seguida.',
  },
  'legality.third-black': {
    en: '{player} would have Black for the third time in a row.',
    fr: '{player} aurait les Noirs une troisième fois de suite.',
    pt: '{player} teria Pretas pela terceira vez seguida.',
  },
  'legality.difference': {
    en: '{player} would have one colour three times more than the other.',
    fr: '{player} aurait une couleur trois fois de plus que l’autre.',
    pt: '{player} teria uma cor três vezes mais do que a outra.',
  },
} satisfies Phrasebook;
