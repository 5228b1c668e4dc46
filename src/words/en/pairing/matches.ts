/** The procedure that teams (C.04.6) and the Double-Swiss (C.04.5) have in common. */
export const matches = {
  'matches.who': '{player}',
  'matches.none': 'none',
  'matches.value': '{value}',
  'matches.bracket': 'Bracket of {score} {score|point|points}',
  'matches.group': 'Scoregroup: {players}',
  'matches.upfloaters': 'Floating up to it: {players}',
  'matches.noUpfloaters': 'Nobody has to float up',
  'matches.criteria': 'Criteria in descending priority',
  'matches.pairs': 'Pairs and the rule that gave the colours',
  'matches.head.white': 'White',
  'matches.head.black': 'Black',
  'matches.head.rule': 'Colours',
  'matches.head.article': 'Article',
  'matches.head.criterion': 'To minimize',
  'matches.head.value': 'Value',
  'matches.head.set': 'Upfloaters',
  'matches.bye':
    '{player} gets the pairing-allocated bye: {score} {score|point|points}, {matches} {matches|match|matches} played',
  'matches.byeLeaves': 'without {player} the others could not all be paired',
  'matches.barred.bye': '{player} may not get the bye: it was theirs in round {round}',
  'matches.barred.forfeit': '{player} may not get the bye: a match won by forfeit in round {round}',
  'matches.barred.full': '{player} may not get the bye: a full-point bye in round {round}',
  'matches.C.fewest': 'upfloaters',
  'matches.C.scores': 'scores of the upfloaters, the higher the better',
  'matches.C.following': 'upfloaters that the bracket of the following scoregroup needs',
  'matches.C.repeated': 'upfloaters that floated in the previous round',
  'matches.C.colours': 'colour preferences that are not fulfilled',
  'matches.C.strong': 'strong colour preferences that are not fulfilled',
  'matches.C.opponents': 'opponents of upfloaters that floated in the previous round',
  'matches.met': '{players} have already played a match against each other',
  'matches.keptApart': '{players} must not meet (arbiter’s list)',
  'matches.judge.players':
    'not the same participants: missing {missing}; not to be paired or twice {extra}',
  'matches.judge.noRound': 'no legal pairing of this round exists; the chief arbiter decides',
  'matches.judge.byeScore':
    'the bye went to {other} with {found} {found|point|points}; {player} has {best}',
  'matches.judge.byeMatches':
    'the bye went to {other} with {found} {found|match|matches} played; {player} has played {best}',
  'matches.judge.byeNumber':
    'the bye went to {other}; {player}, equal otherwise, has the larger number',
  'matches.judge.worse': 'bracket of {score}: worse on {criterion}: {found} instead of {best}',
  'matches.judge.laterSet':
    'bracket of {score}: {played|upfloater|upfloaters} {played} {played|is|are} as good, but {played|comes|come} after {ours} in the prescribed order',
  'matches.judge.later':
    'bracket of {score}: as good on every criterion, but its identifier {played} comes after {ours}',
  'matches.judge.colours': 'wrong colours: {white} has White against {black} ({rule})',
  'matches.why.notTwo': '{players} are not two different participants of this round',
  'matches.why.arePaired': '{players} are paired in this round',
  'matches.why.incomplete': 'with {players} paired, the rest of the round could not be completed',
  'matches.why.with': 'the best round in which {players} meet: {because}',
  'matches.refusal.pending': 'round {round} has matches without result: {players}',
  'matches.refusal.few':
    '{players} cannot all be paired: apart from each other they may only meet {others}, and those are too few',
  'matches.refusal.among':
    '{players} cannot all be paired: there is nobody left whom they may meet',
  'matches.refusal.noBye': 'the number of participants is odd and nobody may get the bye any more',
  'matches.refusal.bye':
    'the number of participants is odd; only these may still get the bye: {players}',
  'matches.refusal.met': '{player} has already played {others}',
  'matches.refusal.forbidden': '{player} must not meet {others} (arbiter’s list)',
  'matches.cure.results': 'enter the missing results of round {round}',
  'matches.cure.absence': 'let one or two sit this round out, first of all of: {players}',
  'matches.cure.byHand':
    'the text leaves it to the chief arbiter: pair those concerned by hand and record why',
  'matches.hand.sets': 'By hand: sets of upfloaters in the prescribed order',
  'matches.hand.setsOpen':
    'By hand: the first sets of upfloaters in the prescribed order; the accepted one comes later',
  'matches.hand.pairings': 'By hand: pairings in the order of their identifiers',
  'matches.hand.pairingsOpen':
    'By hand: the first pairings in the order of their identifiers; the accepted one comes later',
  'matches.hand.noBracket': 'with {players} the bracket cannot be paired',
  'matches.hand.notComplete':
    'with {players} floating up, the rest of the round could not be paired',
  'matches.hand.worse': '{criterion}: {found} instead of {best}',
};
