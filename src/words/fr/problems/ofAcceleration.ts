import type { ofAcceleration as english } from '../../en/problems/ofAcceleration';
import type { ProblemWordsLike } from '../../like';

/** Problems of accelerated events (C.04.7). */
export const ofAcceleration: ProblemWordsLike<typeof english> = {
  'baku-points': {
    says: 'L’accélération de Bakou demande un gain valant deux nulles et une défaite valant zéro (C.04.7 1.1) ; les points sont {value}',
    cure: 'Donnez plutôt des points virtuels propres aux groupes, par exemple « A: 3 3 1 », ou changez les points.',
  },
  'baku-without-rounds': {
    says: 'L’accélération de Bakou dépend du nombre de rondes, qui n’est pas indiqué (C.04.7 1.4)',
    cure: 'Indiquez le nombre de rondes (142 ou XXR dans un TRF, « Rondes » dans le classeur).',
  },
  'accelerated-twice': {
    says: 'le joueur {value} a des points fictifs propres, et le tournoi ceux de Bakou',
    cure: 'Supprimez l’un des deux : le paramètre « Accélération » ou la colonne « Points fictifs ».',
  },
  'unknown-acceleration': {
    says: '« {value} » n’est pas une accélération',
    cure: 'Écrivez Bakou, ou laissez la cellule vide ; vos propres points fictifs vont dans une colonne « Points fictifs » des joueurs.',
  },
};
