import type { dubov2026 as english } from '../../../en/pairing/dubov/dubov2026';
import type { WordsLike } from '../../../like';

/** Dubov 2026 (C.04.4.1): what its text says under its own numbers. */
export const dubov2026: WordsLike<typeof english> = {
  'dubov2026.rule.5.2.1':
    '5.2.1: ninguno de los dos ha jugado aún; color inicial por el número de {higher}, el mejor clasificado',
  'dubov2026.rule.5.2.2': '5.2.2: se conceden ambas preferencias',
  'dubov2026.rule.5.2.3': '5.2.3: se concede la preferencia más fuerte',
  'dubov2026.rule.5.2.4':
    '5.2.4: se alterna respecto a la última partida en que tuvieron colores distintos',
  'dubov2026.rule.5.2.5': '5.2.5: la preferencia de {higher}, el mejor clasificado',
  'dubov2026.C5': 'flotantes ascendentes',
  'dubov2026.C6':
    'puntos de los flotantes ascendentes, los más bajos primero (cuanto más altos, mejor)',
  'dubov2026.C7': 'jugadores sin su preferencia de color',
  'dubov2026.C8': 'flotantes ascendentes que ya han flotado hacia arriba tantas veces como deben',
  'dubov2026.C9': 'flotes hacia arriba anteriores de esos jugadores',
  'dubov2026.C10': 'flotantes ascendentes que flotaron hacia arriba en la ronda anterior',
  'dubov2026.sameAbsolute': '{players} tienen ambos preferencia absoluta por {colour}',
  'dubov2026.bracket': 'Grupo de {score} {score|punto|puntos}',
  'dubov2026.residents': 'Jugadores del grupo aún por emparejar: {players}',
  'dubov2026.upfloaters': 'Flotantes ascendentes: {players}',
  'dubov2026.noUpfloaters': 'No hace falta ningún flotante ascendente',
  'dubov2026.g1': 'G1, que quieren blancas: {players}',
  'dubov2026.g2': 'G2, que quieren negras: {players}',
  'dubov2026.g1Half': 'Aquí nadie ha jugado aún. G1, la primera mitad por número: {players}',
  'dubov2026.g2Half': 'G2, la segunda mitad: {players}',
  'dubov2026.shift.withinG1':
    'Las parejas dentro de G1 son inevitables; un jugador de cada una pasa a G2: {players}',
  'dubov2026.shift.withinG2':
    'Las parejas dentro de G2 son inevitables; un jugador de cada una pasa a G1: {players}',
  'dubov2026.shift.fromG1': 'De G1 a G2, para igualar ambos: {players}',
  'dubov2026.shift.fromG2': 'De G2 a G1, para igualar ambos: {players}',
  'dubov2026.shift.order': 'Orden en que se prueban, del centro hacia fuera: {numbers}',
  'dubov2026.pairs':
    'Parejas: {count}. S1 por la media de Elo de los rivales (ARO), T2 el primer orden de G2 que da un emparejamiento legal',
  'dubov2026.head.aro': 'ARO',
  'dubov2026.head.s1': 'S1',
  'dubov2026.head.t2': 'T2',
  'dubov2026.head.set': 'Jugadores',
  'dubov2026.criteria': 'Lo que cuesta el grupo en cada criterio',
  'dubov2026.bye':
    'puntos {score}, partidas jugadas {games}, número {number}: primero los puntos más bajos, luego más partidas, luego el número mayor',
  'dubov2026.byeNeeded':
    'omitidos, pues sin ellos los demás no se podrían emparejar todos: {players}',
  'dubov2026.hand.upfloaters': 'Conjuntos de flotantes ascendentes hasta el elegido',
  'dubov2026.hand.unavoidable':
    'Conjuntos de jugadores que dejan el subgrupo menor, hasta el elegido',
  'dubov2026.hand.equalising':
    'Conjuntos de jugadores que dejan el subgrupo mayor, hasta el elegido',
  'dubov2026.hand.noPairing': 'el grupo no tiene emparejamiento legal',
  'dubov2026.hand.notComplete': 'los demás no se podrían emparejar todos',
  'dubov2026.hand.worse': 'peor en {criterion}: {found} en vez de {best}',
  'dubov2026.hand.noBest': 'no da ningún emparejamiento legal que sea el mejor en C7',
  'dubov2026.judge.byeGames':
    '{player} recibió el bye con {found} {found|partida jugada|partidas jugadas}; {other} ha jugado {best}',
  'dubov2026.judge.byeNumber': '{player} recibió el bye; {other} tiene el número mayor',
  'dubov2026.judge.worse': 'grupo de {score}: peor en {criterion}: {found} en vez de {best}',
  'dubov2026.judge.upfloaters':
    'grupo de {score}: {played} {played|flota|flotan} hacia arriba; {ours} {ours|es igual de bueno|son igual de buenos} en todos los criterios y {ours|va|van} primero',
  'dubov2026.judge.withinG1':
    'grupo de {score}: {found} {found|pareja|parejas} dentro de G1; solo {best} son inevitables',
  'dubov2026.judge.withinG2':
    'grupo de {score}: {found} {found|pareja|parejas} dentro de G2; solo {best} son inevitables',
  'dubov2026.judge.shiftG1':
    'grupo de {score}: salida de G1: {played}; primero, del centro hacia fuera: {ours}',
  'dubov2026.judge.shiftG2':
    'grupo de {score}: salida de G2: {played}; primero, del centro hacia fuera: {ours}',
  'dubov2026.judge.row':
    'grupo de {score}: {player} juega con {played}, pero {ours} va primero en G2 y es posible',
  'dubov2026.why': 'en la mejor ronda con {players} emparejados: {because}',
  'dubov2026.refusal.unrated': 'sin Elo: {players}; este sistema empareja por Elo',
  'dubov2026.cure.rating': 'el árbitro da a {players} un rating provisional',
  'dubov2026.refusal.rounds':
    'no se conoce el número de rondas; decide si {players} han flotado hacia arriba lo suficiente',
  'dubov2026.cure.rounds': 'diga cuántas rondas tiene el torneo',
  'dubov2026.plain.C5': 'más jugadores habrían tenido que subir ({found} en vez de {best}).',
  'dubov2026.plain.C6': 'habría tenido que subir alguien con menos puntos.',
  'dubov2026.plain.C8':
    'habría vuelto a jugar con un grupo más fuerte alguien que ya lo ha hecho bastante.',
  'dubov2026.name': 'Dubov 2026 (C.04.4.1, febrero de 2026)',
  'dubov2026.summary':
    'iguala la media de Elo de los rivales dentro de cada puntuación; llena los grupos desde abajo; todos necesitan Elo',
};
