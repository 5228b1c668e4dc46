import type { general as english } from '../../en/pane/general';
import type { WordsLike } from '../../like';

/** Words of the pane: what is shown everywhere, and the first page. */
export const general: WordsLike<typeof english> = {
  'pane.show-all': 'Mostrar todo',
  'pane.place-line': 'Línea {line}:',
  'pane.place-column': 'Línea {line}, columna {column}:',
  'pane.reading': 'Leyendo el libro…',
  'pane.writing': 'Escribiendo…',
  'pane.pairing': 'Emparejando la ronda {round}…',
  'pane.checking': 'Comprobando todas las rondas…',
  'pane.cancel': 'Cancelar',
  'pane.cancelled': 'Cancelado; no se cambió nada.',
  'pane.formula-remarks':
    'Hay fórmulas que usan una tabla que se contradice; sus números van por sus resultados. CHESS.TABLE_CHECK enumera cada lugar.',
  'pane.dismiss': 'Cerrar',
  'pane.back': 'Atrás',
  'pane.reload': 'Leer el libro otra vez',
  'pane.language': 'Idioma del panel',
  'pane.labelled': '{label}: {value}',
  'pane.guide': 'Guía (se abre en el navegador)',
  'pane.menu': 'Qué hacer',
  'pane.where': 'Ronda actual',
  'pane.done': 'Hecho',
  'pane.finish-cell': 'Excel no responde. Si está escribiendo en una celda, termine (Intro).',
  'pane.list-caught-up':
    'Una lista en vivo no había seguido los resultados; se introdujo de nuevo y ahora es correcta.',
  'pane.list-behind':
    'Una lista en vivo no siguió los resultados ni al introducirla de nuevo; ahora contiene valores.',
  'pane.list-rival':
    'Excel mostraba #¡REF!: lo más probable es que otro complemento tenga funciones con el mismo nombre. Conserve uno de los dos o pida otro espacio de nombres a su administrador.',
  'pane.list-as-values':
    'La clasificación o el cuadro mostraba un error: Excel no pudo calcularlo, y ahora contiene valores.',
  'pane.calculated-by-hand':
    'Este libro calcula manualmente: las listas en vivo cambian cuando pulsa F9.',
  'pane.ctrl-z': 'Ctrl+Z en la hoja también deshace esto.',
  'pane.filter-cleared':
    'Se quitó el filtro de {sheets}: con un filtro Excel escribe en otras filas.',
  'pane.rows-shown':
    'Las filas ocultas de {sheets} se muestran de nuevo: donde hay filas ocultas, Excel escribe en otras filas.',
  'pane.without-looks':
    'Excel no lo aceptó todo: faltan marcas de resultados erróneos, gráficos o diseño de página. Lo demás está escrito.',
  'pane.write-undone': 'Excel se negó a escribir ({message}). El libro está como antes.',
  'pane.write-stuck':
    'Excel se negó a escribir ({message}), y tampoco se pudieron restaurar las hojas. Se intenta de nuevo cada vez que se lee el libro: pulse «Leer el libro otra vez».',
  'pane.changed-meanwhile':
    'El libro cambió entretanto. Se leyó otra vez y no se escribió nada: compruébelo de nuevo.',
  'pane.written-not-read':
    'Se escribió, pero el libro no se pudo leer otra vez ({message}). Pulse «Leer el libro otra vez».',
  'pane.copy-fault': 'Copiar el informe del fallo',
  'pane.fault-copied': 'Copiado. Dice dónde falló; ni nombres ni celdas.',
  'pane.no-download':
    'Excel para Mac no guarda archivos desde un panel. Copie el texto, péguelo en un editor y guárdelo como {name}.',
  'pane.our-fault': 'Esto no debería haber pasado: {message}. No se cambió nada.',
  'pane.no-system': 'El sistema de emparejamiento {system} no está disponible aquí.',
  'pane.cure-first': 'Algunas celdas no se pueden leer. Corríjalas primero.',
  'pane.no-round-yet': 'Aún no se ha emparejado ninguna ronda.',
  'pane.player': 'Jugador',
  'pane.look': 'Comprobar el cambio',
  'pane.do-not-write': 'Cancelar',
  'pane.reasons': 'Motivos',
  'pane.view-home': 'Torneo',
  'pane.view-start': 'Nuevo torneo',
  'pane.view-event': 'Ajustes del torneo',
  'pane.view-round': 'Jugadores de la próxima ronda',
  'pane.view-preview': 'Vista previa',
  'pane.view-results': 'Resultados',
  'pane.view-changes': 'Cambios a mano',
  'pane.view-standings': 'Clasificación y listas',
  'pane.view-check': 'Verificar el torneo',
  'pane.view-explain': 'Explicar una ronda',
  'pane.view-history': 'Historial y deshacer',
  'pane.view-problems': 'Mensajes',
  'pane.view-ratings': 'Listas de Elo',
  'pane.view-prizes': 'Premios',
  'pane.view-course': 'Curso y ejercicios',
  'pane.view-export': 'Exportar',
  'pane.before-round-1': 'Antes de la ronda 1',
  'pane.enter-players':
    'Introduzca los jugadores en la hoja Jugadores; los números pueden quedar vacíos.',
  'pane.results-in': '{done} de {all} resultados introducidos',
  'pane.leave-open': 'Marcar «aplazada»',
  'pane.leave-open-hint':
    'Escrito como «adj». Cuenta como tablas para emparejar, o como digan las reglas de la escalera, hasta que se escriba el resultado en su ronda',
  'pane.postponed': 'Aplazadas, aún sin resultado: {games}',
  'pane.missing-tables':
    'Ronda {round}: {count|falta|faltan} {count} {count|resultado, mesa|resultados, mesas}',
  'pane.and-more': 'y {count} más',
  'pane.half-typed': 'Escrito, pero sin añadir',
  'pane.half-typed-add': 'Añadir y seguir',
  'pane.half-typed-drop': 'Seguir sin ello',
  'pane.half-typed-back': 'Volver',
  'pane.half-typed-unclear': 'Así no se puede añadir: vuelva y complételo, o siga sin ello.',
  'pane.list-in-the-way':
    'No se escribió la lista por nombre: «{text}» está en {cell}. Muévalo y escriba luego «Por nombre» en Clasificación y listas.',
  'pane.enter-results': 'Introducir resultados',
  'pane.pair-round': 'Emparejar la ronda {round}',
  'pane.final-standings': 'Clasificación final',
  'pane.problems-to-cure': 'Corregir {count} {count|celda|celdas}',
  'pane.count-warnings': '{count} {count|aviso|avisos}',
  'pane.count-notes': '{count} {count|nota|notas}',
  'pane.level-blocking': 'Bloquea',
  'pane.level-warning': 'Aviso',
  'pane.level-note': 'Nota',
  'pane.problems-intro': 'Haga clic en una celda para abrirla en la hoja.',
  'pane.no-problems': 'Nada que corregir: se leyeron todas las celdas del libro.',
};
