export const warnings = {
  'warn.second-half-bye':
    '{player} has had a half-point bye already (round {rounds}). Does the announcement allow another?',
  'warn.full-bye':
    '{player} gets a full-point bye, which is discouraged: a half-point bye is the usual one. The log says so.',
  'warn.adjourned':
    '{count} adjourned {count|game is|games are} still open and {count|counts as a draw|count as draws} for this pairing: {games}',
};
