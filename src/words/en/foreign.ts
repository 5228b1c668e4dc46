/** What is said of files that other programs wrote. */
export const foreign = {
  'foreign.sheet': 'Sheet “{sheet}”. {what}',
  'foreign.numbers-of-sheet': 'Starting numbers come from the sheet “{sheet}”',
  'foreign.sheets-beside': 'Sheets not used: {sheets}',
  'foreign.teams':
    'Read as a table of teams: {teams} teams, {boards} {boards|board|boards} a match; 2 points for a match won, 1 for one drawn',
};
