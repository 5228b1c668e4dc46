import type { crosstables as english } from '../../en/sheets/crosstables';
import type { WordsLike } from '../../like';

/** Which kind of crosstable was recognised. */
export const crosstables: WordsLike<typeof english> = {
  'crosstable.read-as':
    'Leído como {kind}: {players} {players|jugador|jugadores}, {rounds} {rounds|ronda|rondas}; {numbers}; {colours}',
  'crosstable.kind.site':
    'un cuadro cruzado de un sitio de resultados, rival y luego resultado («{example}»)',
  'crosstable.kind.site-unplayed':
    'un cuadro cruzado de un sitio de resultados («{example}») en que U es una ronda no jugada sin puntos',
  'crosstable.kind.signs-first':
    'una parrilla de pared, signo y luego rival («{example}»: + ganó, = tablas, - perdió)',
  'crosstable.kind.signs-last':
    'un cuadro cruzado con signos tras el rival («{example}»: + ganó, = tablas, - perdió)',
  'crosstable.kind.letters-first':
    'una tabla americana, letra y luego rival («{example}»; solas, B es bye, H bye de medio punto, U sin jugar y sin puntos)',
  'crosstable.kind.letters-last': 'un cuadro cruzado con letras tras el rival («{example}»)',
  'crosstable.kind.result-first':
    'un cuadro cruzado con el resultado antes del rival («{example}»)',
  'crosstable.kind.colour-first': 'un cuadro cruzado con el color antes del rival («{example}»)',
  'crosstable.kind.two-points':
    'un cuadro cruzado con 2 puntos por victoria y 1 por tablas en sus celdas («{example}»)',
  'crosstable.kind.three-points':
    'un cuadro cruzado con 3 puntos por victoria y 1 por tablas en sus celdas («{example}»)',
  'crosstable.kind.mixed': 'un cuadro cruzado en varias notaciones («{example}»)',
  'crosstable.kind.grid': 'la parrilla de una liga («{example}»)',
  'crosstable.kind.grid-signs':
    'la parrilla de una liga con signos («{example}»: + ganó, = tablas, - perdió)',
  'crosstable.kind.grid-points':
    'la parrilla de una liga con los puntos de cada encuentro en sus celdas («{example}»)',
  'crosstable.kind.grid-matches':
    'la parrilla de una liga por equipos con puntos de tablero en sus celdas («{example}»)',
  'crosstable.kind.list': 'una lista sin rondas',
  'crosstable.numbers.no': 'los jugadores van por su número',
  'crosstable.numbers.rank': 'los jugadores van por su puesto',
  'crosstable.numbers.order': 'los jugadores van por el orden de las filas',
  'crosstable.colours.none': 'sin colores',
  'crosstable.colours.letters': '{white} son las blancas, {black} las negras',
};
