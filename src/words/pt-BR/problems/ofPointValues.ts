import type { ofPointValues as english } from '../../en/problems/ofPointValues';
import type { ProblemWordsLike } from '../../like';

/** Points and numbers of rounds by which no event can be run. */
export const ofPointValues: ProblemWordsLike<typeof english> = {
  'bye-above-win': {
    says: 'um bye vale {value}, mais do que uma vitória ({win})',
    cure: 'Dê ao bye, no máximo, os pontos de uma vitória.',
  },
  'draws-above-win': {
    says: 'dois empates ({value} cada) valem mais do que uma vitória ({win}) e uma derrota ({loss}) juntas',
    cure: 'Baixe os pontos do empate ou suba os da vitória.',
  },
  'rounds-not-possible': {
    says: 'estão anunciadas {value} rodadas para {players} jogadores, que podem jogar no máximo {possible} sem se enfrentarem duas vezes',
    cure: 'Diminua o número de rodadas ou inscreva os jogadores que faltam.',
  },
};
