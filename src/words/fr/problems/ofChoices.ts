import type { ofChoices as english } from '../../en/problems/ofChoices';
import type { ProblemWordsLike } from '../../like';

/** Problems of which edition is meant. */
export const ofChoices: ProblemWordsLike<typeof english> = {
  'system-contradicts': {
    says: '--system dit {value}, le classeur dit {own}',
    cure: 'Omettez --system, ou changez le paramètre dans la feuille du tournoi : un tournoi garde le système avec lequel il a commencé.',
  },
  'system-not-ours': {
    says: 'le fichier nomme un système d’appariement inconnu ici : {value}',
    cure: 'Dites par --system lequel est voulu. Connus : {known}.',
  },
  'teams-without-system': {
    says: 'ce sont des équipes qui se rencontrent ici ({value}), et le fichier ne dit pas selon quel système elles ont été appariées',
    cure: 'Dites par --system lequel. Connus pour les équipes : {known}.',
  },
};
