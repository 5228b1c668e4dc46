/** Problems of a workbook with several events. */
export const ofSections = {
  'bad-section-name': {
    says: '“{value}” cannot be the name of a section',
    cure: 'Take at most {limit} characters with a letter or digit among them, and none of [ ] : * ? / \\ (sheets cannot have them in their names).',
  },
  'section-exists': {
    says: 'there is a section “{value}” already, or one whose tables have the same names',
    cure: 'Choose another name.',
  },
  'section-without-name': {
    says: '“{value}” is the event of the workbook itself and has no name as a section',
    cure: 'Change the name of the event in its settings.',
  },
  'section-not-deleted': {
    says: '“{value}” is the event of the workbook itself and is not deleted',
    cure: 'Delete the other sections, or begin a new workbook.',
  },
  'section-has-rounds': {
    says: '“{value}” has {rounds} {rounds|round|rounds}: its results, lists and log would go',
    cure: 'Say --yes if that is meant; the workbook as it was is kept beside it.',
  },
  'sections-of-workbooks': {
    says: '“{value}” is not a workbook: only an .xlsx holds sections',
    cure: 'Name the workbook.',
  },
  'section-to-choose': {
    says: 'the workbook holds several sections: {known}',
    cure: 'Say which one with --section NAME.',
  },
  'unknown-section': {
    says: 'there is no section “{value}”',
    cure: 'The sections are: {known}.',
  },
  'no-sections': {
    says: '--section “{value}” was given, but the file holds one event without sections',
    cure: 'Leave --section out.',
  },
  'section-has-begun': {
    says: 'round {round} of “{value}” is paired: players are moved between sections before round 1 only',
    cure: 'Withdraw the player in one section and add them late in the other.',
  },
  'player-in-both': {
    says: '“{value}” is in the section “{section}” already',
    cure: 'Take one of the two rows out, or give them names that tell them apart.',
  },
  'section-changed-since': {
    says: 'this step concerns the section “{value}” too, which was changed since',
    cure: 'Switch to “{value}” and undo its later steps first.',
  },
  'section-paired-elsewhere': {
    says: 'round {value} was paired outside the pane after this step, and is not taken back with it',
    cure: 'Restore only what came after that round, and correct earlier results in the round itself.',
  },
  'rows-stay-in-file': {
    says: 'rows would have to be taken out of “{value}”; in a file nothing can be moved, so nothing was changed',
    cure: 'Do it in Excel with the pane.',
  },
} as const;
