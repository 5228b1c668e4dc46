import type { dubov1997 as english } from '../../../en/pairing/dubov/dubov1997';
import type { WordsLike } from '../../../like';

/** Dubov 1997: the account of a round. Refusals, judgements and "why not" stand in the file beside. */
export const dubov1997: WordsLike<typeof english> = {
  'dubov1997.white': 'blancas',
  'dubov1997.black': 'negras',
  'dubov1997.none': 'ninguno',
  'dubov1997.who': '{who}',
  'dubov1997.average': '{average}',

  'dubov1997.firstRound':
    'la mitad superior de la lista juega en orden con la inferior; {first} tiene {colour} en la primera mesa, luego los colores alternan',
  'dubov1997.colourAssumed': 'no se había sorteado color: se tomaron blancas',

  'dubov1997.bye': '{player} ({points} puntos) tiene el bye: {because}',
  'dubov1997.bye.score': 'nadie más del grupo más bajo posible podía tenerlo',
  'dubov1997.bye.rating': 'el Elo más bajo del último grupo',
  'dubov1997.bye.dominatingColour':
    'el Elo más bajo del último grupo y, de los que lo comparten, el color dominante',
  'dubov1997.bye.cma':
    'el Elo más bajo del último grupo y, de los que lo comparten, la media de rivales más alta (CMA)',
  'dubov1997.bye.initialList':
    'el Elo más bajo del último grupo; a igualdad de todo, el último de la lista inicial',
  'dubov1997.bye.firstRound': 'el último de la lista inicial',

  'dubov1997.group': 'Grupo de {points}: {residents}',
  'dubov1997.groupWithFloaters': 'Grupo de {points}: {residents}; flotantes de arriba: {floaters}',
  'dubov1997.floater':
    'el flotante {player} (preferencia: {colour}) juega con {opponent}: si es posible color contrario, luego el Elo más alto, luego la CMA más baja',
  'dubov1997.floaterLastResort':
    'el flotante {player} no encuentra a nadie en el grupo y juega con otro flotante, {opponent}',
  'dubov1997.floatsOn': 'el flotante {player} no encuentra rival aquí y sigue flotando',
  'dubov1997.island':
    '{player} no tiene rival legal en su grupo: {opponent} se traslada del grupo de {points} y se enfrentan',
  'dubov1997.islandFloats':
    '{player} no tiene rival legal en su grupo y no se puede trasladar a nadie: {player} flota hacia abajo',
  'dubov1997.oddGroup':
    'el número de jugadores es impar, el color dominante es {colour}: {player} se traslada del grupo de {points}',
  'dubov1997.oddGroupNobody':
    'el número de jugadores es impar, pero no se puede trasladar a nadie de modo que se empareje a más del grupo',
  'dubov1997.downfloater':
    'jugadores que no se pueden emparejar aquí: {needed}; {player} flota hacia abajo (rival en el grupo siguiente: {below}; color dominante: {colour}; luego desde el final de la columna)',
  'dubov1997.downfloaterPassed':
    'omitidos, porque entonces sobrarían más jugadores del grupo: {players}',
  'dubov1997.yes': 'sí',
  'dubov1997.no': 'no',

  'dubov1997.columns': 'las dos columnas: blancas por CMA creciente, negras por Elo decreciente',
  'dubov1997.columnsBalanced': 'las columnas tras el traspaso de colores',
  'dubov1997.neutral':
    'ninguna partida jugada, así que sin preferencia; a la columna menor, uno por uno: {players}',
  'dubov1997.movedFromWhite':
    'la columna de blancas es más larga; pasan a la de negras (CMA más baja primero): {players}',
  'dubov1997.movedFromBlack':
    'la columna de negras es más larga; pasan a la de blancas (CMA más alta primero): {players}',
  'dubov1997.skipped': 'el otro color está vedado, así que no pasan: {players}',
  'dubov1997.rows': 'fila por fila, nadie se ha enfrentado: las columnas quedan',
  'dubov1997.rowsChanged':
    'no pueden enfrentarse: fila {rows}; el primer orden de la columna de negras en que todos pueden',
  'dubov1997.ownColumn':
    '{player} no puede jugar con nadie de la otra columna y juega con {opponent} de la suya, buscado hacia abajo, luego hacia arriba; las columnas de los demás se escriben otra vez',
  'dubov1997.sweep':
    'nadie está bloqueado y aun así las columnas no se pueden emparejar: blancas 1, negras 1, blancas 2… cada uno toma el primer rival posible',
  'dubov1997.sweepChoice': '{player} toma a {opponent}',
  'dubov1997.pairs': 'parejas y colores',

  'dubov1997.title.halves': 'Las dos mitades de la lista',
  'dubov1997.title.columns': 'Blancas (CMA), negras (C)',
  'dubov1997.title.rows': 'Las filas',
  'dubov1997.title.pairs': 'Parejas',

  'dubov1997.head.row': 'Fila',
  'dubov1997.head.whites': 'Blancas',
  'dubov1997.head.blacks': 'Negras',
  'dubov1997.head.cma': 'CMA',
  'dubov1997.head.rating': 'Elo (C)',
  'dubov1997.head.instead': 'Probado primero',
  'dubov1997.head.white': 'Blancas',
  'dubov1997.head.black': 'Negras',
  'dubov1997.head.article': 'Emparejado por',
  'dubov1997.head.colours': 'Colores por',
  'dubov1997.head.upper': 'Mitad superior',
  'dubov1997.head.lower': 'Mitad inferior',
  'dubov1997.name': 'Dubov 1997',
  'dubov1997.summary':
    'iguala la media de Elo de los rivales de los jugadores con los mismos puntos; todos necesitan Elo',
};
