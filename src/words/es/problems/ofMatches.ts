import type { ofMatches as english } from '../../en/problems/ofMatches';
import type { ProblemWordsLike } from '../../like';

/** Problems of matches: of teams, and of two games. */
export const ofMatches: ProblemWordsLike<typeof english> = {
  'virtual-points-of-second-score': {
    says: '{value} da puntos virtuales en la puntuación que no va primero, así que nadie se empareja por ellos',
    cure: 'Escríbalos en las columnas de la puntuación que va primero (5–8 puntos de encuentro, 10–13 puntos de tablero).',
  },
  'baku-by-game-points': {
    says: 'la aceleración Baku va por puntos de encuentro, y este torneo empareja por puntos de tablero (C.04.7 1.4.4)',
    cure: 'Quite _BAKU de la línea 192, o dé puntos virtuales propios (250).',
  },
  'team-number-twice': {
    says: 'dos equipos tienen el número {value}',
    cure: 'Dé a cada equipo un número propio (310).',
  },
  'player-in-two-teams': {
    says: 'el jugador {value} pertenece al equipo {first} y al equipo {second}',
    cure: 'Saque al jugador de uno de los dos equipos (310).',
  },
  'unknown-team': {
    says: 'una línea nombra el equipo {value}, y no existe',
    cure: 'Corrija el número (240, 260, 299, 300, 320 o 330), o añada el equipo (310).',
  },
  'two-games-odd-rounds': {
    says: 'cada encuentro tiene dos partidas, así que el número de rondas del archivo debe ser par; es {value}',
    cure: 'Cuente ambas partidas de cada encuentro (142): 8 encuentros son 16 rondas.',
  },
  'two-games-other-opponent': {
    says: 'encuentro {match}: el jugador {player} tiene rivales distintos en las dos partidas',
    cure: 'Escriba el mismo rival en ambas rondas del encuentro.',
  },
  'two-games-same-colour': {
    says: 'encuentro {match}: el jugador {player} tiene el mismo color en ambas partidas',
    cure: 'Invierta los colores de la segunda partida, si es un descuido.',
  },
  'pairing-not-told': {
    says: 'la ronda {round} está emparejada, pero el archivo no dice contra quién juegan estos: {value}',
    cure: 'Añada los rivales (o las alineaciones, línea 300), o quite la ronda para emparejarla.',
  },
  'mixed-competitors': {
    says: '{value} emparejan cosas distintas: equipos, jugadores, o jugadores a dos partidas',
    cure: 'Compare sistemas que emparejen lo mismo.',
  },
  'generate-baku': {
    says: 'los torneos al azar de {value} no se aceleran',
    cure: 'Omita --baku.',
  },
  'lone-boards-as-byes': {
    says: 'el torneo tiene tableros sin rival, que las tablas de un libro no pueden contener: se escriben como byes con los mismos puntos',
    cure: 'Conserve el TRF: solo allí están completos los encuentros de los equipos.',
  },
  'line-up-player-of-other-team': {
    says: 'registro 300, ronda {round}: el jugador {value} no pertenece al equipo {team}',
    cure: 'Escriba jugadores de ese equipo (310), o el equipo correcto.',
  },
  'team-round-untold': {
    says: 'equipos sin encuentro, con la ronda: {value}; el archivo no dice si descansaban, y no tienen puntos por ello',
    cure: 'Si descansaban, dígalo en el registro 320; U, H o F en sus jugadores también lo dice.',
  },
  'line-up-other-opponent': {
    says: 'registro 300, ronda {round}: ahí el equipo {team} juega contra el equipo {value}, y según sus partidas contra el equipo {other}',
    cure: 'Corrija el número del rival en las columnas 13 a 15, o las partidas.',
  },
  'line-up-against-games': {
    says: 'registro 300, ronda {round}: la alineación del equipo {team} ({value}) no puede ser correcta: un jugador está dos veces, o falta uno que ha jugado; cuentan las partidas',
    cure: 'Corrija los jugadores a partir de la columna 17.',
  },
  'team-record-empty': {
    says: 'el equipo «{value}» no tiene jugadores',
    cure: 'Escriba los números de sus jugadores en el registro 310, a partir de la columna 74, o quite el registro.',
  },
  'no-knock-out-of-teams': {
    says: 'la eliminación directa es aquí de jugadores; no hay cuadro de equipos',
    cure: 'Elija el suizo o la liga por equipos; haga a mano el cuadro de una copa y juegue cada encuentro como una liga de dos equipos.',
  },
  'forfeited-match-was-played': {
    says: '«{value}» dice que hubo incomparecencia en el encuentro, pero se jugaron partidas; vale el registro',
    cure: 'Quite el registro, o indique los tableros como incomparecencias.',
  },
};
