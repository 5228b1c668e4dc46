import type { ratings as english } from '../en/ratings';
import type { WordsLike } from '../like';

/** Rating changes and rating lists. */
export const ratings: WordsLike<typeof english> = {
  'ratings.expected': 'Attendu',
  'ratings.counts': 'K {k} × (points − attendu)',
  'ratings.capped': 'K {k} × (points − attendu) ; l’écart de {difference} dépasse ce qui compte',
  'ratings.not-played': 'non jouée : ne compte pas',
  'ratings.unrated-game': 'partie qui ne compte pas pour le classement',
  'ratings.unrated-opponent': 'l’adversaire n’a pas de classement',
  'ratings.no-rating':
    'sans classement il n’y a pas de variation ; un premier classement se calcule autrement',
  'ratings.by': '{name} du {from}, modifié le {changed}',
  'ratings.k-given': 'K {k} donné',
  'ratings.k-new': 'K {k} : moins de 30 parties',
  'ratings.k-youth': 'K {k} : jusqu’à la fin de l’année des 18 ans, sous 2300',
  'ratings.k-below-2400':
    'K {k} : classement sous 2400 ; 40 pour les débutants et les jeunes est à donner',
  'ratings.k-from-2400': 'K {k} : classement de 2400 ou plus',
  'ratings.k-lowered': 'K est abaissé à {k} : K fois les parties ne doit pas dépasser 700',
  'ratings.not-listed': '« {name} » n’est pas dans la liste',
  'ratings.listed-unrated': '« {name} » n’a pas de classement dans la liste',
};
