import type { french1994 as english } from '../../../en/pairing/french/french1994';
import type { WordsLike } from '../../../like';

/** The language of the French text of 1994: levels, S1 and S2, n, b, q, x, p, disturbed pairs. */
export const french1994: WordsLike<typeof english> = {
  'french1994.player': '{player}',
  'french1994.s1': 'S1',
  'french1994.s2': 'S2',
  'french1994.pairs': 'Parejas',
  'french1994.white': 'Blancas',
  'french1994.black': 'Negras',
  'french1994.left-over': 'Sobran',
  'french1994.verdict': 'Veredicto',
  'french1994.accepted': 'aceptado',
  'french1994.baf77-off':
    'La regla de la preferencia perturbada más débil está desactivada: este no es el emparejamiento oficial',
  'french1994.level-homogeneous': 'Nivel de {score}: {residents}; homogéneo. Decidido por {steps}',
  'french1994.level-half':
    'Nivel de {score}: {moved} de arriba con {residents}; al menos la mitad vino de arriba, así que se trata como homogéneo. Decidido por {steps}',
  'french1994.level-heterogeneous':
    'Nivel de {score}: {moved} de arriba con {residents}; heterogéneo. Decidido por {steps}',
  'french1994.joined':
    'El nivel de arriba no se pudo emparejar de modo que se complete el más bajo: se unen los dos',
  'french1994.alone': '{players}: sin rival en este nivel sin incumplir B.1 o B.2',
  'french1994.counts':
    'n = {n} quieren negras, b = {b} quieren blancas, q = {q}, así que x = {x}; p = {p} {p|pareja|parejas}',
  'french1994.placed': 'Primero los jugadores de arriba: S1 = {s1}',
  'french1994.halves': 'S1 = {s1}; S2 = {s2}',
  'french1994.residual': 'Nivel residual: S1 = {s1}; S2 = {s2}',
  'french1994.c6': 'S1 contra S2 en orden',
  'french1994.c7': 'Primera permutación de S2 que cumple lo pedido',
  'french1994.c8': 'Ninguna permutación sirve; primer intercambio que sirve: {out} ↔ {in}',
  'french1994.c9-b6': 'Se abandona B.6 para los flotantes descendentes de este nivel',
  'french1994.c9-b5': 'Se abandonan B.6 y luego B.5 para los flotantes descendentes de este nivel',
  'french1994.c10-b6': 'Se abandona B.6 para los flotantes ascendentes de este nivel',
  'french1994.c10-b5': 'Se abandonan B.6 y luego B.5 para los flotantes ascendentes de este nivel',
  'french1994.c11':
    'x = {x} no basta: sube a {disturbed} {disturbed|pareja perturbada|parejas perturbadas}',
  'french1994.disturbed': 'Parejas perturbadas: {disturbed}, las menos posibles',
  'french1994.baf77-all': 'Cada pareja perturbada contiene una preferencia débil',
  'french1994.baf77-some':
    'Parejas perturbadas sin preferencia débil: {strong}, las menos posibles',
  'french1994.c12':
    'Emparejado otra vez con otros flotantes, porque el nivel de abajo no pudo colocar a los primeros',
  'french1994.c13': 'Emparejado otra vez para que se pueda completar el nivel más bajo',
  'french1994.c14-s1':
    'No se puede colocar a todos los de arriba: solo los {count} más fuertes se quedan en S1',
  'french1994.c14-none': 'No se puede colocar primero a ninguno de los de arriba: {moved}',
  'french1994.c14-pairs':
    '{p} {p|pareja es imposible|parejas son imposibles}: p se reduce a {reached}',
  'french1994.c14-all': 'Ninguna pareja es posible: baja el nivel entero',
  'french1994.floaters': 'Sobran: {players}',
  'french1994.by-hand': 'Lo mismo a mano',
  'french1994.by-hand-title': 'Candidatos en el orden de D.1 y D.2',
  'french1994.exempt': 'Bye: {players}, un punto, cuenta como flotante descendente',
  'french1994.colours': 'Colores',
  'french1994.colours-title': 'Parejas en orden de mesas con la regla de sus colores',
  'french1994.colour-rule': 'Por qué',
  'french1994.colour.E.1': 'ambos tienen lo que prefieren',
  'french1994.colour.E.2': 'se concede la preferencia más fuerte',
  'french1994.colour.E.3': 'se alterna respecto a las últimas partidas con colores distintos',
  'french1994.colour.E.4': 'el más fuerte recibe su preferencia',
  'french1994.colour.first-round': 'primera ronda: los colores alternan en S1 desde el sorteado',
  'french1994.colour.no-game':
    'ninguno ha jugado: el más fuerte según su número par o impar y el color sorteado',
  'french1994.refused.met': '{a} y {b} ya se han enfrentado',
  'french1994.refused.apart': '{a} y {b} no deben enfrentarse (lista del árbitro)',
  'french1994.refused.clash': '{a} y {b} deben tener ambos el mismo color',
  'french1994.refused.x':
    '{disturbed} {disturbed|pareja perturbada|parejas perturbadas}, {x} permitidas',
  'french1994.refused.strong': '{a} – {b} está perturbada sin preferencia débil',
  'french1994.refused.exempt': '{player} ya ha tenido un punto sin jugar',
  'french1994.refused.float': '{player} volvería a flotar hacia abajo',
  'french1994.refused.below': 'aquí sirve, pero entonces falla el nivel de abajo',
  'french1994.name': 'Francés 1994 (sistema suizo por Elo, con BAF 77, 78 y 80)',
  'french1994.summary':
    'S1 contra S2 en cada nivel de puntos; primero se fuerzan las preferencias de color más débiles; los flotantes quedan fijados al emparejar',
};
