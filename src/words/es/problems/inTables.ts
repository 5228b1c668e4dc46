import type { inTables as english } from '../../en/problems/inTables';
import type { ProblemWordsLike } from '../../like';

/** Problems of results, of crosstables given to a function, and of what was asked of tie-breaks. */
export const inTables: ProblemWordsLike<typeof english> = {
  'unknown-result': {
    says: '«{value}» no es un resultado',
    cure: 'Escriba 1-0, ½-½, 0-1, 1-0F, 0-1F, 0-0F, adj o bye.',
  },
  'result-is-date': {
    says: '«{value}» es una fecha, no un resultado: la hoja de cálculo cambió lo escrito',
    cure: 'Dé a la celda formato de texto y escriba el resultado otra vez.',
  },
  'forfeit-without-side': {
    says: '«{value}» no dice quién no se presentó',
    cure: 'Escriba 1-0F si no se presentaron las negras, 0-1F si no se presentaron las blancas, 0-0F si no se presentó ninguno.',
  },
  'impossible-result': {
    says: '«{value}» no puede ser el resultado de una partida',
    cure: 'Ambos lados suman como máximo un punto; unas tablas nunca son incomparecencia.',
  },
  'unknown-cell': {
    says: '«{value}» no es un dato de un cuadro cruzado',
    cure: 'Escriba rival, color y resultado, como 12w1, 5b½ o +14B; bye o - sin rival.',
  },
  'cell-is-date': {
    says: '«{value}» es una fecha o un número, no un dato de un cuadro cruzado',
    cure: 'Dé a las celdas formato de texto antes de pegar la tabla.',
  },
  'cell-is-formula': {
    says: '«{value}» no es un resultado; en una parrilla con + y - unas tablas como =B1 se convierten en fórmula al pegarlas',
    cure: 'Dé primero a las celdas formato de texto y pegue otra vez los valores, o abra el archivo mismo.',
  },
  'cell-is-error': {
    says: 'la celda muestra {value}',
    cure: 'Un texto como =3N se tomó por una fórmula: dé a las celdas formato de texto y pegue otra vez.',
  },
  'bare-result': {
    says: '«{value}» es un resultado sin rival',
    cure: 'Añada el número del rival (12w1), o escriba bye para un punto sin partida.',
  },
  'bare-result-as-bye': {
    says: '«{value}» en la ronda {round} no nombra rival; se lee como un bye de ese valor',
    cure: 'Añada el número del rival (12w1) si fue una partida.',
  },
  'bye-as-player': {
    says: '«{value}» (número {no}) no es un jugador; quien fue emparejado con él tiene bye',
    cure: 'Dé otro nombre al jugador si lo es.',
  },
  'results-without-opponents': {
    says: 'las rondas contienen resultados («{value}») sin ningún rival',
    cure: 'Exporte el cuadro cruzado, cuyas celdas nombran a los rivales (12w1), o el TRF del torneo.',
  },
  'opponents-by-name': {
    says: 'las rondas nombran a los rivales («{value}») en vez de su número',
    cure: 'Escriba el número del rival en lugar del nombre (12w1), o dé el TRF del torneo.',
  },
  'cell-lost-character': {
    says: '«{value}» contiene un carácter que se perdió al guardar el texto, casi siempre ½',
    cure: 'Exporte de nuevo la tabla y guárdela en UTF-8, o escriba la celda de nuevo.',
  },
  'impossible-cell': {
    says: '«{value}» no puede ser: unas tablas nunca son incomparecencia',
    cure: 'Escriba 12w+ o 12w- para una incomparecencia, 12w½ para tablas.',
  },
  'table-without-header': {
    says: 'no se encontró fila de encabezados en el intervalo',
    cure: 'Incluya en el intervalo la fila con N.º, Nombre, Elo, 1.Rd, 2.Rd…',
  },
  'table-lacks-round': {
    says: 'el encabezado tiene rondas posteriores pero no la ronda {round}',
    cure: 'Llame a las columnas R1, R2, R3… sin huecos.',
  },
  'table-without-players': {
    says: 'no hay jugadores debajo del encabezado',
    cure: 'Amplíe el intervalo a las filas de los jugadores.',
  },
  'table-without-colours': {
    says: 'la tabla no dice quién tuvo qué color',
    cure: 'Use celdas con color, como 12w1.',
  },
  'team-cell-is-time': {
    says: '«{value}» es una hora: la hoja de cálculo la hizo de un encuentro como 18:4',
    cure: 'Dé a las celdas formato de texto antes de pegar o escribir, o escriba el encuentro como 18w4.',
  },
  'unknown-team-cell': {
    says: '«{value}» no es un encuentro de un equipo',
    cure: 'Escriba rival y puntos de tablero propios, como 5:2½, o solo los puntos en una parrilla.',
  },
  'more-points-than-boards': {
    says: '«{value}» son más puntos de los que dan los {boards} tableros',
    cure: 'Corrija los puntos o el número de tableros.',
  },
  'player-not-found': {
    says: 'no hay ningún jugador «{value}» en la tabla',
    cure: 'Dé un número o un nombre como en la tabla.',
  },
  'player-not-unique': {
    says: 'varios jugadores coinciden con «{value}»: {players}',
    cure: 'Dé el número o el nombre completo.',
  },
  'no-teams': {
    says: 'el torneo no tiene equipos',
    cure: 'Dé un TRF con líneas de equipo (013 o 310).',
  },
  'match-beyond-boards': {
    says: '«{value}» y {theirs} del otro equipo son más de lo que dan los {boards} tableros',
    cure: 'Corrija una de las dos celdas o el número de tableros.',
  },
  'match-on-one-side': {
    says: '«{value}»: el otro equipo no muestra este encuentro',
    cure: 'Corrija el rival o la ronda en una de las dos filas.',
  },
  'tie-break-of-other-edition': {
    says: '«{value}» solo está en {having}, no en {edition}',
    cure: 'Indique esa edición, o tome un desempate de {edition}.',
  },
  'unknown-tie-break': {
    says: 'no hay desempate «{value}»',
    cure: 'Más próximo: {nearest}. Conocidos: {known}.',
  },
  'unknown-edition': {
    says: 'no hay edición «{value}» de los desempates',
    cure: 'Conocidas: {known}.',
  },
  'not-a-round': {
    says: '«{value}» no es un número de rondas',
    cure: 'Las rondas se cuentan desde 1.',
  },
  'address-bad': {
    says: '«{value}» no se puede convertir en código QR',
    cure: 'Dé una dirección de 1 a {most} bytes, como https://example.org/open.',
  },
  'list-header-missing': {
    says: 'no se encontró encabezado con nombres o ID y Elos; la primera línea es «{value}»',
    cure: 'Use la lista de la FIDE como se publica, o una tabla con encabezados como ID FIDE, Nombre, Elo.',
  },
  'list-not-in-archive': {
    says: 'el archivo comprimido no contiene ninguna lista (.txt, .xml o .csv): «{value}»',
    cure: 'Descomprímalo y elija la lista.',
  },
  'list-column-missing': {
    says: 'la lista no tiene columna de {column}; su encabezado es «{value}»',
    cure: 'Incluya la fila de encabezados en el intervalo; se conocen encabezados como ID, Nombre y Elo.',
  },
  'bad-argument': { says: '«{value}» no sirve para {argument}', cure: 'Se espera: {expected}.' },
  'grid-games-missing': {
    says: '{value} de las {pairs} parejas de este cuadro no tienen partida: no es definitivo si aún se juegan',
    cure: 'Introduzca los resultados que faltan; quienes no se enfrentan están bien así.',
  },
};
