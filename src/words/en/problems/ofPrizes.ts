/** Problems of a table of prizes and of the standings it is for. */
export const ofPrizes = {
  'prize-column-unknown': {
    says: '“{value}” is neither a column of prizes nor a column of the standings',
    cure: 'Columns are Prize, Place, Value, Share, Rating, Age, Born, Sex, or what heads a column of the standings.',
  },
  'prize-column-twice': { says: 'the column “{value}” is there twice', cure: 'Leave one of them.' },
  'prize-value-missing': {
    says: 'the prize table has no column Value: “{value}”',
    cure: 'Take the header row into the range and head the amounts with Value.',
  },
  'prize-table-empty': {
    says: 'no prize is entered',
    cure: 'Add a prize below the header, a row for each.',
  },
  'prize-place-is-date': {
    says: '“{value}” is a date: the spreadsheet made one of places such as 2-3',
    cure: 'Type an apostrophe before it (’2-3 shows as 2-3), or format the column as text and type the places again.',
  },
  'prize-cell-bad': {
    says: '“{value}” cannot be read in the column {column}',
    cure: 'Write it like this: {expected}.',
  },
  'prize-year-missing': {
    says: '“{value}” is an age, and the year of the event is not known',
    cure: 'Give the year: the start of the event in its settings, or the argument year of the formula; or put years of birth in a column Born.',
  },
  'prize-place-twice': {
    says: 'place {value} is there twice for the same people',
    cure: 'Give every place once; prizes for others need a condition of their own.',
  },
  'prize-place-gap': {
    says: 'place {value} is there, place {place} is not',
    cure: 'Fill the gap, or count the places from 1 without one.',
  },
  'prize-value-rises': {
    says: 'a prize of {value} is larger than the one for the place above it',
    cure: 'Let the prizes fall from place to place.',
  },
  'prize-share-mixed': {
    says: 'prizes for the same people are shared in different ways: “{value}”',
    cure: 'Write the same word in all their rows.',
  },
  'prize-standings-bad': {
    says: 'the standings need columns for name and points; their header is “{value}”',
    cure: 'Take the header row into the range.',
  },
  'prize-standings-order': {
    says: 'rank {value} comes after a lower one',
    cure: 'Give the standings in their order.',
  },
  'prize-table-there': {
    says: 'the sheet “{value}” has the prizes already',
    cure: 'Change it there; it is not written over.',
  },
  'prize-table-missing': {
    says: 'this workbook has no table of prizes',
    cure: 'Make the sheet Prizes and fill it in.',
  },
  'prize-nobody-possible': {
    says: 'the years of birth “{value}” and the age “{age}” leave nobody',
    cure: 'Leave one of the two.',
  },
  'prize-rules-unknown': {
    says: '“{value}” is not a rule for prizes',
    cure: 'Write one or several, value or order, and none, equal or hort, with commas; or choose them in the pane.',
  },
};
