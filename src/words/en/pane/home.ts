/** The pane by moment: the bar of the round, the main ways, the papers, who is here. */
export const home = {
  'home.round': 'Round',
  'home.more': 'More',
  'home.missing': '{count} missing: {tables}',
  'home.complete': 'all results in',
  'home.enter-players': 'Enter the players',
  'home.end': 'To finish the event',
  'home.paper-written': 'Written {time}',
  'home.paper-live': 'Live since {time}',
  'home.paper-stale': 'out of date: write it again',
  'home.papers-stale': 'Out of date now: {papers}. Write and print them again.',
  'home.more-settings': 'More settings',
  'home.seldom-settings': 'Rarely needed',
  'home.check-perfect': 'No difference was found.',
};
