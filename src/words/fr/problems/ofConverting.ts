import type { ofConverting as english } from '../../en/problems/ofConverting';
import type { ProblemWordsLike } from '../../like';

/** Problems of turning one kind of file into another. */
export const ofConverting: ProblemWordsLike<typeof english> = {
  'format-and-name': {
    says: '--format {value} demande un TRF, mais le fichier doit s’appeler {file}',
    cure: 'Omettez --format, ou donnez au fichier un nom comme tournoi.trf.',
  },
  'table-holds-results-only': {
    says: 'une grille ne contient que numéros, titres, noms, Elo et résultats',
    cure: 'Écrivez un TRF ou un classeur pour garder le reste.',
  },
  'table-loses-results': {
    says: 'une grille n’a pas de mots pour certains résultats des joueurs {value} (parties non comptées, ouvertes, forfaits sans couleurs)',
    cure: 'Écrivez un TRF ou un classeur pour les garder.',
  },
  'table-not-readable': {
    says: 'la grille de ce tournoi ne peut pas être relue ({value})',
    cure: 'Écrivez un TRF ou un classeur pour d’autres programmes.',
  },
};
