import type { ofForeignFiles as english } from '../../en/problems/ofForeignFiles';
import type { ProblemWordsLike } from '../../like';

/** Problems of files and tables that other programs wrote. */
export const ofForeignFiles: ProblemWordsLike<typeof english> = {
  'table-of-teams': {
    says: 'es una tabla de equipos: «{value}» es un rival con {points} puntos de tablero',
    cure: 'Para la clasificación use =CHESS.TEAM_STANDINGS(tabla; tableros) en una hoja o pairsheet standings; para un torneo dé los emparejamientos por tablero de cada ronda, o un TRF con los registros de equipos.',
  },
  'match-list-lacks-round': {
    says: 'a la lista de encuentros le falta la ronda {round}',
    cure: 'Ponga los emparejamientos por tablero de cada ronda uno debajo de otro, cada uno bajo su título (Ronda 1, Ronda 2 …).',
  },
  'match-list-board-alone': {
    says: 'el tablero {value} no está bajo ningún encuentro de dos equipos',
    cure: 'Ponga la fila de los dos equipos encima de sus tableros.',
  },
  'match-list-team-empty': {
    says: '«{value}» no ocupa ningún tablero de la lista',
    cure: 'Añada los tableros de una ronda en la que jugó, o quite el equipo de la lista.',
  },
  'match-list-score': {
    says: 'ronda {round}: el resultado {value} no es la suma de los tableros ({boards})',
    cure: 'Cuentan los tableros. Corrija el que esté mal; una decisión se anota como ajuste de puntos.',
  },
  'match-list-assumed': {
    says: '{teams} equipos, {boards} tableros, {rounds} rondas de una lista de encuentros: quien está a la izquierda lleva blancas en los tableros impares, primero los puntos de encuentro, preferencias de color de tipo A',
    cure: 'Corrija los ajustes si el torneo tenía otras reglas; el orden de los tableros sale de dónde jugó cada uno.',
  },
  'file-under-password': {
    says: 'el archivo tiene contraseña',
    cure: 'Ábralo con su contraseña, guárdelo sin ella y delo otra vez.',
  },
  'file-too-large': {
    says: 'el archivo es demasiado grande ({value} bytes)',
    cure: 'Guarde solo la hoja del torneo como .xlsx y dé esa.',
  },
  'not-a-spreadsheet': {
    says: 'el archivo no se puede abrir como hoja de cálculo ({value})',
    cure: 'Ábralo en su hoja de cálculo, guárdelo como .xlsx y dé ese; si allí no se abre, está dañado.',
  },
  'no-table-in-sheets': {
    says: 'ninguna hoja tiene una tabla de jugadores con encabezados; hojas: {value}',
    cure: 'Dé a la hoja una fila de encabezados como N.º, Nombre, Elo, 1.Rd, 2.Rd…',
  },
  'sheet-left-out': {
    says: 'se omitió la hoja «{value}»: su tabla tiene fallos, el primero aquí',
    cure: 'Compruebe esa hoja sola si es otro torneo.',
  },
  'sheet-to-choose': {
    says: 'el archivo tiene varios torneos: {known}',
    cure: 'Diga cuál con --section y el nombre de su hoja.',
  },
  'foreign-file-cut': {
    says: 'este archivo {value} está cortado o dañado',
    cure: 'Cópielo o descárguelo otra vez.',
  },
  'foreign-kind-unknown': {
    says: 'este archivo {program} contiene un tipo de torneo que no se puede leer (tipo {value}): un torneo por equipos, o uno desconocido',
    cure: 'Guarde el torneo como TRF en ese programa y dé el TRF.',
  },
  'foreign-file-odd': {
    says: '{what} de este archivo {value} no están donde deberían',
    cure: 'Guarde el torneo como TRF en ese programa y dé el TRF.',
  },
  'foreign-file-without-players': {
    says: 'este archivo {value} no tiene jugadores',
    cure: 'Inscríbalos en ese programa, o dé el archivo de otro torneo.',
  },
  'foreign-result-unknown': {
    says: 'el resultado {value} de {players} en la ronda {round} no se conoce en los archivos {program}',
    cure: 'Guarde el torneo como TRF en ese programa y dé el TRF.',
  },
  'foreign-file-wrong': {
    says: 'el nombre del archivo dice {program}, pero es otra cosa',
    cure: 'Dé al archivo su nombre correcto, o guarde el torneo como TRF y dé ese.',
  },
  'foreign-file-not-read': {
    says: 'es un archivo de {value}, que no se lee',
    cure: 'Guarde el torneo como TRF en ese programa, o exporte su cuadro cruzado, y dé ese archivo.',
  },
  'list-cut': {
    says: 'la lista se corta después de «{value}»: falta el final',
    cure: 'Descárguela otra vez; los jugadores siguientes no se encontrarían.',
  },
  'events-to-choose': {
    says: 'el archivo tiene varios torneos: {value}',
    cure: 'Convierta cada uno en la línea de comandos (convert ARCHIVO -o torneo.trf --section NOMBRE), o abra un libro e importe una hoja.',
  },
  'foreign-access-file': {
    says: 'esta base de datos de Access no es ni un torneo de Papi ni una lista de jugadores conocida',
    cure: 'Dé el archivo .papi de Papi, o guarde el torneo como TRF y dé ese.',
  },
  'foreign-list-of-players': {
    says: 'es una lista de jugadores (la Data.mdb francesa), no un torneo',
    cure: 'Úsela como lista de Elo en el panel (Listas de Elo).',
  },
  'foreign-access-old': {
    says: 'este archivo {value} lo hizo Access 97 o anterior, que no se lee',
    cure: 'Ábralo en Papi o Access, guárdelo en el formato actual, o guarde el torneo como TRF.',
  },
};
