/** Words of keeping players apart by a column: club, federation, family. */
export const apart = {
  'apart.decides': 'Kept apart by {column} ({value}): without that these would have met: {pairs}',
  'apart.pair': '{players} are kept apart in this round: the same {column} ({value})',
  'apart.refusal': 'Round {round} can be paired, but not while players are kept apart by {column}',
  'apart.cure':
    'In the settings of the event, keep them apart by {column} in the first {before} {before|round|rounds} only, and pair again',
  'apart.cure-first':
    'In the settings of the event, do not keep players apart by {column}, and pair again',

  'pane.field-apart': 'Kept apart by column',
  'pane.field-apart-hint':
    'Players with the same entry do not meet. It is absolute: a round that cannot be paired so is refused, with the cure.',
  'pane.apart-none': 'nobody',
  'pane.field-apart-rounds': 'In the first rounds only',
  'pane.field-apart-rounds-hint': 'Empty: in all rounds',
  'pane.field-round-dates': 'Dates and times of the rounds',
  'pane.field-round-dates-hint':
    'A line for each round, e.g. 2026-05-01 14:00. They stand on the sheets of the rounds, the lists and the slips.',
  'pane.field-paper': 'Paper',
  'pane.field-paper-hint': 'For sheets written from now on',
};
