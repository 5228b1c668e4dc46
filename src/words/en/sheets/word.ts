export const singleWords = {
  'word.half-bye': 'half-point bye',
  'word.full-bye': 'full-point bye',
  'word.white': 'White',
  'word.black': 'Black',
  'word.white-letter': 'w',
  'word.black-letter': 'b',
  'word.withdrawn': 'Withdrawn',
  'word.pairing-bye': 'bye',
  'word.absent': 'absent',
};
