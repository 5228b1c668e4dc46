/** Which edition was taken, and why: one line beside the answer. */
export const choices = {
  'choice.by-file': '{edition}, as the file says ({word}).',
  'choice.by-date': '{edition}, in force when the event began ({date}).',
  'choice.newest':
    '{edition}, the newest edition: the file names neither an edition nor the day it began.',
  'choice.newest-of-all': '{edition}, the newest edition.',
  'choice.silent-workbook': '{edition}, because the table Event says no pairing system.',
  'choice.over-file': '{edition}, as asked; the file says {own} ({word}).',
  'choice.over-unknown': '{edition}, as asked; the file says {word}, which is not known here.',
};
