import type { ofAcceleration as english } from '../../en/problems/ofAcceleration';
import type { ProblemWordsLike } from '../../like';

/** Problems of accelerated events (C.04.7). */
export const ofAcceleration: ProblemWordsLike<typeof english> = {
  'baku-points': {
    says: 'la aceleración Baku necesita una victoria que valga dos tablas y una derrota sin valor (C.04.7 1.1); los puntos son {value}',
    cure: 'Dé en su lugar puntos virtuales propios a los grupos, como «A: 3 3 1», o cambie los puntos.',
  },
  'baku-without-rounds': {
    says: 'la aceleración Baku depende del número de rondas, y nadie lo ha dicho (C.04.7 1.4)',
    cure: 'Indique el número de rondas (142 o XXR en un TRF, «Rondas» en el libro).',
  },
  'accelerated-twice': {
    says: 'el jugador {value} tiene puntos virtuales propios, y el torneo los de Baku',
    cure: 'Quite uno de los dos: el ajuste «Aceleración» o la columna «Puntos virtuales».',
  },
  'unknown-acceleration': {
    says: '«{value}» no es una aceleración',
    cure: 'Escriba Baku, o deje la celda vacía; los puntos virtuales propios van en una columna «Puntos virtuales» de los jugadores.',
  },
};
