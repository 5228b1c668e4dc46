/** Systems whose games are fixed by a table before the event: Scheveningen, Molter. */
export const fixedTable = {
  'fixedTable.round': 'Round {round} of {rounds} of the table',
  'fixedTable.cycle':
    'Cycle {cycle}: the table is played again; in even cycles colours are reversed',
  'fixedTable.match':
    '{team} against {other} on {boards} {boards|board|boards}: every player of one team meets every player of the other',
  'fixedTable.halves':
    'No two teams are named: the first {boards} of the list are team A, the others team B',
  'fixedTable.set.usual': 'As announced below',
  'fixedTable.field.odd': 'Odd number of boards (yes, no)',
  'fixedTable.odd-boards':
    'With {boards} boards, an odd number, one team has one White more in each round, in turn',
  'fixedTable.molter':
    'Molter table for {teams} teams on {boards} {boards|board|boards}, {rounds} {rounds|round|rounds}',
  'fixedTable.neighbours':
    'The number of teams is odd: in each round one game of every two neighbouring boards is between them',
  'fixedTable.two-teams': 'A Scheveningen match is between two teams; here are {teams}',
  'fixedTable.cure-two-teams': 'Name two teams, or none: then the list is halved',
  'fixedTable.unequal':
    'The teams are not of one size: {team} has {first} {first|player|players}, {other} has {second}',
  'fixedTable.cure-unequal':
    'Give every team the same number of players; an empty board is a player who is absent',
  'fixedTable.boards': 'There are tables for {fewest} to {most} boards; here are {boards}',
  'fixedTable.cure-boards': 'Play with fewer boards, or in two matches',
  'fixedTable.no-teams': 'A Molter event needs three teams or more; here are {teams}',
  'fixedTable.cure-teams':
    'Name the teams with their players in the order of the boards; in a list of players fill in the club of everybody, each with the same number of players',
  'fixedTable.odd':
    '{teams} teams on {boards} {boards|board|boards}: with an odd number of players somebody is always idle',
  'fixedTable.cure-odd': 'Play on an even number of boards',
  'fixedTable.cure-order':
    'The rounds played do not follow the table: enter the teams in the order and with the boards with which the event began',
  'fixedTable.judge-elsewhere': '{players} do not meet in this round of the table',
  'fixedTable.judge-colours': '{players}: the table gives the colours the other way round',
  'fixedTable.judge-missing': '{players} meet in this round of the table',
  'fixedTable.why-paired': '{players} do meet in round {round}',
  'fixedTable.why-before': '{players} met by the table in round {round}, {white} with White',
  'fixedTable.why-later': '{players} meet by the table in round {round}, {white} with White',
  'fixedTable.why-mates': '{players} both play for {team}',
  'fixedTable.why-never': '{players} do not meet: the table has other opponents for them',
};
