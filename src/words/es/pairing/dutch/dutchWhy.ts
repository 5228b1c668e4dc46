import type { dutchWhy as english } from '../../../en/pairing/dutch/dutchWhy';
import type { WordsLike } from '../../../like';

/** Dutch since 2016: judgements, refusals and "why not". */
export const dutchWhy: WordsLike<typeof english> = {
  'dutch.met': '{players} ya jugaron entre sí',
  'dutch.keptApart': '{players} no deben enfrentarse (lista del árbitro)',
  'dutch.sameAbsolute':
    '{players} tienen ambos preferencia absoluta por {colour} y ninguno es jugador de cabeza',
  'dutch.judge.players':
    'no son los mismos jugadores: faltan {missing}; no se emparejan o están dos veces {extra}',
  'dutch.judge.noRound': 'no existe emparejamiento legal de esta ronda',
  'dutch.judge.worse': 'grupo de {score}: peor en {criterion}: {found} en vez de {best}',
  'dutch.judge.later':
    'grupo de {score}: legal e igual de bueno en todos los criterios, pero posterior en el orden de generación: {played}',
  'dutch.judge.twoMovedDown':
    'grupo de {score}: {players} vienen ambos de arriba, y esos solo se emparejan con jugadores del grupo',
  'dutch.judge.colours': 'colores equivocados: {white} tiene blancas contra {black} ({rule})',
  'dutch.why.notPaired':
    'no se puede preguntar por {players}: no son dos jugadores distintos de esta ronda',
  'dutch.why.arePaired': '{players} están emparejados en esta ronda',
  'dutch.why.incomplete': 'con {players} emparejados, el resto de la ronda no se podría completar',
  'dutch.why.worse':
    'con {players} emparejados, el grupo de {score} es en el mejor caso {pairing}, y peor en {criterion}: {found} en vez de {best}',
  'dutch.why.worseFloat':
    'para que {players} se enfrenten, el más alto tendría que flotar hacia abajo; el grupo de {score} sería en el mejor caso {pairing}, peor en {criterion}: {found} en vez de {best}',
  'dutch.why.worseElsewhere':
    'para que {players} se enfrenten, el grupo de {score} tendría que emparejarse de otro modo, en el mejor caso {pairing}; peor en {criterion}: {found} en vez de {best}',
  'dutch.why.later':
    'con {players} emparejados, el mejor emparejamiento del grupo de {score} es igual de bueno en todos los criterios, pero va después en el orden de generación: {pairing}',
  'dutch.refusal.pending': 'la ronda {round} tiene partidas sin resultado: {players}',
  'dutch.refusal.few':
    '{players} no se pueden emparejar todos: salvo entre ellos, solo pueden jugar con {others}, que son demasiado pocos',
  'dutch.refusal.among':
    '{players} no se pueden emparejar todos: no queda nadie con quien puedan jugar',
  'dutch.refusal.noBye': 'el número de jugadores es impar y ya nadie puede recibir el bye',
  'dutch.refusal.bye':
    'el número de jugadores es impar; solo estos pueden recibir aún el bye: {players}',
  'dutch.refusal.met': '{player} ya ha jugado con {others}',
  'dutch.refusal.forbidden': '{player} no debe jugar con {others} (lista del árbitro)',
  'dutch.refusal.colour': '{player} tiene la misma preferencia absoluta de color que {others}',
  'dutch.cure.results':
    'introduzca los resultados que faltan de la ronda {round}, o marque las partidas como aplazadas (tablas para emparejar)',
  'dutch.cure.list': 'quite parejas de la lista «No deben enfrentarse»',
  'dutch.cure.absence':
    'haga descansar en esta ronda a uno o dos jugadores (ausencia o bye pedido), primero de: {players}',
  'dutch.cure.byHand':
    'el texto lo deja al árbitro: empareje a mano a los afectados y anote por qué',
  'dutch.cure.fewerRounds': 'si todos se han enfrentado, termine aquí el torneo',
  'dutch.judge.byeScore':
    '{player} recibió el bye con {found} puntos; la ronda se puede emparejar con un bye a {best}',
  'dutch.why.byeScore':
    'con {players} emparejados, el bye no podría ir a {score} puntos, lo más bajo posible',
};
