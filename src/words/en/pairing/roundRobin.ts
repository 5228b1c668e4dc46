/** Round robins by the Berger tables. */
export const roundRobin = {
  'roundRobin.who': '{player}',
  'roundRobin.white': 'White',
  'roundRobin.black': 'Black',
  'roundRobin.table':
    'Berger table for {players} {players|player|players}, round {round} of the table',
  'roundRobin.table-odd':
    'Berger table for {places} places, round {round} of the table; with {players} {players|player|players} the place {places} is empty',
  'roundRobin.table-teams':
    'Berger table for {players} {players|team|teams}, round {round} of the table',
  'roundRobin.table-teams-odd':
    'Berger table for {places} places, round {round} of the table; with {players} {players|team|teams} the place {places} is empty',
  'roundRobin.home': 'The team named first plays at home and has White on board 1',
  'roundRobin.exchanged':
    'Round {round} plays round {other} of the table: the last two rounds of the first cycle are exchanged, so that nobody has one colour three times running',
  'roundRobin.cycle':
    'Cycle {cycle}: the table is played again with the colours of the first cycle',
  'roundRobin.cycle-reversed': 'Cycle {cycle}: the table is played again with the colours reversed',
  'roundRobin.pairs': 'Pairs: {count}',
  'roundRobin.pairs-title': 'Round {round}',
  'roundRobin.free': '{player} meets the empty place and has the round free, without a point',
  'roundRobin.away': 'Away: {players}. Their games are lost by forfeit',
  'roundRobin.uneven':
    'The event has {rounds} {rounds|round|rounds}; everybody meets everybody in {length}, so the last cycle stays unfinished',
  'roundRobin.judge-elsewhere':
    '{players} do not meet in this round of the table; they meet in round {rounds}',
  'roundRobin.judge-colours': '{players}: the table gives the colours the other way round',
  'roundRobin.judge-missing': '{players} meet in this round of the table',
  'roundRobin.why-unknown': 'Nobody has the number {players}',
  'roundRobin.why-self': '{players} cannot play against themselves',
  'roundRobin.why-paired': '{players} do meet in round {round}',
  'roundRobin.why-before': '{players} met by the table in round {round}, {white} with White',
  'roundRobin.why-later': '{players} meet by the table in round {round}, {white} with White',
  'roundRobin.met': '{players} have met already, in round {rounds}',
  'roundRobin.withdrawn-counts':
    '{player} has withdrawn after {played} of {games} {games|game|games}: half or more, so the results count and the games left are forfeits',
  'roundRobin.withdrawn-taken-out':
    '{player} has withdrawn after {played} of {games} {games|game|games}: less than half, so the results stay in the crosstable and do not count here',
  'roundRobin.numbers-by-lot': 'Numbers drawn by lot (code {seed})',
  'roundRobin.other-table':
    'No pair of round 1 is in the table for {players} {players|player|players}: it was played with other numbers or another number of players',
  'roundRobin.too-few': 'A round robin needs two players',
  'roundRobin.unfinished': 'Round {round} has games without result',
  'roundRobin.cure-players': 'Enter the players first',
  'roundRobin.cure-results': 'Enter the missing results',
  'roundRobin.cure-numbers':
    'The rounds played do not follow the table of these numbers: give the players the numbers they were drawn, and enter nobody once the first round is paired',
};
