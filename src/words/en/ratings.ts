/** Rating changes and rating lists. */
export const ratings = {
  'ratings.expected': 'Expected',
  'ratings.counts': 'K {k} × (points − expected)',
  'ratings.capped':
    'K {k} × (points − expected); the difference of {difference} is more than counts',
  'ratings.not-played': 'not played: not rated',
  'ratings.unrated-game': 'a game that is not rated',
  'ratings.unrated-opponent': 'the opponent has no rating',
  'ratings.no-rating': 'without a rating there is no change; a first rating is computed otherwise',
  'ratings.by': '{name} of {from}, changed {changed}',
  'ratings.k-given': 'K {k} as given',
  'ratings.k-new': 'K {k}: fewer than 30 games',
  'ratings.k-youth': 'K {k}: until the end of the year of the 18th birthday, below 2300',
  'ratings.k-below-2400':
    'K {k}: a rating below 2400; 40 for newcomers and the young must be given',
  'ratings.k-from-2400': 'K {k}: a rating of 2400 or more',
  'ratings.k-lowered': 'K is lowered to {k}: K times the games must not pass 700',
  'ratings.not-listed': '“{name}” is not in the list',
  'ratings.listed-unrated': '“{name}” has no rating in the list',
};
