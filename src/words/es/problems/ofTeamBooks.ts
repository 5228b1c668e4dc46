import type { ofTeamBooks as english } from '../../en/problems/ofTeamBooks';
import type { ProblemWordsLike } from '../../like';

export const ofTeamBooks: ProblemWordsLike<typeof english> = {
  'unreadable-boards': {
    says: '«{value}» no dice los tableros de un encuentro',
    cure: 'Escriba su número, p. ej. 4, o una letra por tablero para los colores del primer equipo, p. ej. WBWB.',
  },
  'unreadable-match-points': {
    says: '«{value}» no dice los puntos de un encuentro',
    cure: 'Escriba los puntos por victoria, empate y derrota, p. ej. 2-1-0.',
  },
  'unreadable-team-scores': {
    says: '«{value}» no dice los colores y puntuaciones de los equipos',
    cure: 'Escriba A o B para el tipo de preferencias de color, luego MP y GP en el orden que cuenta, p. ej. A MP GP.',
  },
  'unreadable-team-bye': {
    says: '«{value}» no dice los puntos del bye de un equipo',
    cure: 'Escriba puntos de encuentro y de tablero, p. ej. 1/2; vacío, los de un empate.',
  },
  'team-without-name': {
    says: 'un equipo no tiene nombre',
    cure: 'Escriba su nombre, o vacíe la fila.',
  },
  'team-number-not-read': {
    says: '«{value}» no es un número de equipo',
    cure: 'Dé a cada equipo un número desde 1, o a ninguno.',
  },
  'team-number-used': {
    says: 'dos equipos tienen el número {value}',
    cure: 'Dé a cada equipo un número propio.',
  },
  'team-without-players': {
    says: 'el equipo «{value}» no tiene jugadores',
    cure: 'Escriba el equipo junto a sus jugadores en la hoja de jugadores, o márquelo como retirado.',
  },
  'team-of-player-unknown': {
    says: 'no hay equipo «{value}»',
    cure: 'Escriba el nombre o el número de un equipo de la hoja de equipos.',
  },
  'player-without-team': {
    says: '«{value}» no pertenece a ningún equipo',
    cure: 'Escriba el equipo junto al nombre.',
  },
  'place-in-team-not-read': {
    says: '«{value}» no es un lugar en el orden de tableros',
    cure: 'Escriba 1 para el primer tablero, 2 para el segundo, y así; los reservas siguen.',
  },
  'place-in-team-twice': {
    says: '{team}: dos jugadores tienen el tablero {value}',
    cure: 'Dé a cada jugador del equipo un tablero propio.',
  },
  'player-in-teams': {
    says: 'el jugador con ID FIDE {value} está en {first} y en {second}',
    cure: 'Un jugador pertenece a un equipo: quite una de las dos filas.',
  },
  'team-unknown-in-round': {
    says: 'ronda {round}: no hay equipo «{value}»',
    cure: 'Escriba número y nombre de un equipo de la hoja de equipos.',
  },
  'team-twice-in-round': {
    says: 'ronda {round}: el equipo «{value}» está dos veces',
    cure: 'Un equipo tiene un encuentro por ronda: corrija una de las dos filas.',
  },
  'board-without-match': {
    says: 'ronda {round}: no hay encuentro sobre el tablero {value}',
    cure: 'Vuelva a poner la fila con los dos equipos sobre sus tableros.',
  },
  'board-twice-in-match': {
    says: 'ronda {round}: dos filas tienen el tablero {value}',
    cure: 'Cada tablero de un encuentro tiene una fila: corrija el número de una.',
  },
  'player-of-other-team': {
    says: 'ronda {round}: «{value}» no juega con {team}',
    cure: 'Escriba en su tablero un jugador de ese equipo.',
  },
  'match-result-typed': {
    says: 'ronda {round}: «{value}» no puede ser el resultado de un encuentro',
    cure: 'El resultado de un encuentro sale de sus tableros: escriba esos. Un encuentro entero por incomparecencia es 1-0F, 0-1F o 0-0F.',
  },
  'forfeited-match-has-results': {
    says: 'ronda {round}: el encuentro es por incomparecencia ({value}), pero un tablero tiene resultado',
    cure: 'Vacíe los resultados de sus tableros, o la incomparecencia del encuentro.',
  },
  'match-without-players': {
    says: 'ronda {round}: nadie se sienta en los tableros de {value}',
    cure: 'Escriba los jugadores en los tableros, o la incomparecencia del encuentro (1-0F, 0-1F o 0-0F).',
  },
  'board-out-of-order': {
    says: 'ronda {round}: «{value}» se sienta por encima de un jugador anterior en el orden de {team}',
    cure: 'Si el orden de tableros es fijo, cámbielos antes de empezar la ronda; lo jugado queda.',
  },
  'result-at-empty-board': {
    says: 'ronda {round}: «{value}» en un tablero con un solo jugador',
    cure: 'Escriba 1-0F o 0-1F, o el jugador que falta.',
  },
  'line-up-out-of-order': {
    says: '{team}: «{value}» se sentaría por encima de un jugador anterior en el orden anunciado',
    cure: 'Corrija el orden; o dé un motivo en el panel, si su reglamento lo permite.',
  },
  'line-up-gap': {
    says: '{team}: el tablero {board} está vacío por encima de «{value}»',
    cure: 'Suba a los jugadores; o dé un motivo en el panel, si su reglamento lo permite.',
  },
  'line-up-player-twice': {
    says: '{team}: «{value}» está en dos tableros',
    cure: 'Escriba cada jugador una sola vez.',
  },
  'line-up-not-of-team': {
    says: '«{value}» no es jugador de {team}',
    cure: 'Escriba un nombre del equipo, o el lugar en el orden anunciado.',
  },
  'line-up-has-results': {
    says: 'el encuentro de {value} ya tiene resultados',
    cure: 'Vacíe primero los resultados de los tableros y lleve después la alineación a la ronda.',
  },
  'line-up-without-match': {
    says: '{value} no tiene encuentro en la ronda {round}',
    cure: 'Vacíe la fila, o corrija el número.',
  },
  'line-up-missing': {
    says: 'no hay tabla de alineaciones de la ronda {value}',
    cure: 'Haga que el panel escriba primero la hoja de alineaciones.',
  },
  'match-not-found': {
    says: 'la ronda {round} no tiene ese encuentro',
    cure: 'Elija dos equipos de encuentros distintos de la ronda.',
  },
  'team-name-used': {
    says: 'ya hay un equipo «{value}»',
    cure: 'Dé otro nombre al nuevo equipo.',
  },
  'player-in-another-team': {
    says: '«{value}» ya está en la lista de jugadores',
    cure: 'Mueva el jugador al equipo.',
  },
  'player-has-played': {
    says: '«{value}» ha jugado con {team}',
    cure: 'Un jugador se queda en el equipo con el que ha jugado.',
  },
  'reason-missing': {
    says: 'falta un motivo para «{value}»',
    cure: 'Después de la ronda 1 escriba por qué; queda en el registro.',
  },
};
