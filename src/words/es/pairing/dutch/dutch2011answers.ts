import type { dutch2011answers as english } from '../../../en/pairing/dutch/dutch2011answers';
import type { WordsLike } from '../../../like';

/** Answers of the editions of 2011 and 2012: "why not?", a played round judged, refusals, work by hand. */
export const dutch2011answers: WordsLike<typeof english> = {
  'dutch2011.why.absent': 'No son dos jugadores distintos de esta ronda: {players}',
  'dutch2011.why.B.1.a': '{a} y {b} ya jugaron entre sí',
  'dutch2011.why.B.2': '{a} y {b} tienen la misma preferencia absoluta de color',
  'dutch2011.why.forbidden': 'El árbitro separa a {a} y {b}',
  'dutch2011.why.no-pairing':
    'La ronda no tiene ningún emparejamiento legal, con o sin {a} contra {b}',
  'dutch2011.why.incomplete': 'Con {a} contra {b} los demás no se podrían emparejar todos',
  'dutch2011.why.paired': '{a} y {b} están emparejados',
  'dutch2011.why.apart':
    '{a} encontró rival ({opponent}) en el grupo de {points} {points|punto|puntos} antes del turno de {b}; nadie baja sin necesidad',
  'dutch2011.why.never-together': '{a} y {b} nunca estuvieron en el mismo grupo',
  'dutch2011.why.fewer': 'Con {a} contra {b} el grupo no podría hacer {p1} {p1|pareja|parejas}',
  'dutch2011.why.fewer-with-s1':
    'Con {a} contra {b} el grupo no podría hacer {p1} {p1|pareja|parejas} con {m1} {m1|jugador bajado|jugadores bajados}',
  'dutch2011.why.worse':
    'El mejor emparejamiento con {a} contra {b} ({pairs}) incumple {requirement} {count} {count|vez|veces}; el aceptado, {ours}',
  'dutch2011.why.later':
    'El mejor emparejamiento con {a} contra {b} ({pairs}) es igual de bueno, pero va después en el orden de transposiciones e intercambios',
  'dutch2011.why.below':
    'Un emparejamiento con {a} contra {b} ({pairs}) iría primero en este grupo, pero los que sobran no dejan emparejar el grupo de abajo',
  'dutch2011.judge.absent': 'No se emparejan en esta ronda: {players}',
  'dutch2011.judge.left-out': 'Sin rival y sin bye: {players}',
  'dutch2011.judge.bye':
    '{player} ya tuvo un punto o medio punto sin jugar y no puede tener el bye',
  'dutch2011.judge.no-pairing': 'Según las reglas la ronda no tiene emparejamiento',
  'dutch2011.judge.other-bye': 'El bye es para {ours}, no para {player}',
  'dutch2011.judge.fewer':
    'Grupo de {points} {points|punto|puntos}: {pairs} son {count} {count|pareja|parejas}; se pueden hacer {p1}: {ours}',
  'dutch2011.judge.fewer-moved-down':
    'Grupo de {points} {points|punto|puntos}: {pairs} emparejan a {count} {count|bajado|bajados}; se puede emparejar a {m1}: {ours}',
  'dutch2011.judge.worse':
    'Grupo de {points} {points|punto|puntos}: {pairs} incumplen {requirement} {count} {count|vez|veces}; {ours_pairs} lo hacen {ours} {ours|vez|veces}',
  'dutch2011.judge.later':
    'Grupo de {points} {points|punto|puntos}: {pairs} son igual de buenas, pero {ours_pairs} van antes en el orden de transposiciones e intercambios',
  'dutch2011.judge.below':
    'Grupo de {points} {points|punto|puntos}: {pairs} irían primero aquí, pero los que sobran no dejan emparejar el grupo de abajo; con {ours_pairs} sí',
  'dutch2011.judge.colour': 'Los colores están al revés. {reason}',
  'dutch2011.refuse.no-bye':
    'El número de jugadores es impar y todos han tenido ya un punto o medio punto sin jugar',
  'dutch2011.refuse.lonely': 'No hay rival posible en todo el torneo para {players}',
  'dutch2011.refuse.too-few-partners':
    '{players} solo se pueden emparejar con muy pocos: {partners}',
  'dutch2011.refuse.among-themselves':
    '{players} no se pueden emparejar todos entre sí, y nadie más puede jugar con ellos',
  'dutch2011.refuse.unfinished': 'La ronda {round} tiene partidas sin resultado: {players}',
  'dutch2011.cure.results':
    'Introduzca los resultados; una partida en curso cuenta como aplazada (tablas solo para emparejar)',
  'dutch2011.cure.forbidden': 'Quite una pareja de la lista «No deben enfrentarse»',
  'dutch2011.cure.absence':
    'Deje fuera de la ronda a uno de estos jugadores con un bye pedido, si está de acuerdo',
  'dutch2011.cure.rematch': 'Empareje a mano y anote que se incumplió un criterio absoluto',
  'dutch2011.hand.cannot-meet': '{pair} no pueden enfrentarse',
  'dutch2011.hand.no-bye': '{player} no puede tener el bye',
  'dutch2011.hand.gives-up':
    '{requirement} incumplido {count} {count|vez|veces}, {allowed} permitidas',
  'dutch2011.hand.bracket-below': 'los que sobran no dejan emparejar el grupo de abajo',
};
