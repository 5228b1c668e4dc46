/** Rating changes and rating lists. */
export const ratings = {
  'ratings.expected': 'Expected',
  'ratings.counts': 'K {k} × (points − expected)',
  'ratings.capped':
    'K {k} × (points − expected); the difference of {difference} is more than counts',
  'ratings.not-played': 'not played: not rated',
  'ratings.unrated-game': 'a game that is not rated',
  'ratings.unrated-opponent': 'the opponent has no rating',
  'ratings.far-apart':
    'the ratings are 600 points or more apart, one of them above 2600: not rated in rapid and blitz (7.3.1)',
  'ratings.no-rating': 'without a rating there is no change; a first rating is computed otherwise',
  'ratings.first':
    'first rating by these games alone: {rating} ({points} of {games} against rated opponents and two draws with 1800; 8.2)',
  'ratings.first-few':
    '{games} of the 5 games against rated opponents that a first rating takes (7.1.4); other events of 26 months count too',
  'ratings.first-zero': 'no point against rated opponents: a first event does not count (8.2.1)',
  'ratings.first-below': 'by these games alone {rating}, below 1400: stays unrated (7.1.4)',
  'ratings.by': '{name} of {from}, changed {changed}, for standard games',
  'ratings.by-rapid': '{name} of {from}, changed {changed}, for rapid games',
  'ratings.by-blitz': '{name} of {from}, changed {changed}, for blitz games',
  'ratings.k-given': 'K {k} as given',
  'ratings.k-new': 'K {k}: fewer than 30 games',
  'ratings.k-youth': 'K {k}: until the end of the year of the 18th birthday, below 2300',
  'ratings.k-below-2400':
    'K {k}: a rating below 2400; K 40 (new or U18) needs the birth year and the start date',
  'ratings.k-needs-start':
    'K {k}: a rating below 2400. Enter the start date of the event: players under 18 may have K 40',
  'ratings.k-from-2400': 'K {k}: a rating of 2400 or more',
  'ratings.k-lowered': 'K is lowered to {k}: K times the games must not pass 700',
  'ratings.not-listed': '“{name}” is not in the list',
  'ratings.listed-unrated': '“{name}” has no rating in the list',
  'ratings.taken': '{count} {count|entry|entries} taken from {source}',
  'ratings.field-rating': 'Rating',
  'ratings.field-fide-rating': 'FIDE rating',
  'ratings.field-national-rating': 'National rating',
  'ratings.field-id': 'FIDE ID',
  'ratings.field-title': 'Title',
  'ratings.field-federation': 'Federation',
  'ratings.field-born': 'Born',
  'ratings.field-sex': 'Sex',
  'ratings.field-name': 'Name',
  'ratings.intro':
    'Compares the players with a rating list: FIDE’s as text or XML (also zipped, as it is published), or any table with a header. Nothing is taken over until you say so.',
  'ratings.choose': 'Choose a file',
  'ratings.sheet': 'or a sheet of this workbook',
  'ratings.look': 'Look up',
  'ratings.matching': 'Looking up {count} {count|player|players} in {source}',
  'ratings.column': 'Ratings',
  'ratings.date': 'Date of the list',
  'ratings.found':
    '{rows} lines read: {byId} found by id, {byName} by name, {several} to choose, {none} not found',
  'ratings.same': 'Nothing differs.',
  'ratings.choose-line': 'Several lines have this name: choose',
  'ratings.nobody-chosen': 'nobody',
  'ratings.doubtful': 'The id fits, the name does not: {name}',
  'ratings.by-name': 'found by name alone',
  'ratings.take-all': 'Choose all',
  'ratings.take-none': 'Choose none',
  'ratings.take': 'Take over what is chosen ({count})',
  'ratings.not-found': 'Not found: {names}',
  'ratings.renumber':
    'Pairing numbers stay as they are; “Manual changes” puts them in order as long as the rules allow it.',
  'ratings.from': 'Last taken from: {source}',
  'ratings.sheet-change': 'Rating change',
  'ratings.title-change': 'Rating change and figures for norms after round {round}',
  'ratings.norms-by':
    'norms: {name} of {from}; excepted events (1.4.3) and games that may be left out (1.4.1) are not checked',
  'ratings.head-scored': 'Score',
  'ratings.head-average': 'Ra',
  'ratings.head-performance': 'Rp',
  'ratings.head-titled': 'Titled',
  'ratings.head-federations': 'Feds',
  'ratings.capped-rounds': 'a difference counted as 400 in round {rounds} (8.3.1, below 2650)',
  'ratings.unrated-rounds': 'unrated opponent in round {rounds}',
  'ratings.far-apart-rounds':
    'not rated, 600 points or more apart and one above 2600: round {rounds}',
  'ratings.norm-met':
    '{title} norm by the games: average {average}, performance {performance}; the arbiter’s conditions are not checked',
  'ratings.norm-missing':
    'performance {performance} would be enough for a {title} norm (average {average}); missing: {missing}',
  'ratings.norm-needs':
    'for a {title} norm {points} of {games} against an average of {against}, as so far; titles and federations are not looked at',
  'ratings.norm-games': 'nine games',
  'ratings.norm-of-eight':
    'eight games count as nine with the point without a game (1.4.1c, once in an application)',
  'ratings.norm-unrated':
    'more than a fifth unrated (a limit of summaries; the articles as published have none)',
  'ratings.norm-average': 'average of the opponents',
  'ratings.norm-score': '35 % of the points',
  'ratings.norm-titled': 'half of the opponents with titles',
  'ratings.norm-title': 'a third, at least three, with the title',
  'ratings.norm-title-double':
    'six players and half of the opponents with the title (double round robin)',
  'ratings.norm-federations': 'two other federations',
  'ratings.norm-own-federation': 'more than 3/5 of the own federation',
  'ratings.norm-one-federation': 'more than 2/3 of one federation',
  'ratings.write-change': 'Rating change and norms',
  'ratings.written-change': 'Rating change after round {round} written',
};
