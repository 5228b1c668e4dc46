import type { handling as english } from '../../en/pairing/handling';
import type { WordsLike } from '../../like';

/** What the arbiter did under the handling rules (C.04.2). */
export const handling: WordsLike<typeof english> = {
  'handling.number-changed': 'o número {from} passa a {to}',
  'handling.late-entry': '{name} entra na ronda {round} com o número {no}',
  'handling.withdrawn': '{player} desiste e deixa de ser emparceirado',
  'handling.expelled':
    '{player} é expulso: deixa de ser emparceirado e sai da classificação; o que jogou conta para os adversários',
  'handling.reinstated': '{player} volta a ser emparceirado',
  'handling.absence': '{player} não joga a ronda {round} e marca {points}',
  'handling.result-corrected': 'ronda {round}: resultado de {players} corrigido',
  'handling.colours-corrected': 'ronda {round}: cores de {players} corrigidas',
  'handling.rating-corrected': 'rating de {player} corrigido para {rating}',
  'handling.numbers-stay':
    'os números de emparceiramento mantêm-se: a ronda {round} já foi emparceirada',
  'handling.postponed-decided':
    'Estava adiada: os pontos contam agora, e o resultado conta para o emparceiramento a partir da ronda {round} ({article})',
  'handling.from-pairing': 'conta a partir do emparceiramento da ronda {round}',
  'handling.for-rating-only': 'comunicado demasiado tarde: conta só para o cálculo do rating',
};
