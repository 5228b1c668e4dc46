import type { roundRobin as english } from '../../en/pairing/roundRobin';
import type { WordsLike } from '../../like';

/** Round robins by the Berger tables. */
export const roundRobin: WordsLike<typeof english> = {
  'roundRobin.who': '{player}',
  'roundRobin.white': 'Blancas',
  'roundRobin.black': 'Negras',
  'roundRobin.table':
    'Tabla Berger para {players} {players|jugador|jugadores}, ronda {round} de la tabla',
  'roundRobin.table-odd':
    'Tabla Berger para {places} lugares, ronda {round} de la tabla; con {players} {players|jugador|jugadores} el lugar {places} queda vacío',
  'roundRobin.table-teams':
    'Tabla Berger para {players} {players|equipo|equipos}, ronda {round} de la tabla',
  'roundRobin.table-teams-odd':
    'Tabla Berger para {places} lugares, ronda {round} de la tabla; con {players} {players|equipo|equipos} el lugar {places} queda vacío',
  'roundRobin.home': 'El equipo nombrado primero juega en casa y tiene blancas en el tablero 1',
  'roundRobin.exchanged':
    'La ronda {round} juega la ronda {other} de la tabla: las dos últimas rondas de la primera vuelta se intercambian, para que nadie tenga un color tres veces seguidas',
  'roundRobin.cycle':
    'Vuelta {cycle}: la tabla se juega otra vez con los colores de la primera vuelta',
  'roundRobin.cycle-reversed':
    'Vuelta {cycle}: la tabla se juega otra vez con los colores cambiados',
  'roundRobin.pairs': 'Parejas: {count}',
  'roundRobin.pairs-title': 'Ronda {round}',
  'roundRobin.free': '{player} se enfrenta al lugar vacío y tiene la ronda libre, sin punto',
  'roundRobin.away': 'Ausentes: {players}. Sus partidas se pierden por incomparecencia',
  'roundRobin.uneven':
    'El torneo tiene {rounds} {rounds|ronda|rondas}; para que todos se enfrenten hacen falta {length}, así que la última vuelta queda sin terminar',
  'roundRobin.judge-elsewhere':
    '{players} no se enfrentan en esta ronda de la tabla; se enfrentan en la ronda {rounds}',
  'roundRobin.judge-colours': '{players}: la tabla da los colores al revés',
  'roundRobin.judge-missing': '{players} se enfrentan en esta ronda de la tabla',
  'roundRobin.why-unknown': 'Nadie tiene el número {players}',
  'roundRobin.why-self': '{players} no puede jugar consigo mismo',
  'roundRobin.why-paired': '{players} se enfrentan en la ronda {round}',
  'roundRobin.why-before':
    '{players} se enfrentaron según la tabla en la ronda {round}, {white} con blancas',
  'roundRobin.why-later':
    '{players} se enfrentan según la tabla en la ronda {round}, {white} con blancas',
  'roundRobin.met': '{players} ya se enfrentaron, en la ronda {rounds}',
  'roundRobin.withdrawn-counts':
    '{player} se ha retirado tras {played} de {games} {games|partida|partidas}: la mitad o más, así que los resultados cuentan y las partidas restantes se pierden por incomparecencia',
  'roundRobin.withdrawn-taken-out':
    '{player} se ha retirado tras {played} de {games} {games|partida|partidas}: menos de la mitad, así que los resultados quedan en el cuadro y no cuentan aquí',
  'roundRobin.numbers-by-lot': 'Números sorteados (código {seed})',
  'roundRobin.other-table':
    'Ninguna pareja de la ronda 1 está en la tabla para {players} {players|jugador|jugadores}: se jugó con otros números u otro número de jugadores',
  'roundRobin.too-few': 'Una liga necesita dos jugadores',
  'roundRobin.unfinished': 'La ronda {round} tiene partidas sin resultado',
  'roundRobin.cure-players': 'Introduzca primero los jugadores',
  'roundRobin.cure-results': 'Introduzca los resultados que faltan',
  'roundRobin.cure-numbers':
    'Las rondas jugadas no siguen la tabla de estos números: dé a los jugadores los números sorteados, y no inscriba a nadie una vez emparejada la primera ronda',
};
