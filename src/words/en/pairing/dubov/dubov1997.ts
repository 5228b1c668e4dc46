/** Dubov 1997: the account of a round. Refusals, judgements and "why not" stand in the file beside. */
export const dubov1997 = {
  'dubov1997.white': 'white',
  'dubov1997.black': 'black',
  'dubov1997.none': 'none',
  'dubov1997.who': '{who}',
  'dubov1997.average': '{average}',

  'dubov1997.firstRound':
    'the upper half of the list meets the lower half in order; {first} has {colour} at the first table, then the colours alternate',
  'dubov1997.colourAssumed': 'no colour had been drawn: white was taken',

  'dubov1997.bye': '{player} (score {points}) has the bye: {because}',
  'dubov1997.bye.score': 'nobody else of the lowest possible group could have it',
  'dubov1997.bye.rating': 'the lowest rating of the last group',
  'dubov1997.bye.dominatingColour':
    'the lowest rating of the last group, and of those who share it the dominating colour',
  'dubov1997.bye.cma':
    'the lowest rating of the last group, and of those who share it the highest average of opponents (CMA)',
  'dubov1997.bye.initialList':
    'the lowest rating of the last group; all else being equal, the last of the initial list',
  'dubov1997.bye.firstRound': 'the last of the initial list',

  'dubov1997.group': 'Scoregroup {points}: {residents}',
  'dubov1997.groupWithFloaters':
    'Scoregroup {points}: {residents}; floaters from above: {floaters}',
  'dubov1997.floater':
    'floater {player} (preference: {colour}) meets {opponent}: opposite colour if possible, then the highest rating, then the lowest CMA',
  'dubov1997.floaterLastResort':
    'floater {player} finds nobody in the group and meets another floater, {opponent}',
  'dubov1997.floatsOn': 'floater {player} finds no opponent here and floats on',
  'dubov1997.island':
    '{player} has no legal opponent in their group: {opponent} is transferred from scoregroup {points} and they meet',
  'dubov1997.islandFloats':
    '{player} has no legal opponent in their group and nobody can be transferred: {player} floats down',
  'dubov1997.oddGroup':
    'the number of players is odd, the dominating colour is {colour}: {player} is transferred from scoregroup {points}',
  'dubov1997.oddGroupNobody':
    'the number of players is odd, but nobody can be transferred so that more of the group are paired',
  'dubov1997.downfloater':
    'players who cannot be paired here: {needed}; {player} floats down (opponent in the next group: {below}; dominating colour: {colour}; then from the bottom of the column)',
  'dubov1997.downfloaterPassed':
    'passed over, because more players of the group would then be left over: {players}',
  'dubov1997.yes': 'yes',
  'dubov1997.no': 'no',

  'dubov1997.columns': 'the two columns: white by increasing CMA, black by decreasing rating',
  'dubov1997.columnsBalanced': 'the columns after the transfer of colours',
  'dubov1997.neutral':
    'no game played, so no preference; to the smaller column, one by one: {players}',
  'dubov1997.movedFromWhite':
    'the white column is longer; moved to the black one (lowest CMA first): {players}',
  'dubov1997.movedFromBlack':
    'the black column is longer; moved to the white one (highest CMA first): {players}',
  'dubov1997.skipped': 'the other colour is barred, so no move: {players}',
  'dubov1997.rows': 'row by row, nobody has met: the columns stay',
  'dubov1997.rowsChanged':
    'may not meet: row {rows}; the first order of the black column in which everybody may meet',
  'dubov1997.ownColumn':
    '{player} may meet nobody of the other column and meets {opponent} of their own, searched downwards, then upwards; the columns of the others are written again',
  'dubov1997.sweep':
    'nobody is blocked and still the columns cannot be paired: white 1, black 1, white 2 … each takes the first possible opponent',
  'dubov1997.sweepChoice': '{player} takes {opponent}',
  'dubov1997.pairs': 'pairs and colours',

  'dubov1997.title.halves': 'The two halves of the list',
  'dubov1997.title.columns': 'Whites (CMA), blacks (C)',
  'dubov1997.title.rows': 'The rows',
  'dubov1997.title.pairs': 'Pairs',

  'dubov1997.head.row': 'Row',
  'dubov1997.head.whites': 'Whites',
  'dubov1997.head.blacks': 'Blacks',
  'dubov1997.head.cma': 'CMA',
  'dubov1997.head.rating': 'Rating (C)',
  'dubov1997.head.instead': 'First tried',
  'dubov1997.head.white': 'White',
  'dubov1997.head.black': 'Black',
  'dubov1997.head.article': 'Paired by',
  'dubov1997.head.colours': 'Colours by',
  'dubov1997.head.upper': 'Upper half',
  'dubov1997.head.lower': 'Lower half',
  'dubov1997.name': 'Dubov 1997',
  'dubov1997.summary':
    'evens out the average rating of the opponents of players with the same score; everybody needs a rating',
};
