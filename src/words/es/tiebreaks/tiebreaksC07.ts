import type { tiebreaksC07 as english } from '../../en/tiebreaks/tiebreaksC07';
import type { WordsLike } from '../../like';

/** The working of the tie-breaks of C.07, and what the command line says of editions. */
export const tiebreaksC07: WordsLike<typeof english> = {
  'tiebreaks.why.seen-adjusted':
    'jugada; {score} del rival, vistos como {adjusted} por sus rondas no jugadas',
  'tiebreaks.why.forfeit-as-game': 'incomparecencia contada como partida',
  'tiebreaks.why.fore-draw': 'última ronda: tomada como tablas',
  'tiebreaks.why.category1': 'bye (16.2, categoría 1): rival ficticio con los puntos propios {own}',
  'tiebreaks.why.category2':
    'victoria por incomparecencia (16.2, categoría 2): rival ficticio con los puntos propios {own}',
  'tiebreaks.why.category3':
    'bye pedido, jugó después (16.2, categoría 3): rival ficticio con los puntos propios {own}',
  'tiebreaks.why.category4':
    'derrota por incomparecencia (16.2, categoría 4): rival ficticio con los puntos propios {own}',
  'tiebreaks.why.category5':
    'bye pedido, no volvió a jugar (16.2, categoría 5): rival ficticio con los puntos propios {own}',
  'tiebreaks.why.category1-capped':
    'bye (16.2, categoría 1): rival ficticio, puntos propios {own}, como máximo {cap}',
  'tiebreaks.why.category2-capped':
    'victoria por incomparecencia (16.2, categoría 2): rival ficticio, puntos propios {own}, como máximo los del rival {cap}',
  'tiebreaks.why.category3-capped':
    'bye pedido, jugó después (16.2, categoría 3): rival ficticio, puntos propios {own}, como máximo {cap}',
  'tiebreaks.why.category4-capped':
    'derrota por incomparecencia (16.2, categoría 4): rival ficticio, puntos propios {own}, como máximo los del rival {cap}',
  'tiebreaks.why.category5-capped':
    'bye pedido, no volvió a jugar (16.2, categoría 5): rival ficticio, puntos propios {own}, como máximo {cap}',
  'tiebreaks.why.virtual':
    'no jugada: rival virtual = {before} antes de la ronda + {missed} no hechos en ella + {later} por tablas en rondas posteriores',
  'tiebreaks.why.as-draw': 'vista como tablas por los rivales',
  'tiebreaks.why.more-points': 'más puntos que el rival, o que unas tablas',
  'tiebreaks.why.equal-points': 'tantos puntos como el rival, o como unas tablas',
  'tiebreaks.why.fewer-points': 'menos puntos que el rival, o que unas tablas',
  'tiebreaks.undefined.no-play-off': 'no consta desempate por partidas para este empate',
  'tiebreaks.undefined.no-lot': 'no consta sorteo para este empate',
  'tiebreaks.why.own-number': 'número inicial',
  'tiebreaks.why.own-rating': 'Elo propio',
  'tiebreaks.why.announced-rating': 'sin Elo: el rating anunciado',
  'tiebreaks.why.rating-difference': 'diferencia de Elo para {points} de {games}',
  'tiebreaks.why.opponents-buchholz': 'Buchholz del rival',
  'tiebreaks.why.opponents-performance': 'performance del rival',
  'tiebreaks.why.expected-here': 'suma de los puntos esperados con este Elo',
  'tiebreaks.why.expected-below': 'suma de los puntos esperados un punto más abajo: no basta',
  'tiebreaks.why.no-point': 'ningún punto: el rival más bajo menos 800',
  'tiebreaks.why.lowest-rating': 'Elo más bajo con el que se espera la puntuación',
  'tiebreaks.why.among-tied': 'partida entre los empatados',
  'tiebreaks.why.average-of-games': 'media de sus partidas',
  'tiebreaks.why.missing-game': 'no se enfrentaron',
  'tiebreaks.why.rank-in-tie': 'puesto dentro del empate',
  'tiebreaks.cut.lowest-vur': 'recortado: la ronda voluntariamente no jugada más baja',
  'tiebreaks.cut.no-black': 'no con negras',
  'tiebreaks.cut.not-elected': 'eligió no jugar',
  'tiebreaks.cut.basis': 'mostrado, no sumado',
  'tiebreaks.undefined.unrated': 'sin Elo',
  'tiebreaks.undefined.unrated-players':
    '{count} {count|jugador no tiene|jugadores no tienen} Elo (los primeros: {players}): los Elos no desempatan salvo que se anunciara uno para ellos',
  'tiebreaks.warning.no-buchholz-in-round-robin': '{codes} no se deben usar en una liga',
  'tiebreaks.warning.drop-ratings':
    '{unrated} de {players} {players|jugador no tiene|jugadores no tienen} Elo: {codes} se deben quitar, salvo que se anunciara un rating para ellos antes del inicio',
  'tiebreaks.why.board': 'tablero {board}',
  'tiebreaks.why.secondary-score': 'segunda puntuación',
  'tiebreaks.why.schedule-strength': 'fuerza del calendario, dividida entre {factor}',
  'tiebreaks.why.match': 'encuentro',
  'tiebreaks.undefined.boards-unknown': 'no se conocen los puntos de los tableros',
  'tiebreaks.why.counts-as-draw': 'no jugado: cuenta como empate',
  'tiebreaks.why.koya-half': 'empatado con {tied}: Koya con la mitad de los puntos',
  'tiebreaks.why.koya-limit': 'sigue empatado con {tied}: Koya con límite {limit}',
  'tiebreaks.undefined.rounds-unknown': 'la tabla no muestra el orden de las rondas',
};
