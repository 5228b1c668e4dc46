/** Dutch since 2016: judgements, refusals and "why not". */
export const dutchWhy = {
  'dutch.met': '{players} have already played each other',
  'dutch.keptApart': '{players} must not meet (arbiter’s list)',
  'dutch.sameAbsolute':
    '{players} both have an absolute preference for {colour} and neither is a topscorer',
  'dutch.judge.players':
    'not the same players: missing {missing}; not to be paired or twice {extra}',
  'dutch.judge.noRound': 'no legal pairing of this round exists',
  'dutch.judge.worse': 'bracket of {score}: worse on {criterion}: {found} instead of {best}',
  'dutch.judge.later':
    'bracket of {score}: legal and as good on every criterion, but later in the order of generation: {played}',
  'dutch.judge.twoMovedDown':
    'bracket of {score}: {players} are both moved-down players, who are paired with residents only',
  'dutch.judge.colours': 'wrong colours: {white} has white against {black} ({rule})',
  'dutch.why.notPaired': '{players} cannot be asked about: not two different players of this round',
  'dutch.why.arePaired': '{players} are paired in this round',
  'dutch.why.incomplete': 'with {players} paired, the rest of the round could not be completed',
  'dutch.why.worse':
    'with {players} paired, the bracket of {score} is at best {pairing}, and worse on {criterion}: {found} instead of {best}',
  'dutch.why.worseFloat':
    'for {players} to meet, the higher one would have to float down; the bracket of {score} would be at best {pairing}, worse on {criterion}: {found} instead of {best}',
  'dutch.why.worseElsewhere':
    'for {players} to meet, the bracket of {score} would have to be paired otherwise, at best {pairing}; worse on {criterion}: {found} instead of {best}',
  'dutch.why.later':
    'with {players} paired, the best pairing of the bracket of {score} is as good on every criterion but comes later in the order of generation: {pairing}',
  'dutch.refusal.pending': 'round {round} has games without result: {players}',
  'dutch.refusal.few':
    '{players} cannot all be paired: apart from each other they may only meet {others}, and those are too few',
  'dutch.refusal.among': '{players} cannot all be paired: there is nobody left whom they may meet',
  'dutch.refusal.noBye': 'the number of players is odd and nobody may get the bye any more',
  'dutch.refusal.bye': 'the number of players is odd; only these may still get the bye: {players}',
  'dutch.refusal.met': '{player} has already played {others}',
  'dutch.refusal.forbidden': '{player} must not meet {others} (arbiter’s list)',
  'dutch.refusal.colour': '{player} has the same absolute colour preference as {others}',
  'dutch.cure.results':
    'enter the missing results of round {round}, or mark the games as adjourned (a draw for pairing)',
  'dutch.cure.list': 'take pairs off the list “Must not meet”',
  'dutch.cure.absence':
    'let one or two players sit this round out (absence or requested bye), first of all of: {players}',
  'dutch.cure.byHand':
    'the text leaves it to the arbiter: pair the players concerned by hand and record why',
  'dutch.cure.fewerRounds': 'if everybody has met, end the event here',
  'dutch.judge.byeScore':
    '{player} got the bye with a score of {found}; the round can be paired with a bye at {best}',
  'dutch.why.byeScore':
    'with {players} paired, the bye could not go to a score of {score}, the lowest possible',
};
