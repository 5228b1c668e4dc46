/** Events that come from files, and what is warned of before a round or a file is made. */
export const importing = {
  'pane.pasted-below':
    '{count} {count|player is|players are} below the table in {sheet} and {count|does|do} not count yet.',
  'pane.pasted-take': 'Add {count|this player|these players}',
  'pane.pasted-taken': '{count} {count|player|players} added',
  'pane.pasted-list': '{count} {count|player|players} in {sheet}: import them?',
  'pane.pasted-read': 'Read list',
  'import.checking': 'Checking round {round} of {rounds} …',
  'import.title':
    '{count} of {rounds} {rounds|round is|rounds are} not as {system} pairs {rounds|it|them}',
  'import.round': 'Round {round}: {what}',
  'import.unchecked': 'Round {round} could not be checked',
  'import.trail': 'Each of them gets a line in the log, which every TRF of the event will carry.',
  'import.confirm': 'Import all the same',
  'import.drop': 'Cancel',
  'import.dropped': 'Nothing was imported.',
  'import.all-right': '{rounds} {rounds|round|rounds} checked: as the system pairs them',
  'import.assumed-rounds':
    'The file does not give the number of rounds (142, XXR): {rounds} assumed',
  'import.assumed-colour':
    'The file does not say the initial colour (152, XXC): taken from round 1',
  'import.assumed-no-colour':
    'The file does not say the initial colour (152, XXC): it will be drawn',
  'import.assumed-points':
    'The file does not say the points (162): 1, ½, 0 and 1 for the bye assumed',
  'import.assumed-system': 'The file does not say the pairing system (192): {system} assumed',
  'import.assumed-tie-breaks':
    'The file does not say the tie-breaks (202, 212): {list} of {edition} assumed',
  'pane.gap-avoided':
    'who should not meet if possible: a TRF has no record for it, so a check of the file finds rounds changed for it',
  'pane.gap-adjourned':
    'the {count|result|results} of {count} adjourned {count|game|games}: not yet a file for rating',
  'pane.gap-results':
    '{count} {count|result|results} that {count|is|are} missing: not yet a file for rating',
  'pane.table-adopted': 'Crosstable imported: {count} {count|player|players}',
  'pane.adopt-table': 'Import with {rounds} {rounds|round|rounds}',
};
