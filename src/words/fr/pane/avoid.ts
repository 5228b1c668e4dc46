import type { avoid as english } from '../../en/pane/avoid';
import type { WordsLike } from '../../like';

/** Players kept apart if possible: a wish of the arbiter, outside the rules of the systems. */
export const avoid: WordsLike<typeof english> = {
  'avoid.kept':
    '{players} sont séparés : même {column} ({value}) ; cela ne coûte pas plus qu’annoncé ({price})',
  'avoid.too-dear':
    '{players} se rencontrent : même {column} ({value}), mais les séparer coûte plus qu’annoncé ({price})',
  'avoid.no-round':
    '{players} se rencontrent : même {column} ({value}), mais sans eux la ronde ne peut être appariée',
  'avoid.others-meet':
    '{players} se rencontrent : même {column} ({value}), mais les séparer ferait seulement se rencontrer d’autres de même {column}',
  'avoid.pair':
    '{players} sont séparés si possible : même {column} ({value}), prix annoncé : {price}',
  'avoid.departure': 'C’est un écart à l’appariement que donnent les règles',
  'avoid.price.order': 'ordre seulement',
  'avoid.price.floats': 'jusqu’aux flotteurs',
  'avoid.price.colours': 'jusqu’aux couleurs',
  'avoid.price.any': 'tout',
};
