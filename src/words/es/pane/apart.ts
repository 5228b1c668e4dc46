import type { apart as english } from '../../en/pane/apart';
import type { WordsLike } from '../../like';

/** Words of keeping players apart by a column: club, federation, family. */
export const apart: WordsLike<typeof english> = {
  'apart.decides':
    'No deben enfrentarse, mismo valor en {column} ({value}); si no, se habrían enfrentado: {pairs}',
  'apart.pair': '{players} no deben enfrentarse en esta ronda: mismo valor en {column} ({value})',
  'apart.refusal':
    'La ronda {round} solo se puede emparejar si pueden enfrentarse jugadores con el mismo valor en {column}',
  'apart.cure':
    'En los ajustes del torneo, permita que los jugadores con el mismo valor en {column} se enfrenten después de las primeras {before} {before|ronda|rondas}, y empareje otra vez',
  'apart.cure-first':
    'En los ajustes del torneo, permita que los jugadores con el mismo valor en {column} se enfrenten, y empareje otra vez',

  'pane.field-apart': 'No deben enfrentarse: misma columna',
  'pane.field-apart-hint':
    'Los jugadores con el mismo valor no se enfrentan. Es absoluto: una ronda que así no se pueda emparejar se rechaza, y se muestra la salida.',
  'pane.field-apart-strength': 'Con qué rigor',
  'pane.field-apart-strength-hint':
    '«Si es posible» cambia la ronda de las reglas solo hasta el precio elegido. Se anuncia antes de la ronda 1, y el desarrollo de cada ronda lo nombra como desviación.',
  'pane.apart-always': 'siempre',
  'pane.apart-order': 'si es posible: solo el orden',
  'pane.apart-floats': 'si es posible: hasta los flotantes',
  'pane.apart-colours': 'si es posible: hasta los colores',
  'pane.apart-any': 'salvo que no haya otro modo',
  'pane.apart-none': 'nadie',
  'pane.field-apart-rounds': 'Solo en las primeras rondas',
  'pane.field-apart-rounds-hint': 'Vacío: en todas las rondas',
  'pane.field-round-dates': 'Fechas y horas de las rondas',
  'pane.field-round-dates-hint':
    'Una línea por ronda, p. ej. 2026-05-01 14:00. Se imprimen en las rondas, las listas y las papeletas.',
  'pane.field-paper': 'Papel',
  'pane.field-paper-hint': 'Para las hojas que se escriban desde ahora',
};
