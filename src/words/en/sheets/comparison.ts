/** Editions side by side: the command line and the sheet. */
export const comparison = {
  'compare.same': 'round {round}: the same by all',
  'compare.differs': 'round {round}: not the same',
  'compare.only': 'by {edition} alone: {pairs}',
  'compare.none': 'by {edition} there is no pairing',
  'compare.judged': '{edition} on the pairing of {other}:',
  'compare.title': 'Editions side by side',
  'compare.sheet': 'Compare',
  'compare.summary': 'Rounds: {rounds}; not the same: {differing}',
  'compare.done': '{rounds} rounds compared by {editions}: {differing} differ',
  'compare.head.edition': 'Edition',
  'compare.head.pairs': 'Pairs of this edition alone',
  'compare.head.against': 'By its own text against the round of {measure}',
  'compare.head.opposed': 'By the text of {measure} against this round',
  'cli.help.compare-systems': 'the editions to compare, the first is the measure: A,B[,C]',
  'cli.help.compare-output': 'write the comparison as a workbook too',
};
