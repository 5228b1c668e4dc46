/** Dutch 2016: why something is not so — absolute rules, judgements, "why not", refusals, cures. */
export const dutch2016Why = {
  'dutch2016.met': '{players} have already played each other',
  'dutch2016.keptApart': '{players} are kept apart by the arbiter’s list',
  'dutch2016.sameAbsolute':
    '{players} both have an absolute preference for {colour} and neither is a topscorer',
  'dutch2016.notComplete':
    'with {players} floating down, the rest of the round could not be paired',

  'dutch2016.judge.players':
    'not the same players: missing {missing}; not to be paired or twice {extra}',
  'dutch2016.judge.noRound': 'no legal pairing of this round exists',
  'dutch2016.judge.worse': 'bracket of {score}: worse on {criterion}: {found} instead of {best}',
  'dutch2016.judge.later':
    'bracket of {score}: legal and as good on every criterion, but later in the order of generation: {played}',
  'dutch2016.judge.twoMovedDown':
    'bracket of {score}: {players} are both moved-down players, who are paired with residents only',
  'dutch2016.judge.colours': 'wrong colours: {white} has white against {black} ({rule})',

  'dutch2016.why.notPaired':
    '{players} cannot be asked about: not two different players of this round',
  'dutch2016.why.arePaired': '{players} are paired in this round',
  'dutch2016.why.bothMovedDown':
    '{players} have both floated down: moved-down players are paired with residents only',
  'dutch2016.why.incomplete': 'with {players} paired, the rest of the round could not be completed',
  'dutch2016.why.worse':
    'with {players} paired, the bracket of {score} is at best {pairing}, and worse on {criterion}: {found} instead of {best}',
  'dutch2016.why.worseFloat':
    'for {players} to meet, the higher one would have to float down; the bracket of {score} would be at best {pairing}, worse on {criterion}: {found} instead of {best}',
  'dutch2016.why.later':
    'with {players} paired, the best pairing of the bracket of {score} is as good on every criterion but comes later in the order of generation: {pairing}',

  'dutch2016.refusal.pending': 'round {round} has games without result: {players}',
  'dutch2016.refusal.few':
    '{players} cannot all be paired: apart from each other they may only meet {others}, and those are too few',
  'dutch2016.refusal.among':
    '{players} cannot all be paired: there is nobody left whom they may meet',
  'dutch2016.refusal.noBye': 'the number of players is odd and nobody may get the bye any more',
  'dutch2016.refusal.bye':
    'the number of players is odd; only these may still get the bye: {players}',
  'dutch2016.refusal.met': '{player} has already played {others}',
  'dutch2016.refusal.forbidden': '{player} is kept apart from {others} by the arbiter’s list',
  'dutch2016.refusal.colour': '{player} has the same absolute colour preference as {others}',
  'dutch2016.cure.results':
    'enter the missing results of round {round}, or mark the games as adjourned (a draw for pairing)',
  'dutch2016.cure.list': 'take pairs off the list of players kept apart',
  'dutch2016.cure.absence':
    'let one or two players sit this round out (absence or requested bye), first of all of: {players}',
  'dutch2016.cure.byHand':
    'the text leaves it to the arbiter: pair the players concerned by hand and record why',
  'dutch2016.cure.fewerRounds': 'if everybody has met, end the event here',
};
