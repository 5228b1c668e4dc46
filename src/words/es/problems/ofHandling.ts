import type { ofHandling as english } from '../../en/problems/ofHandling';
import type { ProblemWordsLike } from '../../like';

/** What the handling rules (C.04.2) do not allow. */
export const ofHandling: ProblemWordsLike<typeof english> = {
  'numbers-are-final': {
    says: 'los números iniciales no pueden cambiar una vez emparejada la ronda {round} (C.04.2.B.3; cambiaría {value})',
    cure: 'Corrija los datos y conserve los números.',
  },
  'entry-too-late': {
    says: '{value} no puede entrar después de la ronda {round} (C.04.2.C.2)',
    cure: 'Solo las bases del torneo pueden permitirlo.',
  },
  'bracket-is-drawn': {
    says: 'el cuadro de una eliminación directa se sortea con la ronda 1: nadie entra después, y los números quedan (KO2)',
    cure: 'Vuelva en el historial a antes de la ronda 1, o que juegue fuera del torneo.',
  },
  'table-is-full': {
    says: '{value} no puede entrar en una liga de {players} después de la ronda {round}: la tabla no tiene lugar libre (C.05, anexo 1)',
    cure: 'Solo con un número impar de jugadores hay un lugar libre. Si no, empiece el torneo otra vez con el nuevo, o que juegue fuera.',
  },
  'table-numbers-stay': {
    says: 'los números quedan una vez emparejada la ronda {round} de una liga: son lugares de la tabla (C.05, anexo 1)',
    cure: 'Para cambiarlos, vuelva en el historial a antes de la ronda 1.',
  },
  'earlier-result-cleared': {
    says: 'un resultado de la ronda {round} no se puede borrar, porque hay emparejada una ronda posterior',
    cure: 'Escriba el resultado correcto; si aún no se sabe, escriba adj.',
  },
  'tournament-is-over': {
    says: '{value} no puede entrar: todas las rondas están emparejadas',
    cure: 'Compruebe el número de rondas.',
  },
  'round-already-paired': {
    says: 'la ronda {value} ya está emparejada',
    cure: 'Escriba una incomparecencia como resultado de la partida.',
  },
  'no-such-game': {
    says: 'el número {player} no tiene partida en la ronda {value}',
    cure: 'Vea en la hoja de la ronda el número correcto.',
  },
  'setting-is-fixed': {
    says: 'el ajuste «{setting}» está fijo desde que se emparejó la ronda 1: era {was}',
    cure: 'Restaure {was}; o abra el panel, que pregunta antes de desbloquear las reglas.',
  },
  'changes-not-ended': {
    says: 'la ronda {round} se está cambiando a mano, y eso no se terminó',
    cure: 'Termine los cambios en el panel (Cambios a mano), donde se ve el emparejamiento del sistema junto al suyo.',
  },
  'rating-report-only': {
    says: 'la ronda {round} solo se puede corregir para el informe de Elo: {game} era {was}, la hoja dice {value}',
    cure: 'Restaure {was}; o abra el panel y corríjalo solo para el informe de Elo.',
  },
};
