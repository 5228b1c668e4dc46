import type { manualEditWords as english } from '../../en/pane/manualEdit';
import type { WordsLike } from '../../like';

export const manualEditWords: WordsLike<typeof english> = {
  'manualEdit.begin': 'Cambiar la ronda {round} a mano',
  'manualEdit.begun': 'Cambios a mano en la ronda {round} iniciados',
  'manualEdit.open':
    'Hay cambios a mano abiertos en la ronda {round}. Termínelos para emparejar la siguiente.',
  'manualEdit.typed':
    'Se cambiaron mesas de la ronda {round} en su hoja. Termine los cambios para emparejar la siguiente.',
  'manualEdit.typed-tables':
    'Se cambiaron números de mesa de la ronda {round} en su hoja. Las listas los siguen; al terminar, también «Por nombre».',
  'manualEdit.end': 'Terminar los cambios de la ronda {round}…',
  'manualEdit.end-now': 'Terminar los cambios',
  'manualEdit.not-yet': 'Seguir cambiando',
  'manualEdit.ended': 'Cambios a mano en la ronda {round} terminados',
  'manualEdit.title': 'Ronda {round}: el emparejamiento del sistema y el suyo',
  'manualEdit.same': 'La ronda es como la empareja el sistema.',
  'manualEdit.engine': 'El sistema empareja',
  'manualEdit.played': 'La ronda tiene',
  'manualEdit.no-engine': 'El sistema no encuentra emparejamiento legal para esta ronda.',
  'manualEdit.line': 'Esta línea va al registro y a todo TRF:',
  'manualEdit.first': 'La ronda {round} se está cambiando a mano: termine primero los cambios.',
  'manualEdit.far-apart': '{players} tienen {points} puntos de diferencia',
  'manualEdit.by-hand': 'Hacer la ronda {round} a mano',
  'manualEdit.by-hand-hint':
    'Escribe los jugadores por orden de puntos, de dos en dos; intercámbielos hasta que la ronda esté bien y termine los cambios. Se nombran las reglas incumplidas.',
  'manualEdit.made': 'Ronda {round} hecha a mano: {games} {games|partida|partidas}',
};
