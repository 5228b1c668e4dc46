/** What is said of files that other programs wrote. */
export const foreign = {
  'foreign.sheet': 'Sheet “{sheet}”. {what}',
  'foreign.numbers-of-sheet': 'Starting numbers come from the sheet “{sheet}”',
  'foreign.sheets-beside': 'Sheets not used: {sheets}',
  'foreign.teams':
    'Read as a table of teams: {teams} teams, {boards} {boards|board|boards} a match; 2 points for a match won, 1 for one drawn',
  'foreign.read-as':
    'Read as {program}: {players} {players|player|players}, {rounds} {rounds|round|rounds}',
  'foreign.not-carried': 'Not carried over: {what}',
  'foreign.lost.tunx':
    'pairing edition, tie-breaks, national titles, dates of rounds, byes asked for later rounds, dates of birth; the rating is FIDE’s, else the national one',
  'foreign.lost.swisssys':
    'numbers of members, second ratings, teams, prizes, reserved byes of later rounds',
  'foreign.lost.papi':
    'pairing edition, an acceleration other than Haley and SAD, tie-breaks, licences, prizes, addresses, dates of rounds; starting numbers were made from rating, title and name, the rating is the one by which the event is run, estimates included',
};
