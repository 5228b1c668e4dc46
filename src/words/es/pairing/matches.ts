import type { matches as english } from '../../en/pairing/matches';
import type { WordsLike } from '../../like';

/** The procedure that teams (C.04.6) and the Double-Swiss (C.04.5) have in common. */
export const matches: WordsLike<typeof english> = {
  'matches.who': '{player}',
  'matches.none': 'ninguno',
  'matches.value': '{value}',
  'matches.bracket': 'Grupo de {score} {score|punto|puntos}',
  'matches.group': 'Grupo de puntuación: {players}',
  'matches.upfloaters': 'Flotan hacia él: {players}',
  'matches.noUpfloaters': 'Nadie tiene que flotar hacia arriba',
  'matches.criteria': 'Criterios en prioridad descendente',
  'matches.pairs': 'Parejas y la regla que dio los colores',
  'matches.head.white': 'Blancas',
  'matches.head.black': 'Negras',
  'matches.head.rule': 'Colores',
  'matches.head.article': 'Artículo',
  'matches.head.criterion': 'Se minimiza',
  'matches.head.value': 'Valor',
  'matches.head.set': 'Flotantes ascendentes',
  'matches.bye':
    '{player} recibe el bye: {score} {score|punto|puntos}, {matches} {matches|encuentro jugado|encuentros jugados}',
  'matches.byeLeaves': 'sin {player} los demás no se podrían emparejar todos',
  'matches.barred.bye': '{player} no puede recibir el bye: lo tuvo en la ronda {round}',
  'matches.barred.forfeit':
    '{player} no puede recibir el bye: un encuentro ganado por incomparecencia en la ronda {round}',
  'matches.barred.full': '{player} no puede recibir el bye: un bye de un punto en la ronda {round}',
  'matches.C.fewest': 'flotantes ascendentes',
  'matches.C.scores': 'puntos de los flotantes ascendentes, cuanto más altos mejor',
  'matches.C.following': 'flotantes ascendentes que necesita el grupo siguiente',
  'matches.C.repeated': 'flotantes ascendentes que flotaron en la ronda anterior',
  'matches.C.colours': 'preferencias de color no cumplidas',
  'matches.C.strong': 'preferencias fuertes de color no cumplidas',
  'matches.C.opponents': 'rivales de flotantes ascendentes que flotaron en la ronda anterior',
  'matches.met': '{players} ya jugaron un encuentro entre sí',
  'matches.keptApart': '{players} no deben enfrentarse (lista del árbitro)',
  'matches.judge.players':
    'no son los mismos participantes: faltan {missing}; no se emparejan o están dos veces {extra}',
  'matches.judge.noRound':
    'no existe emparejamiento legal de esta ronda; decide el árbitro principal',
  'matches.judge.byeScore':
    'el bye fue para {other} con {found} {found|punto|puntos}; {player} tiene {best}',
  'matches.judge.byeMatches':
    'el bye fue para {other} con {found} {found|encuentro jugado|encuentros jugados}; {player} ha jugado {best}',
  'matches.judge.byeNumber':
    'el bye fue para {other}; {player}, igual en lo demás, tiene el número mayor',
  'matches.judge.worse': 'grupo de {score}: peor en {criterion}: {found} en vez de {best}',
  'matches.judge.laterSet':
    'grupo de {score}: {played|el flotante ascendente|los flotantes ascendentes} {played} {played|es igual de bueno|son igual de buenos}, pero {played|va|van} después de {ours} en el orden prescrito',
  'matches.judge.later':
    'grupo de {score}: igual de bueno en todos los criterios, pero su identificador {played} va después de {ours}',
  'matches.judge.colours': 'colores equivocados: {white} tiene blancas contra {black} ({rule})',
  'matches.why.notTwo': '{players} no son dos participantes distintos de esta ronda',
  'matches.why.arePaired': '{players} están emparejados en esta ronda',
  'matches.why.incomplete':
    'con {players} emparejados, el resto de la ronda no se podría completar',
  'matches.why.with': 'la mejor ronda en que {players} se enfrentan: {because}',
  'matches.refusal.pending': 'la ronda {round} tiene encuentros sin resultado: {players}',
  'matches.refusal.few':
    '{players} no se pueden emparejar todos: salvo entre ellos, solo pueden jugar con {others}, que son demasiado pocos',
  'matches.refusal.among':
    '{players} no se pueden emparejar todos: no queda nadie con quien puedan jugar',
  'matches.refusal.noBye': 'el número de participantes es impar y ya nadie puede recibir el bye',
  'matches.refusal.bye':
    'el número de participantes es impar; solo estos pueden recibir aún el bye: {players}',
  'matches.refusal.met': '{player} ya ha jugado con {others}',
  'matches.refusal.forbidden': '{player} no debe jugar con {others} (lista del árbitro)',
  'matches.cure.results': 'introduzca los resultados que faltan de la ronda {round}',
  'matches.cure.absence': 'haga descansar en esta ronda a uno o dos, primero de: {players}',
  'matches.cure.byHand':
    'el texto lo deja al árbitro principal: empareje a mano a los afectados y anote por qué',
  'matches.hand.sets': 'A mano: conjuntos de flotantes ascendentes en el orden prescrito',
  'matches.hand.setsOpen':
    'A mano: los primeros conjuntos de flotantes ascendentes en el orden prescrito; el aceptado va después',
  'matches.hand.pairings': 'A mano: emparejamientos en el orden de sus identificadores',
  'matches.hand.pairingsOpen':
    'A mano: los primeros emparejamientos en el orden de sus identificadores; el aceptado va después',
  'matches.hand.noBracket': 'con {players} el grupo no se puede emparejar',
  'matches.hand.notComplete':
    'si {players} flotan hacia arriba, el resto de la ronda no se podría emparejar',
  'matches.hand.worse': '{criterion}: {found} en vez de {best}',
};
