/** The working of the tie-breaks of C.07, and what the command line says of editions. */
export const tiebreaksC07 = {
  'tiebreaks.why.seen-adjusted':
    'played; {score} of the opponent, seen as {adjusted} for their unplayed rounds',
  'tiebreaks.why.forfeit-as-game': 'forfeit counted as a game',
  'tiebreaks.why.fore-draw': 'last round: taken as a draw',
  'tiebreaks.why.category1': 'bye (16.2, category 1): dummy with own score {own}',
  'tiebreaks.why.category2': 'forfeit win (16.2, category 2): dummy with own score {own}',
  'tiebreaks.why.category3':
    'requested bye, played again later (16.2, category 3): dummy with own score {own}',
  'tiebreaks.why.category4': 'forfeit loss (16.2, category 4): dummy with own score {own}',
  'tiebreaks.why.category5':
    'requested bye, never played again (16.2, category 5): dummy with own score {own}',
  'tiebreaks.why.category1-capped': 'bye (16.2, category 1): dummy, own score {own}, at most {cap}',
  'tiebreaks.why.category2-capped':
    'forfeit win (16.2, category 2): dummy, own score {own}, at most the opponent’s {cap}',
  'tiebreaks.why.category3-capped':
    'requested bye, played again later (16.2, category 3): dummy, own score {own}, at most {cap}',
  'tiebreaks.why.category4-capped':
    'forfeit loss (16.2, category 4): dummy, own score {own}, at most the opponent’s {cap}',
  'tiebreaks.why.category5-capped':
    'requested bye, never played again (16.2, category 5): dummy, own score {own}, at most {cap}',
  'tiebreaks.why.virtual':
    'not played: virtual opponent = {before} before the round + {missed} not made in it + {later} for draws in later rounds',
  'tiebreaks.why.as-draw': 'seen as a draw by the opponents',
  'tiebreaks.why.more-points': 'more points than the opponent, or than a draw',
  'tiebreaks.why.equal-points': 'as many points as the opponent, or as a draw',
  'tiebreaks.why.fewer-points': 'fewer points than the opponent, or than a draw',
  'tiebreaks.undefined.no-play-off': 'no play-off of this tie is entered',
  'tiebreaks.undefined.no-lot': 'no lots are drawn for this tie',
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
  'tiebreaks.why.board': 'board {board}',
  'tiebreaks.why.secondary-score': 'secondary score',
  'tiebreaks.why.schedule-strength': 'strength of the schedule, divided by {factor}',
  'tiebreaks.why.match': 'match',
  'tiebreaks.undefined.boards-unknown': 'the points of the boards are not known',
  'tiebreaks.why.counts-as-draw': 'not played: counts as a draw',
  'tiebreaks.why.koya-half': 'tied with {tied}: Koya at half of the points',
  'tiebreaks.why.koya-limit': 'still tied with {tied}: Koya with the limit at {limit}',
  'tiebreaks.undefined.rounds-unknown': 'the table does not show the order of the rounds',
};
