/** Two arbiters in one workbook. */
export const shared = {
  'pane.view-shared': 'Two arbiters',
  'shared.what':
    'Several arbiters can have this workbook open at once. One is in charge: pairings, lists, players and undo. The others enter results, each on a device of their own.',
  'shared.your-name': 'Your name, as the others see it',
  'shared.name': 'Give your name',
  'shared.save-name': 'Save the name',
  'shared.share': 'Share with other arbiters',
  'shared.stop': 'Stop sharing',
  'shared.take-over': 'Take over',
  'shared.taking': 'Taking over…',
  'shared.you': 'You are in charge.',
  'shared.other': '{name} is in charge. Here you enter results.',
  'shared.away': '{name} was in charge until {time}. Here you enter results.',
  'shared.nobody': 'Nobody is in charge. Here you enter results.',
  'shared.arbiters': 'Arbiters: {names}',
  'shared.somebody': 'another arbiter',
  'shared.begun': 'Shared with other arbiters',
  'shared.ended': 'Sharing ended',
  'shared.taken': '{name} took over from {before}',
  'shared.not-in-charge':
    '{name} is in charge, so nothing was written. Take over first if this is for you to do.',
  'shared.taken-by': '{name} has taken over. Here you enter results from now on.',
  'shared.result': 'Table {table}: {result}, entered by {name}',
  'shared.result-earlier': 'Round {round}, table {table}: {result}, entered by {name}',
  'shared.done': '{action} ({name})',
  'shared.differs':
    'Table {table}: {there} was entered meanwhile, so {result} was not written. Enter it again if it is right.',
  'shared.no-network':
    'There is no network: the others would not learn that you take over. Results can be entered.',
  'shared.lost':
    'Round {round}, table {table}: your {result} is not there any more, the sheet has {there}. Check the slip and enter it again.',
  'shared.lost-to':
    'Round {round}, table {table}: your {result} is at table {other} now, where nobody entered it; table {table} has {there}. Check both slips.',
  'shared.twice':
    'Round {round}, table {table}: your {result} is at table {other} too, where nobody entered it. Check both slips.',
  'shared.lost-of':
    'Round {round}, table {table}: {result}, entered by {name}, is not there; the sheet has {there}. Check the slip.',
  'shared.lost-of-to':
    'Round {round}, table {table}: {result}, entered by {name}, is at table {other} now, where nobody entered it; table {table} has {there}. Check both slips.',
  'shared.clear': 'Clear {result} at table {other}',
  'shared.move': 'Move {result} to table {table}',
  'shared.again': 'Enter {result} at table {table} again',
  'shared.gone':
    'Table {table}: {result} was not written, as the game is not in the sheet any more.',
  'shared.correction':
    'A result of an earlier round is corrected by the arbiter in charge ({name}).',
  'shared.seen':
    'Somebody else is changing this workbook. Share it, so that nobody overwrites the other.',
};
