import type { ofAcceleration as english } from '../../en/problems/ofAcceleration';
import type { ProblemWordsLike } from '../../like';

/** Problems of accelerated events (C.04.7). */
export const ofAcceleration: ProblemWordsLike<typeof english> = {
  'baku-points': {
    says: 'A aceleração de Baku exige uma vitória igual a dois empates e uma derrota sem pontos (C.04.7 1.1); os pontos são {value}',
    cure: 'Dê antes pontos virtuais próprios aos grupos, por exemplo “A: 3 3 1”, ou altere os pontos.',
  },
  'baku-without-rounds': {
    says: 'A aceleração de Baku depende do número de rodadas, que não está indicado (C.04.7 1.4)',
    cure: 'Indique o número de rodadas (142 ou XXR em um TRF, “Rodadas” na pasta de trabalho).',
  },
  'accelerated-twice': {
    says: 'o jogador {value} tem pontos virtuais próprios, e o torneio os de Baku',
    cure: 'Retire um dos dois: a configuração “Aceleração” ou a coluna “Pontos virtuais”.',
  },
  'unknown-acceleration': {
    says: '“{value}” não é uma aceleração',
    cure: 'Escreva Baku, ou deixe a célula vazia; os seus pontos virtuais vão em uma coluna “Pontos virtuais” dos jogadores.',
  },
};
