export const validations = {
  'validation.result-title': 'Result',
  'validation.result':
    'Type 1-0, ½-½ or 0-1; 1-0F, 0-1F or 0-0F for a forfeit; adj if adjourned; 0-0, ½-0 or 0-½ for a sanction. 1, 0, =, 1/2, 0.5, +- and draw work too. Red: not a result.',
  'validation.team-result':
    'At the board of a match, as seen from the left: 1-0 if the player on the left won. ½-½, 0-1; 1-0F, 0-1F or 0-0F for a forfeit; adj if adjourned.',
  'validation.team-status': 'Empty, or Withdrawn for a team that plays no more.',
  'validation.status-title': 'Status',
  'validation.status': 'Empty, or Withdrawn for a player who plays no more.',
};
