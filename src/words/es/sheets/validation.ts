import type { validations as english } from '../../en/sheets/validation';
import type { WordsLike } from '../../like';

export const validations: WordsLike<typeof english> = {
  'validation.result-title': 'Resultado',
  'validation.result':
    'Escriba 1-0, ½-½ o 0-1; 1-0F, 0-1F o 0-0F para una incomparecencia; adj si está aplazada; 0-0, ½-0 o 0-½ para una sanción. Sirven también 1, 0, =, 1/2, 0,5, +- y tablas. Rojo: no es un resultado.',
  'validation.team-result':
    'En el tablero de un encuentro, visto desde la izquierda: 1-0 si ganó el jugador de la izquierda. ½-½, 0-1; 1-0F, 0-1F o 0-0F para una incomparecencia; adj si está aplazada.',
  'validation.team-status': 'Vacío, o Retirado para un equipo que ya no juega.',
  'validation.status-title': 'Estado',
  'validation.status': 'Vacío, o Retirado para un jugador que ya no juega.',
};
