export const phaseWords = {
  'phase.begin': 'Begin changes of round {round}',
  'phase.begun': 'Changes of round {round} by hand begun',
  'phase.open':
    'Changes of round {round} by hand are under way. The next round is paired once they are ended.',
  'phase.typed':
    'Tables of round {round} were changed in its sheet. The next round is paired once that is ended.',
  'phase.typed-tables':
    'Table numbers of round {round} were changed in its sheet. Lists follow them; finish, and “By name” follows too.',
  'phase.end': 'End the changes of round {round}…',
  'phase.end-now': 'End the changes',
  'phase.not-yet': 'Not yet',
  'phase.ended': 'Changes of round {round} by hand ended',
  'phase.title': 'Round {round}: the system’s pairing and yours',
  'phase.same': 'The round stands as the system pairs it.',
  'phase.engine': 'The system pairs',
  'phase.played': 'The round has',
  'phase.no-engine': 'The system finds no legal pairing for this round.',
  'phase.line': 'This line goes into the trail and into every TRF:',
  'phase.first': 'Round {round} is being changed by hand: end the changes first.',
  'phase.far-apart': '{players} are {points} points apart',
  'phase.by-hand': 'Make round {round} by hand',
  'phase.by-hand-hint':
    'Writes the players in order of their points, two by two; exchange them until the round is right, then end the changes. Broken rules are named.',
  'phase.made': 'Round {round} made by hand: {games} {games|game|games}',
};
