/** Answers for a player, in words without terms of the rules; `answers.cost.*` follow "But". */
export const answers = {
  'answers.q.opponent': 'Why this opponent?',
  'answers.q.colour': 'Why this colour?',
  'answers.q.floatDown': 'Why an opponent with fewer points?',
  'answers.q.floatUp': 'Why an opponent with more points?',
  'answers.q.bye': 'Why the bye?',
  'answers.q.noBye': 'Why not the bye?',
  'answers.q.whyNot': 'Why not {player}?',
  'answers.same-points':
    '{player} and {opponent} both had {score} {score|point|points}, and players with the same points meet each other.',
  'answers.other-points':
    '{player} had {own} {own|point|points} and {opponent} {other}: not everybody could meet somebody with the same points.',
  'answers.other-points-bye':
    '{player} had {own} {own|point|points} and {opponent} {other}: with the bye for {bye}, not everybody else could meet somebody with the same points.',
  'answers.in-order':
    'In their group two lists meet each other in order: no. {place} of the one meets no. {place} of the other.',
  'answers.instead': 'In the order of the group it would have been {other} first; {because}',
  'answers.rearranged':
    'The first arrangement of the group could not be kept; of the best ones this comes first in the order of the rules.',
  'answers.arranged': 'The rules arrange the group so that these two meet.',
  'answers.bracket': 'In this event the winners play on, and the bracket says who meets whom.',
  'answers.bracket-bye': '{player} plays nobody in this stage and goes on.',
  'answers.ladder': 'The ladder pairs neighbours among those who came, from the top.',
  'answers.ladder-nearest':
    '{lower} was the nearest below {higher} on the ladder who was still free, whom {higher} might meet and who left the others an opponent.',
  'answers.ladder-bye':
    'With an odd number of players the ladder leaves {player} without a game this time.',
  'answers.table':
    'In this event everybody meets everybody, and the table of rounds says who meets whom.',
  'answers.table-fixed': 'In this event a table made before it began says who meets whom.',
  'answers.table-round': 'The table lets them meet in round {round}.',
  'answers.changed':
    'The arbiter made this pair: by the rules alone {player} would have met {ours}.',
  'answers.changed-bye':
    'The arbiter decided this: by the rules alone {player} would have had the bye.',
  'answers.not-in-round': '{player} was not paired in round {round}.',
  'answers.no-round':
    'By the rules alone round {round} cannot be paired, so there is nothing to compare with.',
  'answers.due-both':
    '{player} was due {colour} and {opponent} was not, so both have what they were due.',
  'answers.due-none': 'Neither {player} nor {opponent} was due a colour.',
  'answers.due-other': 'Only {opponent} was due a colour, and has it; {player} takes the other.',
  'answers.due-only': 'Only {player} was due a colour, and has it.',
  'answers.due-stronger':
    '{player} and {opponent} were both due {colour}; {winner} needed it more.',
  'answers.due-equal': '{player} and {opponent} were both due {colour}.',
  'answers.colour-rule': 'The rule that decided: {because}.',
  'answers.colour-history': 'Colours so far: {player} {own}, {opponent} {other}.',
  'answers.none-yet': 'none',
  'answers.odd-group':
    'The group of {score} {score|point|points} had {count} {count|player|players}, an odd number, so somebody had to go down.',
  'answers.odd-group-joined':
    'The group of {score} {score|point|points} had {own} {own|player|players}, and {more} more had come down to it: an odd number, so somebody had to go down.',
  'answers.alone-group':
    'Nobody else had {score} {score|point|points}, so {player} had to go down.',
  'answers.uneven-group':
    'Not everybody in the group of {score} {score|point|points} could be paired there: {count} had to go down.',
  'answers.had-stayed': 'Had {player} stayed, {because}',
  'answers.first-in-order':
    'Among those who could go down, the order of the rules comes to {player} first.',
  'answers.came-down':
    '{opponent} came down from the group of {score} {score|point|points} and needed an opponent.',
  'answers.first-for-him': '{player} was the first of the group whom {opponent} could meet.',
  'answers.chosen-for':
    'Of those whom {opponent} could meet, the best arrangement of the group gives {player}.',
  'answers.before-you': '{other} stood before {player}; {because}',
  'answers.went-up':
    '{player} was taken up into the group of {score} {score|point|points}, which had nobody left for {opponent}.',
  'answers.odd-field': 'The number of players was odd, so one had to sit out.',
  'answers.even-field': 'The number of players was even, so nobody had to sit out.',
  'answers.bye-lowest':
    'It goes to the lowest in the standings who may have it, and that was {player}.',
  'answers.bye-fewest-points':
    '{player} has the fewest points of those who may have it and leave everybody else an opponent.',
  'answers.bye-most-games':
    'Of those who may have it and leave everybody else an opponent, {player} has the fewest points, and among equals the most games.',
  'answers.bye-last-ranked':
    'Of those who may have it and leave everybody else an opponent, {player} has the fewest points, among equals the most games, and among these is last by what the opponents so far have scored, then by number.',
  'answers.bye-barred': 'Below {player} there was nobody else who may have it: {because}',
  'answers.bye-other':
    'The bye went to {other}, who stood below with {score} {score|point|points}.',
  'answers.bye-not-twice': 'Nobody has the bye after a bye or points without playing; {because}.',
  'answers.had-bye': 'With the bye for {player}, {because}',
  'answers.met':
    '{player} and {opponent} have already met, in round {round}; nobody meets the same opponent twice.',
  'answers.kept-apart': 'The arbiter keeps {player} and {opponent} apart.',
  'answers.same-colour':
    '{player} and {opponent} must both have {colour} in this round, so they cannot meet.',
  'answers.meet': '{player} and {opponent} do meet in this round.',
  'answers.may-meet': '{player} and {opponent} had the same points and were allowed to meet.',
  'answers.far':
    '{player} had {own} {own|point|points} and {opponent} {other}; players meet others with the same points as far as possible.',
  'answers.but': 'But with these two paired, {because}',
  /** The same within a sentence. */
  'answers.but-within': 'but with these two paired, {because}',
  'answers.cost.downfloaters':
    'more players would have had to leave their group ({found} instead of {best}).',
  'answers.cost.scores': 'players with more points would have had to go down.',
  'answers.cost.upfloaters': 'more would have had to go up: {found} instead of {best}.',
  'answers.cost.upScores': 'those who go up would have come from further below.',
  'answers.cost.floatAgain': 'somebody would have met another group again who had just done so.',
  'answers.cost.ahead': 'the next group could only have been paired worse.',
  'answers.cost.colour':
    'more players would not have had the colour they were due ({found} instead of {best}).',
  'answers.cost.strong':
    'more players would not have had the colour they badly needed ({found} instead of {best}).',
  'answers.cost.top': 'one of the leaders, or an opponent, would have had one colour too often.',
  'answers.cost.downAgain':
    'somebody would have gone down again who had gone down in one of the last two rounds.',
  'answers.cost.upAgain':
    'somebody would have met a stronger group again who had done so in one of the last two rounds.',
  'answers.cost.difference':
    'the difference of points would have been greater for somebody who had floated in one of the last two rounds.',
  'answers.cost.byeUnplayed': 'the bye would have gone to somebody who has played fewer games.',
  'answers.cost.byeScore': 'the bye would have gone to somebody with more points.',
  'answers.cost.order':
    'the round would only have been as good, and it comes later in the fixed order in which the rules try the pairings.',
  'answers.cost.incomplete': 'the others could not all have been paired.',
  'answers.cost.still-free': 'those who are still free could not all have been paired.',
  'answers.cost.no-opponent': 'there would have been nobody left to meet.',
  'answers.cost.fewer': 'the group would have had fewer pairs.',
  'answers.cost.below': 'those left over could not have been paired in the next group.',
  'answers.cost.earlier':
    '{player} would have to leave {opponent}, whom the rules give them first.',
  'answers.cost.moved':
    'somebody from a higher group would have lost their place: they come first.',
  'answers.cost.bye': 'the bye would have gone to another player than the rules say.',
  'answers.cost.closeness': 'the differences of points in the pairs would have been greater.',
  'answers.cost.column':
    'one of them would have had to take the other colour: both are among those due {colour}.',
  'answers.cost.later': 'the table lets them meet in round {round}.',
  'answers.cost.bothDown':
    'both came from a higher group, and those meet players of the group they come to.',
  'answers.cost.strongPair': 'two players who badly need the same colour would have met.',
  'answers.cost.barred': 'somebody would have had the bye who may not have it.',
};
