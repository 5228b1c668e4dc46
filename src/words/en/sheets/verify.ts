/** Whether an event is what its log says. */
export const verify = {
  'verify.fork-differs':
    'Lines {line} and {other} of the log were written at the same time and changed the same: one of them undid the other',
  'verify.fork-joined':
    'Lines {line} and {other} of the log were written at the same time, in different parts of the event, and are joined',
  'verify.fork-open':
    'Lines {line} and {other} of the log were written at the same time, in different parts of the event; no line joins them yet',
  'verify.no-log': 'There is no log: nothing can be proved',
  'verify.no-proofs': 'The log was written before lines carried proofs: nothing can be proved',
  'verify.line-broken':
    'Line {line} of the log ({time}, {action}) does not fit: it, or a line before it, was changed, added or taken out',
  'verify.settings-differ': 'The settings are not as line {line} of the log left them ({time})',
  'verify.players-differ':
    'Names, ratings, titles or numbers of the players are not as line {line} of the log left them ({time})',
  'verify.round-differs': 'Round {round} is not as line {line} of the log left it ({time})',
  'verify.record-differs': 'The hidden record of round {round} is not what its sheet says',
  'verify.pairing-differs':
    'Round {round} is not what {system} pairs, and the log has no reason for it',
  'verify.lines': '{proved} of {lines} {lines|line|lines} of the log with a proof that fits',
  'verify.rounds': '{rounds} {rounds|round|rounds} paired again',
  'verify.untouched': 'Untouched since the beginning',
  'verify.untouched-since': 'Untouched since round {round}',
  'verify.manual': '{count} manual {count|change|changes}, {without} without a reason',
  'verify.corrected': '{count} {count|result|results} corrected after {count|its|their} round',
  'verify.lines-gone':
    'The log has lost its end: it had {was} {was|line|lines} and has {now}. Excel’s undo (Ctrl+Z) does that, and so does deleting rows.',
  'verify.change': '  line {line}, {time}: {action} – {reason}',
  'verify.charter-differs':
    'The locked rules, or the log of departures from them, are not as line {line} of the log left them ({time})',
  'verify.results-differ':
    'Results of round {round} are not as line {line} of the log left them ({time})',
  'verify.settings-unlogged':
    'Before line {line} of the log ({time}) the settings were changed without a line of their own',
  'verify.players-unlogged':
    'Before line {line} of the log ({time}) names, ratings, titles or numbers were changed in the sheet of the players',
  'verify.charter-unlogged':
    'Before line {line} of the log ({time}) the hidden record of the locked rules was changed',
  'verify.round-unlogged':
    'Before line {line} of the log ({time}) round {round} was changed without a line of its own',
  'verify.no-state':
    'Line {line} of the log ({time}) does not say what it left: changes since cannot be seen',
  'verify.manual-reasoned':
    '{count} manual {count|change|changes}, with {count|its reason|reasons}',
  'verify.rating-only': '{count} {count|result|results} corrected for the rating report only',
  'verify.rules-left': 'the rules were changed in round {round}',
  'verify.standings': '{lists} {lists|list|lists} of standings recomputed: {cells} cells',
  'verify.standings-differ': 'Published standings are not what the results give: {what}',
  'verify.digest': 'Digest of the log: {digest}',
  'verify.digest-line': '{digest} is line {line} of the log ({time}, {action})',
  'verify.digest-unknown': 'No line of the log has the digest {digest}',
  'verify.details-differ':
    'Federation, FIDE id, club, birth or sex of the players are not as line {line} of the log left them ({time})',
  'verify.info-differs':
    'Name, place, dates, arbiters or time control of the event are not as line {line} of the log left them ({time})',
  'verify.tables-differ':
    'Tables of round {round}, or the points beside the names, are not as line {line} of the log left them ({time})',
  'verify.details-unlogged':
    'Before line {line} of the log ({time}) federation, FIDE id, club, birth or sex were changed in the sheet of the players',
  'verify.info-unlogged':
    'Before line {line} of the log ({time}) name, place, dates, arbiters or time control were changed in the sheet of the event',
  'verify.teams-differ':
    'The teams, their players or points given to them are not as line {line} of the log left them ({time})',
  'verify.teams-unlogged':
    'Before line {line} of the log ({time}) teams or the order of their boards were changed in the sheets',
  'verify.tables-unlogged':
    'Before line {line} of the log ({time}) tables of round {round} were given other numbers or other points in its sheet',
  'verify.adjusted-differ': 'Points adjusted are not as line {line} of the log left them ({time})',
  'verify.matches-differ':
    'The matches of round {round} are not as line {line} of the log left them ({time})',
  'verify.adjusted-unlogged':
    'Before line {line} of the log ({time}) points adjusted were changed without a line of their own',
  'verify.matches-unlogged':
    'Before line {line} of the log ({time}) the matches of round {round} were changed without a line of their own',
  'verify.results-unlogged':
    'Before line {line} of the log ({time}) results of round {round} were changed in its sheet, after all of them had been in',
  'verify.numbers-since':
    'Round {round} was paired by other numbers or ratings: line {line} of the log ({time}) changed them since',
  'verify.older-proof':
    'Line {line} of the log ({time}) was written, or restored, by an older version: its proof covers less',
  'verify.list-differs': 'The sheet {sheet} is not as line {line} of the log wrote it ({time})',
  'verify.list-unsure':
    'The sheet {sheet} is not as line {line} of the log wrote it ({time}); an undo may have brought back what an older version wrote',
  'verify.list-stale':
    'The sheet {sheet} is as line {line} of the log wrote it ({time}); the event has changed since: write it again',
  'verify.lists': '{lists} {lists|list is|lists are} as the log wrote {lists|it|them}',
  'verify.formula':
    '{cell} holds a formula: other programs may show another result than the one read here; type the value',
  'verify.digest-short':
    'So few signs find a line but do not prove it: somebody who computes for minutes can match them',
};
