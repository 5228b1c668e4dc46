import type { ofPointValues as english } from '../../en/problems/ofPointValues';
import type { ProblemWordsLike } from '../../like';

/** Points and numbers of rounds by which no event can be run. */
export const ofPointValues: ProblemWordsLike<typeof english> = {
  'bye-above-win': {
    says: 'une exemption vaut {value}, plus qu’un gain ({win})',
    cure: 'Donnez à l’exemption au plus les points d’un gain.',
  },
  'draws-above-win': {
    says: 'deux nulles ({value} chacune) valent plus qu’un gain ({win}) et une perte ({loss}) ensemble',
    cure: 'Baissez les points de la nulle, ou relevez ceux du gain.',
  },
  'rounds-not-possible': {
    says: '{value} rondes sont annoncées pour {players} joueurs, qui peuvent en jouer au plus {possible} sans se rencontrer deux fois',
    cure: 'Diminuez le nombre de rondes, ou inscrivez les joueurs manquants.',
  },
};
