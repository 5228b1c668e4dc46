import type { ofRequests as english } from '../../en/problems/ofRequests';
import type { ProblemWordsLike } from '../../like';

/** Problems of what was asked for: the round, the options of a command, the files named. */
export const ofRequests: ProblemWordsLike<typeof english> = {
  'exercise-not-found': {
    says: 'no se encontró torneo para {kind}, nivel {level}, con el código {value}',
    cure: 'Pruebe otro código.',
  },
  'no-workbook-to-verify': {
    says: '«{value}» no es un libro de Pairsheet',
    cure: 'Indique un .xlsx hecho por el complemento o la línea de comandos.',
  },
  'output-without-number': {
    says: '{count} {count|archivo no puede|archivos no pueden} llamarse todos «{value}»',
    cure: 'Escriba %d donde va el número del archivo: -o "t%d.trf".',
  },
  'no-such-round': {
    says: 'no hay ronda «{value}»',
    cure: 'Las rondas se cuentan desde 1.',
  },
  'beyond-last-round': {
    says: 'las {declared} rondas están jugadas; no hay ronda {value}',
    cure: 'Si el torneo sigue, corrija el número de rondas.',
  },
  'round-too-early': {
    says: 'la ronda {value} no se puede emparejar antes que la {next}',
    cure: 'Empareje primero la ronda {next} e introduzca sus resultados.',
  },
  'round-not-paired': {
    says: 'la ronda {value} aún no está emparejada',
    cure: 'Hasta ahora {paired|está emparejada|están emparejadas} {paired} {paired|ronda|rondas}.',
  },
  'nobody-to-pair': {
    says: 'nadie juega la ronda {value}',
    cure: 'Compruebe las retiradas y los byes.',
  },
  'rounds-not-declared': {
    says: 'no se declara el número de rondas (falta la línea XXR): esta ronda no se trata como la última',
    cure: 'Añada una línea como XXR 9.',
  },
  'unknown-command': {
    says: 'comando desconocido «{value}»',
    cure: 'Los comandos son {known}; vea pairsheet --help.',
  },
  'unknown-option': {
    says: 'opción desconocida «{value}»',
    cure: 'Vea pairsheet {command} --help.',
  },
  'option-needs-value': {
    says: 'la opción {value} necesita un valor',
    cure: 'Vea pairsheet {command} --help.',
  },
  'round-without-pgn': {
    says: '--round es para un .pgn: «{value}»',
    cure: 'Dé a la salida un nombre que acabe en .pgn, u omita --round.',
  },
  'option-missing': { says: 'falta la opción {value}', cure: 'Vea pairsheet {command} --help.' },
  'bad-option-value': {
    says: 'la opción {option} no admite «{value}»',
    cure: 'Admite {known}.',
  },
  'options-exclude': {
    says: 'las opciones {value} y {other} se excluyen',
    cure: 'Dé una de ellas.',
  },
  'unknown-system': {
    says: 'sistema de emparejamiento desconocido «{value}»',
    cure: 'Los sistemas son {known}.',
  },
  'file-argument-missing': {
    says: 'no se indicó ningún archivo',
    cure: 'Vea pairsheet {command} --help.',
  },
  'argument-too-many': {
    says: 'un argumento de más: «{value}»',
    cure: 'Vea pairsheet {command} --help.',
  },
  'appeal-two-players': {
    says: 'hacen falta dos jugadores, no «{value}»',
    cure: 'Escriba dos números (3,7), o dos nombres separados por punto y coma.',
  },
  'appeal-one-player': {
    says: 'los dos jugadores son el mismo',
    cure: 'Nombre dos jugadores distintos.',
  },
  'unknown-player': {
    says: 'nadie tiene el número o nombre «{value}»',
    cure: 'Dé un número inicial de la lista de jugadores.',
  },
  'file-named-twice': {
    says: '«{value}» se indica dos veces: para el ejercicio y para su solución',
    cure: 'Indique otro archivo con --solution.',
  },
  'file-missing': { says: 'no existe ese archivo', cure: 'Compruebe la ruta.' },
  'file-unreadable': {
    says: 'el archivo no se puede leer ({value})',
    cure: 'Compruebe que es un archivo, que puede leerlo y que no está abierto en otro sitio.',
  },
  'folder-unreadable': {
    says: 'la carpeta no se puede leer ({value})',
    cure: 'Indique una carpeta que pueda leer, no un archivo; para un solo archivo está el comando check.',
  },
  'file-unwritable': {
    says: 'el archivo no se puede escribir ({value})',
    cure: 'Compruebe que la carpeta existe y que puede escribir en ella.',
  },
  'file-read-only': {
    says: 'el archivo es de solo lectura',
    cure: 'Permita la escritura o trabaje con una copia. No se ha escrito nada.',
  },
  'file-in-use': {
    says: 'otro pairsheet está escribiendo este archivo ({user} en {host}, proceso {process}, desde {since})',
    cure: 'Ejecute el comando otra vez cuando haya terminado. No se escribió nada.',
  },
  'file-changed': {
    says: 'otra persona cambió el archivo mientras trabajaba este comando',
    cure: 'Ejecute el comando otra vez: trabajará con el archivo como está ahora. No se escribió nada.',
  },
};
