/** Problems of what was asked for: the round, the options of a command, the files named. */
export const ofRequests = {
  'exercise-not-found': {
    says: 'no event was found for {kind}, level {level}, with seed {value}',
    cure: 'Try another seed.',
  },
  'no-workbook-to-verify': {
    says: '“{value}” is not a Pairsheet workbook',
    cure: 'Name an .xlsx that the add-in or the command line made.',
  },
  'output-without-number': {
    says: '{count} {count|file|files} cannot all be called “{value}”',
    cure: 'Write %d where the number of the file goes: -o "t%d.trf".',
  },
  'no-such-round': { says: 'there is no round “{value}”', cure: 'Rounds are counted from 1.' },
  'beyond-last-round': {
    says: 'all {declared} rounds are played; there is no round {value}',
    cure: 'If the event goes on, correct the number of rounds.',
  },
  'round-too-early': {
    says: 'round {value} cannot be paired before round {next}',
    cure: 'Pair round {next} and enter its results first.',
  },
  'round-not-paired': {
    says: 'round {value} has no pairing yet',
    cure: '{paired} {paired|round|rounds} are paired so far.',
  },
  'nobody-to-pair': {
    says: 'nobody plays round {value}',
    cure: 'Check the withdrawals and the byes.',
  },
  'rounds-not-declared': {
    says: 'the number of rounds is not declared (no XXR line): this round is not treated as the last',
    cure: 'Add a line such as XXR 9.',
  },
  'unknown-command': {
    says: 'unknown command “{value}”',
    cure: 'The commands are {known}; see pairsheet --help.',
  },
  'unknown-option': { says: 'unknown option “{value}”', cure: 'See pairsheet {command} --help.' },
  'option-needs-value': {
    says: 'option {value} needs a value',
    cure: 'See pairsheet {command} --help.',
  },
  'round-without-pgn': {
    says: '--round belongs to a .pgn: “{value}”',
    cure: 'Give the output a name that ends in .pgn, or leave --round out.',
  },
  'option-missing': { says: 'option {value} is missing', cure: 'See pairsheet {command} --help.' },
  'bad-option-value': {
    says: 'option {option} does not take “{value}”',
    cure: 'It takes {known}.',
  },
  'options-exclude': {
    says: 'options {value} and {other} exclude each other',
    cure: 'Give one of them.',
  },
  'unknown-system': { says: 'unknown pairing system “{value}”', cure: 'The systems are {known}.' },
  'file-argument-missing': { says: 'no file was named', cure: 'See pairsheet {command} --help.' },
  'argument-too-many': {
    says: 'one argument too many: “{value}”',
    cure: 'See pairsheet {command} --help.',
  },
  'appeal-two-players': {
    says: 'two players are wanted, not “{value}”',
    cure: 'Write two numbers (3,7), or two names with a semicolon between them.',
  },
  'appeal-one-player': {
    says: 'the two players are one and the same',
    cure: 'Name two different players.',
  },
  'unknown-player': {
    says: 'nobody has number or name “{value}”',
    cure: 'Give a pairing number of the player list.',
  },
  'file-named-twice': {
    says: '“{value}” is named twice: for the exercise and for its solution',
    cure: 'Name another file with --solution.',
  },
  'file-missing': { says: 'there is no such file', cure: 'Check the path.' },
  'file-unreadable': {
    says: 'the file cannot be read ({value})',
    cure: 'Check that it is a file, that you may read it, and that it is not open elsewhere.',
  },
  'folder-unreadable': {
    says: 'the folder cannot be read ({value})',
    cure: 'Name a folder that you may read, not a file; for a single file there is the command check.',
  },
  'file-unwritable': {
    says: 'the file cannot be written ({value})',
    cure: 'Check that the folder exists and that you may write there.',
  },
  'file-read-only': {
    says: 'the file is read-only',
    cure: 'Allow writing to it, or work on a copy. Nothing was written.',
  },
  'file-in-use': {
    says: 'another pairsheet is writing this file ({user} on {host}, process {process}, since {since})',
    cure: 'Run the command again when it has finished. Nothing was written.',
  },
  'file-changed': {
    says: 'the file was changed by somebody else while this command worked',
    cure: 'Run the command again: it then works on the file as it is now. Nothing was written.',
  },
};
