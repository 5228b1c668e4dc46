/** Problems of crosstables as people paste them. */
export const ofCrosstables = {
  'table-not-understood': {
    says: 'columns read: {known}; {players} {players|player|players}; {cells} {cells|cell|cells} could be read, such as “{value}”, and {problems} could not',
    cure: 'See the messages below; the first ones often cause the others.',
  },
  'table-without-rounds': {
    says: 'no round was found in the table; columns read: {known}; not read: {unknown}',
    cure: 'Name the columns of the rounds R1, R2, R3 …, or a grid’s columns by the players’ numbers.',
  },
  'ranking-without-rounds': {
    says: 'this is a ranking: it has points and no results of rounds',
    cure: 'Export the crosstable of the event (on results sites the ranking crosstable), or its TRF.',
  },
  'table-of-pairings': {
    says: 'this is the pairing list of one round',
    cure: 'Export the crosstable of the event (on results sites the ranking crosstable), or its TRF.',
  },
  'column-with-games': {
    says: 'column “{value}” holds games, but its heading names no round; columns read: {known}',
    cure: 'Name it after its round (R5), or remove it.',
  },
  'points-not-understood': {
    says: '“{value}” in column “{head}” is not a number of points; columns read: {known}',
    cure: 'Write points such as 5½ or 5.5, or give the column another heading.',
  },
  'points-contradict': {
    says: 'the results do not give the points printed under “{value}” for {wrong} of {players} {players|player|players}',
    cure: 'Correct the results or the points; if a win counts otherwise, say so in the heading: Pts (3-1-0).',
  },
  'points-counted-otherwise': {
    says: 'the points printed under “{value}” count {points}, not 1-½-0',
    cure: 'Nothing, if that is so; otherwise correct the points.',
  },
  'grid-of-match-points': {
    says: '“{value}” is the points of a whole match, not of games: who made them in which game is not said',
    cure: 'Print each game (½1, 101), or the results of the matches with their points.',
  },
  'row-left-out': {
    says: 'row skipped: “{value}” is not a player',
    cure: 'Give it a number and a name if it is one.',
  },
  'column-taken-for-names': {
    says: 'no heading names the players; column “{value}” was taken for their names',
    cure: 'Write Name above the names if that is wrong.',
  },
  'column-taken-for-numbers': {
    says: 'no heading numbers the players; column “{value}” was taken for their numbers',
    cure: 'Write No above the numbers if that is wrong.',
  },
  'rounds-by-content': {
    says: 'no heading names a round; the columns {value} were taken for the rounds because of what is in them',
    cure: 'Name them R1, R2, R3 … if that is wrong.',
  },
  'colours-contradict': {
    says: '{games} {games|game|games} have the same colour on both sides, the first at “{value}”: the colours of this table were left aside',
    cure: 'Standings and tie-breaks are right; correct the colours if rounds are to be paired or checked.',
  },
  'table-has-no-rounds': {
    says: 'the table has no rounds: it is a list of players',
    cure: 'Import it as a list.',
  },
  'start-numbers-rebuilt': {
    says: 'the table numbers its {value} players by their places: starting numbers were given by rating, title and name',
    cure: 'Add a column No with the starting numbers if they were others; rounds are paired by them.',
  },
  'table-empty': {
    says: 'the file has no table: {value}',
    cure: 'Save the table as text with tabs, semicolons or commas, its headings in the first line.',
  },
};
