import type { ofPointValues as english } from '../../en/problems/ofPointValues';
import type { ProblemWordsLike } from '../../like';

/** Points and numbers of rounds by which no event can be run. */
export const ofPointValues: ProblemWordsLike<typeof english> = {
  'bye-above-win': {
    says: 'un bye vale {value}, más que una victoria ({win})',
    cure: 'Dé al bye como máximo los puntos de una victoria.',
  },
  'draws-above-win': {
    says: 'dos tablas ({value} cada una) valen más que una victoria ({win}) y una derrota ({loss}) juntas',
    cure: 'Baje los puntos por tablas, o suba los de la victoria.',
  },
  'rounds-not-possible': {
    says: 'se anuncian {value} rondas para {players} jugadores, que pueden jugar como máximo {possible} sin repetir rival',
    cure: 'Baje el número de rondas, o introduzca los jugadores que faltan.',
  },
};
