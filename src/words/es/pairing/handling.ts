import type { handling as english } from '../../en/pairing/handling';
import type { WordsLike } from '../../like';

/** What the arbiter did under the handling rules (C.04.2). */
export const handling: WordsLike<typeof english> = {
  'handling.number-changed': 'el número {from} pasa a ser {to}',
  'handling.late-entry': '{name} entra en la ronda {round} con el número {no}',
  'handling.withdrawn': '{player} se retira y ya no se empareja',
  'handling.expelled':
    '{player} queda expulsado: ya no se empareja ni figura en la clasificación; lo jugado cuenta para los rivales',
  'handling.reinstated': '{player} vuelve a emparejarse',
  'handling.absence': '{player} no juega la ronda {round} y suma {points}',
  'handling.result-corrected': 'ronda {round}: resultado de {players} corregido',
  'handling.colours-corrected': 'ronda {round}: colores de {players} corregidos',
  'handling.rating-corrected': 'Elo de {player} corregido a {rating}',
  'handling.numbers-stay': 'los números quedan: la ronda {round} está emparejada',
  'handling.postponed-decided':
    'Estaba aplazada: sus puntos cuentan ahora, y para emparejar su resultado cuenta desde la ronda {round} ({article})',
  'handling.from-pairing': 'cuenta desde el emparejamiento de la ronda {round}',
  'handling.for-rating-only': 'comunicado demasiado tarde: cuenta solo para el informe de Elo',
};
