/** Problems of files and tables that other programs wrote. */
export const ofForeignFiles = {
  'table-of-teams': {
    says: 'this is a table of teams: “{value}” is an opponent with {points} game points',
    cure: 'For the standings use =CHESS.TEAM_STANDINGS(table, boards) in a sheet or pairsheet standings; for an event give the board pairings of every round, or a TRF with the team records.',
  },
  'match-list-lacks-round': {
    says: 'the list of matches has no round {round}',
    cure: 'Put the board pairings of every round one below the other, each under its title (Round 1, Round 2 …).',
  },
  'match-list-board-alone': {
    says: 'board {value} is under no match of two teams',
    cure: 'Put the row with the two teams above its boards.',
  },
  'match-list-team-empty': {
    says: '“{value}” sits at no board of the list',
    cure: 'Add the boards of a round in which it played, or take the team out of the list.',
  },
  'match-list-score': {
    says: 'round {round}: the score {value} is not the sum of the boards ({boards})',
    cure: 'The boards count. Correct the one that is wrong; a decision is entered as an adjustment of points.',
  },
  'match-list-assumed': {
    says: '{teams} teams, {boards} boards, {rounds} rounds from a list of matches: the team on the left has White at the odd boards, match points come first, colour preferences of type A',
    cure: 'Correct the settings where the event had other rules; the order of the boards is taken from where everybody sat.',
  },
  'file-under-password': {
    says: 'the file is under a password',
    cure: 'Open it with its password, save it without one and give it again.',
  },
  'file-too-large': {
    says: 'the file is too large ({value} bytes)',
    cure: 'Save the sheet with the tournament alone as .xlsx and give that.',
  },
  'not-a-spreadsheet': {
    says: 'the file cannot be opened as a spreadsheet ({value})',
    cure: 'Open it in your spreadsheet program, save as .xlsx and give that; if it does not open there, it is damaged.',
  },
  'no-table-in-sheets': {
    says: 'no sheet has a table of players with a header row; sheets: {value}',
    cure: 'Give the sheet a row of headings such as No, Name, Rtg, 1.Rd, 2.Rd …',
  },
  'sheet-left-out': {
    says: 'the sheet “{value}” was skipped: its table has faults, the first here',
    cure: 'Check that sheet alone if it is another event.',
  },
  'sheet-to-choose': {
    says: 'the file has several events: {known}',
    cure: 'Say which one with --section and the name of its sheet.',
  },
  'foreign-file-cut': {
    says: 'this {value} file is cut off or damaged',
    cure: 'Copy or download it again.',
  },
  'foreign-kind-unknown': {
    says: 'this {program} file holds a kind of event that cannot be read (kind {value}): an event of teams, or one that is not known',
    cure: 'Save the event as TRF in that program and give the TRF.',
  },
  'foreign-file-odd': {
    says: 'the {what} of this {value} file are not where they should be',
    cure: 'Save the event as TRF in that program and give the TRF.',
  },
  'foreign-file-without-players': {
    says: 'this {value} file has no players',
    cure: 'Enter them in that program, or give the file of another event.',
  },
  'foreign-result-unknown': {
    says: 'the result {value} of {players} in round {round} is not known in {program} files',
    cure: 'Save the event as TRF in that program and give the TRF.',
  },
  'foreign-file-wrong': {
    says: 'the name of the file says {program}, but it is something else',
    cure: 'Give the file its right name, or save the event as TRF and give that.',
  },
  'foreign-file-not-read': {
    says: 'this is a file of {value}, which is not read',
    cure: 'Save the event as TRF in that program, or export its crosstable, and give that.',
  },
  'list-cut': {
    says: 'the list breaks off after “{value}”: its end is missing',
    cure: 'Download it again; the players behind it would not be found.',
  },
  'events-to-choose': {
    says: 'the file has several events: {value}',
    cure: 'Convert each on the command line (convert FILE -o event.trf --section NAME), or open a workbook and import one sheet.',
  },
  'foreign-access-file': {
    says: 'this Access database is neither an event of Papi nor a list of players that is known',
    cure: 'Give Papi’s .papi file, or save the event as TRF and give that.',
  },
  'foreign-list-of-players': {
    says: 'this is a list of players (the French Data.mdb), not an event',
    cure: 'Use it as a rating list in the pane (Rating lists).',
  },
  'foreign-access-old': {
    says: 'this {value} file was made by Access 97 or earlier, which is not read',
    cure: 'Open it in Papi or Access, save it in the present format, or save the event as TRF.',
  },
};
