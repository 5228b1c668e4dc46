import type { avoid as english } from '../../en/pane/avoid';
import type { WordsLike } from '../../like';

/** Players kept apart if possible: a wish of the arbiter, outside the rules of the systems. */
export const avoid: WordsLike<typeof english> = {
  'avoid.kept':
    '{players} no se enfrentan: mismo valor en {column} ({value}); no cuesta más de lo anunciado ({price})',
  'avoid.too-dear':
    '{players} se enfrentan: mismo valor en {column} ({value}), pero separarlos cuesta más de lo anunciado ({price})',
  'avoid.no-round':
    '{players} se enfrentan: mismo valor en {column} ({value}), pero de otro modo la ronda no se puede emparejar',
  'avoid.others-meet':
    '{players} se enfrentan: mismo valor en {column} ({value}), pero separarlos solo hace que se enfrenten otros con el mismo valor en {column}',
  'avoid.pair':
    '{players} no deberían enfrentarse si es posible: mismo valor en {column} ({value}), precio anunciado: {price}',
  'avoid.departure': 'Esto se aparta del emparejamiento que dan las reglas',
  'avoid.price.order': 'solo el orden',
  'avoid.price.floats': 'hasta los flotantes',
  'avoid.price.colours': 'hasta los colores',
  'avoid.price.any': 'todo',
};
