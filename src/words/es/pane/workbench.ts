import type { workbench as english } from '../../en/pane/workbench';
import type { WordsLike } from '../../like';

export const workbench: WordsLike<typeof english> = {
  'workbench.newEvent': 'Nuevo',
  'workbench.open': 'Abrir…',
  'workbench.save': 'Guardar .xlsx',
  'workbench.print': 'Imprimir / PDF…',
  'workbench.printHint':
    'Imprimir la hoja mostrada, o guardarla como PDF en el cuadro de impresión',
  'workbench.samples': 'Torneos de ejemplo',
  'workbench.language': 'Idioma',
  'workbench.pair': 'Emparejar la próxima ronda',
  'workbench.standings': 'Clasificación',
  'workbench.check': 'Verificar el torneo',
  'workbench.pane': 'Panel de Pairsheet',
  'workbench.undo': 'Deshacer',
  'workbench.redo': 'Rehacer',
  'workbench.closePane': 'Cerrar el panel',
  'workbench.resize': 'Ancho del panel',
  'workbench.workbook': 'Libro',
  'workbench.untitled': 'Libro nuevo',
  'workbench.ready':
    'Una hoja de cálculo en el navegador con el complemento Pairsheet. Nada sale de este ordenador.',
  'workbench.recent': 'Recientes',
  'workbench.restored': 'Recuperado de este navegador, como estaba el ',
  'workbench.notRestored': 'El libro guardado en este navegador no se pudo recuperar: ',
  'workbench.notKept':
    'Este navegador no guarda copia de sus cambios: guarde el libro como archivo.',
  'workbench.together':
    'Este torneo está abierto también en otra pestaña: lo que se hace en una se ve en la otra.',
  'workbench.takenBack':
    'Lo último que se hizo aquí no se pudo unir con la otra pestaña y se retiró. Hágalo otra vez, por favor.',
  'workbench.becameCopy': 'Otra pestaña ha cambiado este torneo. Sus cambios son ahora una copia: ',
  'workbench.copyOf': 'copia',
  'workbench.notOpened': 'Este archivo no se pudo abrir: ',
  'workbench.isOds': 'Aquí no se abre OpenDocument. Guárdelo como .xlsx y ábralo.',
  'workbench.isXls':
    'es un libro de Excel 97–2003, o con contraseña. Guárdelo como .xlsx sin contraseña.',
  'workbench.isNoWorkbook':
    'no es un libro. Para un TRF o una lista de texto use Importar en el panel.',
  'workbench.copy': 'valores',
  'workbench.savedFrozen':
    'Guardado. El torneo ha terminado: sus listas en vivo son valores en el archivo, legibles sin Pairsheet.',
  'workbench.saved': 'Guardado como ',
  'workbench.projector': 'Proyector',
  'workbench.projectorHint': 'El torneo en letra grande para la sala, en una ventana propia',
  'workbench.projectorWaits':
    'Abra un torneo en el banco de trabajo, en otra pestaña de este navegador: se muestra aquí.',
  'workbench.projectorNoEvent':
    'El libro abierto no tiene un torneo que se pueda mostrar; el panel dice qué falta.',
  'workbench.projectorDuring': 'Clasificación mientras se juega la ronda {round}',
  'workbench.projectorPause': 'pausa',
  'workbench.projectorGo': 'seguir',
  'workbench.projectorTables': 'por mesas',
  'workbench.projectorNames': 'por nombre',
  'workbench.projectorStandings': 'clasificación',
  'workbench.projectorBrackets': 'cómo se emparejó',
  'workbench.projectorWithBrackets': 'con los grupos por turno',
  'workbench.projectorWithoutBrackets': 'sin los grupos',
  'workbench.projectorAll': 'todo por turno',
  'workbench.projectorLarger': 'más grande',
  'workbench.projectorSmaller': 'más pequeño',
  'workbench.projectorLight': 'claro u oscuro',
  'workbench.projectorFull': 'pantalla completa',
};
