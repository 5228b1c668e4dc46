/** Problems of a workbook: tables, columns, settings, and sheets that cannot be written. */
export const inWorkbook = {
  'no-players-table': {
    says: 'there is no table of players in this workbook',
    cure: 'Start a new event, import your list or import a TRF.',
  },
  'players-table-renamed': {
    says: 'the event is here, but no table of the workbook is called Players',
    cure: 'Click into the list of players and name its table Players again (Table Design, Table Name). If the list is gone, put the last action back or open a backup.',
  },
  'no-header-row': {
    says: 'no list of players was found in “{value}”',
    cure: 'Put headers such as Name and Rating above the list.',
  },
  'no-name-column': {
    says: 'no column with names was found among “{value}”',
    cure: 'Give the column of the names the header Name.',
  },
  'player-without-name': {
    says: 'a player has a number but no name',
    cure: 'Enter the name, or empty the whole row.',
  },
  'unreadable-tie-break-lists': {
    says: '“{value}” holds no lists of tie-breaks with a name each',
    cure: 'Write a name, an equals sign and the codes, and put semicolons between lists: Club = BH-C1, SB; Youth = DE, WIN. No name twice.',
  },
  'unreadable-byes': {
    says: '“{value}” does not say which rounds are off',
    cure: 'Write rounds with commas: 3 for an absence, 5½ for a half-point bye, 7+ for a full point.',
  },
  'table-not-a-number': {
    says: '“{value}” is not a table number',
    cure: 'Enter a whole number above 0, or nothing.',
  },
  'points-not-a-number': {
    says: '“{value}” is not a number of points',
    cure: 'Enter whole or half points, such as 1 or 0.5.',
  },
  'unreadable-forbidden': {
    says: '“{value}” does not say who must not meet',
    cure: 'Write numbers with dashes, groups with semicolons: 3-7; 4-9-12 (1, 2).',
  },
  'unknown-system-rule': {
    says: '“{value}” is not a rule of the system {system}',
    cure: 'Write pieces such as “top 60; rematch 8; away 1/3”; the guide lists them.',
  },
  'system-without-rules': {
    says: 'the system {system} has no rules to choose, and the event says “{value}”',
    cure: 'Empty the cell, or choose the system that these rules belong to.',
  },
  'scheveningen-odd-boards': {
    says: '{boards} boards for Scheveningen, an odd number: in every round one team has one White more, and nobody has both colours equally often',
    cure: 'Play on an even number of boards, or {double} rounds: then everybody meets again with colours reversed. If it is meant so, write “odd yes” in the row “Rules of the system” (on the command line --parameters "odd yes").',
  },
  'rules-in-workbook': {
    says: 'a workbook says the rules of its system itself: “{value}” is not used',
    cure: 'Leave out --parameters, or change the setting “Rules of the system” in the workbook.',
  },
  'unreadable-keep-apart': {
    says: '“{value}” does not say by which column players must not meet',
    cure: 'Write the header of a column of the players, with the number of first rounds in brackets if it is not for all: Club (3). Several with semicolons.',
  },
  'unreadable-avoid': {
    says: '“{value}” does not say whom to keep apart if possible',
    cure: 'Write the header of a column of the players, first rounds in brackets, and after a colon what it may cost: Club (3): colours. Words: order, floats, colours, anything.',
  },
  'unknown-apart-column': {
    says: 'the players have no column “{value}” for “Must not meet”',
    cure: 'Columns that can be named: {known}. Or add one of your own, for example Family.',
  },
  'unknown-paper': {
    says: '“{value}” is not a known paper size',
    cure: 'Write A4 or Letter.',
  },
  'unknown-profile': {
    says: '“{value}” is not a known kind of event',
    cure: 'Write Club evening or Rated event.',
  },
  'unknown-language': {
    says: '“{value}” is not an available language',
    cure: 'Write one of {known}.',
  },
  'unknown-colour': { says: '“{value}” is not a colour', cure: 'Write White or Black.' },
  'unknown-system-setting': {
    says: '“{value}” is not a known pairing system',
    cure: 'Choose one in the pane, or write its name: {known}.',
  },
  'system-not-chosen': {
    says: 'no pairing system is chosen; {system} is used',
    cure: 'Choose the announced system in the event’s settings.',
  },
  'unknown-status': {
    says: '“{value}” is not a status; the player counts as playing',
    cure: 'Leave it empty, or write Withdrawn.',
  },
  'round-column-missing': {
    says: 'round {round} has no column {column}',
    cure: 'Give the column its header back, or restore the round from the history.',
  },
  'round-missing': {
    says: 'round {round} is missing before “{value}”',
    cure: 'Restore the round from the history, or name its table Round_{round}.',
  },
  'opponent-missing': {
    says: 'round {round}: a player has no opponent and no bye',
    cure: 'Enter the opponent, or bye as result.',
  },
  'player-twice-in-round': {
    says: 'round {round}: “{value}” is there twice',
    cure: 'Each player has one row in a round; correct the other one.',
  },
  'unknown-rating-method': {
    says: '“{value}” is not a method for the rating used',
    cure: 'Write FIDE, NRO (national only), FIDON (FIDE, else national), NIDOF (national, else FIDE), HBFN (the higher), LBFN (the lower) or OTHER; before it the federation if you like: FRA FIDON.',
  },
  'rating-not-by-method': {
    says: 'Rating says {value}, by {method} it is {rating}; {value} counts',
    cure: 'Empty the cell, and the rating is worked out; or write OTHER in the row Rating method of the sheet Event.',
  },
  'unreadable-order': {
    says: '“{value}” does not say an order of tied players',
    cure: 'Write the numbers in their order, groups separated by a semicolon: 7, 3; 12, 5. Name nobody twice.',
  },
  'order-unknown-player': {
    says: 'nobody has number {value}, named in an order of tied players',
    cure: 'Correct the number.',
  },
  'unknown-number': {
    says: 'round {round}: nobody has number {value}',
    cure: 'Enter the number as in the sheet Players.',
  },
  'name-not-unique': {
    says: 'several players are called “{value}”',
    cure: 'Enter the pairing number as well.',
  },
  'name-differs': {
    says: 'round {round}: number {no} is {known}, not “{value}”; the number counts',
    cure: 'Correct the name or the number.',
  },
  'sheet-exists': {
    says: 'a sheet “{value}” of your own exists already; nothing was changed',
    cure: 'Rename your sheet and try again.',
  },
  'sheet-protected': {
    says: 'the sheet “{value}” is protected; nothing was changed',
    cure: 'Take off the protection (Review tab) and try again.',
  },
  'workbook-protected': {
    says: 'the structure of the workbook is protected, so that no sheet can be added; nothing was changed',
    cure: 'Take off the protection (Review tab, Protect Workbook) and try again.',
  },
  'name-taken': {
    says: 'a name “{value}” of your own exists already, and a table of ours needs it; nothing was changed',
    cure: 'Rename it (Formulas tab, Name Manager) and try again.',
  },
  'cell-in-the-way': {
    says: '“{value}” is where the list will be written; nothing was changed',
    cure: 'Move it further down or to the right and try again.',
  },
  'below-table': {
    says: '“{value}” needs other rows than it has, and there is something below it; in a file nothing can be moved, so nothing was changed',
    cure: 'Move it beside the table, or do the same in Excel with the pane.',
  },
  'own-column': {
    says: 'your own column “{value}” is in a table whose rows are rewritten; nothing was changed',
    cure: 'Move it beside the table and try again.',
  },
  'own-rows-in-list': {
    says: 'rows or columns were inserted inside our list on the sheet “{value}”; nothing was changed',
    cure: 'Move them out of the list, or delete the sheet, and try again.',
  },
  'column-gone': {
    says: 'the column “{value}” is no longer in the table and cannot be restored; nothing was changed',
    cure: 'Insert a column with this header into the table and try again.',
  },
};
