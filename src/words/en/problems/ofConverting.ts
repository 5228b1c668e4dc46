/** Problems of turning one kind of file into another. */
export const ofConverting = {
  'format-and-name': {
    says: '--format {value} asks for a TRF, but the file is to be called {file}',
    cure: 'Leave --format out, or give the file a name such as event.trf.',
  },
  'table-holds-results-only': {
    says: 'a crosstable holds numbers, titles, names, ratings and results only',
    cure: 'Write a TRF or a workbook to keep the rest.',
  },
  'table-loses-results': {
    says: 'a crosstable has no words for some results of players {value} (games without rating, open games, forfeits without colours)',
    cure: 'Write a TRF or a workbook to keep them.',
  },
  'table-not-readable': {
    says: 'the crosstable of this event cannot be read back ({value})',
    cure: 'Write a TRF or a workbook for other programs.',
  },
};
