import type { phaseWords as english } from '../../en/pane/phase';
import type { WordsLike } from '../../like';

export const phaseWords: WordsLike<typeof english> = {
  'phase.begin': 'Cambiar la ronda {round} a mano',
  'phase.begun': 'Cambios a mano en la ronda {round} iniciados',
  'phase.open':
    'Hay cambios a mano abiertos en la ronda {round}. Termínelos para emparejar la siguiente.',
  'phase.typed':
    'Se cambiaron mesas de la ronda {round} en su hoja. Termine los cambios para emparejar la siguiente.',
  'phase.typed-tables':
    'Se cambiaron números de mesa de la ronda {round} en su hoja. Las listas los siguen; al terminar, también «Por nombre».',
  'phase.end': 'Terminar los cambios de la ronda {round}…',
  'phase.end-now': 'Terminar los cambios',
  'phase.not-yet': 'Seguir cambiando',
  'phase.ended': 'Cambios a mano en la ronda {round} terminados',
  'phase.title': 'Ronda {round}: el emparejamiento del sistema y el suyo',
  'phase.same': 'La ronda es como la empareja el sistema.',
  'phase.engine': 'El sistema empareja',
  'phase.played': 'La ronda tiene',
  'phase.no-engine': 'El sistema no encuentra emparejamiento legal para esta ronda.',
  'phase.line': 'Esta línea va al registro y a todo TRF:',
  'phase.first': 'La ronda {round} se está cambiando a mano: termine primero los cambios.',
  'phase.far-apart': '{players} tienen {points} puntos de diferencia',
  'phase.by-hand': 'Hacer la ronda {round} a mano',
  'phase.by-hand-hint':
    'Escribe los jugadores por orden de puntos, de dos en dos; intercámbielos hasta que la ronda esté bien y termine los cambios. Se nombran las reglas incumplidas.',
  'phase.made': 'Ronda {round} hecha a mano: {games} {games|partida|partidas}',
};
