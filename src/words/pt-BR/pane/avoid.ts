import type { avoid as english } from '../../en/pane/avoid';
import type { WordsLike } from '../../like';

/** Players kept apart if possible: a wish of the arbiter, outside the rules of the systems. */
export const avoid: WordsLike<typeof english> = {
  'avoid.kept':
    '{players} ficam separados: o mesmo em {column} ({value}); não custa mais do que foi anunciado ({price})',
  'avoid.too-dear':
    '{players} se enfrentam: o mesmo em {column} ({value}), mas separá-los custa mais do que foi anunciado ({price})',
  'avoid.no-round':
    '{players} se enfrentam: o mesmo em {column} ({value}), mas de outro modo a rodada não pode ser emparceirada',
  'avoid.others-meet':
    '{players} se enfrentam: o mesmo em {column} ({value}), mas separá-los só faria com que outros com o mesmo em {column} se enfrentassem',
  'avoid.pair':
    '{players} ficam separados se possível: o mesmo em {column} ({value}), preço anunciado: {price}',
  'avoid.departure': 'É um desvio do emparceiramento que as regras dão',
  'avoid.price.order': 'só a ordem',
  'avoid.price.floats': 'até as flutuações',
  'avoid.price.colours': 'até as cores',
  'avoid.price.any': 'tudo',
};
