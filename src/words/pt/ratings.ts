import type { ratings as english } from '../en/ratings';
import type { WordsLike } from '../like';

/** Rating changes and rating lists. */
export const ratings: WordsLike<typeof english> = {
  'ratings.expected': 'Esperado',
  'ratings.counts': 'K {k} × (pontos − esperado)',
  'ratings.capped': 'K {k} × (pontos − esperado); a diferença de {difference} passa do que conta',
  'ratings.not-played': 'não jogada: não conta',
  'ratings.unrated-game': 'partida que não conta para o rating',
  'ratings.unrated-opponent': 'o adversário não tem rating',
  'ratings.no-rating': 'sem rating não há variação; um primeiro rating calcula-se de outro modo',
  'ratings.by': '{name} de {from}, alterado em {changed}',
  'ratings.k-given': 'K {k} dado',
  'ratings.k-new': 'K {k}: menos de 30 partidas',
  'ratings.k-youth': 'K {k}: até ao fim do ano dos 18 anos, abaixo de 2300',
  'ratings.k-below-2400':
    'K {k}: rating abaixo de 2400; 40 para estreantes e jovens tem de ser dado',
  'ratings.k-from-2400': 'K {k}: rating de 2400 ou mais',
  'ratings.k-lowered': 'K desce para {k}: K vezes as partidas não pode passar de 700',
  'ratings.not-listed': '«{name}» não está na lista',
  'ratings.listed-unrated': '«{name}» não tem rating na lista',
};
