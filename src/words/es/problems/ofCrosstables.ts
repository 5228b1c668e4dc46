import type { ofCrosstables as english } from '../../en/problems/ofCrosstables';
import type { ProblemWordsLike } from '../../like';

/** Problems of crosstables as people paste them. */
export const ofCrosstables: ProblemWordsLike<typeof english> = {
  'table-not-understood': {
    says: 'columnas leídas: {known}; {players} {players|jugador|jugadores}; se pudieron leer {cells} {cells|celda|celdas}, como «{value}», y {problems} no',
    cure: 'Vea los mensajes de abajo; los primeros suelen causar los demás.',
  },
  'table-without-rounds': {
    says: 'no se encontró ninguna ronda en la tabla; columnas leídas: {known}; no leídas: {unknown}',
    cure: 'Llame a las columnas de las rondas R1, R2, R3…, o a las de una parrilla por los números de los jugadores.',
  },
  'ranking-without-rounds': {
    says: 'es una clasificación: tiene puntos y no resultados de rondas',
    cure: 'Exporte el cuadro cruzado del torneo (en los sitios de resultados, el cuadro por clasificación), o su TRF.',
  },
  'table-of-pairings': {
    says: 'es la lista de emparejamientos de una ronda',
    cure: 'Exporte el cuadro cruzado del torneo (en los sitios de resultados, el cuadro por clasificación), o su TRF.',
  },
  'column-with-games': {
    says: 'la columna «{value}» contiene partidas, pero su encabezado no nombra ronda; columnas leídas: {known}',
    cure: 'Llámela por su ronda (R5), o quítela.',
  },
  'points-not-understood': {
    says: '«{value}» en la columna «{head}» no es un número de puntos; columnas leídas: {known}',
    cure: 'Escriba puntos como 5½ o 5.5, o dé otro encabezado a la columna.',
  },
  'points-contradict': {
    says: 'los resultados no dan los puntos impresos en «{value}» para {wrong} de {players} {players|jugador|jugadores}',
    cure: 'Corrija los resultados o los puntos; si una victoria cuenta de otro modo, dígalo en el encabezado: Pts (3-1-0).',
  },
  'points-counted-otherwise': {
    says: 'los puntos impresos en «{value}» cuentan {points}, no 1-½-0',
    cure: 'Nada, si es así; si no, corrija los puntos.',
  },
  'grid-of-match-points': {
    says: '«{value}» son los puntos de un encuentro entero, no de partidas: no se dice quién los hizo en cuál',
    cure: 'Imprima cada partida (½1, 101), o los resultados de los encuentros con sus puntos.',
  },
  'row-left-out': {
    says: 'fila omitida: «{value}» no es un jugador',
    cure: 'Dele un número y un nombre si lo es.',
  },
  'column-taken-for-names': {
    says: 'ningún encabezado nombra a los jugadores; se tomó por sus nombres la columna «{value}»',
    cure: 'Escriba Nombre sobre los nombres si no es así.',
  },
  'column-taken-for-numbers': {
    says: 'ningún encabezado numera a los jugadores; se tomó por sus números la columna «{value}»',
    cure: 'Escriba N.º sobre los números si no es así.',
  },
  'rounds-by-content': {
    says: 'ningún encabezado nombra una ronda; por su contenido se tomaron por rondas las columnas {value}',
    cure: 'Llámelas R1, R2, R3… si no es así.',
  },
  'colours-contradict': {
    says: '{games} {games|partida tiene|partidas tienen} el mismo color en ambos lados, la primera en «{value}»: se dejaron de lado los colores de esta tabla',
    cure: 'Clasificación y desempates son correctos; corrija los colores si se van a emparejar o comprobar rondas.',
  },
  'table-has-no-rounds': {
    says: 'la tabla no tiene rondas: es una lista de jugadores',
    cure: 'Impórtela como lista.',
  },
  'start-numbers-rebuilt': {
    says: 'la tabla numera a sus {value} jugadores por sus puestos: se dieron números iniciales por Elo, título y nombre',
    cure: 'Añada una columna N.º con los números iniciales si eran otros; las rondas se emparejan por ellos.',
  },
  'table-empty': {
    says: 'el archivo no tiene tabla: {value}',
    cure: 'Guarde la tabla como texto con tabuladores, punto y coma o comas, y los encabezados en la primera línea.',
  },
};
