import type { inWorkbook as english } from '../../en/problems/inWorkbook';
import type { ProblemWordsLike } from '../../like';

/** Problems of a workbook: tables, columns, settings, and sheets that cannot be written. */
export const inWorkbook: ProblemWordsLike<typeof english> = {
  'no-players-table': {
    says: 'no hay tabla de jugadores en este libro',
    cure: 'Empiece un torneo nuevo, importe su lista o importe un TRF.',
  },
  'players-table-renamed': {
    says: 'el torneo está aquí, pero ninguna tabla del libro se llama Players',
    cure: 'Pulse en la lista de jugadores y llame otra vez Players a su tabla (Diseño de tabla, Nombre de la tabla). Si la lista ha desaparecido, deshaga la última acción o abra una copia.',
  },
  'no-header-row': {
    says: 'no se encontró lista de jugadores en «{value}»',
    cure: 'Ponga encabezados como Nombre y Elo sobre la lista.',
  },
  'no-name-column': {
    says: 'no se encontró columna con nombres entre «{value}»',
    cure: 'Dé a la columna de los nombres el encabezado Nombre.',
  },
  'player-without-name': {
    says: 'un jugador tiene número pero no nombre',
    cure: 'Escriba el nombre, o vacíe la fila entera.',
  },
  'unreadable-tie-break-lists': {
    says: '«{value}» no contiene listas de desempates con un nombre cada una',
    cure: 'Escriba un nombre, un signo igual y los códigos, y puntos y coma entre listas: Club = BH-C1, SB; Juvenil = DE, WIN. Ningún nombre dos veces.',
  },
  'unreadable-byes': {
    says: '«{value}» no dice qué rondas no se juegan',
    cure: 'Escriba rondas con comas: 3 para una ausencia, 5½ para un bye de medio punto, 7+ para un punto.',
  },
  'table-not-a-number': {
    says: '«{value}» no es un número de mesa',
    cure: 'Escriba un número entero mayor que 0, o nada.',
  },
  'points-not-a-number': {
    says: '«{value}» no es un número de puntos',
    cure: 'Escriba puntos enteros o medios, como 1 o 0.5.',
  },
  'unreadable-forbidden': {
    says: '«{value}» no dice quiénes no deben enfrentarse',
    cure: 'Escriba números con guiones, grupos con punto y coma: 3-7; 4-9-12 (1, 2).',
  },
  'unknown-system-rule': {
    says: '«{value}» no es una regla del sistema {system}',
    cure: 'Escriba elementos como «top 60; rematch 8; away 1/3»; la guía los enumera.',
  },
  'system-without-rules': {
    says: 'el sistema {system} no tiene reglas que elegir, y el torneo dice «{value}»',
    cure: 'Vacíe la celda, o elija el sistema al que pertenecen estas reglas.',
  },
  'scheveningen-odd-boards': {
    says: '{boards} tableros para un Scheveningen, un número impar: en cada ronda un equipo tiene una partida más con blancas, y nadie tiene ambos colores por igual',
    cure: 'Jueguen en un número par de tableros, o {double} rondas: todos se enfrentan entonces otra vez con los colores cambiados. Si se quiere así, escriba «odd yes» en la fila «Reglas del sistema» (en la línea de órdenes --parameters "odd yes").',
  },
  'rules-in-workbook': {
    says: 'un libro dice él mismo las reglas de su sistema: «{value}» no se usa',
    cure: 'Omita --parameters, o cambie en el libro el ajuste «Reglas del sistema».',
  },
  'unreadable-keep-apart': {
    says: '«{value}» no dice por qué columna no deben enfrentarse los jugadores',
    cure: 'Escriba el encabezado de una columna de los jugadores, con el número de primeras rondas entre paréntesis si no es para todas: Club (3). Varias con punto y coma.',
  },
  'unreadable-avoid': {
    says: '«{value}» no dice a quiénes separar si es posible',
    cure: 'Escriba el encabezado de una columna de los jugadores, las primeras rondas entre paréntesis y, tras dos puntos, lo que puede costar: Club (3): colores. Palabras: orden, flotantes, colores, todo.',
  },
  'unknown-apart-column': {
    says: 'los jugadores no tienen columna «{value}» para «No deben enfrentarse»',
    cure: 'Columnas posibles: {known}. O añada una propia, por ejemplo Familia.',
  },
  'unknown-paper': {
    says: '«{value}» no es un tamaño de papel conocido',
    cure: 'Escriba A4 o Letter.',
  },
  'unknown-profile': {
    says: '«{value}» no es un tipo de torneo conocido',
    cure: 'Escriba Velada de club o Torneo válido para Elo.',
  },
  'unknown-language': {
    says: '«{value}» no es un idioma disponible',
    cure: 'Escriba {known}.',
  },
  'unknown-colour': { says: '«{value}» no es un color', cure: 'Escriba Blancas o Negras.' },
  'unknown-system-setting': {
    says: '«{value}» no es un sistema de emparejamiento conocido',
    cure: 'Elija uno en el panel, o escriba su nombre: {known}.',
  },
  'system-not-chosen': {
    says: 'no se ha elegido sistema de emparejamiento; se usa {system}',
    cure: 'Elija el sistema anunciado en los ajustes del torneo.',
  },
  'unknown-status': {
    says: '«{value}» no es un estado; el jugador cuenta como presente',
    cure: 'Déjelo vacío, o escriba Retirado.',
  },
  'round-column-missing': {
    says: 'la ronda {round} no tiene columna {column}',
    cure: 'Devuelva a la columna su encabezado, o recupere la ronda del historial.',
  },
  'round-missing': {
    says: 'falta la ronda {round} antes de «{value}»',
    cure: 'Recupere la ronda del historial, o llame a su tabla Round_{round}.',
  },
  'opponent-missing': {
    says: 'ronda {round}: un jugador no tiene rival ni bye',
    cure: 'Escriba el rival, o bye como resultado.',
  },
  'player-twice-in-round': {
    says: 'ronda {round}: «{value}» está dos veces',
    cure: 'Cada jugador tiene una fila en una ronda; corrija la otra.',
  },
  'unknown-rating-method': {
    says: '«{value}» no es una forma de obtener el Elo aplicado',
    cure: 'Escriba FIDE, NRO (solo nacional), FIDON (FIDE; si no, nacional), NIDOF (nacional; si no, FIDE), HBFN (el mayor), LBFN (el menor) u OTHER; delante, si quiere, la federación: ESP FIDON.',
  },
  'rating-not-by-method': {
    says: 'la columna Elo dice {value}, según {method} es {rating}; cuenta {value}',
    cure: 'Vacíe la celda y el Elo se calcula; o escriba OTHER en la fila Elo aplicado de la hoja Torneo.',
  },
  'unreadable-order': {
    says: '«{value}» no es un orden de jugadores empatados',
    cure: 'Escriba los números en su orden, grupos separados por punto y coma: 7, 3; 12, 5. Nadie puede figurar dos veces.',
  },
  'order-unknown-player': {
    says: 'nadie tiene el número {value}, citado en un orden de jugadores empatados',
    cure: 'Corrija el número.',
  },
  'unknown-number': {
    says: 'ronda {round}: nadie tiene el número {value}',
    cure: 'Escriba el número como en la hoja Jugadores.',
  },
  'name-not-unique': {
    says: 'varios jugadores se llaman «{value}»',
    cure: 'Escriba también el número inicial.',
  },
  'name-differs': {
    says: 'ronda {round}: el número {no} es {known}, no «{value}»; vale el número',
    cure: 'Corrija el nombre o el número.',
  },
  'sheet-exists': {
    says: 'ya existe una hoja suya «{value}»; no se cambió nada',
    cure: 'Cambie el nombre de su hoja e inténtelo otra vez.',
  },
  'sheet-protected': {
    says: 'la hoja «{value}» está protegida; no se cambió nada',
    cure: 'Quite la protección (pestaña Revisar) e inténtelo otra vez.',
  },
  'workbook-protected': {
    says: 'la estructura del libro está protegida y no se puede añadir ninguna hoja; no se cambió nada',
    cure: 'Quite la protección (Revisar, Proteger libro) e inténtelo otra vez.',
  },
  'name-taken': {
    says: 'ya existe un nombre suyo «{value}», y una tabla nuestra lo necesita; no se cambió nada',
    cure: 'Cámbielo (Fórmulas, Administrador de nombres) e inténtelo otra vez.',
  },
  'cell-in-the-way': {
    says: '«{value}» está donde se escribirá la lista; no se cambió nada',
    cure: 'Muévalo más abajo o a la derecha e inténtelo otra vez.',
  },
  'below-table': {
    says: '«{value}» necesita otro número de filas, y hay algo debajo; en un archivo no se puede mover nada, así que no se cambió nada',
    cure: 'Muévalo al lado de la tabla, o haga lo mismo en Excel con el panel.',
  },
  'own-column': {
    says: 'su columna «{value}» está en una tabla cuyas filas se reescriben; no se cambió nada',
    cure: 'Muévala al lado de la tabla e inténtelo otra vez.',
  },
  'own-rows-in-list': {
    says: 'se insertaron filas o columnas dentro de nuestra lista en la hoja «{value}»; no se cambió nada',
    cure: 'Sáquelas de la lista, o elimine la hoja, e inténtelo otra vez.',
  },
  'column-gone': {
    says: 'la columna «{value}» ya no está en la tabla y no se puede recuperar; no se cambió nada',
    cure: 'Inserte en la tabla una columna con este encabezado e inténtelo otra vez.',
  },
};
