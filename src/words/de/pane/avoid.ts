import type { avoid as english } from '../../en/pane/avoid';
import type { WordsLike } from '../../like';

/** Players kept apart if possible: a wish of the arbiter, outside the rules of the systems. */
export const avoid: WordsLike<typeof english> = {
  'avoid.kept':
    '{players} spielen nicht gegeneinander: gleich bei {column} ({value}); es kostet nicht mehr als angekündigt ({price})',
  'avoid.too-dear':
    '{players} spielen gegeneinander: gleich bei {column} ({value}), aber sie zu trennen kostet mehr als angekündigt ({price})',
  'avoid.no-round':
    '{players} spielen gegeneinander: gleich bei {column} ({value}), aber sonst lässt sich die Runde nicht paaren',
  'avoid.others-meet':
    '{players} spielen gegeneinander: gleich bei {column} ({value}), aber sie zu trennen lässt nur andere mit gleichem Eintrag bei {column} aufeinandertreffen',
  'avoid.pair':
    '{players} sollen möglichst nicht gegeneinander spielen: gleich bei {column} ({value}), angekündigter Preis: {price}',
  'avoid.departure': 'Das weicht von der Paarung nach den Regeln ab',
  'avoid.price.order': 'nur Reihenfolge',
  'avoid.price.floats': 'bis zu Floats',
  'avoid.price.colours': 'bis zu Farben',
  'avoid.price.any': 'alles',
};
