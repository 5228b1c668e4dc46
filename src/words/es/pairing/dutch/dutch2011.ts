import type { dutch2011 as english } from '../../../en/pairing/dutch/dutch2011';
import type { WordsLike } from '../../../like';

/** What the editions of 2011 and 2012 of the Dutch system say about a round. */
export const dutch2011: WordsLike<typeof english> = {
  'dutch2011.bracket':
    'Grupo de {points} {points|punto|puntos}: {residents}; bajados a él: {movedDown}',
  'dutch2011.lowest-bracket':
    'Grupo más bajo, {points} {points|punto|puntos}: {residents}; bajados a él: {movedDown}',
  'dutch2011.no-opponent': '{player} no tiene aquí rival posible y baja enseguida',
  'dutch2011.no-opponent-again':
    '{player}, que ya bajó, tampoco tiene aquí rival posible y sigue bajando',
  'dutch2011.no-opponent-lowest': '{player} no tiene aquí rival posible y sobra',
  'dutch2011.homogeneous':
    'Tratado como homogéneo: P0 = {p0}, P1 = {p1}, M0 = {m0}, M1 = {m1}, X1 = {x1}',
  'dutch2011.homogeneous-even':
    'Tratado como homogéneo: P0 = {p0}, P1 = {p1}, M0 = {m0}, M1 = {m1}, X1 = {x1}, Z1 = {z1}',
  'dutch2011.heterogeneous': 'Heterogéneo: P0 = {p0}, P1 = {p1}, M0 = {m0}, M1 = {m1}, X1 = {x1}',
  'dutch2011.heterogeneous-even':
    'Heterogéneo: P0 = {p0}, P1 = {p1}, M0 = {m0}, M1 = {m1}, X1 = {x1}, Z1 = {z1}',
  'dutch2011.paired': 'Emparejados: {pairs}; sobran: {stayOver}',
  'dutch2011.paired-again': 'El grupo de arriba se empareja otra vez: {pairs}; sobran: {stayOver}',
  'dutch2011.moved-down-pairs': 'Primero los bajados: {pairs}',
  'dutch2011.remainder': 'Resto, P = {p}: S1 = {s1}; S2 = {s2}',
  'dutch2011.subgroups': 'P = {p}: S1 = {s1}; S2 = {s2}',
  'dutch2011.exchange': 'Intercambio: {fromS1} de S1 por {fromS2} de S2',
  'dutch2011.given-up.closeness':
    'Diferencia de puntos {difference} aceptada {count} {count|vez|veces}',
  'dutch2011.given-up.B.2':
    'B.2 abandonado para {count} {count|pareja|parejas} con un jugador de cabeza',
  'dutch2011.given-up.A.7.d':
    'A.7.d abandonado para {count} {count|pareja|parejas}: quieren el mismo color, ambos al menos con fuerza',
  'dutch2011.given-up.X':
    'X sube de {minimum} a {count}: parejas en que ambos quieren el mismo color',
  'dutch2011.given-up.Z':
    'Z sube de {minimum} a {count}: parejas en que ambos quieren el mismo color al menos con fuerza',
  'dutch2011.given-up.B.5-down':
    'B.5 abandonado para {count} {count|flotante descendente|flotantes descendentes}: flotaron hacia abajo también en la ronda anterior',
  'dutch2011.given-up.B.6-down':
    'B.6 abandonado para {count} {count|flotante descendente|flotantes descendentes}: flotaron hacia abajo también hace dos rondas',
  'dutch2011.given-up.B.5-up':
    'B.5 abandonado para {count} {count|flotante ascendente|flotantes ascendentes}: flotaron hacia arriba también en la ronda anterior',
  'dutch2011.given-up.B.6-up':
    'B.6 abandonado para {count} {count|flotante ascendente|flotantes ascendentes}: flotaron hacia arriba también hace dos rondas',
  'dutch2011.backtracking': 'Vuelta al grupo de arriba: bajan {after} en vez de {before}',
  'dutch2011.backtracking-none':
    'Vuelta al grupo de arriba: ningún otro conjunto que {before} sirve',
  'dutch2011.penultimate':
    'El penúltimo grupo se empareja de modo que el último se pueda completar',
  'dutch2011.penultimate-none':
    'Ningún emparejamiento del penúltimo grupo permite completar el último',
  'dutch2011.joined': 'Los dos grupos más bajos se unen: S1 = {s1}; S2 = {s2}',
  'dutch2011.fewer-pairs': 'No se pueden hacer {from} parejas: P1 pasa a {to}',
  'dutch2011.fewer-moved-down':
    'No se puede emparejar a los {from} bajados: M1 pasa a {to} (P1 = {p1})',
  'dutch2011.bye': '{player} sobra en el grupo más bajo y tiene el bye',
  'dutch2011.colours': 'Colores',
  'dutch2011.colour.E.1': '{white} (blancas) y {black} (negras): se conceden ambas preferencias',
  'dutch2011.colour.A.7.f':
    '{white} (blancas) y {black} (negras): solo uno de ellos tiene preferencia',
  'dutch2011.colour.E.2':
    '{white} (blancas) y {black} (negras): se concede la preferencia más fuerte',
  'dutch2011.colour.E.3':
    '{white} (blancas) y {black} (negras): se alterna respecto a la última vez que difirieron',
  'dutch2011.colour.E.4':
    '{white} (blancas) y {black} (negras): se concede la preferencia del mejor clasificado',
  'dutch2011.colour.E.5':
    '{white} (blancas) y {black} (negras): ninguno ha jugado aún, decide el color sorteado',
  'dutch2011.name': 'Holandés 2011 (C.04.1, Cracovia 2011)',
  'dutch2011.summary':
    'El sistema holandés como estaba en 2011: grupos desde arriba, transposiciones e intercambios, vuelta atrás de un grupo.',
};
