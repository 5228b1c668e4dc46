export const phaseWords = {
  'phase.begin': 'Change round {round} by hand',
  'phase.begun': 'Manual changes to round {round} started',
  'phase.open': 'Manual changes to round {round} are open. Finish them to pair the next round.',
  'phase.typed':
    'Tables of round {round} were changed in its sheet. Finish the changes to pair the next round.',
  'phase.typed-tables':
    'Table numbers of round {round} were changed in its sheet. Lists follow them; finish, and “By name” follows too.',
  'phase.end': 'Finish changes to round {round}…',
  'phase.end-now': 'Finish changes',
  'phase.not-yet': 'Keep editing',
  'phase.ended': 'Manual changes to round {round} finished',
  'phase.title': 'Round {round}: the system’s pairing and yours',
  'phase.same': 'The round is as the system pairs it.',
  'phase.engine': 'The system pairs',
  'phase.played': 'The round has',
  'phase.no-engine': 'The system finds no legal pairing for this round.',
  'phase.line': 'This line goes into the log and into every TRF:',
  'phase.first': 'Round {round} is being changed by hand: finish the changes first.',
  'phase.far-apart': '{players} are {points} points apart',
  'phase.by-hand': 'Make round {round} by hand',
  'phase.by-hand-hint':
    'Writes the players in order of their points, two by two; swap them until the round is right, then finish the changes. Broken rules are named.',
  'phase.made': 'Round {round} made by hand: {games} {games|game|games}',
};
