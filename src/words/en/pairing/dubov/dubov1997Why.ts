/** Dubov 1997: why a candidate, a pair or a whole round was not taken. */
export const dubov1997Why = {
  'dubov1997.passed.met': '{players}: they have already met',
  'dubov1997.passed.colours': '{players}: both could only have the same colour',
  'dubov1997.passed.forbidden': '{players} must not meet (arbiter’s list)',
  'dubov1997.passed.freePoint': '{players}: already a point without playing',
  'dubov1997.passed.transferredLastRound':
    '{players}: transferred upward in the previous round, not twice running',
  'dubov1997.passed.tooManyTransfers': '{players}: transferred upward as often as is allowed',
  'dubov1997.passed.noOpponentInGroup': '{players}: no legal opponent in the group',
  'dubov1997.passed.groupNotPaired': '{players}: the group could still not be paired as a whole',
  'dubov1997.passed.lookAhead': '{players}: the players then left could not all be paired legally',

  'dubov1997.colour.limits': 'the only colours that keep within 2.3 and 2.4',
  'dubov1997.colour.preferences': 'both have their preference',
  'dubov1997.colour.onePreference': 'only one has a preference',
  'dubov1997.colour.difference': 'white for the one with fewer games with white against black',
  'dubov1997.colour.history': 'the latest difference of their colours is reversed',
  'dubov1997.colour.cma': 'white for the higher CMA',
  'dubov1997.colour.rating': 'white for the lower rating',
  'dubov1997.colour.initialList': 'all equal: white for the later in the initial list',
  'dubov1997.colour.firstRound': 'by the drawing of lots, alternating',

  'dubov1997.refusal.unrated':
    'no rating: {players}; this system pairs by ratings and nobody is paired as 0',
  'dubov1997.cure.estimate': 'give {players} an estimated rating, as accurate as possible',
  'dubov1997.refusal.pending': 'round {round} has games without a result: {players}',
  'dubov1997.cure.results':
    'enter the results of round {round}; a game adjourned is entered as such',
  'dubov1997.refusal.noOpponent':
    '{player} has no legal opponent left: already met {met}; colours do not fit {colours}; must not meet {forbidden}',
  'dubov1997.refusal.scarce':
    '{missable} can only be paired with the help of {scarce}, who are too few',
  'dubov1997.refusal.cutOff':
    '{missable} may meet nobody else and cannot all be paired with each other',
  'dubov1997.refusal.byeNobody':
    'the number of players is odd and everybody has already had a point without playing: {players}',
  'dubov1997.refusal.byeRest':
    'the number of players is odd; with the bye for any of {players}, the others could not all be paired',
  'dubov1997.cure.forbidden':
    'take some pairs off the list “Must not meet”: without them there is a legal round',
  'dubov1997.cure.byHand':
    'the text leaves the case to the arbiter: pair by hand and log which of 2.1 to 2.4 is set aside',
  'dubov1997.cure.fewerRounds':
    'or end the event here: there are too many rounds for the number of players',

  'dubov1997.judge.twice': '{players} are more than once in the round',
  'dubov1997.judge.missing': '{players} take part but are not paired',
  'dubov1997.judge.absent': '{players} do not take part in this round',
  'dubov1997.judge.difference':
    '{player} would have {difference} {difference|game|games} more with {colour}',
  'dubov1997.judge.threeTimes': '{player} would have {colour} three times running',
  'dubov1997.judge.bye': '{played} has the bye; by the text it is {ours}',
  'dubov1997.judge.first':
    'the first difference in the order of the work: by the text {white} meets {black} (played: {played})',
  'dubov1997.judge.colours': '{white} has white against {black}: {because}',
  'dubov1997.judge.noRound': 'by the text there is no round to compare with',

  'dubov1997.whyNot.paired': '{white} and {black} do meet in this round',
  'dubov1997.whyNot.self': 'nobody meets themselves',
  'dubov1997.whyNot.lookAhead': 'if {a} met {b}, the others could not all be paired legally',
  'dubov1997.whyNot.bye':
    'the bye is given first, to {player}; if {a} met {b}, the others could then not all be paired legally',
  'dubov1997.whyNot.scores':
    'they are in different groups: {a} has {pointsA} points, {b} has {pointsB}',
  'dubov1997.whyNot.sameColumn':
    'both are in the same column ({colour}); players of one column meet only when somebody may meet nobody of the other',
  'dubov1997.whyNot.rows':
    '{white} is in row {whiteRow} of the whites, {black} in row {blackRow} of the blacks; the first order without a clash gives {white} to {opponent}',
  'dubov1997.whyNot.earlier': 'before the question arises, {player} is paired with {opponent}',
};
