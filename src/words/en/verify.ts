/** Whether an event is what its log says. */
export const verify = {
  'verify.no-log': 'There is no log: nothing can be proved',
  'verify.no-proofs': 'The log was written before lines carried proofs: nothing can be proved',
  'verify.line-broken':
    'Line {line} of the log ({time}, {action}) does not fit: it, or a line before it, was changed, added or taken out',
  'verify.settings-differ': 'The settings are not as line {line} of the log left them ({time})',
  'verify.players-differ':
    'Names, ratings, titles or numbers of the players are not as line {line} of the log left them ({time})',
  'verify.round-differs': 'Round {round} is not as line {line} of the log left it ({time})',
  'verify.pairing-differs':
    'Round {round} is not what {system} pairs, and the log has no reason for it',
  'verify.lines': '{proved} of {lines} {lines|line|lines} of the log with a proof that fits',
  'verify.rounds': '{rounds} {rounds|round|rounds} paired again',
  'verify.untouched': 'Untouched since the beginning',
  'verify.untouched-since': 'Untouched since round {round}',
  'verify.manual': '{count} manual {count|change|changes}, {without} without a reason',
  'verify.corrected': '{count} {count|correction|corrections} of earlier rounds',
  'verify.change': '  line {line}, {time}: {action} – {reason}',
  'cli.help.verify-file': 'a workbook of Pairsheet',
};
