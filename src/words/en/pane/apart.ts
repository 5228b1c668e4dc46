/** Words of keeping players apart by a column: club, federation, family. */
export const apart = {
  'apart.decides':
    'Must not meet, same {column} ({value}); otherwise these would have met: {pairs}',
  'apart.pair': '{players} must not meet in this round: the same {column} ({value})',
  'apart.refusal': 'Round {round} can be paired only if players of the same {column} may meet',
  'apart.cure':
    'In the event settings, let players of the same {column} meet after the first {before} {before|round|rounds}, and pair again',
  'apart.cure-first':
    'In the event settings, let players of the same {column} meet, and pair again',

  'pane.field-apart': 'Must not meet: same column',
  'pane.field-apart-hint':
    'Players with the same entry do not meet. This is absolute: a round that cannot be paired this way is refused, and you are shown the way out.',
  'pane.field-apart-strength': 'How strictly',
  'pane.field-apart-strength-hint':
    '“If possible” changes the round of the rules only up to the price chosen. It is announced before round 1, and the working of each round names it as a departure.',
  'pane.apart-always': 'always',
  'pane.apart-order': 'if possible: order only',
  'pane.apart-floats': 'if possible: up to floats',
  'pane.apart-colours': 'if possible: up to colours',
  'pane.apart-any': 'unless there is no other way',
  'pane.apart-none': 'nobody',
  'pane.field-apart-rounds': 'In the first rounds only',
  'pane.field-apart-rounds-hint': 'Empty: in all rounds',
  'pane.field-round-dates': 'Dates and times of the rounds',
  'pane.field-round-dates-hint':
    'A line for each round, e.g. 2026-05-01 14:00. They are printed on the rounds, the lists and the slips.',
  'pane.field-paper': 'Paper',
  'pane.field-paper-hint': 'For sheets written from now on',
};
