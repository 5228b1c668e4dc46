import type { dubov1997Why as english } from '../../../en/pairing/dubov/dubov1997Why';
import type { WordsLike } from '../../../like';

/** Dubov 1997: why a candidate, a pair or a whole round was not taken. */
export const dubov1997Why: WordsLike<typeof english> = {
  'dubov1997.passed.met': '{players}: ya se han enfrentado',
  'dubov1997.passed.colours': '{players}: ambos solo podrían tener el mismo color',
  'dubov1997.passed.forbidden': '{players} no deben enfrentarse (lista del árbitro)',
  'dubov1997.passed.freePoint': '{players}: ya un punto sin jugar',
  'dubov1997.passed.transferredLastRound':
    '{players}: trasladado hacia arriba en la ronda anterior, no dos veces seguidas',
  'dubov1997.passed.tooManyTransfers':
    '{players}: trasladado hacia arriba tantas veces como se permite',
  'dubov1997.passed.noOpponentInGroup': '{players}: sin rival legal en el grupo',
  'dubov1997.passed.groupNotPaired': '{players}: el grupo tampoco se podría emparejar entero',
  'dubov1997.passed.lookAhead':
    '{players}: los jugadores que quedan no se podrían emparejar todos legalmente',

  'dubov1997.colour.limits': 'los únicos colores que respetan 2.3 y 2.4',
  'dubov1997.colour.preferences': 'ambos tienen su preferencia',
  'dubov1997.colour.onePreference': 'solo uno tiene preferencia',
  'dubov1997.colour.difference':
    'blancas para quien ha tenido menos partidas con blancas, contra negras',
  'dubov1997.colour.history': 'se invierte la última diferencia de sus colores',
  'dubov1997.colour.cma': 'blancas para la CMA más alta',
  'dubov1997.colour.rating': 'blancas para el Elo más bajo',
  'dubov1997.colour.initialList': 'todo igual: blancas para el posterior en la lista inicial',
  'dubov1997.colour.firstRound': 'por sorteo, alternando',

  'dubov1997.refusal.unrated': 'sin Elo: {players}; este sistema empareja por Elo y a nadie con 0',
  'dubov1997.cure.estimate': 'dé a {players} un Elo estimado, lo más exacto posible',
  'dubov1997.refusal.pending': 'la ronda {round} tiene partidas sin resultado: {players}',
  'dubov1997.cure.results':
    'introduzca los resultados de la ronda {round}; una partida aplazada se introduce como tal',
  'dubov1997.refusal.noOpponent':
    '{player} ya no tiene rival legal: ya jugó con {met}; los colores no encajan con {colours}; no debe jugar con {forbidden}',
  'dubov1997.refusal.scarce':
    '{missable} solo se pueden emparejar con la ayuda de {scarce}, que son demasiado pocos',
  'dubov1997.refusal.cutOff':
    '{missable} no pueden jugar con nadie más y no se pueden emparejar todos entre sí',
  'dubov1997.refusal.byeNobody':
    'el número de jugadores es impar y todos han tenido ya un punto sin jugar: {players}',
  'dubov1997.refusal.byeRest':
    'el número de jugadores es impar; con el bye para cualquiera de {players}, los demás no se podrían emparejar todos',
  'dubov1997.cure.forbidden':
    'quite algunas parejas de la lista «No deben enfrentarse»: sin ellas hay una ronda legal',
  'dubov1997.cure.byHand':
    'el texto deja el caso al árbitro: empareje a mano y anote en el registro cuál de 2.1 a 2.4 se deja de lado',
  'dubov1997.cure.fewerRounds':
    'o termine aquí el torneo: hay demasiadas rondas para el número de jugadores',

  'dubov1997.judge.twice': '{players} aparecen más de una vez en la ronda',
  'dubov1997.judge.missing': '{players} participan pero no están emparejados',
  'dubov1997.judge.absent': '{players} no participan en esta ronda',
  'dubov1997.judge.difference':
    '{player} tendría {difference} {difference|partida|partidas} más con {colour}',
  'dubov1997.judge.threeTimes': '{player} tendría {colour} tres veces seguidas',
  'dubov1997.judge.bye': '{played} tiene el bye; según el texto es {ours}',
  'dubov1997.judge.first':
    'la primera diferencia en el orden del trabajo: según el texto {white} juega con {black} (jugado: {played})',
  'dubov1997.judge.colours': '{white} tiene blancas contra {black}: {because}',
  'dubov1997.judge.noRound': 'según el texto no hay ronda con la que comparar',

  'dubov1997.whyNot.paired': '{white} y {black} se enfrentan en esta ronda',
  'dubov1997.whyNot.self': 'nadie juega consigo mismo',
  'dubov1997.whyNot.lookAhead':
    'si {a} jugara con {b}, los demás no se podrían emparejar todos legalmente',
  'dubov1997.whyNot.bye':
    'el bye se da primero, a {player}; si {a} jugara con {b}, los demás ya no se podrían emparejar todos legalmente',
  'dubov1997.whyNot.scores':
    'están en grupos distintos: {a} tiene {pointsA} puntos, {b} tiene {pointsB}',
  'dubov1997.whyNot.sameColumn':
    'ambos están en la misma columna ({colour}); los de una columna solo se enfrentan si alguien no puede jugar con nadie de la otra',
  'dubov1997.whyNot.rows':
    '{white} está en la fila {whiteRow} de blancas, {black} en la fila {blackRow} de negras; el primer orden sin choque da a {white} a {opponent}',
  'dubov1997.whyNot.earlier':
    'antes de plantearse la cuestión, {player} está emparejado con {opponent}',
};
