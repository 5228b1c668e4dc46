import type { ofPointValues as english } from '../../en/problems/ofPointValues';
import type { ProblemWordsLike } from '../../like';

/** Points and numbers of rounds by which no event can be run. */
export const ofPointValues: ProblemWordsLike<typeof english> = {
  'bye-above-win': {
    says: 'a isenção vale {value}, mais do que uma vitória ({win})',
    cure: 'Dê à isenção, no máximo, os pontos de uma vitória.',
  },
  'draws-above-win': {
    says: 'dois empates ({value} cada) valem mais do que uma vitória ({win}) e uma derrota ({loss}) juntas',
    cure: 'Baixe os pontos do empate ou suba os da vitória.',
  },
  'rounds-not-possible': {
    says: 'estão anunciadas {value} rondas para {players} jogadores, que podem jogar no máximo {possible} sem se encontrarem duas vezes',
    cure: 'Diminua o número de rondas ou inscreva os jogadores em falta.',
  },
};
