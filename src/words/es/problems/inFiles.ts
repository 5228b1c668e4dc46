import type { inFiles as english } from '../../en/problems/inFiles';
import type { ProblemWordsLike } from '../../like';

/** Problems of a file as such, and of the lines that are no player's. */
export const inFiles: ProblemWordsLike<typeof english> = {
  'empty-file': {
    says: 'el archivo está vacío',
    cure: 'Exporte el torneo otra vez y abra el archivo nuevo.',
  },
  'binary-file': {
    says: 'no es un archivo de texto (empieza por los bytes {value})',
    cure: 'Dé un TRF (texto) o un libro .xlsx con su extensión correcta.',
  },
  'code-page-guessed': {
    says: 'el texto no es UTF-8 ni Unicode; se leyó como {page} («{value}»)',
    cure: 'Si los nombres se ven mal, guarde el archivo otra vez como UTF-8.',
  },
  'page-cut': {
    says: 'la página se corta dentro de una tabla',
    cure: 'Guarde la página otra vez cuando se haya cargado entera.',
  },
  'page-without-table': {
    says: 'la página no contiene ninguna tabla de un torneo',
    cure: 'Guarde la página del cuadro o de la clasificación, o expórtela como .xlsx.',
  },
  'not-a-workbook': {
    says: 'el archivo no se puede abrir como libro .xlsx ({value})',
    cure: 'Guárdelo otra vez desde Excel como libro .xlsx sin contraseña.',
  },
  'newer-workbook': {
    says: 'el libro lo escribió una versión posterior de Pairsheet (contrato {value}; esta conoce hasta {known})',
    cure: 'Siga con la versión posterior: esta perdería lo que no sabe leer. No se cambió nada.',
  },
  'text-is-json': {
    says: 'es JSON de otro programa, sin cuadro cruzado',
    cure: 'Dé el TRF del torneo; Lichess tiene uno de cada torneo suizo.',
  },
  'text-is-pgn': {
    says: 'es PGN: partidas sin byes, ausencias ni números',
    cure: 'Dé el cuadro cruzado o el TRF del torneo.',
  },
  'no-players': {
    says: 'no se encontró ningún jugador',
    cure: 'Un TRF tiene una línea que empieza por 001 para cada jugador.',
  },
  'line-out-of-columns': {
    says: 'los campos de este jugador no están en sus columnas: «{value}»',
    cure: 'En un TRF el número acaba en la columna 8, el nombre empieza en la 15, el Elo en la 49, la ronda 1 en la 92, y todas las rondas están en la misma línea. Exporte el archivo otra vez desde el programa que lleva el torneo.',
  },
  'columns-in-bytes': {
    says: 'las columnas de «{value}» están contadas en bytes, en los que una letra como ö son dos; la línea se lee así',
    cure: 'Nada, si el nombre, el Elo y los resultados son correctos.',
  },
  'truncated-line': {
    says: 'la línea se interrumpe: «{value}»',
    cure: 'Complete la línea, o exporte el archivo otra vez.',
  },
  'unknown-line-code': {
    says: 'una línea con un código desconocido se deja de lado: «{value}»',
    cure: 'Corrija sus tres primeros caracteres si debe contar.',
  },
  'bad-round-count': {
    says: 'el número de rondas no es un entero mayor que 0: «{value}»',
    cure: 'Escriba el número de rondas declarado antes del inicio, p. ej. XXR 9.',
  },
  'unknown-configuration': {
    says: 'palabra desconocida en XXC: «{value}»',
    cure: 'Se conocen rank, white1 y black1.',
  },
  'bad-number-list': {
    says: 'se esperaba una lista de números iniciales: «{value}»',
    cure: 'Escriba los números separados por espacios.',
  },
  'bad-virtual-points': {
    says: 'los puntos virtuales no se pueden leer: «{value}»',
    cure: 'Escriba XXA, el número, luego los puntos de cada ronda en medios, p. ej. XXA    5  1.0  0.5.',
  },
  'bad-points': {
    says: 'no es un número de medios puntos: «{value}»',
    cure: 'Escriba 0, 0.5, 1, 1.5…',
  },
  'unknown-point-code': {
    says: 'código desconocido en XXS: «{value}»',
    cure: 'Escriba CÓDIGO=VALOR con uno de W D WW BW WD BD WL BL ZPB HPB FPB PAB FW FL.',
  },
  'points-by-colour': {
    says: 'no se admiten puntos distintos para blancas y negras ({value})',
    cure: 'Dé a ambos códigos el mismo valor.',
  },
  'forbidden-unknown-player': {
    says: 'una pareja prohibida nombra el número {value}, que nadie tiene',
    cure: 'Corrija el número o quítelo de la lista.',
  },
  'virtual-unknown-player': {
    says: 'se dan puntos virtuales al número {value}, que nadie tiene',
    cure: 'Corrija el número en la línea XXA o quite la línea.',
  },
  'absent-unknown-player': {
    says: 'se dice ausente al número {value}, pero nadie lo tiene',
    cure: 'Corrija el número en la línea XXZ.',
  },
  'team-unknown-player': {
    says: 'el equipo {team} nombra el número {value}, que nadie tiene',
    cure: 'Corrija el número en la línea del equipo.',
  },
};
