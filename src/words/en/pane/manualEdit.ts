export const manualEditWords = {
  'manualEdit.begin': 'Change round {round} by hand',
  'manualEdit.begun': 'Manual changes to round {round} started',
  'manualEdit.open':
    'Manual changes to round {round} are open. Finish them to pair the next round.',
  'manualEdit.typed':
    'Tables of round {round} were changed in its sheet. Finish the changes to pair the next round.',
  'manualEdit.typed-tables':
    'Table numbers of round {round} were changed in its sheet. Lists follow them; finish, and “By name” follows too.',
  'manualEdit.end': 'Finish changes to round {round}…',
  'manualEdit.end-now': 'Finish changes',
  'manualEdit.not-yet': 'Keep editing',
  'manualEdit.ended': 'Manual changes to round {round} finished',
  'manualEdit.title': 'Round {round}: the system’s pairing and yours',
  'manualEdit.same': 'The round is as the system pairs it.',
  'manualEdit.engine': 'The system pairs',
  'manualEdit.played': 'The round has',
  'manualEdit.no-engine': 'The system finds no legal pairing for this round.',
  'manualEdit.line': 'This line goes into the log and into every TRF:',
  'manualEdit.first': 'Round {round} is being changed by hand: finish the changes first.',
  'manualEdit.far-apart': '{players} are {points} points apart',
  'manualEdit.by-hand': 'Make round {round} by hand',
  'manualEdit.by-hand-hint':
    'Writes the players in order of their points, two by two; swap them until the round is right, then finish the changes. Broken rules are named.',
  'manualEdit.made': 'Round {round} made by hand: {games} {games|game|games}',
};
