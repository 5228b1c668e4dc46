import type { importing as english } from '../../en/pane/importing';
import type { WordsLike } from '../../like';

/** Events that come from files, and what is warned of before a round or a file is made. */
export const importing: WordsLike<typeof english> = {
  'pane.pasted-below':
    '{count} {count|jugador está|jugadores están} debajo de la tabla en {sheet} y aún no {count|cuenta|cuentan}.',
  'pane.pasted-take': 'Añadir {count|este jugador|estos jugadores}',
  'pane.pasted-taken': '{count} {count|jugador añadido|jugadores añadidos}',
  'pane.pasted-list': '{count} {count|jugador|jugadores} en {sheet}: ¿importarlos?',
  'pane.pasted-read': 'Leer la lista',
  'import.checking': 'Comprobando la ronda {round} de {rounds}…',
  'import.title':
    '{count} de {rounds} {rounds|ronda no es|rondas no son} como {rounds|la|las} empareja {system}',
  'import.round': 'Ronda {round}: {what}',
  'import.unchecked': 'La ronda {round} no se pudo comprobar',
  'import.trail': 'Cada una recibe una línea en el registro, que llevará todo TRF del torneo.',
  'import.confirm': 'Importar de todos modos',
  'import.drop': 'Cancelar',
  'import.dropped': 'No se importó nada.',
  'import.all-right':
    '{rounds} {rounds|ronda comprobada: como la empareja|rondas comprobadas: como las empareja} el sistema',
  'import.assumed-rounds': 'El archivo no da el número de rondas (142, XXR): se suponen {rounds}',
  'import.assumed-colour': 'El archivo no dice el color inicial (152, XXC): tomado de la ronda 1',
  'import.assumed-no-colour': 'El archivo no dice el color inicial (152, XXC): se sorteará',
  'import.assumed-points':
    'El archivo no dice los puntos (162): se suponen 1, ½, 0 y 1 para el bye',
  'import.assumed-system':
    'El archivo no dice el sistema de emparejamiento (192): se supone {system}',
  'import.assumed-tie-breaks':
    'El archivo no dice los desempates (202, 212): se supone {list} de {edition}',
  'pane.gap-avoided':
    'quiénes no deberían enfrentarse si es posible: un TRF no tiene línea para ello, así que al comprobar el archivo aparecen rondas cambiadas por eso',
  'pane.gap-adjourned':
    '{count|el resultado|los resultados} de {count} {count|partida aplazada|partidas aplazadas}: aún no es un archivo para Elo',
  'pane.gap-results':
    '{count} {count|resultado que falta|resultados que faltan}: aún no es un archivo para Elo',
  'pane.table-adopted': 'Cuadro importado: {count} {count|jugador|jugadores}',
  'pane.adopt-table': 'Importar con {rounds} {rounds|ronda|rondas}',
};
