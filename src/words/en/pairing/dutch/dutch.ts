/** Dutch since 2016: the account of a round. Judgements, refusals and "why not", and the work by hand, stand in the files beside. */
export const dutch = {
  'dutch.who': '{player}',
  'dutch.colour.white': 'white',
  'dutch.colour.black': 'black',
  'dutch.bracket.normal': 'Bracket of {score} {score|point|points}',
  'dutch.bracket.last': 'Last bracket, {score} {score|point|points}',
  'dutch.bracket.penultimate':
    'Penultimate bracket, {score} {score|point|points}: its downfloaters are chosen so that the rest can be paired',
  'dutch.bracket.collapsed':
    'Collapsed last bracket: everybody below, from {score} {score|point|points} down',
  'dutch.residents': 'Resident players: {players}',
  'dutch.movedDown': 'Moved-down players: {players}',
  'dutch.limbo': 'In the Limbo, bound to float again: {players}',
  'dutch.topscorers': 'Topscorers (over half of the possible points in the last round): {players}',
  'dutch.floaters': 'Downfloaters: {players}',
  'dutch.pairs': 'Pairs: {count}',
  'dutch.noPairs': 'Nobody can be paired in this bracket',
  'dutch.pairsTitle': 'Pairs and the rule that gave the colours',
  'dutch.head.white': 'White',
  'dutch.head.black': 'Black',
  'dutch.head.colourRule': 'Colours',
  'dutch.head.article': 'Article',
  'dutch.head.criterion': 'To minimize',
  'dutch.head.value': 'Value',
  'dutch.head.bound': 'At least, by counting',
  'dutch.criteriaTitle': 'Criteria in descending priority',
  'dutch.perfect': 'Perfect candidate: no pairing of this bracket could do better on any criterion',
  'dutch.unmet': 'Best available candidate; beyond what counting alone would allow: {articles}',
  'dutch.value.c7': '{count}, moved-down with {scores}',
  'dutch.bye': '{player} gets the pairing-allocated bye',
  'dutch.barred.bye': '{player} may not get the bye: they had it in round {round}',
  'dutch.barred.forfeit': '{player} may not get the bye: they won by forfeit in round {round}',
  'dutch.byeScore':
    '{score} is the lowest score of the bye for which the whole round can be paired',
  'dutch.barred.points':
    '{player} may not get the bye: they scored the points of a win without playing in round {round}',
};
