/** The working of the tie-breaks of C.07, and what the command line says of editions. */
export const tiebreaksC07 = {
  'tiebreaks.why.seen-adjusted':
    'played; {score} of the opponent, seen as {adjusted} for his unplayed rounds',
  'tiebreaks.why.forfeit-as-game': 'forfeit counted as a game',
  'tiebreaks.why.fore-draw': 'last round: taken as a draw',
  'tiebreaks.why.category1': 'bye (category 1): dummy with own score {own}',
  'tiebreaks.why.category2': 'forfeit win (category 2): dummy with own score {own}',
  'tiebreaks.why.category3': 'requested bye (category 3): dummy with own score {own}',
  'tiebreaks.why.category4': 'forfeit loss (category 4): dummy with own score {own}',
  'tiebreaks.why.category5': 'bye without a later game (category 5): dummy with own score {own}',
  'tiebreaks.why.category1-capped': 'bye (category 1): dummy, own score {own}, at most {cap}',
  'tiebreaks.why.category2-capped':
    'forfeit win (category 2): dummy, own score {own}, at most the opponent’s {cap}',
  'tiebreaks.why.category3-capped':
    'requested bye (category 3): dummy, own score {own}, at most {cap}',
  'tiebreaks.why.category4-capped':
    'forfeit loss (category 4): dummy, own score {own}, at most the opponent’s {cap}',
  'tiebreaks.why.category5-capped':
    'bye without a later game (category 5): dummy, own score {own}, at most {cap}',
  'tiebreaks.why.virtual': 'not played: virtual opponent',
  'tiebreaks.why.as-draw': 'seen as a draw by the opponents',
  'tiebreaks.why.more-points': 'more points than the opponent, or than a draw',
  'tiebreaks.why.equal-points': 'as many points as the opponent, or as a draw',
  'tiebreaks.why.fewer-points': 'fewer points than the opponent, or than a draw',
  'tiebreaks.why.own-number': 'pairing number',
  'tiebreaks.why.own-rating': 'own rating',
  'tiebreaks.why.announced-rating': 'unrated: the rating announced for it',
  'tiebreaks.why.rating-difference': 'rating difference for {points} of {games}',
  'tiebreaks.why.opponents-buchholz': 'Buchholz of the opponent',
  'tiebreaks.why.opponents-performance': 'performance of the opponent',
  'tiebreaks.why.expected-here': 'sum of the expected scores at this rating',
  'tiebreaks.why.expected-below': 'sum of the expected scores one point below: too little',
  'tiebreaks.why.no-point': 'no point: lowest opponent less 800',
  'tiebreaks.why.lowest-rating': 'lowest rating of which the score is expected',
  'tiebreaks.why.among-tied': 'game among the tied',
  'tiebreaks.why.average-of-games': 'average of their games',
  'tiebreaks.why.missing-game': 'not met',
  'tiebreaks.why.rank-in-tie': 'rank inside the tie',
  'tiebreaks.cut.lowest-vur': 'cut: lowest voluntary unplayed round',
  'tiebreaks.cut.no-black': 'not with Black',
  'tiebreaks.cut.not-elected': 'chose not to play',
  'tiebreaks.cut.basis': 'shown, not summed',
  'tiebreaks.undefined.unrated': 'unrated',
  'tiebreaks.undefined.unrated-players':
    '{count} {count|player|players} {count|is|are} unrated (first: {players}): ratings do not break ties unless a rating for them was announced',
  'tiebreaks.warning.no-buchholz-in-round-robin': '{codes} must not be used in a round robin',
  'tiebreaks.warning.drop-ratings':
    '{unrated} of {players} {players|player|players} are unrated: {codes} must be dropped, unless a rating for them was announced before the start',
  'functions.in-all': '{count} in all',
  'cli.help.unrated': 'rating announced for unrated players (C.07 art. 10)',
  'cli.edition-own': 'tie-breaks by {edition}, as the event says',
  'cli.edition-in-force': 'tie-breaks by {edition}, in force when the event began',
  'cli.edition-newest': 'tie-breaks by {edition}, the newest: the event has no date',
  'cli.edition-having': 'tie-breaks by {edition}, the newest that has what was asked for',
  'cli.codes-left-out': 'the file asks for {codes}, which {edition} does not have: left out',
  'tiebreaks.why.board': 'board {board}',
  'tiebreaks.why.secondary-score': 'secondary score',
  'tiebreaks.why.schedule-strength': 'strength of the schedule, divided by {factor}',
  'tiebreaks.why.match': 'match',
  'tiebreaks.undefined.boards-unknown': 'the points of the boards are not known',
  'cli.help.teams': 'rank the teams (TRF 013, 310); an event of teams does so by itself',
  'cli.help.players-of-teams': 'rank the players of an event of teams',
  'functions.compare.published': 'published',
  'functions.compare.by-head':
    '{head} is {code} by its heading: {equal} of {all} figures agree with {edition}',
  'functions.compare.by-legend':
    '{head} is {code} by the legend: {equal} of {all} figures agree with {edition}',
  'functions.compare.by-fit':
    '{head} was taken for {code}, which fits best: {equal} of {all} figures agree with {edition}',
  'functions.compare.by-list':
    '{head} is {code} by the list: {equal} of {all} figures agree with {edition}',
  'functions.compare.not-compared': '{head} is {code} ({edition}), not compared: {why}',
  'functions.compare.within-tie':
    'programs print points of the tied here, the rules give a place among them',
  'functions.compare.column': '(column {column})',
  'functions.compare.more': '{head}: {count} more {count|figure differs|figures differ}',
  'functions.compare.cause-edition':
    '{player}: {shown} printed, {ours} by {edition}; {other} gives {shown}',
  'functions.compare.cause-term':
    '{player}: {shown} printed, {ours} by {edition}; {shown} comes out if the opponent of round {round} counts {theirs}; {article} wants {wanted}',
  'functions.compare.cause-unknown':
    '{player}: {shown} printed, {ours} by {edition}; no other edition and no single unplayed round explains it',
  'functions.compare.unmatched': '{head}: no tie-break that we know fits it',
  'functions.compare.nothing': 'the table has no column of figures beside the points',
  'functions.contradiction': '{place}: {sentence}',
  'functions.contradiction-more': '{place}: {sentence} ({count} in all)',
  'tiebreaks.why.counts-as-draw': 'not played: counts as a draw',
  'tiebreaks.why.koya-half': 'tied with {tied}: Koya at half of the points',
  'tiebreaks.why.koya-limit': 'still tied with {tied}: Koya with the limit at {limit}',
  'tiebreaks.undefined.rounds-unknown': 'the table does not show the order of the rounds',
};
